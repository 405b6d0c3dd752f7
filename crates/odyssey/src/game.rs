//! The contract: how the kernel plays this game.
//!
//! A step is one short stretch of rules between two places where they come to rest (see [`Phase`]): one AI card with all that
//! follows from it, one action of one titan. Frames are open only inside a step.

use crate::choice::Choice;
use crate::ids::{BattleId, TitanId};
use crate::looks::LOOKS;
use crate::options::{OdysseyOptions, any_battle};
use crate::pack::Pack;
use crate::state::{
    Argo, Board, Card, Cause, Decks, Ending, Frame, KratosPool, Muster, Odyssey, Offer, Phase, PrimordialState, Titan,
    Turn,
};
use crate::{CONTENT, RULEBOOK, WORDS};
use table::{About, CopyVec, Framed, Frames, LogLine, Outcome, Play, Rules, SeatMap, Shared, Table, text};

impl Rules for Odyssey {
    const ABOUT: About = About {
        slug: "odyssey",
        rules: 2,
        schema: 1,
        fewest: 1,
        most: 4,
        unit: "rounds",
        cooperative: true,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
        looks: &LOOKS,
    };

    type Pack = Pack;
    type Options = OdysseyOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &OdysseyOptions, seats: usize) -> Self {
        let mut game = Odyssey {
            pack: pack.clone(),
            options: *options,
            seats: seats as u8,
            phase: Phase::Muster,
            round: 0,
            muster: Muster {
                battle: if options.battle == any_battle(pack) { BattleId(0) } else { options.battle },
                ..Muster::default()
            },
            board: Board::default(),
            primordial: PrimordialState::default(),
            titans: [Titan::default(); 4],
            priority: TitanId(0),
            turn: Turn::default(),
            pool: KratosPool::default(),
            decks: Decks::default(),
            argo: Argo::default(),
            frames: Frames::default(),
            ending: None,
            order: CopyVec::new(),
            last_order: CopyVec::new(),
            as_before: false,
            campaign: None,
            offer: Offer::Nothing,
        };
        if let Some(cycle) = options.cycle.filter(|cycle| cycle.index() < pack.cycles.len()) {
            game.set_sail(cycle);
        }
        game
    }

    fn check_numbers(&self, pack: &Pack) -> Result<(), String> {
        crate::numbers::check(self, pack)
    }

    fn attach(&mut self, pack: &Shared<Pack>) {
        self.pack = pack.clone();
        self.board.survey(pack);
        self.heed_war();
        TitanId::ALL.into_iter().for_each(|titan| self.survey_titan(titan));
    }

    /// Every step runs inside one frame, so that the end of the battle can break whatever is in progress.
    fn step(&mut self, table: &mut Table<Self>) -> Play {
        self.within_step(table, Self::run_phase)
    }

    fn dress(line: LogLine) -> LogLine {
        crate::telling::dressed(line)
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.campaign.as_ref().and_then(|campaign| campaign.end).filter(|_| self.is_over()) {
            let result = f32::from(end.won);
            return Some(Outcome::new(SeatMap::new(self.seats(), |_| result), text!(format!("campaign-{}", end.name))));
        }
        let ending = self.ending.filter(|_| self.is_over())?;
        let result = f32::from(ending.is_won());
        let primordial = match ending {
            Ending::Victory | Ending::DeathBlow | Ending::TooLong => self.primordial_name(),
            Ending::AllDead | Ending::Retreat | Ending::ArgoLost => self.primordial_within(),
        };
        let text = ending.text().with("foe", primordial);
        let outcome = Outcome::new(SeatMap::new(self.seats(), |_| result), text);
        Some(if ending == Ending::TooLong { outcome.at_limit() } else { outcome })
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn invariants(&self) -> Result<(), String> {
        if !self.frames.is_empty() {
            return Err("something is still in progress at a checkpoint".to_owned());
        }
        self.decks.ai.check()?;
        self.decks.body.check()?;
        self.check_board()?;
        self.check_titans()
    }

    fn length(&self) -> u32 {
        self.campaign.as_ref().map_or(self.round, |campaign| campaign.day).into()
    }
}

impl Odyssey {
    /// Runs a rule as a step.
    pub(crate) fn within_step(
        &mut self,
        table: &mut Table<Self>,
        rule: impl FnOnce(&mut Self, &mut Table<Self>) -> Play,
    ) -> Play {
        table.scope_closing(self, Frame::Step, rule, |odyssey, table, _| odyssey.close_step(table))?;
        if self.ending.is_some() && self.phase.is_fighting() {
            self.phase = Phase::BattleEnds;
        }
        Ok(())
    }

    /// G6.5, B4.9 · Before a step is over, everybody has a space, and whoever was overcome by Rage dies.
    fn close_step(&mut self, table: &mut Table<Self>) -> Play {
        if self.phase.is_fighting() {
            self.untangle(table)?;
        }
        self.bury_overcome(table)
    }

    fn run_phase(&mut self, table: &mut Table<Self>) -> Play {
        match self.phase {
            Phase::Muster => self.muster_forces(table),
            Phase::Deploy => self.deploy(table),
            Phase::StartOfBattle => self.start_battle(table),
            Phase::PrimordialStart => self.start_primordial_round(table),
            Phase::PrimordialCard => self.play_ai_card(table),
            Phase::PrimordialEnd => self.end_primordial_round(table),
            Phase::TitansStart => self.start_titan_round(table),
            Phase::TitansChoose => self.choose_titan(table),
            Phase::TitanActs => self.take_action(table),
            Phase::TitanEnds => self.end_turn(table),
            Phase::TitansEnd => self.end_titan_round(table),
            Phase::BattleEnds => self.end_battle(table),
            Phase::Aftermath => self.aftermath(table),
            Phase::Over => Ok(()),
            Phase::Voyage => self.follow_agenda(table),
        }
    }
}

impl Phase {
    /// Whether the end of the battle interrupts it.
    fn is_fighting(self) -> bool {
        !matches!(self, Phase::BattleEnds | Phase::Aftermath | Phase::Over | Phase::Voyage)
    }
}

impl Framed for Odyssey {
    type Frame = Frame;
    type Cause = Cause;

    fn frames(&mut self) -> &mut Frames<Frame, Cause> {
        &mut self.frames
    }

    fn resolve(&mut self, table: &mut Table<Self>, cause: Cause) -> Play {
        self.follow_in_turn(table, cause)
    }
}
