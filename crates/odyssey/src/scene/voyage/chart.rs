//! V1 · The chart: tiles that lie there, the backs of those that could be next, arrows and locks, the Argo and the adversary.

use crate::ids::MapTileId;
use crate::pack::schema::campaign::{Symbol, TechPower};
use crate::state::Odyssey;
use table::scene::{Amount, Course, Map, Piece, Place, PlaceShape, Point, Spot, Token, Tone, Way, WayKind};
use table::{Text, text};

/// How far tiles lie apart.
const COLUMN: u16 = 140;
const ROW: u16 = 128;

/// A tile among the spots of the scene.
fn sea_spot(slug: &str) -> Spot {
    Spot::of("sea", slug)
}

impl Odyssey {
    pub(super) fn chart(&self) -> Map {
        let tiles: Vec<MapTileId> = self.pack.ids().filter(|tile| self.is_on_chart(*tile)).collect();
        let rows = self.pack.tiles.iter().map(|tile| u16::from(tile.row)).max().unwrap_or(1);
        let mut map = Map::new("chart", rows * ROW + 12)
            .name("scene-chart")
            .places(tiles.iter().map(|tile| self.sea_place(*tile)))
            .courses(self.hunt())
            .pieces(self.ships());
        for way in self.waterways(&tiles) {
            map = map.way(way);
        }
        map
    }

    pub(crate) fn is_shown(&self, tile: MapTileId) -> bool {
        self.voyage().map.shown & 1 << tile.0 != 0
    }

    /// A tile that is revealed, or to which an arrow leads from one that is.
    fn is_on_chart(&self, tile: MapTileId) -> bool {
        let found = !self.pack.tile(tile).hidden || self.voyage().map.found & 1 << tile.0 != 0;
        let mut shown = self.pack.ids::<MapTileId>().filter(|other| self.is_shown(*other));
        self.is_shown(tile) || found && shown.any(|other| self.pack.tile(other).ways.iter().any(|way| way.to == tile))
    }

    /// What a tile is called: by its column and row until it is revealed.
    pub(crate) fn tile_called(&self, tile: MapTileId) -> Text {
        match self.is_shown(tile) {
            true => self.pack.name(tile),
            false => text!("scene-unknown-tile", place = self.coordinates(tile)),
        }
    }

    /// *C4*: the column's letter and the row's number.
    pub(crate) fn coordinates(&self, tile: MapTileId) -> String {
        let tile = self.pack.tile(tile);
        let column = char::from(b'A' + tile.col.saturating_sub(1).min(25));
        format!("{column}{}", tile.row)
    }

    fn sea_place(&self, id: MapTileId) -> Place {
        let tile = self.pack.tile(id);
        let at = Point::new(
            u16::from(tile.col).saturating_sub(1) * COLUMN + COLUMN / 2 + 10,
            u16::from(tile.row).saturating_sub(1) * ROW + ROW / 2 + 6,
        );
        let place = Place::new(sea_spot(tile.slug.as_str()), PlaceShape::Tile, self.tile_called(id), at)
            .figure(Amount::Text(Text::plain(self.coordinates(id))))
            .hidden(!self.is_shown(id));
        if !self.is_shown(id) {
            return place;
        }
        let explored = self.voyage().map.explored & 1 << id.0 != 0;
        let tone = if explored { Tone::Accent } else { Tone::Neutral };
        let symbols = Symbol::ALL.iter().copied().filter(|symbol| self.has_symbol(id, *symbol));
        let tokens = symbols.map(|symbol| {
            // V3.1 · All but doom, cities and rest count once.
            let spent = explored && !matches!(symbol, Symbol::Doom | Symbol::City | Symbol::Rest | Symbol::Hub);
            let tone = match (symbol, spent) {
                (Symbol::Doom, _) => Tone::Bad,
                (_, true) => Tone::Neutral,
                (_, false) => Tone::Good,
            };
            Token::new(symbol.text()).icon(symbol.icon()).tone(tone)
        });
        let place = match tile.waters.first() {
            Some(slug) => match self.pack.factions.iter().find(|faction| faction.slug == *slug) {
                Some(faction) => place.icon(faction.icon.clone()),
                None => place,
            },
            None => place,
        };
        let place = match self.is_divided(id) {
            true => place.split(Text::plain("α"), Text::plain("β")),
            false => place,
        };
        tokens.fold(place.tone(tone).faint(!explored), |place, token| place.token(token))
    }

    /// V1.3 · Whether arrows lead into one half of a tile only.
    fn is_divided(&self, id: MapTileId) -> bool {
        self.pack.tile(id).ways.iter().any(|way| way.from.is_some())
    }

    /// V4 · From the adversary to the Argo, the way it would come.
    fn hunt(&self) -> Option<Course> {
        let (argo, at) = (self.voyage().map.tile, self.voyage().adversary.at?);
        let mut way = vec![at];
        while let Some(last) = way.last().copied().filter(|last| *last != argo) {
            let next = self.adversary_next(last);
            if next == last {
                break;
            }
            way.push(next);
        }
        let name = text!("scene-hunt", foe = self.pack.name(self.cycle().adversary.foe));
        Some(Course::new(name, way.into_iter().map(|tile| self.spot_of(tile))).tone(Tone::Bad).ahead(true))
    }

    /// Arrows between tiles on the chart: roads where they lead both ways, and what is shut to the Argo now.
    fn waterways(&self, tiles: &[MapTileId]) -> Vec<Way> {
        let opens = self.gives(|power| matches!(power, TechPower::OpensLocks));
        let open = |tile: MapTileId| opens || self.voyage().map.open & 1 << tile.0 != 0;
        let leads = |from: MapTileId, to: MapTileId| self.pack.tile(from).ways.iter().any(|way| way.to == to);
        let mut ways: Vec<Way> = Vec::new();
        for from in tiles {
            for way in self.pack.tile(*from).ways.iter().filter(|way| tiles.contains(&way.to)) {
                let both = leads(way.to, *from);
                let kind = match (way.lock && !open(*from) && !open(way.to), both) {
                    (true, _) => WayKind::Shut,
                    (false, true) => WayKind::Road,
                    (false, false) => WayKind::OneWay,
                };
                let (from, to) = (self.spot_of(*from), self.spot_of(way.to));
                let drawn = |other: &Way| {
                    (other.from == from && other.to == to) || (both && other.from == to && other.to == from)
                };
                if !ways.iter().any(drawn) {
                    ways.push(Way { from, to, kind });
                }
            }
        }
        ways
    }

    pub(crate) fn spot_of(&self, tile: MapTileId) -> Spot {
        sea_spot(self.pack.slug(tile))
    }

    fn ships(&self) -> Vec<Piece> {
        let campaign = self.voyage();
        let name = match campaign.map.sector {
            Some(sector) => text!("scene-argo-sector", sector = sector.text()),
            None => text!("scene-argo"),
        };
        let argo = Piece::disc("argo", name, self.spot_of(campaign.map.tile))
            .emblem("argo")
            .tone(Tone::Accent)
            .picture("argo");
        let hunter = campaign.adversary.at.map(|at| {
            let foe = self.cycle().adversary.foe;
            Piece::block("adversary", self.pack.name(foe), self.spot_of(at))
                .emblem(self.pack.icon(foe).clone())
                .tone(Tone::Bad)
        });
        [argo.acting(true)].into_iter().chain(hunter).collect()
    }
}
