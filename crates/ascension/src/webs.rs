//! W · Webs.

mod closing;
mod cutting;
mod declaring;
pub mod fitting;
pub(crate) mod rolling;
mod weaving;

pub(crate) use rolling::Term;
