//! C6, V2 · Story and doom cards, the odyssey card, the steps of the day and the timeline.

use crate::ids::ExploreId;
use crate::pack::schema::campaign::{Fixed, Goal};
use crate::state::Odyssey;
use crate::state::campaign::{DayStep, Event};
use table::scene::{
    Area, Back, Card, CardFace, Cards, Line, Look, Notch, Sheet, Token, Tokens, Tone, Track, Value, Zone,
};
use table::{Text, text};

/// A4.2.
const FOR_KNOWLEDGE: u8 = 2;

impl Odyssey {
    pub(super) fn cards_zone(&self) -> Zone {
        Zone::new("cards", Area::Goals)
            .title("scene-cards")
            .part(self.story_sheet())
            .part(self.doom_sheet())
            .part(self.odyssey_sheet())
    }

    fn story_sheet(&self) -> Sheet {
        let Some(side) = self.story_side() else { return Sheet::new("story", "scene-story") };
        let (slug, had) = (side.slug, self.voyage().story.tokens);
        let sheet = Sheet::new(
            "story",
            text!(
                "scene-story-side",
                side = slug.as_str().to_uppercase(),
                name = Text::new(format!("story-side-{slug}"))
            ),
        )
        .emblem("progress")
        .tone(Tone::Good);
        let sheet = match side.takes {
            0 => sheet,
            takes => sheet.part(counters("symbol-progress", "progress", Tone::Good, had, takes)),
        };
        sheet.part(vec![Line::new(self.goal_text(side.goal)).rule("C6.1")])
    }

    /// What completes a side of a story card.
    fn goal_text(&self, goal: Goal) -> Text {
        let tile = |slug| self.map_tile(slug).map_or_else(|| Text::new("nothing"), |tile| self.pack.name(tile));
        match goal {
            Goal::Tokens(n) => text!("goal-tokens", n = n),
            Goal::Patience(n, most) => text!("goal-patience", n = n, most = most),
            Goal::City(not) => text!("goal-city", faction = Text::new(format!("faction-{not}"))),
            Goal::Search => text!("goal-search"),
            Goal::Both(one, other) => text!("goal-both", one = tile(one), other = tile(other)),
            Goal::TokensAt(n, at) => text!("goal-tokens-at", n = n, tile = tile(at)),
        }
    }

    fn doom_sheet(&self) -> Sheet {
        let Some(side) = self.doom_side() else { return Sheet::new("doom", "scene-doom") };
        let slug = side.slug;
        let name = text!(
            "scene-doom-side",
            side = slug.as_str().to_uppercase(),
            name = Text::new(format!("doom-side-{slug}"))
        );
        let (had, needed) = (self.voyage().doom.tokens, self.doom_needed());
        let last = usize::from(self.voyage().doom.side) + 1 == self.cycle().doom.len();
        let said = if last { "goal-doom-last" } else { "goal-doom" };
        Sheet::new("doom", name)
            .emblem("doom")
            .tone(Tone::Bad)
            .part(counters("symbol-doom", "doom", Tone::Bad, had, needed))
            .part(vec![Line::new(text!(said, n = needed)).rule("V8.1")])
    }

    fn odyssey_sheet(&self) -> Sheet {
        let knowledge = self.argo.knowledge;
        Sheet::new("odyssey", "scene-odyssey")
            .emblem("eye")
            .part(counters("symbol-progress", "progress", Tone::Accent, self.voyage().inward, FOR_KNOWLEDGE))
            .part(vec![
                Value::new("scene-knowledge", table::scene::Amount::Of { now: knowledge.into(), max: 20 }).icon("eye"),
            ])
    }

    /// V3 · The exploration deck, and the cards that were drawn today.
    pub(super) fn exploration_zone(&self) -> Zone {
        let exploration = &self.voyage().exploration;
        let deck = Card::down("explore-deck", Back::new("scene-exploration").icon("compass"))
            .pile(exploration.deck.len() as u16);
        let zone = Zone::new("exploration", Area::Decks).title("scene-exploration").part(Cards::piles([deck]));
        match exploration.drawn.is_empty() {
            true => zone,
            false => zone.part(Cards::row(exploration.drawn.iter().map(|id| self.explored_card(*id)))),
        }
    }

    fn explored_card(&self, id: ExploreId) -> Card {
        let card = &self.pack.explored[id.index()];
        let face = CardFace::new(self.pack.name(id)).emblem(card.icon.clone()).tone(Tone::Accent);
        let face = self.say_effects(&card.effects).into_iter().fold(face, |face, said| face.line(said));
        let face = match card.symbols {
            0 => face,
            n => face.figure(Value::new("scene-adversary-symbols", n).icon("fire").tone(Tone::Bad)),
        };
        Card::up(table::scene::Spot::of("explored", card.slug), face)
    }

