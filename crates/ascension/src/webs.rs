//! W · Webs.

mod closing;
mod cutting;
mod declaring;
pub mod fitting;
mod rolling;
mod weaving;
