//! What one sees: the battlefield with heights, the Horologium, hero sheets, enemies with what they will do.

mod board;
mod camp;
mod cards;
mod gear;
mod legend;
pub(crate) mod sheets;
pub(crate) mod spot;

use crate::choice::{Asked, Choice};
use crate::ids::Member;
use crate::state::Renaissance;
use table::scene::{
    Area, Cards, Line, Meter, Notch, Piece, SeatLine, SeatState, Stand, Token, Tone, Track, Value, Zone,
};
use table::{EndRow, Ending, Label, Present, Role, Scene, Seat, SeatMap, Text, Verb, Viewer, text};

impl Present for Renaissance {
    fn scene(&self, viewer: Viewer) -> Scene {
        if self.is_between_missions() {
            return self.camp_scene(viewer);
        }
        let seats = Member::ALL.into_iter().map(|member| self.seat_line(member));
        let board = Zone::new("field", Area::Board).title(self.pack.name(self.mission)).part(self.grid());
        let hand = self.hand_of(viewer);
        let clock = Zone::new("clock", Area::Decks).title("horologium").part(self.clock_face());
        let goals = Zone::new("goals", Area::Decks).title("scene-mission").parts(self.goal_parts());
        let foes = Zone::new("foes", Area::Decks).title("scene-enemies").part(self.foe_ledger());
        let sheets = Member::ALL.into_iter().map(|member| {
            let mine = viewer.is(self.seat_of(member));
            let area = if mine { Area::Mine } else { Area::Others };
            Zone::new(spot::sheet_zone(member), area).part(self.sheet(member, hand == Some(member)))
        });
        Scene::new("renaissance")
            .subtitle(self.pack.name(self.mission))
            .round(text!("scene-hour", hour = self.clock.hour, limit = self.limit()))
            .seats(seats)
            .zone(board)
            .zone(clock)
            .zone(goals)
            .zone(foes)
            .zones(self.tale_zone())
            .zones(sheets)
            .zones(hand.map(|member| self.gear_zone(member)))
            .legend(self.mission_signs())
    }

    fn describe(&self, seat: Seat, choice: Choice) -> Label {
        choice.describe(&Asked { game: self, seat })
    }

    fn verbs() -> Vec<Verb> {
        vec![
            Verb::new("move", "move").when("activation").role(Role::Move),
            Verb::new("attack", "sword").when("activation"),
            Verb::new("skill", "star").when("activation"),
            Verb::new("item", "equipment").when("activation"),
            Verb::new("mission", "bell").when("activation"),
            Verb::new("wait", "clock").when("activation"),
            Verb::new("heroic", "laurel"),
        ]
    }

    /// In a camp one goes to houses and touches goods: there is nothing of a battle to do.
    fn verbs_now(&self) -> Vec<Verb> {
        if self.is_between_missions() { Vec::new() } else { Self::verbs() }
    }

    fn ending(&self) -> Option<Ending> {
        if self.campaign.is_some() {
            return self.campaign_ending();
        }
        let verdict = self.verdict?;
        let won = verdict == crate::state::Verdict::Won;
        let everybody = (0..self.seats).map(Seat);
        let threat = |seat: Seat| {
            let own = Member::ALL.into_iter().filter(|member| self.seat_of(*member) == seat);
            i32::from(own.map(|member| self.hero(member).threat).max().unwrap_or(0))
        };
        Some(Ending {
            winners: if won { everybody.collect() } else { Vec::new() },
            reason: Text::new(crate::words::verdict_key(verdict)),
            rule: Some("N12.1.1".into()),
            table: vec![EndRow {
                name: Text::new("threat"),
                values: SeatMap::new(self.seats.into(), |seat| threat(seat).into()),
            }],
            marks: Vec::new(),
        })
    }

    fn cards(pack: &table::Shared<crate::Pack>) -> Vec<Cards> {
        cards::all(pack)
    }
}

