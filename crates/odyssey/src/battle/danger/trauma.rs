//! B6.4 to B6.11 · Trauma and obols.
//!
//! A card that has been drawn goes back where it belongs before it is resolved: a trauma card to the bottom of its deck, an obol into the mix. So
//! whatever it brings about, no card is ever lost; one that is kept, or shuffled in, leaves the bottom again.

use crate::battle::context::{Context, Origin};
use crate::battle::dice_streams;
use crate::choice::Source;
use crate::ids::{ObolId, Stat, TitanId, TraumaId};
use crate::pack::Script;
use crate::pack::schema::{Effect, ObolJoins, Severity, TraumaTable, Trigger};
use crate::state::{Card, Event, Frame, Odyssey};
use table::play::Halt;
use table::{Play, Table, text};

const SEVERITIES: [Severity; 4] = [Severity::Minor, Severity::Major, Severity::Grave, Severity::Obol];

impl Odyssey {
    /// B6.7, B6.8 · A trauma draw: of a severity, or by the titan's table for this Danger.
    pub(crate) fn trauma_draw(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        severity: Option<Severity>,
        danger: u8,
    ) -> Play {
        match severity.or_else(|| self.trauma_table(titan).severity(danger)) {
            Some(severity) if self.titan(titan).is_alive() => self.draw_of(table, titan, severity, danger, true),
            _ => Ok(()),
        }
    }

    /// B19.2, B19.7 · The table of the newest pattern that has one, else of the sheet.
    pub(crate) fn trauma_table(&self, titan: TitanId) -> TraumaTable {
        let sheet = self.titan(titan);
        let patterns = sheet.patterns.iter().rev();
        let of_pattern = patterns.filter_map(|id| self.pack.patterns[id.index()].trauma).next();
        of_pattern.unwrap_or(self.pack.class(sheet.class).trauma)
    }

