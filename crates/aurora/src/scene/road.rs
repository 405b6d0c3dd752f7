//! The road: regions, waypoints, turrets, the ship, enemies and convoys.

use super::spot;
use crate::card::SpaceId;
use crate::describe::item_icon;
use crate::fire::Target;
use crate::looks::LOOKS;
use crate::state::Aurora;
use table::scene::{
    Band, Field, Figure, Map, Outline, Piece, Place, PlaceShape, Point, Spot, Stand, Token, Tone, Way, WayKind,
};
use table::{Text, text};

const HEIGHT: u16 = 580;
/// The tones of the three regions.
const TONES: [&str; 3] = ["teeth", "mirror", "shelf"];

impl Aurora {
    pub(super) fn road_map(&self) -> Map {
        let road = self.pack.road(self.map());
        let places = (0..road.spaces.len()).map(|n| self.space_place(SpaceId(n as u8)));
        let mut map = Map::new("road", HEIGHT).name(self.pack.name(self.map())).land(self.land());
        for region in 1..=3 {
            map = map.band(self.region_band(region));
            if self.enemies.iter().any(|foe| foe.region == region) {
                map = map.place(self.region_place(region));
            }
        }
        map = map.places(places).places(self.turret_places()).places(self.berth_places()).fields(self.perimeters());
        for (n, space) in road.spaces.iter().enumerate() {
            let from = spot::space(SpaceId(n as u8));
            for way in &space.next {
                let narrow = space.shortcut || road.space(way.to).shortcut;
                let kind = match (way.hot, narrow) {
                    (true, _) => WayKind::Hazard,
                    (false, true) => WayKind::Path,
                    (false, false) => WayKind::Road,
                };
                map = map.way(Way { from: from.clone(), to: spot::space(way.to), kind });
            }
            if let Some(berth) = space.berth {
                map = map.way(Way { from, to: spot::berth(berth + 1), kind: WayKind::Path });
            }
        }
        map.pieces(self.convoy_pieces()).pieces(self.enemy_pieces()).piece(self.ship_piece())
    }

