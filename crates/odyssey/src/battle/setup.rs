//! B2 · Setting up.

mod ground;
mod titans;

use crate::ids::{PrimordialId, Stat, TitanId};
use crate::pack::Script;
use crate::pack::schema::{self, Effect, ObolJoins, Scenario, Trigger};
use crate::state::{ArgoCard, Board, Decks, KratosPool, LevelDeck, Odyssey, Phase, Pile, PrimordialState, Turn};
use table::{Play, Table, text};

impl Odyssey {
    /// B2.9 to B2.17 · Decks, terrain, places, escalations and the priority token, from the muster.
    pub(crate) fn deploy(&mut self, table: &mut Table<Self>) -> Play {
        self.muster.sheet = self.argo.clone();
        self.clear_the_field();
        self.lay_out_decks();
        self.lay_terrain();
        self.place_primordial(table)?;
        self.place_titans(table)?;
        self.lay_adventure_terrain(table)?;
        self.prepare_argo();
        self.escalate_for_start(table)?;
        self.first_priority(table)?;
        self.phase = Phase::StartOfBattle;
        Ok(())
    }

    /// B2.18 · Effects of the start of battle; then B2.19 says who begins.
    pub(crate) fn start_battle(&mut self, table: &mut Table<Self>) -> Play {
        self.note_forces(table);
        self.begin_sick(table)?;
        self.trigger_all(table, Trigger::StartOfBattle)?;
        let titans_lead = self.muster.wise_providence;
        self.phase = if titans_lead {
            self.round = 1;
            table.log("B2.19", || text!("log-providence"));
            Phase::TitansStart
        } else {
            Phase::PrimordialStart
        };
        Ok(())
    }

    /// C7.8 · What argonauts brought with them is there before anything else.
    fn begin_sick(&mut self, table: &mut Table<Self>) -> Play {
        for id in TitanId::ALL {
            let conditions = self.muster.titans[id.index()].conditions;
            for condition in conditions.iter() {
                self.suffer(table, id, *condition)?;
            }
        }
        Ok(())
    }

    /// B2.1 · The scenario of the battle; the pack's checks see to it that there is one.
    pub(crate) fn scenario(&self) -> &Scenario {
        if let Some(bout) = self.muster.bout {
            return &self.pack.scenarios[usize::from(bout.scenario)];
        }
        let named = self.pack.battle(self.muster.battle).scenario;
        let found = self.pack.scenarios.iter().find(|scenario| scenario.slug == named);
        found.unwrap_or(&self.pack.scenarios[0])
    }

    /// C7.1, B32.1 · Who is fought: as the campaign says, or as the battle of a skirmish does.
    pub(crate) fn primordial_fought(&self) -> PrimordialId {
        self.muster.bout.map_or_else(|| self.pack.battle(self.muster.battle).primordial, |bout| bout.foe)
    }

    fn level_fought(&self) -> u8 {
        self.muster.bout.map_or_else(|| self.pack.battle(self.muster.battle).level, |bout| bout.level)
    }

    /// What an earlier fight of the same battle has left behind is gone (B30.5).
    fn clear_the_field(&mut self) {
        let (id, level) = (self.primordial_fought(), self.level_fought());
        self.primordial = PrimordialState { id, level, ..PrimordialState::default() };
        self.board = Board::default();
        self.heed_war();
        self.pool = KratosPool::default();
        self.turn = Turn::default();
        self.round = 0;
        self.ending = None;
    }

    /// B2.2, B2.9 · All decks, shuffled. The awakening changes two of them (B27.1).
    fn lay_out_decks(&mut self) {
        let awakening = self.muster.awakening;
        let pack = &self.pack;
        let trauma = pack.trauma.each_ref().map(|deck| {
            let cards = deck.iter().enumerate().filter(|(_, card)| awakening || !card.awakening);
            Pile::shuffled(cards.map(|(n, _)| n as u8))
        });
        let obols = pack.obols.iter().enumerate().filter(|(_, obol)| match obol.joins {
            ObolJoins::Always => !(awakening && self.is_card_of_death(obol.effects)),
            ObolJoins::AwakeningVariant => awakening,
            ObolJoins::Massive(_) | ObolJoins::Awakened => false,
        });
        self.decks = Decks {
            ai: LevelDeck::new(),
            body: LevelDeck::new(),
            trauma,
            obols: Pile::shuffled(obols.map(|(n, _)| n as u8)),
            kratos: Pile::shuffled(0..pack.kratos.len() as u8),
            moiros: Pile::shuffled(0..pack.moiros.len() as u8),
        };
    }

    fn is_card_of_death(&self, effects: Script) -> bool {
        self.pack.all(effects).contains(&Effect::Die)
    }

    /// B2.8 · Each prepared ability gets its charges.
    fn prepare_argo(&mut self) {
        let pack = &self.pack;
        self.argo.abilities = self
            .muster
            .argo
            .iter()
            .map(|id| ArgoCard { ability: *id, charges: pack.argo[id.index()].charges, exhausted: false })
            .collect();
    }

    /// B2.16 · First what was noted before the battle, then the bonus of the level.
    fn escalate_for_start(&mut self, table: &mut Table<Self>) -> Play {
        let levels = &self.pack.primordial(self.primordial.id).levels;
        let block = levels.iter().rfind(|block| block.level <= self.primordial.level);
        let of_level = block.map_or(0, |block| block.escalations);
        for count in [self.muster.escalations, of_level] {
            if count > 0 {
                self.escalate(table, schema::Decks::Both, count)?;
            }
        }
        self.decks.ai.settle_back(table, schema::PrimordialDeck::Ai)?;
        self.decks.body.settle_back(table, schema::PrimordialDeck::Body)
    }

    /// B2.17 · The token goes to the highest Rage.
    fn first_priority(&mut self, table: &mut Table<Self>) -> Play {
        let most = self.living().map(|titan| self.titan(titan).stat(Stat::Rage)).max();
        let first = self.living().filter(|titan| Some(self.titan(*titan).stat(Stat::Rage)) == most).collect();
        self.priority = self.choose_titan_of(table, first, "ask-first-priority", "B2.17")?;
        let name = self.titan_name(self.priority);
        table.log("B2.17", || text!("log-priority", titan = name));
        Ok(())
    }
}
