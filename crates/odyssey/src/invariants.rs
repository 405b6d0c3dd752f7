//! What must be true at every checkpoint.

use crate::state::Odyssey;

impl Odyssey {
    pub(crate) fn check_board(&self) -> Result<(), String> {
        if !self.primordial.footprint.is_on_board() {
            return Err("the primordial stands beyond the board".to_owned());
        }
        if !self.board.is_surveyed(&self.pack) {
            return Err("the board's sets are not what its tiles make".to_owned());
        }
        Ok(())
    }

    pub(crate) fn check_titans(&self) -> Result<(), String> {
        if self.titans.iter().any(|titan| titan.stats.iter().any(|stat| *stat > 9)) {
            return Err("a Triskelion shows more than 9".to_owned());
        }
        if !self.titans_are_surveyed() {
            return Err("a titan has something that was not taken note of".to_owned());
        }
        let spaces = self.titan_spaces();
        let standing = self.living().filter(|titan| self.titan(*titan).space().is_some()).count();
        if spaces.len() != standing {
            return Err("two titans stand on one space".to_owned());
        }
        if self.primordial.footprint.side > 0 && spaces.meets(&self.primordial.footprint.spaces()) {
            return Err("a titan stands under the primordial".to_owned());
        }
        Ok(())
    }
}