    /// B6.8, B6.9 · One card of a deck; an empty deck gives way to the next graver one.
    fn draw_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        severity: Severity,
        danger: u8,
        may_ignore: bool,
    ) -> Play {
        let graver = SEVERITIES.into_iter().skip(severity as usize);
        let deck = graver.into_iter().find(|deck| match deck {
            Severity::Obol => true,
            trauma => !self.decks.trauma[*trauma as usize].is_empty(),
        });
        match deck {
            None | Some(Severity::Obol) => self.draw_obol(table, titan, danger, may_ignore),
            Some(trauma) => self.draw_trauma(table, titan, trauma, danger, may_ignore),
        }
    }

    fn draw_trauma(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        severity: Severity,
        danger: u8,
        may_ignore: bool,
    ) -> Play {
        let deck = severity as usize;
        let as_card = |n| Card::Trauma(deck as u8, TraumaId(n));
        let drawn = self.decks.trauma[deck].draw(table, dice_streams::TRAUMA[deck], as_card)?;
        let Some(number) = drawn else {
            return Ok(());
        };
        self.decks.trauma[deck].put_at_bottom(number);
        let (slug, script) = {
            let card = &self.pack.trauma[deck][number as usize];
            (card.slug, card.effects)
        };
        table.tell(|| {
            let key = ["log-trauma-minor", "log-trauma-major", "log-trauma-grave"][deck];
            let text = text!(key, titan = self.titan_name(titan), card = text!(format!("trauma-{slug}")));
            self.drawn_line(titan, as_card(number), "B6.4", text)
        });
        self.note_card(table, as_card(number), titan);
        self.resolve_drawn(table, (titan, severity, number), script, danger, may_ignore)
    }

    /// B6.9 to B6.11.
    pub(crate) fn obol_draw(&mut self, table: &mut Table<Self>, titan: TitanId, danger: u8) -> Play {
        self.draw_obol(table, titan, danger, true)
    }

    fn draw_obol(&mut self, table: &mut Table<Self>, titan: TitanId, danger: u8, may_ignore: bool) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        let is_second = |frame: &Frame| matches!(frame, Frame::Drawn(who, Severity::Obol, _) if *who == titan);
        if self.frames.innermost(is_second).is_some() {
            return self.die(table, titan, "B6.10");
        }
        self.prepare_obols(titan, danger);
        let drawn = self.decks.obols.draw(table, dice_streams::OBOL, |n| Card::Obol(ObolId(n)))?;
        let Some(number) = drawn else {
            return Ok(());
        };
        self.decks.obols.shuffle_in(number);
        self.take_out_life();
        let (slug, script) = {
            let card = &self.pack.obols[number as usize];
            (card.slug, card.effects)
        };
        table.tell(|| {
            let text = text!("log-obol", titan = self.titan_name(titan), card = text!(format!("obol-{slug}")));
            self.drawn_line(titan, Card::Obol(ObolId(number)), "B6.9", text)
        });
        self.note_card(table, Card::Obol(ObolId(number)), titan);
        self.resolve_drawn(table, (titan, Severity::Obol, number), script, danger, may_ignore)
    }

    /// B6.9, B6.11, B27.8 · The obol deck is shuffled. Massive danger adds its cards for good, an awakened titan a card of life for this draw.
    fn prepare_obols(&mut self, titan: TitanId, danger: u8) {
        let awakened = self.titan(titan).godform.is_some();
        for (number, obol) in self.pack.obols.iter().enumerate() {
            let joins = match obol.joins {
                ObolJoins::Massive(from) => danger >= from,
                ObolJoins::Awakened => awakened,
                ObolJoins::Always | ObolJoins::AwakeningVariant => false,
            };
            if joins && !self.decks.obols.contains(number as u8) {
                self.decks.obols.shuffle_in(number as u8);
            }
        }
        self.decks.obols.shuffle();
    }

    /// B27.8 · The second card of life is taken out again.
    fn take_out_life(&mut self) {
        for (number, obol) in self.pack.obols.iter().enumerate() {
            if obol.joins == ObolJoins::Awakened {
                self.decks.obols.take(number as u8);
            }
        }
    }

    /// B6.8, B21.43 · A drawn card is resolved; or discarded unresolved for another one, which then cannot be.
    pub(crate) fn resolve_drawn(
        &mut self,
        table: &mut Table<Self>,
        drawn: (TitanId, Severity, u8),
        script: Script,
        danger: u8,
        may_ignore: bool,
    ) -> Play {
        let (titan, severity, number) = drawn;
        let again = self.pack.all(script).contains(&Effect::DrawAgain);
        let event = Event::Trauma(titan, severity, number, danger, script);
        let mut ignored = false;
        let resolved = table.scope(self, Frame::Drawn(titan, severity, number), |odyssey, table| {
            ignored = may_ignore && odyssey.is_averted_by(table, Trigger::TraumaDrawn, event)?;
            if ignored {
                return Ok(());
            }
            let resolved = odyssey.resolve_script(table, script, drawn_context(titan));
            if let (Err(Halt::Break(broken)), false) = (&resolved, again) {
                odyssey.still_happens(*broken, Event::Survived(titan, severity));
            }
            resolved
        });
        resolved?;
        match ignored {
            true => self.draw_of(table, titan, severity, danger, false),
            false if again => Ok(()),
            false => self.survive(table, titan, severity),
        }
    }

    /// What answers to a draw of a severity or a graver one that was survived. A card that has another one drawn leaves it to that one.
    pub(crate) fn survive(&mut self, table: &mut Table<Self>, titan: TitanId, severity: Severity) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        self.trigger(table, titan, Trigger::Survived(severity))
    }

    /// B6.8 · The trauma card that is being resolved stays with the titan and leaves its deck.
    pub(crate) fn keep_drawn_card(&mut self) {
        let drawn = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Drawn(_, severity, number) if *severity != Severity::Obol => Some((*severity as usize, *number)),
            _ => None,
        });
        if let Some((deck, number)) = drawn {
            self.decks.trauma[deck].take(number);
        }
    }

    /// The card that is being resolved is shuffled back, and another of its deck drawn.
    pub(crate) fn draw_again(&mut self, table: &mut Table<Self>) -> Play {
        let drawn = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Drawn(titan, severity, _) => Some((*titan, *severity)),
            _ => None,
        });
        let Some((titan, severity)) = drawn else {
            return Ok(());
        };
        if severity != Severity::Obol {
            self.decks.trauma[severity as usize].shuffle();
        }
        let danger = self.titan(titan).stat(Stat::Danger);
        self.draw_of(table, titan, severity, danger, true)
    }
}

impl TraumaTable {
    /// B6.4 · The band of a Danger; below the first there is none, nor at 0 (B6.7).
    pub fn severity(&self, danger: u8) -> Option<Severity> {
        let bands = [self.minor, self.major, self.grave, self.obol];
        let reached = bands.iter().rposition(|from| danger >= *from)?;
        (danger > 0).then_some(SEVERITIES[reached])
    }
}

/// What a card that a titan has drawn is about.
pub(super) fn drawn_context(titan: TitanId) -> Context {
    Context { titan, source: Source::Sheet(titan), origin: Origin::Card }
}
