//! All tests of the crate in one program: it is compiled and linked once.

mod appraisal;
mod changed;
mod common;
mod conformance;
mod content;
mod coverage;
mod effects;
mod language;
mod log;
mod playout;
mod position;
mod rules_a;
mod rules_c;
mod rules_e;
mod rules_g;
mod rules_h;
mod rules_m;
mod rules_o;
mod rules_t;
mod rules_v;
mod rules_w;
mod rules_x;
