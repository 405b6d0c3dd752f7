//! The contract: how the kernel plays this game.
//!
//! A step is one short stretch of rules between two places where they come to rest (see [`Phase`]): one AI card with all that
//! follows from it, one action of one titan. Frames are open only inside a step.

use crate::choice::Choice;
use crate::ids::{BattleId, TitanId};
use crate::options::{ANY_BATTLE, BATTLES, OdysseyOptions};
use crate::pack::Pack;
use crate::state::{
    Argo, Board, Card, Cause, Decks, Ending, FoeState, Frame, KratosPool, Muster, Odyssey, Offer, Phase, Titan, Turn,
};
use crate::{CONTENT, RULEBOOK, WORDS};
use smallvec::SmallVec;
use table::{
    About, Framed, Frames, Game, Label, Outcome, Piece, Play, Rng, Scene, Seat, SeatMap, Shared, Table, Text, Viewer,
    text,
};

/// The most turns of a round: setting up, the primordial first or last, four titans, what is between them.
const TURNS: u32 = 9;

impl Game for Odyssey {
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
    };

    type Pack = Pack;
    type Options = OdysseyOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &OdysseyOptions, seats: usize) -> Self {
        Odyssey {
            pack: pack.clone(),
            options: *options,
            seats: seats as u8,
            phase: Phase::Muster,
            round: 0,
            muster: Muster {
                battle: if options.battle == ANY_BATTLE { BattleId(0) } else { options.battle },
                ..Muster::default()
            },
            board: Board::default(),
            foe: FoeState::default(),
            titans: [Titan::default(); 4],
            priority: TitanId(0),
            turn: Turn::default(),
            pool: KratosPool::default(),
            decks: Decks::default(),
            argo: Argo::default(),
            frames: Frames::default(),
            ending: None,
            offer: Offer::Nothing,
        }
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
        let run = |odyssey: &mut Self, table: &mut Table<Self>| odyssey.run_phase(table);
        table.scope_closing(self, Frame::Step, run, |odyssey, table, _| odyssey.close_step(table))?;
        if self.ending.is_some() && self.phase.is_fighting() {
            self.phase = Phase::BattleEnds;
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending.filter(|_| self.is_over())?;
        let result = f32::from(ending.is_won());
        let foe = match ending {
            Ending::Victory | Ending::DeathBlow | Ending::TooLong => self.foe_name(),
            Ending::AllDead | Ending::Retreat | Ending::ArgoLost => self.foe_within(),
        };
        let text = text!(format!("ending-{}", ending.slug()), foe = foe);
        let outcome = Outcome::new(SeatMap::new(self.seats(), |_| result), text);
        Some(if ending == Ending::TooLong { outcome.at_limit() } else { outcome })
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.picture(viewer)
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        self.label(choice)
    }

    fn notate(&self, _: Seat, choice: Choice) -> String {
        self.notation(choice)
    }

    const NOTATIONS: &'static [&'static str] = &[
        "pass|done|retreat|climb|divert|keep|toss|tear",
        "end turn",
        "stand up",
        "class|gear|argo *",
        "start|activate titan #",
        "walk|via|at #",
        "attack * #",
        "attack nothing #",
        "attack godform",
        "fists for * #",
        "fists for nothing #",
        "use|first sheet|godform|kratos|moiros of titan # keyword|ability #",
        "use|first pattern|mnemos|condition|row # of titan # keyword|ability #",
        "use|first * # of titan # keyword|ability #",
        "use|first nothing # of titan # keyword|ability #",
        "use|first tile|trait|scar|argo # keyword|ability #",
        "use|first vantage point of titan # keyword|ability #",
        "use|first * keyword|ability #",
        "ready|rest movement|combat|complicated",
        "search * #",
        "die|titan|side|piece|nothing #",
        "north|east|south|west|horizontal|vertical",
        "lay # #",
        "* #",
        "*",
        "level i|ii|iii",
        "despair|ambrosia|movementfatigue|combatfatigue|trespass",
        "opening|break|diversion",
        "courage|cunning|endurance|fury|will|wisdom",
        "card *",
        "card of the deck",
    ];

    fn notate_card(&self, card: Card) -> String {
        self.card_notation(card)
    }

    fn appraise(&self, _: Seat) -> f32 {
        self.prospects()
    }

    /// What an attack can bring is reckoned while its dice are in hand, and before its cards are drawn.
    const WEIGHS_ROLLS: bool = true;
    const WEIGHS_DRAWS: bool = true;

    /// B8.2 · To end a turn is more than letting things go by, as long as the titan could strike in it.
    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        match choice {
            Choice::Pass => true,
            Choice::EndTurn => !self.could_strike(),
            _ => false,
        }
    }

    /// Nothing is settled before everyone sees it, and nobody has secrets: there is nothing to draw anew.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}

    fn cards(pack: &Shared<Pack>) -> Vec<table::scene::Cards> {
        crate::scene::all_cards(pack)
    }

    fn invariants(&self) -> Result<(), String> {
        self.check()
    }

    fn length(&self) -> u32 {
        self.round.into()
    }

    /// The primordial's round is one turn, and so is that of each titan with the choice that it is the next.
    fn turn(&self) -> Option<u32> {
        let foe_turn = if self.muster.wise_providence { TURNS - 1 } else { 1 };
        let within = match self.phase {
            Phase::Muster | Phase::Deploy | Phase::StartOfBattle => 0,
            Phase::PrimordialCard | Phase::PrimordialEnd => foe_turn,
            Phase::TitansStart => 2,
            Phase::TitansChoose | Phase::TitanActs | Phase::TitanEnds => 2 + self.turn.done.count_ones(),
            Phase::TitansEnd | Phase::PrimordialStart => TURNS - 2,
            Phase::BattleEnds | Phase::Aftermath | Phase::Over => TURNS - 1,
        };
        Some(u32::from(self.round) * TURNS + within)
    }

    fn faction(&self, seat: Seat) -> Option<String> {
        let first = TitanId::ALL.into_iter().find(|titan| self.player(*titan) == seat)?;
        Some(self.pack.classes.get(self.titan(first).class.index())?.slug.to_string())
    }

    fn scenario(&self) -> Option<String> {
        let battle = BATTLES.get(self.muster.battle.index())?;
        Some(format!("battle-{battle}"))
    }

    const KINDS: &'static [&'static str] = crate::notes::KINDS;

    fn kind_of(choice: Choice) -> usize {
        crate::notes::kind_of(choice)
    }

    fn inventory(&self) -> Vec<Piece> {
        self.pack.followed.pieces.clone()
    }

    fn piece_of(&self, card: Card) -> Option<usize> {
        self.place_of_piece(card)
    }

    fn breadcrumb(&self) -> Vec<Text> {
        self.frames.iter().filter_map(|frame| self.frame_name(frame)).collect()
    }
}

