//! O1 · What a table may set.

use crate::card::MapId;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options};

/// O1 · The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct AuroraOptions {
    pub map: MapId,
}

impl Options<Pack> for AuroraOptions {
    fn declare(pack: &Pack) -> Vec<Declared<AuroraOptions>> {
        let maps: Vec<String> = pack.maps.iter().map(|map| map.slug.as_str().to_owned()).collect();
        let set = |options: &mut AuroraOptions, place: usize| options.map = MapId(place as u8);
        vec![Declared::one_of("map", maps, |options: &AuroraOptions| options.map.index(), set)]
    }
}
