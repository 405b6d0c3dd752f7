//! The content that ships can be read, and there is as much of it as the rules need.

use odyssey::{CONTENT, Pack};
use table::pack::{CheckedPack, Source};

fn pack() -> Pack {
    Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"))
}

#[test]
fn the_pack_can_be_read() {
    pack();
}