impl Odyssey {
    /// G6.5, B4.9 · Before a step is over, everybody has a space, and whoever was overcome by Rage dies.
    fn close_step(&mut self, table: &mut Table<Self>) -> Play {
        if self.phase.is_fighting() {
            self.untangle(table)?;
        }
        self.bury_overcome(table)
    }

    /// Whether the titan whose turn it is has an attack left that reaches.
    fn could_strike(&self) -> bool {
        let Some(titan) = self.turn.titan.filter(|_| !self.turn.fought) else {
            return false;
        };
        let mut strikes: SmallVec<[Choice; 10]> = SmallVec::new();
        self.attack_options(titan, false, &mut strikes);
        !strikes.is_empty()
    }

    fn run_phase(&mut self, table: &mut Table<Self>) -> Play {
        #[cfg(test)]
        if let Some(rule) = crate::proofs::in_hand() {
            return crate::proofs::run(&rule, self, table);
        }
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
        }
    }
}

impl Phase {
    /// Whether the end of the battle interrupts it.
    fn is_fighting(self) -> bool {
        !matches!(self, Phase::BattleEnds | Phase::Aftermath | Phase::Over)
    }
}

impl Ending {
    /// Its name in keys.
    pub fn slug(self) -> &'static str {
        match self {
            Ending::Victory => "victory",
            Ending::DeathBlow => "death-blow",
            Ending::AllDead => "all-dead",
            Ending::Retreat => "retreat",
            Ending::TooLong => "too-long",
            Ending::ArgoLost => "argo-lost",
        }
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
