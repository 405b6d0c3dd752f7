//! The content that ships can be read.

use renaissance::{CONTENT, Pack};
use table::pack::{CheckedPack, Source};

#[test]
fn the_content_has_no_mistake() {
    let source = Source::embedded(CONTENT);
    if let Err(complaints) = Pack::read(&source) {
        panic!("{}", complaints.render(&source));
    }
}
