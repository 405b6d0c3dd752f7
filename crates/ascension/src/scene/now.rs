//! What is going on: an attempt, a card in play, a window, the end.

use super::card::{metal_name, metal_tone};
use super::{View, spot};
use crate::card::Card as Any;
use crate::state::{Aspiration, Attempt, Ending, Frame, InPlay, Target, WebAt, Window};
use table::scene::{Area, Card, Cards, Line, Part, Sheet, Token, Tone, Value, Zone};
use table::{Text, text};

impl View<'_> {
    /// Nothing while a player simply has the turn.
    pub(super) fn now(self) -> Option<Zone> {
        let mut parts: Vec<Part> =
            self.game.attempt().map(|attempt| self.attempt(attempt).into()).into_iter().collect();
        parts.extend(self.game.in_play().map(|played| Part::from(self.card_in_play(played))));
        parts.extend(self.window().map(|line| Part::from(vec![line])));
        parts.extend(self.ending().map(|line| Part::from(vec![line])));
        if parts.is_empty() {
            return None;
        }
        Some(Zone::new("now", Area::Pool).title("see-now-title").parts(parts))
    }

    /// W4 to W6 · The declared web, what it must reach and how it stands.
    fn attempt(self, attempt: &Attempt) -> Sheet {
        let hero = self.game.hero_name(attempt.web.hero);
        let what = self.aspiration(attempt.aspires);
        let name = match attempt.aspires {
            Aspiration::Plot(_) => text!("see-attempt-plot", hero = hero, plot = what),
            Aspiration::Gate(_) => text!("see-attempt-gate", hero = hero, gate = what),
        };
        let (_, terms) = self.game.bonus(attempt);
        let terms = terms.into_iter().map(|term| self.game.term(attempt.seat, term));
        let needs = if attempt.is_gate() { "see-opens" } else { "see-closes" };
        let values = [
            Value::word(metal_name(attempt.value)).tone(metal_tone(attempt.value)),
            Value::new(needs, attempt.threshold),
        ];
        let stake = (!attempt.is_gate() && attempt.paid > 0).then(|| Value::new("see-stake", attempt.paid));
        Sheet::new(spot::ATTEMPT, name)
            .emblem("web")
            .tone(attempt.seat)
            .owner(self.who(attempt.seat))
            .part(values.into_iter().chain(stake).chain(terms).collect::<Vec<_>>())
            .part(vec![self.standing(attempt)])
    }

    fn standing(self, attempt: &Attempt) -> Line {
        if attempt.broken {
            return Line::new("see-attempt-broken").rule("W5.2").tone(Tone::Bad);
        }
        if attempt.die.is_none() {
            let percent = self.game.chance_of(attempt).percent();
            return Line::new(text!("see-attempt-chance", percent = percent)).icon("d12").rule("W5.3");
        }
        let enough = self.game.result(attempt) >= i16::from(attempt.threshold);
        let (plain, changed) = match enough {
            true => ("see-attempt-succeeds", "see-attempt-succeeds-changed"),
            false => ("see-attempt-fails", "see-attempt-fails-changed"),
        };
        let (sum, threshold) = (self.game.sum_of_roll(attempt), attempt.threshold);
        let (die, face) = (attempt.die.unwrap_or(0), self.game.face(attempt));
        let text = match die == face {
            true => text!(plain, sum = sum, threshold = threshold),
            false => {
                let sources = self.game.sources_of_face(attempt, die);
                text!(changed, die = die, face = face, sources = sources, sum = sum, threshold = threshold)
            }
        };
        let tone = if enough { Tone::Good } else { Tone::Bad };
        Line::new(text).icon("d12").rule("W5.8").tone(tone)
    }

    /// C4.2 · The card that was played last and has not yet had its effect.
    fn card_in_play(self, played: &InPlay) -> Cards {
        let card = Card::up(spot::IN_PLAY, self.face(Any::from(played.card)));
        let card = match self.target(played.target) {
            Some(target) => card.caption(target),
            None => card,
        };
        let card = match played.cancelled {
            true => card.badge(Token::new("see-cancelled").icon("cross").tone(Tone::Bad)),
            false => card,
        };
        Cards::row([card]).name(text!("see-played-by", who = played.player))
    }

    fn target(self, target: Target) -> Option<Text> {
        let hero = |at: crate::state::HeroAt| self.game.hero_name(at.hero);
        Some(match target {
            Target::Nobody => return None,
            Target::Hero(at) => text!("see-target-hero", who = at.seat, hero = hero(at)),
            Target::Web(at @ WebAt { seat, web, .. }) => {
                text!("see-target-web", who = seat, hero = hero(at.hero()), number = web)
            }
            Target::Hand(seat) => text!("see-target-hand", who = seat),
            Target::Pawn(seat) => text!("see-target-pawn", who = seat),
            Target::Attempt(seat) => text!("see-target-attempt", who = seat),
            Target::Roll(seat) => text!("see-target-roll", who = seat),
            Target::Answered => text!("see-target-answered"),
        })
    }

    /// C3.1 · The innermost window that is open.
    fn window(self) -> Option<Line> {
        let window = self.game.frames.iter().rev().find_map(|frame| match frame {
            Frame::Window(window) => Some(*window),
            _ => None,
        })?;
        let text = match (window, self.game.in_play().and_then(|played| played.target.owner())) {
            (Window::AimedAt, Some(owner)) => text!("see-window-aimed-at", who = owner),
            (Window::AimedAt, None) => return None,
            (Window::BeforeRoll, _) => "see-window-before-roll".into(),
            (Window::AfterRoll, _) => "see-window-after-roll".into(),
            (Window::EndOfTurn, _) => "see-window-end-of-turn".into(),
        };
        Some(Line::new(text).icon("clock").rule("C3.1"))
    }

    /// V · How the game ended.
    fn ending(self) -> Option<Line> {
        Some(match self.game.ending? {
            Ending::Throne(seat) => Line::new(text!("see-ending-throne", who = seat)).icon("throne").rule("V1.1"),
            Ending::LastRound(seats) => {
                let names: Vec<Text> = seats.iter().map(|who| text!("table-seat", who = who)).collect();
                Line::new(text!("see-ending-last-round", list = names)).icon("laurel").rule("V2.1")
            }
        })
    }
}