    /// The drawing of the land: a map's own, or the first.
    fn land(&self) -> &'static str {
        let slug = self.pack.slug(self.map());
        let own = LOOKS.lands.iter().map(|land| land.name).find(|name| *name == slug);
        own.unwrap_or(LOOKS.lands[0].name)
    }

    /// F3 · What each turret that stands reaches.
    fn perimeters(&self) -> Vec<Field> {
        let road = self.pack.road(self.map());
        let standing = (0..8u8).filter(|turret| self.turrets >> turret & 1 == 1);
        let field = |turret: u8| {
            let reached = |space: &SpaceId| road.space(*space).perimeters >> turret & 1 == 1;
            let spaces = (0..road.spaces.len() as u8).map(SpaceId).filter(reached).map(spot::space);
            let post = spot::target(Target::Turret(turret));
            Field::new(text!("see-perimeter", n = turret + 1), spaces.chain([post])).tone("perimeter")
        };
        standing.map(field).collect()
    }

    /// A region reaches from its leftmost to its rightmost space.
    fn region_span(&self, region: u8) -> (u16, u16) {
        let road = self.pack.road(self.map());
        let xs = || road.spaces.iter().filter(|space| space.region == region).map(|space| space.at.x);
        let (low, high) = (xs().min().unwrap_or(0), xs().max().unwrap_or(1000));
        (low.saturating_sub(40), (high + 40).min(1000))
    }

    fn region_band(&self, region: u8) -> Band {
        let (low, high) = self.region_span(region);
        let corners = [(low, 20), (high, 20), (high, HEIGHT - 20), (low, HEIGHT - 20)];
        let outline = Outline::Through(corners.map(|(x, y)| Point::new(x, y)).to_vec());
        Band::new(self.region_name(region), outline).tone(TONES[usize::from(region.clamp(1, 3)) - 1])
    }

    /// Where the enemies of a region stand.
    fn region_place(&self, region: u8) -> Place {
        let (low, high) = self.region_span(region);
        let at = Point::new(low.midpoint(high), 82);
        Place::new(Spot::of("region", region), PlaceShape::Stop, self.region_name(region), at)
            .band(region - 1)
            .tone("enemy")
    }

    /// A waypoint or a space of a shortcut: what lies there is its sign, what harms there its tokens.
    fn space_place(&self, at: SpaceId) -> Place {
        let space = self.pack.road(self.map()).space(at);
        let entry = &self.pack.map(self.map()).spaces[at.index()];
        let mut place = Place::new(spot::space(at), PlaceShape::Stop, self.space_name(at), space.at)
            .band(space.region - 1)
            .figure(Text::plain(entry.name.clone()));
        if let Some(counter) = self.counters[at.index()] {
            place = place.icon(self.pack.icon(counter)).tone("object");
            place = place.token(Token::new(self.pack.name(counter)).icon(self.pack.icon(counter)).tone("object"));
        }
        for item in &entry.fixed {
            let token = Token::new(text!("see-fixed", item = item.text())).icon(item_icon(*item)).tone(Tone::Good);
            place = place.icon(item_icon(*item)).tone(Tone::Good).token(token);
        }
        if space.hot {
            place = place.tone("radiation").token(Token::new("see-hot").icon("radiation").tone("radiation"));
        }
        if self.has_avalanche(at) {
            place = place.token(Token::new("see-avalanche").icon("avalanche").tone("teeth"));
        }
        place
    }

    fn turret_places(&self) -> Vec<Place> {
        let entries = self.pack.map(self.map()).turrets.iter().enumerate();
        let standing = entries.filter(|(n, _)| self.turrets >> n & 1 == 1);
        let place = |(n, entry): (usize, &crate::pack::TurretEntry)| {
            let name = text!("turret-name", n = n + 1);
            let at = Point::new(entry.at.0, entry.at.1);
            Place::new(spot::target(Target::Turret(n as u8)), PlaceShape::Post, name, at)
                .icon("turret")
                .tone("enemy")
                .figure(entry.armour)
                .token(
                    Token::new(text!("see-reward", good = entry.reward.text()))
                        .icon(crate::describe::good_icon(entry.reward)),
                )
        };
        standing.map(place).collect()
    }

    /// Where the ship lies in each round.
    fn berth_places(&self) -> Vec<Place> {
        let berths = (1u8..).zip(&self.pack.map(self.map()).ship);
        let place = |(n, (x, y)): (u8, &(u16, u16))| {
            let tone = if n < self.ship { Tone::Neutral } else { Tone::Accent };
            Place::new(spot::berth(n), PlaceShape::Stop, text!("see-berth", n = n), Point::new(*x, *y))
                .band(2)
                .tone(tone)
                .figure(n)
        };
        berths.map(place).collect()
    }

    fn ship_piece(&self) -> Piece {
        let stand = Stand::Place(spot::berth(self.ship.clamp(1, 6)));
        Piece::new("ship", Figure::Ship, "see-ship", stand).emblem("ship").tone(Tone::Accent)
    }

    fn convoy_pieces(&self) -> Vec<Piece> {
        let piece = |seat| {
            let player = &self.players[seat];
            let tone = if self.is_robot(seat) { Tone::Neutral } else { Tone::Seat(seat) };
            let stand = Stand::Place(spot::space(player.at));
            Piece::new(Spot::of("convoy", seat), Figure::Vehicle, self.pack.name(player.crew), stand)
                .emblem(self.pack.icon(player.crew))
                .tone(tone)
                .acting(self.acting() == Some(seat))
        };
        self.convoys().map(piece).collect()
    }

    fn enemy_pieces(&self) -> Vec<Piece> {
        let piece = |foe: &crate::state::Foe| {
            let enemy = self.pack.enemy(foe.card);
            let left = enemy.strength.saturating_sub(foe.damage);
            let stand = Stand::Place(Spot::of("region", foe.region));
            let mut piece = Piece::block(spot::target(Target::Enemy(foe.card)), self.pack.name(foe.card), stand)
                .emblem(self.pack.icon(foe.card))
                .tone("enemy")
                .marker(Token::new("see-strength").icon("health").count(i64::from(left)).tone("enemy"));
            for seat in self.players.seats().filter(|seat| foe.targets >> seat.0 & 1 == 1) {
                let tone = if self.is_robot(seat) { Tone::Neutral } else { Tone::Seat(seat) };
                let name = text!("see-target", crew = self.pack.name(self.players[seat].crew));
                piece = piece.marker(Token::new(name).icon("sight").tone(tone));
            }
            piece
        };
        self.enemies.iter().map(piece).collect()
    }
}
