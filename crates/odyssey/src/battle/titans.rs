//! B8 · The titans' round.

mod actions;

use crate::choice::{Choice, Source};
use crate::ids::TitanId;
use crate::pack::schema::{Modifier, TerrainTrait, Token, Trigger};
use crate::state::{Ending, Hidden, Odyssey, Phase, Turn};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, Until, text};

impl Odyssey {
    /// B8.1, B17.2 · The round begins: abilities can be used again, and effects of the start are resolved.
    pub(crate) fn start_titan_round(&mut self, table: &mut Table<Self>) -> Play {
        table.heading(|| text!("log-titan-round", round = self.round));
        self.turn = Turn::default();
        if !self.order.is_empty() {
            self.last_order = std::mem::take(&mut self.order);
        }
        self.as_before = false;
        self.titans.iter_mut().for_each(|titan| (titan.used, titan.struck) = (0, false));
        self.trigger_all(table, Trigger::StartOfTitanRound)?;
        self.phase = Phase::TitansChoose;
        Ok(())
    }

    /// B8.1, B29.1, B28.3, B30.3 · Whose turn is next; or an Argo ability, a summoning, a retreat.
    pub(crate) fn choose_titan(&mut self, table: &mut Table<Self>) -> Play {
        let mut options: SmallVec<[Choice; 16]> = self.waiting_titans().map(Choice::Activate).collect();
        if options.is_empty() {
            return self.last_calls(table);
        }
        let next = self.next_as_before();
        if options.len() > 1 && !self.as_before {
            options.push(Choice::AsBefore);
        }
        self.group_options(&mut options);
        if self.can_retreat() {
            options.push(Choice::Retreat);
        }
        let settled = next.filter(|_| self.as_before).map(Choice::Activate);
        let usual = options.iter().find(|choice| **choice == Choice::AsBefore).copied().or(next.map(Choice::Activate));
        let asked = table.ask(self.group()).say(|| self.turn_prompt(usual));
        match asked.spare(settled).one(&options)? {
            Choice::Activate(titan) => self.begin_turn(table, titan),
            Choice::AsBefore => {
                self.as_before = true;
                match next {
                    Some(titan) => self.begin_turn(table, titan),
                    None => Ok(()),
                }
            }
            Choice::Retreat => self.finish(table, Ending::Retreat),
            Choice::Use(source, which, _) => self.use_for_group(table, source, which),
            other => table.unexpected(other),
        }
    }

    /// The question with its usual answer. Where that is the order of the round before, it can be left as a standing order.
    fn turn_prompt(&self, usual: Option<Choice>) -> Prompt {
        let prompt = Prompt::new("ask-who-acts", "B8.1").kind("who-acts").in_zone("battle");
        let Some(choice) = usual else { return prompt };
        let answer = choice.notate(self);
        match choice {
            // Once the titans have acted in an order it is kept until somebody wants to be asked.
            Choice::AsBefore if !self.last_order.is_empty() => {
                prompt.standing_order("order-keep", answer.clone()).default_answer(answer)
            }
            Choice::AsBefore => prompt.order("order-keep", answer.clone(), Until::Revoked).default_answer(answer),
            _ => prompt.default_answer(answer),
        }
    }

    /// Who would be next in the order of the round before, or in that of their numbers.
    pub(crate) fn next_as_before(&self) -> Option<TitanId> {
        let waiting: SmallVec<[TitanId; 4]> = self.waiting_titans().collect();
        let order = self.last_order.iter().copied().chain(TitanId::ALL);
        order.into_iter().find(|titan| waiting.contains(titan))
    }

    /// B8.1 · Living titans that have not had their turn. One that must act first goes before all others.
    fn waiting_titans(&self) -> impl Iterator<Item = TitanId> + use<'_> {
        let done = self.turn.done;
        let waiting = move || self.living().filter(move |titan| !done.contains(*titan));
        let urgent = waiting().any(|titan| self.has(titan, Modifier::MustActFirst));
        waiting().filter(move |titan| !urgent || self.has(*titan, Modifier::MustActFirst))
    }

    /// B30.3.
    fn can_retreat(&self) -> bool {
        let dead = 4 - self.living().count() - self.muster.absent.len();
        dead >= self.pack.numbers.retreat_after as usize && self.scenario().retreat
    }

    /// B8.1, B22.5, B27.10, B23.5 · A turn begins.
    fn begin_turn(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.turn =
            Turn { titan: Some(titan), done: self.turn.done, start: self.titan(titan).space(), ..Turn::default() };
        self.phase = Phase::TitanActs;
        if self.order.room() > 0 {
            self.order.push(titan);
        }
        table.log("B8.1", || text!("log-turn", titan = self.titan_name(titan)));
        self.rise_to_act(table, titan)?;
        self.spend_trespass(table, titan)?;
        if self.titan(titan).is_alive() {
            self.trigger(table, titan, Trigger::StartOfTurn)?;
        }
        if self.titan(titan).is_alive() && self.titan(titan).kratos.is_some() && !self.titan(titan).rallied {
            self.trigger_of(table, titan, Source::Kratos(titan), Trigger::Rally)?;
        }
        Ok(())
    }

    /// B8.1, B22.4, B21.21, B9.10 · The turn ends.
    pub(crate) fn end_turn(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan) = self.turn.titan else {
            self.phase = Phase::TitansChoose;
            return Ok(());
        };
        if self.titan(titan).is_alive() {
            self.close_turn(table, titan)?;
        }
        self.turn.done.insert(titan);
        self.turn.titan = None;
        self.phase = Phase::TitansChoose;
        Ok(())
    }

    fn close_turn(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        match self.titan(titan).hidden {
            Hidden::No => {}
            Hidden::UntilEndOfTurn => self.unhide(table, titan),
        }
        self.trigger(table, titan, Trigger::EndOfTurn)?;
        self.turn_knockdown(titan);
        self.linger_on_ambrosia(table, titan)?;
        self.bury_overcome(table)
    }

    /// B9.10 · Who began its turn on ambrosia and has not moved gains a token.
    fn linger_on_ambrosia(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let stayed = self.turn.start.filter(|start| self.titan(titan).space() == Some(*start));
        let lingers = stayed.is_some_and(|space| self.board.with(TerrainTrait::Ambrosia).contains(space));
        if lingers && !self.turn.walked {
            self.gain_tokens(table, titan, Token::Ambrosia, 1)?;
        }
        Ok(())
    }

    /// B8.1, B29.3 · Effects of the end; Argo abilities are readied.
    pub(crate) fn end_titan_round(&mut self, table: &mut Table<Self>) -> Play {
        self.turn.titan = None;
        self.trigger_all(table, Trigger::EndOfTitanRound)?;
        self.end_round_tokens();
        self.ready_argo();
        self.phase = Phase::PrimordialStart;
        Ok(())
    }
}
