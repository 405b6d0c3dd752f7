//! The server from outside: requests go to its router, and nothing but what comes back is looked at.

mod api;
#[path = "../common/mod.rs"]
mod common;
mod contract;
mod house;
mod kept;
mod leaks;
mod pack;
mod records;
mod refused;
mod seats;
