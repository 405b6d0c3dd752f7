//! The rules of the game, one by one, and the contract of the kernel.

mod common;
mod conformance;
mod content;
mod coverage;
mod playout;
mod rules_a;
mod rules_c;
mod rules_e;
mod rules_f;
mod rules_k;
mod rules_m;
mod rules_o;
mod rules_r;
mod rules_s;
mod rules_x;
