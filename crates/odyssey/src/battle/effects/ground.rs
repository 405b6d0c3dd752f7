//! Terrain and vantage points.

use crate::battle::context::{Context, Origin};
use crate::choice::{Choice, Source};
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{TerrainId, TitanSet};
use crate::pack::schema::{Amount, Area, Site, TerrainTrait};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Odyssey {
    /// B9.4 · A tile is placed at a site; where several places fit, the group chooses.
    pub(super) fn place_at(&mut self, table: &mut Table<Self>, kind: TerrainId, site: Site, context: Context) -> Play {
        let places = self.places_for(kind, site, context);
        if places.is_empty() {
            return Ok(());
        }
        let concerned = match site {
            Site::UnderTitan | Site::AdjacentToTitan => context.titan.into(),
            Site::BeforeFoe | Site::Outer(_) | Site::Inner(_) => TitanSet::NOBODY,
        };
        let prompt = || Prompt::new("ask-place-tile", "B9.4").concerns(self.players(concerned));
        let (at, turn) = table.ask(self.group()).say(prompt).pick(places, |(at, turn)| Choice::Lay(at, turn))?;
        self.place_tile(table, kind, at, turn).map(drop)
    }

    fn places_for(&self, kind: TerrainId, site: Site, context: Context) -> SmallVec<[(Space, u8); 64]> {
        let mut places = SmallVec::new();
        let Some((ground, touched)) = self.site(site, context) else {
            return places;
        };
        for turn in self.pack.turns(kind) {
            let shape = self.pack.shape(kind, turn);
            for at in (shape.places_within(&ground) & shape.places_touching(&touched)).iter() {
                let spaces = shape.spaces(at).unwrap_or_default();
                if self.can_lie(kind, &spaces) {
                    places.push((at, turn));
                }
            }
        }
        places
    }

    /// The ground on which a tile may lie for a site, and the spaces of which it must have one.
    fn site(&self, site: Site, context: Context) -> Option<(Spaces, Spaces)> {
        let primordial = self.primordial.footprint;
        let titan = || self.titan(context.titan).space();
        let empty = || Spaces::ALL - self.occupied();
        Some(match site {
            Site::BeforeFoe => (primordial.front(self.primordial.facing), primordial.around()),
            Site::UnderTitan => (Spaces::ALL, Spaces::only(titan()?)),
            Site::AdjacentToTitan => (empty(), Footprint::from(titan()?).around()),
            Site::Outer(depth) => (empty() - Spaces::inner(depth), Spaces::ALL),
            Site::Inner(depth) => (empty() & Spaces::inner(depth), Spaces::ALL),
        })
    }

    /// B10.5 · Tiles of the track; as part of an attack they go under its target.
    pub(super) fn labyrinth_of(&mut self, table: &mut Table<Self>, amount: Amount, context: Context) -> Play {
        let tiles = self.amount(amount, context);
        let by_attack = matches!(context.origin, Origin::Attack | Origin::AfterAttack | Origin::Response);
        self.labyrinth(table, tiles, by_attack.then_some(context.titan))
    }

    /// The tile the card is about, or the one under the titan if it is of this kind.
    pub(super) fn destroy(&mut self, table: &mut Table<Self>, area: Area, context: Context) -> Play {
        let tile = match context.source {
            Source::Tile(tile) => Some(tile),
            _ if self.stands_on(context.titan, area) => {
                let space = self.titan(context.titan).space();
                space.and_then(|space| self.board.tile_at(space))
            }
            _ => None,
        };
        match tile {
            Some(tile) if !self.tile_has(tile, TerrainTrait::Indestructible) => self.destroy_tile(table, tile),
            _ => Ok(()),
        }
    }

    /// B26.1 · The vantage point is unlocked, if the sheet has one.
    pub(super) fn create_vantage_point(&mut self, table: &mut Table<Self>) {
        if self.pack.primordial(self.primordial.id).vantage.is_some() && !self.primordial.vantage_open {
            self.primordial.vantage_open = true;
            table.log("B26.1", || text!("log-vantage-point", foe = self.primordial_within()));
        }
    }
}
