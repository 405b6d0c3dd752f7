//! A game whose rules can fail in every way, and whose questions want several picks: what bots and matches make of it.

use bots::{BotKind, Ending, Match, Team, play};
use serde::{Deserialize, Serialize};
use table::pack::{CheckedPack, Complaints, Source};
use table::{
    About, Holder, Judge, Label, NoOptions, Notate, Nothing, Outcome, Play, Present, Refusal, Rng, Rules, Scene, Seat,
    Seats, Seed, Session, Setup, Shared, Study, Table, Text, Viewer, text,
};

/// What goes wrong after the selection, if anything does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Woe {
    None,
    Panics,
    OffersNothing,
    NeverEnds,
    /// Every world imagined of it asks something else.
    Unimaginable,
    /// It is such a world.
    Imagined,
}

impl CheckedPack for Woe {
    fn read(_: &Source) -> Result<Woe, Complaints> {
        Ok(Woe::None)
    }
}

/// Two seats: the first picks two numbers that make seven, then both name a number in secret, and the higher wins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Brittle {
    woe: Woe,
    picked: Vec<u8>,
    winner: Option<Seat>,
}

impl Brittle {
    fn with(woe: Woe) -> Brittle {
        Brittle { woe, picked: Vec::new(), winner: None }
    }
}

impl Rules for Brittle {
    const ABOUT: About = About {
        slug: "brittle",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 2,
        unit: "turns",
        cooperative: false,
        words: &[],
        rulebook: &[],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = Woe;
    type Options = NoOptions;
    type Choice = u8;
    type Card = Nothing;

    fn new(woe: &Shared<Woe>, _: &NoOptions, _: usize) -> Self {
        Brittle::with(**woe)
    }

    fn attach(&mut self, _: &Shared<Woe>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        let seven = |picked: &[u8]| match picked.iter().sum::<u8>() == 7 {
            true => Ok(()),
            false => Err(text!("not-seven")),
        };
        let numbers = if self.woe == Woe::Imagined { 1..=7 } else { 1..=6 };
        let numbers: Vec<u8> = numbers.collect();
        let picked = table.ask(Seat(0)).some_if(&numbers, 2, 2, seven)?;
        self.picked = picked.to_vec();
        match self.woe {
            Woe::Panics => panic!("on purpose"),
            Woe::OffersNothing => drop(table.ask(Seat(0)).one(&[])?),
            Woe::NeverEnds => return Ok(()),
            Woe::None | Woe::Unimaginable | Woe::Imagined => {}
        }
        let named = table.ask_each(Seats::first(2)).each(|seat| [seat.0 + 1, 5 - seat.0 * 3])?;
        self.winner = Some(if named[0].1 > named[1].1 { Seat(0) } else { Seat(1) });
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| Outcome::won(2, winner, Text::plain("over")))
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn length(&self) -> u32 {
        1
    }
}

impl Notate for Brittle {
    fn notate(&self, _: Seat, choice: u8) -> String {
        format!("take {choice}")
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl Present for Brittle {
    fn scene(&self, _: Viewer) -> Scene {
        Scene::new("brittle")
    }

    fn describe(&self, _: Seat, choice: u8) -> Label {
        Label::new(Text::plain(choice.to_string()), "A1")
    }
}

impl Judge for Brittle {
    fn appraise(&self, _: Seat) -> f32 {
        0.5
    }

    fn resample(&mut self, _: Viewer, _: &mut Rng) {
        if self.woe == Woe::Unimaginable {
            self.woe = Woe::Imagined;
        }
    }
}

impl Study for Brittle {}

fn ending(woe: Woe, kinds: [BotKind; 2]) -> Ending {
    let contest = Match { start: Brittle::with(woe), bots: kinds.to_vec(), limit: 50 };
    contest.play(3).ending
}

const PAIRS: [[BotKind; 2]; 4] = [
    [BotKind::Random, BotKind::Random],
    [BotKind::Greedy, BotKind::Random],
    [BotKind::Greedy, BotKind::Greedy],
    [BotKind::Search(20), BotKind::Easy],
];

#[test]
fn selections_with_a_test_of_their_own_are_answered_by_every_bot() {
    for kinds in PAIRS {
        assert!(matches!(ending(Woe::None, kinds), Ending::Over(_)), "{kinds:?}");
    }
}

#[test]
fn greedy_guesses_what_others_answer_in_secret_and_names_the_higher_number() {
    let contest = Match { start: Brittle::with(Woe::None), bots: vec![BotKind::Greedy, BotKind::Random], limit: 50 };
    for seed in 0..20 {
        let Ending::Over(outcome) = contest.play(seed).ending else {
            panic!("game {seed} did not end");
        };
        assert_eq!(outcome.results[Seat(0)], 1.0, "5 beats whatever seat 2 names");
    }
}

#[test]
fn who_cannot_imagine_a_world_answers_all_the_same_and_counts_it() {
    for kinds in &PAIRS[1..] {
        let contest = Match { start: Brittle::with(Woe::Unimaginable), bots: kinds.to_vec(), limit: 50 };
        let played = contest.play(3);
        assert!(matches!(played.ending, Ending::Over(_)), "{kinds:?}: {:?}", played.ending);
        assert!(played.gave_up > 0, "{kinds:?}");
    }
}

#[test]
fn a_panic_is_a_fault_with_its_words() {
    let said = |kinds| match ending(Woe::Panics, kinds) {
        Ending::Fault(said) => said,
        other => panic!("{other:?}"),
    };
    assert_eq!(said([BotKind::Random; 2]), "the rules panicked: on purpose");
    assert!(said([BotKind::Greedy; 2]).contains("the rules panicked"));
}

#[test]
fn a_question_without_options_is_a_fault_also_where_the_rules_never_stop() {
    for kinds in PAIRS {
        assert_eq!(ending(Woe::OffersNothing, kinds), Ending::Fault("a rule asked and offered nothing".to_owned()));
    }
}

#[test]
fn a_game_without_end_is_broken_off() {
    for kinds in PAIRS {
        assert_eq!(ending(Woe::NeverEnds, kinds), Ending::Limit);
    }
}

fn session(woe: Woe) -> Session<Brittle> {
    let holders = [Holder::Bot("random".to_owned()), Holder::Bot("random".to_owned())];
    let setup = Setup {
        pack: Shared::new(woe),
        pack_hash: String::new(),
        options: NoOptions {},
        holders: holders.into_iter().collect(),
        seed: Seed::Proven(1),
        salt: 0,
        real_dice: false,
    };
    Session::start(setup).expect("a game")
}

#[test]
fn in_a_session_a_fault_is_returned_and_the_question_still_waits() {
    for woe in [Woe::Panics, Woe::OffersNothing] {
        let mut session = session(woe);
        let before = session.question().cloned();
        let refused = play(&mut session, &mut Team::new(2, 1)).expect_err("the rules fail");
        assert!(matches!(refused, Refusal::Fault(_)), "{refused:?}");
        assert_eq!(session.question().cloned(), before);
    }
    let mut sound = session(Woe::None);
    play(&mut sound, &mut Team::new(2, 1)).expect("nothing is wrong with this one");
    assert!(sound.outcome().is_some());
}
