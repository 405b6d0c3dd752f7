//! B3 · The primordial's round.

use super::context::{Context, Origin};
use crate::choice::Source;
use crate::ids::{AiId, TitanId};
use crate::pack::schema::{AiCard, Pick, PrimordialDeck, Trigger, Until};
use crate::state::{AiSource, Cause, Ending, Frame, Odyssey, Phase, PrimordialAttack, Turn};
use table::{CopyVec, LogLine, Play, Table, text};

impl Odyssey {
    /// B3.1 · Effects of the start, in the order the group likes. One that ends the round leaves its end.
    pub(crate) fn start_primordial_round(&mut self, table: &mut Table<Self>) -> Play {
        let titans_lead = self.muster.wise_providence;
        let seen = self.round - u8::from(titans_lead && self.round > 0);
        if seen >= self.pack.numbers.last_round {
            return self.finish(table, Ending::TooLong);
        }
        self.round += u8::from(!titans_lead);
        table.heading(|| text!("log-primordial-round", round = self.round, foe = self.primordial_name()));
        for titan in &mut self.titans {
            titan.used = 0;
            titan.attacked = false;
        }
        self.turn = Turn::default();
        self.trigger_all(table, Trigger::StartOfPrimordialRound)?;
        self.phase = match self.turn.over {
            true => Phase::PrimordialEnd,
            false => Phase::PrimordialCard,
        };
        Ok(())
    }

    /// B3.2, B3.3 · The top AI card is revealed, performed and discarded.
    pub(crate) fn play_ai_card(&mut self, table: &mut Table<Self>) -> Play {
        self.draw_ai_card(table)?;
        self.phase = Phase::PrimordialEnd;
        Ok(())
    }

    /// B3.1 · Other actions, effects of the end, among them holding on (B26.4); Argo abilities are readied.
    pub(crate) fn end_primordial_round(&mut self, table: &mut Table<Self>) -> Play {
        self.trigger_all(table, Trigger::EndOfPrimordialRound)?;
        self.end_round_tokens();
        self.ready_argo();
        self.round += u8::from(self.muster.wise_providence);
        self.phase = Phase::TitansStart;
        Ok(())
    }

    /// B3.1, B8.1 · Argo abilities are readied when a round is over.
    pub(crate) fn ready_argo(&mut self) {
        for card in self.argo.abilities.iter_mut() {
            card.exhausted = false;
        }
    }

    /// B20.4 · Modifiers that last until the end of the round go.
    pub(crate) fn end_round_tokens(&mut self) {
        self.end_primordial_tokens(Until::EndOfRound);
        for titan in &mut self.titans {
            let kept = titan.modifiers.iter().copied();
            titan.modifiers = kept.filter(|(token, _)| token.1 != Until::EndOfRound).collect();
        }
    }

    fn end_primordial_tokens(&mut self, until: Until) {
        let kept = self.primordial.modifiers.iter().copied();
        self.primordial.modifiers = kept.filter(|(token, _)| token.1 != until).collect();
    }

    /// B3.2 · The top card is revealed and performed; an empty deck is first rebuilt from its discards.
    pub(crate) fn draw_ai_card(&mut self, table: &mut Table<Self>) -> Play {
        self.renew_ai_deck(table)?;
        let Some(number) = self.decks.ai.draw(table, PrimordialDeck::Ai)? else {
            return Ok(());
        };
        self.play_card(table, AiSource::Card(AiId(number)), None, true)
    }

    fn renew_ai_deck(&mut self, table: &mut Table<Self>) -> Play {
        if self.decks.ai.is_empty() {
            self.decks.ai.shuffle_discards_in();
            self.decks.ai.settle_back(table, PrimordialDeck::Ai)?;
        }
        Ok(())
    }

    /// B3.3, B3.25 · Targeting, movement, attack and after attack of a card; on this titan if one is named.
    pub(crate) fn perform(&mut self, table: &mut Table<Self>, card: AiSource, target: Option<TitanId>) -> Play {
        self.play_card(table, card, target, false)
    }

    fn play_card(&mut self, table: &mut Table<Self>, card: AiSource, named: Option<TitanId>, drawn: bool) -> Play {
        let attack = PrimordialAttack { card, drawn, ..PrimordialAttack::default() };
        let (rule, key) = match card {
            AiSource::Card(_) if drawn => ("B3.2", "log-foe-card"),
            AiSource::Card(_) => ("B5.16.4", "log-foe-card-again"),
            AiSource::Signature => ("B3.26", "log-foe-signature"),
            AiSource::Routine => ("B3.8", "log-foe-routine"),
        };
        table.tell(|| {
            let line = LogLine::by(rule, text!(key, foe = self.primordial_name(), card = self.ai_name(card)));
            line.at("foe").card(self.printed_ai(card))
        });
        self.note_ai(table, card);
        table.scope_closing(
            self,
            Frame::PrimordialAttack(attack),
            |odyssey, table| odyssey.act_out(table, named),
            |odyssey, table, _| {
                odyssey.untangle(table)?;
                odyssey.put_card_away(table)
            },
        )?;
        Ok(())
    }

