//! W · Webs.

mod closing;
mod cutting;
mod declaring;
pub mod fitting;
pub(crate) mod rolling;
mod weaving;

pub(crate) use closing::Reward;
pub(crate) use rolling::Term;