    /// The steps of the day, over the chart.
    pub(super) fn day_track(&self) -> Track {
        let steps = DayStep::ALL.into_iter().map(|step| Notch::new(step.text()).icon(step.icon()));
        Track::new("steps", "scene-steps", steps)
            .now(self.day_step() as u16)
            .middle(text!("scene-day-of", day = self.voyage().day, days = self.cycle().days))
            .look(Look::Sun)
    }

    /// The days with what is printed and written on them.
    pub(super) fn timeline_zone(&self) -> Zone {
        Zone::new("timeline-zone", Area::Pool).title("scene-timeline").part(self.timeline_track()).part(self.noted())
    }

    fn timeline_track(&self) -> Track {
        let (today, last) = (self.voyage().day, self.cycle().days);
        let days: Vec<u8> = (1..=last).collect();
        let notches = days.iter().map(|day| self.notch(*day));
        let track = Track::new("timeline", "scene-timeline", notches).look(Look::Meander);
        let track = match days.iter().position(|day| *day == today) {
            Some(now) => track.now(now as u16),
            None => track,
        };
        let battles = self.cycle().timeline.iter().filter(|(day, fixed)| *day > today && *fixed == Fixed::Battle);
        match battles.map(|(day, _)| *day).min() {
            Some(next) => track.note(text!("scene-next-battle", day = next)),
            None => track,
        }
    }

    /// A day with everything that is due on it, the weightiest first.
    fn notch(&self, day: u8) -> Notch {
        let printed = self.cycle().timeline.iter().filter(|(on, _)| *on == day);
        let sign = |fixed: &Fixed| match fixed {
            Fixed::Battle => (0, "war", Tone::Bad, "timeline-battle"),
            Fixed::Adversary => (1, "fire", Tone::Bad, "timeline-adversary"),
            Fixed::Read(_) => (2, "book", Tone::from("fate"), "timeline-read"),
            Fixed::Acclimation => (3, "reroll", Tone::from("fate"), "timeline-acclimation"),
            Fixed::Structural => (4, "stone", Tone::Accent, "timeline-structural"),
            Fixed::BattleTech => (5, "metal", Tone::from("danger"), "timeline-battle-tech"),
        };
        let mut signs: Vec<_> = printed.map(|(_, fixed)| sign(fixed)).collect();
        signs.sort_by_key(|(order, ..)| *order);
        signs.dedup_by_key(|(order, ..)| *order);
        let signs = signs.into_iter().map(|(_, icon, tone, name)| Token::new(name).icon(icon).tone(tone));
        let written = self.voyage().timeline.iter().filter(|(on, _)| *on == day).map(|(_, event)| {
            let (said, icon) = self.event_text(event);
            Token::new(said).icon(icon).tone(Tone::from("fate"))
        });
        Notch::new(Text::plain(day.to_string())).signs(signs.chain(written).collect::<Vec<_>>())
    }

    /// What something written on the timeline brings, and its sign.
    fn event_text(&self, event: &Event) -> (Text, &'static str) {
        match event {
            Event::Read(_) => (text!("scene-noted-read"), "book"),
            Event::Titan(class, _) => (text!("scene-noted-titan", class = self.pack.name(*class)), "triskelion"),
            Event::Cooldown(tech) => (text!("scene-noted-cooldown", tech = self.pack.name(*tech)), "reroll"),
        }
    }

    /// C6.4 · What was written on the timeline, and what is left to research today.
    fn noted(&self) -> Vec<Line> {
        let (structural, battle) = self.voyage().techs.breakthroughs;
        let today = (structural + battle > 0)
            .then(|| Line::new(text!("scene-breakthroughs", structural = structural, battle = battle)).rule("V6.2"));
        let written = self.voyage().timeline.iter().map(|(day, event)| {
            Line::new(self.event_text(event).0).label(text!("scene-noted-day", day = *day)).rule("C6.4")
        });
        today.into_iter().chain(written).collect()
    }
}

/// Tokens on a card, and the places that are left.
fn counters(name: &'static str, icon: &'static str, tone: Tone, had: u8, needed: u8) -> Tokens {
    let token = Token::new(name).icon(icon).tone(tone);
    Tokens::new(std::iter::repeat_n(token, had.into())).empty(needed.saturating_sub(had))
}