impl Renaissance {
    fn seat_line(&self, member: Member) -> SeatLine {
        let hero = self.hero(member);
        let left = self.health(member) - hero.wounds.min(self.health(member));
        let line = SeatLine::new(self.seat_of(member), self.hero_name(member))
            .colour(member.colour())
            .emblem(self.hero_icon(member))
            .who(text!("table-seat", who = self.seat_of(member)))
            .value(Value::new("health-left", Text::plain(format!("{left}/{}", self.health(member)))).icon("health"))
            .value(Value::new("threat", i32::from(self.threat(member))).icon("threat"))
            .value(Value::new("heroism", i32::from(hero.heroism)).icon("laurel"))
            .acting(self.turn.hero == Some(member));
        if hero.ko { line.state(SeatState::Down) } else { line }
    }

    /// N2.2 · The clock: the hand, and every token.
    fn clock_face(&self) -> Track {
        let notches = (1..=12u8).map(|sector| {
            // What will happen when the hand comes there next.
            let hour = self.clock.hour + u8::from(sector <= self.clock.minute || sector == 12);
            let events = self.pack.all(self.pack.mission(self.mission).events);
            let signs = self.events_at(sector, hour).map(|place| match events[place].mystery {
                true => Token::new("a-mystery").icon("why").tone(Tone::Accent),
                false => Token::new(self.event_name(events[place].slug)).icon("bell").tone(Tone::Bad),
            });
            Notch::new(Text::plain(roman(sector))).id(spot::sector(sector)).signs(signs.collect::<Vec<_>>())
        });
        let hours = (1..=self.limit()).map(|hour| Notch::new(text!("scene-hour", hour = hour, limit = self.limit())));
        let middle = text!("scene-hour", hour = self.clock.hour, limit = self.limit());
        let heroes = Member::ALL.into_iter().map(|member| {
            let hero = self.hero(member);
            let stand = Stand::Notch(u16::from(hero.sector - 1));
            Piece::disc(spot::token(member), self.hero_name(member), stand)
                .emblem(self.hero_icon(member))
                .tone(member.colour())
                .fallen(hero.ko)
                .acting(self.turn.hero == Some(member))
        });
        let kinds = self.tokens.iter().map(|token| {
            let stand = Stand::Notch(u16::from(token.sector - 1));
            Piece::block(spot::kind(token.enemy), self.pack.name(token.enemy), stand)
                .emblem(self.pack.icon(token.enemy).clone())
                .tone(self.kind_tone(token.enemy))
                .acting(self.turn.kind == Some(token.enemy))
        });
        let mut track = Track::new("hours", "horologium", notches).clock();
        track.now = Some(u16::from(self.clock.minute - 1));
        track.middle = Some(middle);
        track.inner = hours.collect();
        track.inner_now = Some(u16::from(self.clock.hour.min(self.limit().saturating_sub(1))));
        track.picture = Some("sun".into());
        track.note = Some(text!("scene-hand-at", sector = roman(self.clock.minute)));
        track.pieces = heroes.chain(kinds).collect();
        track
    }

    fn goal_parts(&self) -> Vec<table::scene::Part> {
        let slug = self.pack.slug(self.mission);
        let lines = vec![
            Line::new(Text::new(format!("mission-{slug}-text"))).label("scene-heroes-goal").icon("hero"),
            Line::new(Text::new(format!("mission-{slug}-foes"))).label("scene-foes-goal").icon("skull"),
        ];
        let mission = self.pack.mission(self.mission);
        let tallies = mission.tallies.iter().enumerate().map(|(place, tally)| -> table::scene::Part {
            Meter::new(self.tally_name(place), self.tallies[place].into(), tally.of.into())
                .icon(table::scene::Icon::from(tally.icon.clone()))
                .into()
        });
        let mut parts: Vec<table::scene::Part> = std::iter::once(lines.into()).chain(tallies).collect();
        let loot: u8 = self.loot.iter().sum();
        if loot > 0 {
            parts.push(vec![Line::new(text!("scene-loot", cards = loot)).icon("treasure")].into());
        }
        if let Some(value) = self.stealth_value() {
            parts.push(vec![Line::new(text!("scene-stealth", value = value)).icon("eye-shut")].into());
        }
        parts
    }
}

/// A sector as it stands on the dial.
pub(crate) fn roman(sector: u8) -> &'static str {
    const SECTORS: [&str; 12] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    SECTORS[usize::from(sector.clamp(1, 12)) - 1]
}