    /// B3.3 · Targeting, movement, attack, after attack.
    fn act_out(&mut self, table: &mut Table<Self>, named: Option<TitanId>) -> Play {
        if !self.take_aim(table, named)? {
            return Ok(());
        }
        let card = self.card_in_progress();
        let (window, effects, attacks) = (card.window, card.effects, card.attack.is_some());
        if window {
            self.window_of_opportunity(table)?;
        }
        self.move_for_card(table)?;
        self.resolve_script(table, effects, self.card_context(Origin::Rule))?;
        if attacks {
            self.attack_targets(table)?;
        } else {
            self.after_without_attack(table)?;
        }
        self.after_final(table)
    }

    /// B3.4, B3.8 · The targets are settled. `false` if the card goes no further: another one comes in its stead.
    fn take_aim(&mut self, table: &mut Table<Self>, named: Option<TitanId>) -> Play<bool> {
        let lines = self.card_in_progress().lines;
        let targets = match named {
            Some(titan) => [titan].into_iter().collect(),
            None if lines.is_empty() => CopyVec::new(),
            None => {
                let Some(aim) = self.read_lines(table, lines)? else {
                    return self.turn_to_routine(table);
                };
                self.note_line(table, aim.line);
                let line = self.pack.at(lines, aim.line);
                if lines.len() > 1 {
                    table.log("B3.4", || text!("log-line", line = self.pack.say_line(line)));
                }
                self.note_zone(line.pick);
                if let Some(instead) = line.instead {
                    self.resolve_script(table, instead, self.card_context(Origin::AfterAttack))?;
                    return Ok(false);
                }
                aim.targets
            }
        };
        self.settle_targets(table, targets, if named.is_some() { "B3.25" } else { "B3.5" })?;
        Ok(true)
    }

    /// B3.8, B3.26, B3.28 · Without a target the routine follows, once this card is put away; a routine does nothing further.
    fn turn_to_routine(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let card = self.primordial_attack().map(|card| card.card);
        if card != Some(AiSource::Routine) {
            let rule = if card == Some(AiSource::Signature) { "B3.26" } else { "B3.8" };
            table.log(rule, || text!("log-no-target", foe = self.primordial_name()));
            self.frames.after(Frame::is_primordial_attack, Cause::PrimordialAttack(AiSource::Routine, None));
        }
        Ok(false)
    }

    /// B3.21 · A line that names a zone fixes it where the primordial stands.
    fn note_zone(&mut self, pick: Pick) {
        if let Pick::Zone(reach) = pick {
            let footprint = self.primordial.footprint;
            self.with_primordial_attack(|card| card.zone = Some((footprint.corner, footprint.side, reach)));
        }
    }

    fn settle_targets(&mut self, table: &mut Table<Self>, targets: CopyVec<TitanId, 4>, rule: &'static str) -> Play {
        let in_range = targets.iter().copied().filter(|titan| self.is_in_range(*titan)).collect();
        self.with_primordial_attack(|card| {
            card.target = targets.first().copied();
            card.order = targets;
            card.targets = targets.iter().copied().collect();
            card.in_range = in_range;
        });
        if !targets.is_empty() {
            table.log(rule, || {
                let names: Vec<_> = targets.iter().map(|titan| self.titan_name(*titan)).collect();
                text!("log-target", count = names.len() as i64, titans = names)
            });
        }
        for titan in targets.iter() {
            self.trigger(table, *titan, Trigger::Targeted)?;
        }
        Ok(())
    }

    /// B3.3, B14.10 · The card is discarded, and an empty AI deck is rebuilt. Whoever was overcome by its Rage dies now (G6.5).
    fn put_card_away(&mut self, table: &mut Table<Self>) -> Play {
        let Some(attack) = self.primordial_attack().copied() else {
            return Ok(());
        };
        if self.ai_card(attack.card).attack.is_some() {
            self.end_primordial_tokens(Until::NextAttack);
        }
        if let (AiSource::Card(id), true) = (attack.card, attack.drawn) {
            self.decks.ai.discard(id.0);
            // If the battle ends with the death that follows, this card is not in hand any more.
            self.with_primordial_attack(|card| card.drawn = false);
            self.renew_ai_deck(table)?;
        }
        self.bury_overcome(table)
    }

    /// The text of a card.
    pub(crate) fn ai_card(&self, card: AiSource) -> &AiCard {
        let primordial = self.pack.primordial(self.primordial.id);
        match card {
            AiSource::Signature => &primordial.signature,
            AiSource::Routine => &primordial.routine,
            AiSource::Card(id) => &primordial.ai[id.index()],
        }
    }

    /// The text of the card that is being resolved; the routine's where none is.
    pub(crate) fn card_in_progress(&self) -> &AiCard {
        self.ai_card(self.primordial_attack().map_or(AiSource::Routine, |card| card.card))
    }

    /// What effects of the card in progress are about: its target, else the priority target.
    pub(crate) fn card_context(&self, origin: Origin) -> Context {
        let target = self.primordial_attack().and_then(|card| card.target);
        let titan = target.unwrap_or(self.priority);
        Context { titan, source: Source::Trait(u8::MAX), origin }
    }

    pub(crate) fn ai_name(&self, card: AiSource) -> table::Text {
        table::Text::new(format!("ai-{}", self.ai_card(card).slug))
    }
}
