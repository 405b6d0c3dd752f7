//! The road: regions, waypoints, turrets, the ship, enemies and convoys.

use super::spot;
use crate::card::SpaceId;
use crate::describe::item_icon;
use crate::fire::Target;
use crate::state::Aurora;
use table::scene::{
    Band, Figure, Map, Outline, Piece, Place, PlaceShape, Point, Spot, Stand, Token, Tone, Way, WayKind,
};
use table::{Text, text};

const HEIGHT: u16 = 580;
const TONES: [&str; 3] = ["teeth", "mirror", "shelf"];

impl Aurora {
    pub(super) fn road_map(&self) -> Map {
        let road = self.pack.road(self.map());
        let places = (0..road.spaces.len()).map(|n| self.space_place(SpaceId(n as u8)));
        let mut map = Map::new("road", HEIGHT).name(self.pack.name(self.map()));
        for region in 1..=3 {
            map = map.band(self.region_band(region)).place(self.region_place(region));
        }
        map = map.places(places).places(self.turret_places()).place(self.ship_place());
        for (n, space) in road.spaces.iter().enumerate() {
            for way in &space.next {
                let narrow = space.shortcut || road.space(way.to).shortcut;
                let kind = if narrow { WayKind::Path } else { WayKind::Road };
                map = map.way(Way { from: spot::space(SpaceId(n as u8)), to: spot::space(way.to), kind });
            }
        }
        map.pieces(self.convoy_pieces()).pieces(self.enemy_pieces()).piece(self.ship_piece())
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
        let at = Point::new(low.midpoint(high), 50);
        Place::new(Spot::of("region", region), PlaceShape::Tile, self.region_name(region), at)
            .band(region - 1)
            .tone(TONES[usize::from(region.clamp(1, 3)) - 1])
    }

    fn space_place(&self, at: SpaceId) -> Place {
        let space = self.pack.road(self.map()).space(at);
        let entry = &self.pack.map(self.map()).spaces[at.index()];
        let mut place = Place::new(spot::space(at), PlaceShape::Disc, self.space_name(at), space.at)
            .band(space.region - 1)
            .figure(Text::plain(entry.name.clone()));
        if let Some(counter) = self.counters[at.index()] {
            let token = Token::new(self.pack.name(counter)).icon(self.pack.icon(counter)).tone("object");
            place = place.token(token);
        }
        for item in &entry.fixed {
            place =
                place.token(Token::new(text!("see-fixed", item = item.text())).icon(item_icon(*item)).tone(Tone::Good));
        }
        if space.hot {
            place = place.tone("radiation").token(Token::new("see-hot").icon("radiation").tone("radiation"));
        }
        if self.has_avalanche(at) {
            place = place.token(Token::new("see-avalanche").icon("avalanche"));
        }
        if space.perimeters & self.turrets != 0 {
            let numbers = (0..8u8).filter(|n| (space.perimeters & self.turrets) >> n & 1 == 1);
            for number in numbers {
                place =
                    place.token(Token::new(text!("see-perimeter", n = number + 1)).icon("turret").tone("perimeter"));
            }
        }
        place
    }

    fn turret_places(&self) -> Vec<Place> {
        let entries = self.pack.map(self.map()).turrets.iter().enumerate();
        let standing = entries.filter(|(n, _)| self.turrets >> n & 1 == 1);
        let place = |(n, entry): (usize, &crate::pack::TurretEntry)| {
            let name = text!("turret-name", n = n + 1);
            let at = Point::new(entry.at.0, entry.at.1);
            Place::new(spot::target(Target::Turret(n as u8)), PlaceShape::Gate, name, at)
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

    fn ship_place(&self) -> Place {
        let (x, y) = self.pack.map(self.map()).ship[usize::from(self.ship.clamp(1, 6)) - 1];
        let name = text!("see-berth", n = self.ship);
        Place::new("berth", PlaceShape::Tile, name, Point::new(x, y)).band(2).tone(Tone::Accent).figure(self.ship)
    }

    fn ship_piece(&self) -> Piece {
        Piece::block("ship", "see-ship", "berth").emblem("ship").tone(Tone::Accent)
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
