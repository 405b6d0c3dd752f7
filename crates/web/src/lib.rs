//! The table in a browser: pages rendered from scenes, answers as ordinary forms, changes pushed as they happen.
//!
//! | what | where |
//! |---|---|
//! | a scene as HTML and SVG | [`draw`] |
//! | what is around it | [`page`] |
//! | tables, seats, games | `house`, `room` |
//! | addresses | `routes`, `server` |
//! | who may do how much, and for how long | `guard`, `connections`, `rate`, `thinking` |
//!
//! No page knows a game: what is shown comes from scenes, questions and logs of an [`shelf::AnySession`].
#![forbid(unsafe_code)]

pub mod assets;
mod bots;
pub mod config;
mod connections;
pub mod draw;
mod enter;
mod fail;
mod guard;
pub mod house;
mod keeper;
mod metrics;
pub mod page;
mod patient;
mod rate;
pub mod room;
mod routes;
mod server;
mod thinking;
mod visitor;
pub mod words;

pub use config::{Config, Limits, Metrics, Rate, Times};
pub use house::House;
pub use keeper::listen;
pub use server::{NotServed, router, serve, serve_on};
pub use store::{Durability, Place, Store, StoreError};
