//! B25, B30 · Death, victory and defeat.

use crate::ids::{AiId, TitanId, TitanSet};
use crate::pack::schema::Trigger;
use crate::state::{AiSource, Ending, Event, Fell, Frame, Odyssey, Phase, Place, PrimordialAttack, TitanAttack};
use smallvec::SmallVec;
use table::scene::Tone;
use table::{Banner, LogLine, Play, Table, text};

impl Odyssey {
    /// B25 · The titan dies: abilities that avert it, the priority token, mercy, and the end if it was the last.
    pub(crate) fn die(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) -> Play {
        if !self.titan(titan).is_alive() || self.is_averted_by(table, Trigger::AboutToDie, Event::Death(titan, rule))? {
            return Ok(());
        }
        self.perish(table, titan, rule)
    }

    /// B25.1, B25.4 · It dies now.
    pub(super) fn perish(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        let sheet = self.titan_mut(titan);
        sheet.fell = Fell(sheet.space());
        sheet.place = Place::Dead;
        sheet.overcome = false;
        table.tell(|| self.death_line(rule, text!(last_words(rule), titan = self.titan_name(titan))));
        if self.living().next().is_none() {
            return self.finish(table, Ending::AllDead);
        }
        if self.priority == titan {
            self.pass_priority(table, "B16.2")?;
        }
        self.mourn(table, titan)?;
        self.lonely_deaths(table)?;
        self.mercy(titan)
    }

    /// What happens when a titan has died: to itself, then to the others.
    fn mourn(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.trigger(table, titan, Trigger::Died)?;
        for other in TitanId::ALL {
            if other != titan && self.titan(other).is_alive() {
                self.trigger(table, other, Trigger::OtherDied)?;
            }
        }
        Ok(())
    }

    /// B25.4 · A movement of the primordial, which goes on to its end whoever dies by it. Mercy towards those comes after it.
    pub(crate) fn onrush(
        &mut self,
        table: &mut Table<Self>,
        moves: impl FnOnce(&mut Self, &mut Table<Self>) -> Play,
    ) -> Play {
        let dead = table.scope(self, Frame::Onrush(TitanSet::NOBODY), |game, table| {
            moves(game, table)?;
            Ok(game.dead_in_onrush().copied().unwrap_or_default())
        })?;
        dead.unwrap_or_default().iter().try_for_each(|titan| self.mercy(titan))
    }

    /// B25.3, B25.4 · What is in progress against the dead titan, or by it, goes no further, but for a movement of the primordial. A wound
    /// that it has dealt still counts.
    fn mercy(&mut self, titan: TitanId) -> Play {
        let innermost = self.frames.iter().rev().find(|frame| match frame {
            Frame::Onrush(_) => true,
            Frame::AttackOnTarget(attack_on_target) => attack_on_target.target == titan,
            Frame::Answers(answered) => *answered == titan,
            Frame::TitanAttack(titan_attack) => titan_attack.titan == titan,
            _ => false,
        });
        if matches!(innermost, Some(Frame::Onrush(_))) {
            if let Some(dead) = self.dead_in_onrush_mut() {
                dead.insert(titan);
            }
            return Ok(());
        }
        let is_attack_on_target = |frame: &Frame| matches!(frame, Frame::AttackOnTarget(attack_on_target) if attack_on_target.target == titan);
        if self.frames.innermost(is_attack_on_target).is_some() {
            self.with_primordial_attack(|attack| attack.spared.insert(titan));
            return self.frames.break_off(is_attack_on_target);
        }
        let is_answers = |frame: &Frame| *frame == Frame::Answers(titan);
        self.frames.break_off(is_answers)?;
        let is_open = |attack: &TitanAttack| attack.titan == titan && attack.verdict.is_none();
        self.frames
            .break_off(|frame: &Frame| matches!(frame, Frame::TitanAttack(titan_attack) if is_open(titan_attack)))
    }

    /// G6.5 · Titans whose Rage was forced above 9 die now that what was in progress is finished.
    pub(crate) fn bury_overcome(&mut self, table: &mut Table<Self>) -> Play {
        for titan in TitanId::ALL {
            if self.ending.is_none() && self.titan(titan).overcome {
                self.titan_mut(titan).overcome = false;
                self.die(table, titan, "G6.5")?;
            }
        }
        Ok(())
    }

    /// B30 · The battle ends here and now: everything in progress is broken off. One that has ended does not end again.
    pub(crate) fn finish(&mut self, table: &mut Table<Self>, ending: Ending) -> Play {
        if matches!(self.phase, Phase::BattleEnds | Phase::Aftermath | Phase::Over) {
            return Ok(());
        }
        if self.ending.is_none() {
            self.put_cards_down(table)?;
            self.ending = Some(ending);
            let rule = ending.rule();
            let primordial = match ending {
                Ending::Victory => self.primordial_name(),
                _ => self.primordial_within(),
            };
            table.tell(move || {
                let text = text!(format!("log-end-{}", ending.slug()), foe = primordial);
                let tone = if ending.is_won() { Tone::Good } else { Tone::Bad };
                LogLine::by(rule, text.clone()).at("foe").moment(Banner::new(text, tone).icon("skull").at("foe"))
            });
        }
        self.frames.break_off(Frame::is_step)
    }

    /// B3.3, B25.3, B31.6 · Cards in hand are put where they belong, for nothing in progress is carried on.
    fn put_cards_down(&mut self, table: &mut Table<Self>) -> Play {
        self.put_part_down(table)?;
        let drawn = self.frames.iter().filter_map(|frame| match frame {
            Frame::PrimordialAttack(PrimordialAttack { card: AiSource::Card(id), drawn: true, .. }) => Some(*id),
            _ => None,
        });
        let drawn: SmallVec<[AiId; 2]> = drawn.collect();
        drawn.iter().for_each(|id| self.decks.ai.discard(id.0));
        Ok(())
    }
}

/// How a death by this rule is told.
fn last_words(rule: &str) -> &'static str {
    match rule {
        "B4.11" | "B12.3" | "B12.4" | "B12.6" => "log-dies-crowded",
        "B6.10" => "log-dies-obols",
        "B9.12" | "B12.12" => "log-dies-edge",
        "B9.13" => "log-dies-chasm",
        "B12.11.2" => "log-dies-thrown",
        "B22.7" => "log-dies-dread",
        "B22.9" => "log-dies-despair",
        "B22.12" => "log-dies-ambrosia",
        "B23.3" => "log-dies-second-card",
        "B27.10" => "log-dies-awakened",
        "G6.5" => "log-dies-rage",
        "B6.12" => "log-dies-helpless",
        _ => "log-titan-dies",
    }
}

impl Ending {
    /// The paragraph that ends a battle so.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Ending::Victory => "B30.1",
            Ending::DeathBlow => "B31.6",
            Ending::AllDead => "B30.2",
            Ending::Retreat => "B30.3",
            Ending::TooLong => "B30.4",
            Ending::ArgoLost => "G8.1",
        }
    }
}
