//! H · Heroes.

mod entering;
mod harm;
mod leaving;
mod value;
