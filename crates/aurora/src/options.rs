//! O · What a table may set.

use crate::card::MapId;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options, vocabulary};

vocabulary! {
    /// A7, O3 · How players come to their convoys.
    #[derive(Default)]
    pub enum Convoys {
        #[default]
        Dealt,
        Chosen,
    }
}

/// O1 to O3 · The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct AuroraOptions {
    pub map: MapId,
    /// O2 · Whether each leader has an ability of their own.
    pub leaders: bool,
    pub convoys: Convoys,
}

impl Options<Pack> for AuroraOptions {
    fn declare(pack: &Pack) -> Vec<Declared<AuroraOptions>> {
        let maps: Vec<String> = pack.maps.iter().map(|map| map.slug.as_str().to_owned()).collect();
        let set = |options: &mut AuroraOptions, place: usize| options.map = MapId(place as u8);
        vec![
            Declared::one_of("map", maps, |options: &AuroraOptions| options.map.index(), set),
            Declared::yes_or_no("leaders", |options: &Self| options.leaders, |options, yes| options.leaders = yes),
            Declared::one_of(
                "convoys",
                Convoys::SLUGS.iter().copied(),
                |options: &Self| options.convoys.number(),
                |options, place| options.convoys = Convoys::ALL[place],
            ),
        ]
    }
}
