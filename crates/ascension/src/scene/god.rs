//! A1.5 · The gods' sheets, the viewer's own and the others'.

use super::card::{metal_name, metal_tone};
use super::{View, spot};
use crate::card::{Card as Any, GodId};
use crate::state::{HeroAt, Player, Trophy};
use table::scene::{Amount, Area, Card, CardFace, CardSize, Cards, Gate, Line, Sheet, Tone, Value, Zone};
use table::{Seat, Text, text};

impl View<'_> {
    /// What is the viewer's on the table: god and heroes.
    pub(super) fn mine(self, seat: Seat) -> Zone {
        let player = &self.game.players[seat];
        let zone = Zone::new("mine", Area::Mine).title("see-mine-title");
        let Some(god) = player.god else {
            return zone.note("see-no-god-yet");
        };
        let heroes = player.heroes.iter().map(|hero| {
            let at = HeroAt { seat, hero: hero.card };
            self.hero(at, hero)
        });
        zone.part(self.god(seat, god)).parts(heroes)
    }

    /// Everybody else, in turn order beginning after the viewer.
    pub(super) fn others(self) -> Zone {
        let mine = self.me();
        let mut seats: Vec<Seat> = self.in_turn_order().collect();
        if let Some(place) = seats.iter().position(|seat| Some(*seat) == mine) {
            seats.rotate_left(place);
            seats.remove(0);
        }
        let title = if mine.is_some() { "see-others-title" } else { "see-gods-title" };
        let sheets = seats.into_iter().filter_map(|seat| {
            let god = self.game.players[seat].god?;
            Some(self.other_god(seat, god))
        });
        Zone::new("others", Area::Others).title(title).note("see-others-note").parts(sheets)
    }

    fn other_god(self, seat: Seat, god: GodId) -> Sheet {
        let heroes = self.game.players[seat].heroes.iter().map(|hero| {
            let at = HeroAt { seat, hero: hero.card };
            self.hero(at, hero)
        });
        self.god(seat, god).part(self.hand_of_another(seat)).parts(heroes)
    }

    fn god(self, seat: Seat, id: GodId) -> Sheet {
        let player = &self.game.players[seat];
        let epithet = Text::new(format!("god-{}-epithet", self.pack().slug(Any::God(id))));
        let sheet = Sheet::new(spot::god(seat), self.game.god_name(seat))
            .emblem(&self.pack().god(id).icon)
            .tone(seat)
            .owner(text!("see-god-of", epithet = epithet, who = self.who(seat)))
            .acting(self.acting() == Some(seat))
            .part(self.purse(seat, player))
            .part(self.measures(seat, id))
            .part(self.tiers(seat, id));
        match player.trophies.is_empty() {
            true => sheet,
            false => sheet.part(self.trophies(seat, player)),
        }
    }

    fn purse(self, seat: Seat, player: &Player) -> Vec<Value> {
        let (trophies, gates) = (player.trophies.len(), player.gates_opened());
        let income: i64 = player.trophies.iter().map(|trophy| i64::from(trophy.income)).sum();
        let steady = i64::from(self.pack().numbers.maintenance_eco) + i64::from(self.game.other_income(seat));
        vec![
            Value::new("see-eco", player.eco).icon("eco"),
            Value::new("see-income", Amount::Signed(income + steady)).icon("eco"),
            Value::new("see-in-hand", player.hand.len()).icon("cards"),
            Value::new(text!("see-trophies", count = trophies), trophies).icon("laurel"),
            Value::new(text!("see-gates-opened", count = gates), gates).icon("gate-open"),
        ]
    }

    fn measures(self, seat: Seat, id: GodId) -> Vec<Value> {
        let god = self.pack().god(id);
        let heroes = Amount::Of { now: self.game.players[seat].heroes.len() as i64, max: god.heroes.into() };
        let sphere = text!("see-own-sphere", sphere = Text::new(format!("of-{}", god.sphere.slug())));
        let bonus = Amount::Signed(self.pack().numbers.own_sphere_bonus.into());
        let mut values = vec![
            Value::new("see-movement", self.game.limit_of_movement(seat)).icon("move"),
            Value::new("see-draw", god.draw).icon("deck"),
            Value::new("see-hand-limit", god.hand).icon("cards"),
            Value::new("see-heroes", heroes).icon("hero"),
            Value::new(sphere, bonus).icon(self.pack().icon(Any::Sphere(god.sphere))).tone(god.sphere.slug()),
        ];
        values.extend(self.this_turn(seat));
        values
    }

    /// What the running turn still allows its player.
    fn this_turn(self, seat: Seat) -> impl Iterator<Item = Value> {
        let turn = self.game.is_active(seat).then_some(&self.game.turn);
        let heroes = turn.map(|turn| Value::new(text!("see-may-enter", count = turn.heroes), turn.heroes).icon("hero"));
        let discount = turn.filter(|turn| turn.discount > 0);
        let discount = discount.map(|turn| Value::new("see-discount", turn.discount).icon("eco"));
        heroes.into_iter().chain(discount)
    }

    /// C5 · Both tiers of the ability, opened or not, used up in this turn or not.
    fn tiers(self, seat: Seat, id: GodId) -> Vec<Line> {
        let slug = self.pack().slug(Any::God(id));
        let turn = &self.game.turn;
        let mine = self.game.is_active(seat);
        let needed = self.pack().numbers.second_tier_trophies;
        let chip = text!("see-tier-chip", count = needed);
        let second = Gate::new(chip, Tone::Accent, self.game.has_second_tier(seat));
        vec![
            Line::new(Text::new(format!("god-{slug}-about"))).label("see-about"),
            Line::new(Text::new(format!("god-{slug}-first")))
                .id(spot::tier(seat, 1))
                .label("see-tier-first")
                .faded(mine && turn.used_first),
            Line::new(Text::new(format!("god-{slug}-second")))
                .id(spot::tier(seat, 2))
                .label("see-tier-second")
                .gate(second)
                .faded(mine && turn.used_second),
        ]
    }

    /// W7.4 · Closed webs.
    fn trophies(self, seat: Seat, player: &Player) -> Cards {
        let cards = player.trophies.iter().enumerate();
        let cards = cards.map(|(place, trophy)| self.trophy(trophy, spot::trophy(seat, place)));
        Cards::row(cards).name("see-trophies-title")
    }

    fn trophy(self, trophy: &Trophy, id: table::scene::Spot) -> Card {
        let face = CardFace::new(self.game.name(Any::Plot(trophy.plot)))
            .emblem("laurel")
            .tone(metal_tone(trophy.value))
            .kind(text!("see-trophy-of", value = metal_name(trophy.value), count = trophy.cards.len()))
            .foot(Value::new("see-income", Amount::Signed(trophy.income.into())).icon("eco"))
            .foot(Value::new("see-worth", trophy.eco));
        Card::up(id, face).size(CardSize::Mini)
    }
}
