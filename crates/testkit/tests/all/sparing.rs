//! Questions that are left out since their answers make no difference, standing orders that end by themselves, and undo that says what goes.

use crate::sandbox::{Rule, Sandbox};
use connect_four::{ConnectFour, DropDisc};
use table::record::Replay;
use table::{
    Answer, Asked, Game, Holder, LogLine, Play, Prompt, Record, Seat, SeatMap, Seats, Seed, Session, Setup, Shared,
    StandingOrder, Table, Text, Until,
};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);

fn start<G: Game<Pack = ()>>() -> Session<G> {
    let names = ["Anna", "Bruno"].map(|name| Holder::Person(name.to_owned()));
    let setup = Setup {
        pack: Shared::new(()),
        pack_hash: "none".to_owned(),
        options: G::Options::default(),
        holders: names.into_iter().collect::<SeatMap<Holder>>(),
        seed: Seed::Proven(1),
        salt: 1,
        real_dice: false,
    };
    Session::start(setup).expect("the game starts")
}

fn replayed<G: Game<Pack = ()>>(record: &str) -> Session<G> {
    let record = Record::read(record).expect("a record reads back");
    Replay::new(&record, Shared::new(()), "none").and_then(Replay::finish).expect("a record fits its rules")
}

/// Anna is asked, Bruno is spared, Anna is asked again.
struct Spares;

impl Rule for Spares {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        let first = table.ask(ANNA).one(&[1, 2])?;
        let say = || Prompt::new("pointless", "A1").kind("idle");
        let spared = table.ask(BRUNO).say(say).spare(Some(7)).one(&[6, 7])?;
        let order = table.ask(BRUNO).order_if(false, &[4, 5])?;
        let last = table.ask(ANNA).one(&[1, 2])?;
        game.note(&format!("{first} {spared} {order:?} {last}"));
        Ok(())
    }
}

#[test]
fn a_question_that_makes_no_difference_is_not_asked_and_its_answer_is_in_the_record() {
    let mut session: Session<Sandbox<Spares>> = start();
    session.answer_text(ANNA, "1").expect("it is offered");
    let asked = session.question().map(|question| question.asked.seats());
    assert_eq!(asked, Some(Seats::only(ANNA)), "Bruno is passed over");
    assert_eq!(session.world().spared()[0], (Seats::only(BRUNO), "idle".to_owned()));
    session.answer_text(ANNA, "2").expect("it is offered");
    assert_eq!(session.world().checkpoint().notes, ["1 7 [4, 5] 2"]);
    let record = session.record();
    assert!(record.contains("2a 7"), "{record}");
    assert_eq!(replayed::<Sandbox<Spares>>(&record).world().checkpoint(), session.world().checkpoint());
}

#[test]
fn a_record_in_which_somebody_was_asked_after_all_still_replays() {
    let mut session: Session<Sandbox<Spares>> = start();
    session.answer_text(ANNA, "1").expect("it is offered");
    session.answer_text(ANNA, "2").expect("it is offered");
    let mut record = Record::read(&session.record()).expect("it reads back");
    record.lines =
        ["1 1", "2 6", "2 5, 4", "1 2"].into_iter().enumerate().map(|(n, line)| (n + 1, line.to_owned())).collect();
    let old: Session<Sandbox<Spares>> =
        Replay::new(&record, Shared::new(()), "none").and_then(Replay::finish).expect("it fits the rules");
    assert_eq!(old.world().checkpoint().notes, ["1 6 [5, 4] 2"]);
}

/// Bruno is asked in a window after each of Anna's turns; the third turn is aimed at him.
struct Turns;

impl Rule for Turns {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        for turn in 1..=4 {
            table.ask(ANNA).one(&[1, 2])?;
            table.tell(|| {
                let line = LogLine::by("A1", Text::plain(format!("turn {turn}")));
                if turn == 3 { line.aimed(BRUNO) } else { line }
            });
            let say = || Prompt::new("answer", "A1").kind("window").order("pass", "9", Until::Aimed);
            let answer = table.ask(BRUNO).say(say).window().one(&[8, 9])?;
            game.note(&format!("{turn}: {answer}"));
        }
        Ok(())
    }
}

fn asked(session: &Session<Sandbox<Turns>>) -> Seat {
    session.question().and_then(|question| question.asked.seats().iter().next()).expect("somebody is asked")
}

#[test]
fn an_order_that_lasts_until_something_is_aimed_at_its_seat_ends_then() {
    let mut session: Session<Sandbox<Turns>> = start();
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), BRUNO);
    session.order(StandingOrder::new(BRUNO, "window", "9").until(Until::Aimed));
    assert_eq!(asked(&session), ANNA, "the order answers at once");
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), ANNA, "and again");
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), BRUNO, "the third turn was aimed at Bruno");
    assert_eq!(session.orders(BRUNO).count(), 0);
}

/// Bruno answers something that hardly ever changes, round after round; from the second on an order stands by itself.
struct Habits;

impl Rule for Habits {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        for round in 1..=5 {
            table.ask(ANNA).one(&[1, 2])?;
            let say = || match round {
                1 => Prompt::new("usual", "A1").kind("habit"),
                _ => Prompt::new("usual", "A1").kind("habit").standing_order("as-ever", "9"),
            };
            let answer = table.ask(BRUNO).say(say).one(&[8, 9])?;
            game.note(&format!("{round}: {answer}"));
        }
        Ok(())
    }
}

#[test]
fn an_order_that_stands_by_itself_answers_until_it_is_taken_back() {
    let mut session: Session<Sandbox<Habits>> = start();
    let asked = |session: &Session<Sandbox<Habits>>| session.persons_asked().iter().next();
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), Some(BRUNO), "the first time it is asked");
    session.answer_text(BRUNO, "8").expect("it is offered");
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), Some(ANNA), "the second time the order has answered");
    let order = session.orders(BRUNO).next().expect("it is in force");
    assert_eq!((order.question.as_str(), order.text.as_ref().map(|text| &*text.key)), ("habit", Some("as-ever")));
    let record = session.record();
    session.revoke(BRUNO, "habit");
    assert_eq!((session.orders(BRUNO).count(), session.wishes(BRUNO).count()), (0, 1));
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), Some(BRUNO), "whoever takes it back is asked");
    session.order(StandingOrder::new(BRUNO, "habit", "9"));
    session.answer_text(ANNA, "1").expect("it is offered");
    assert_eq!(asked(&session), Some(ANNA), "and no longer once it is left again");
    assert_eq!(session.world().now().notes, ["1: 8", "2: 9", "3: 9", "4: 9"]);
    let again = replayed::<Sandbox<Habits>>(&record);
    assert_eq!(again.world().now().notes, ["1: 8", "2: 9"], "a record holds what the order answered");
}

/// The group is asked what is Bruno's business alone.
struct Trifle;

impl Rule for Trifle {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        let say = || Prompt::new("trifle", "A1").concerns(Seats::only(BRUNO));
        let answer = table.ask(Asked::Any(Seats::first(2))).say(say).one(&[3, 4])?;
        game.note(&format!("{answer}"));
        Ok(())
    }
}

#[test]
fn of_a_group_those_are_asked_whose_business_it_is_even_a_bot() {
    let mut session: Session<Sandbox<Trifle>> = start();
    assert_eq!(session.persons_asked(), Seats::only(BRUNO));
    session.hand_over(BRUNO, Holder::Bot("greedy".to_owned())).expect("a seat can be handed over");
    assert_eq!((session.persons_asked(), session.bots_asked()), (Seats::NOBODY, Seats::only(BRUNO)));
    session.answer_text(ANNA, "4").expect("by the rules anybody of the group may answer");
    assert_eq!(session.world().checkpoint().notes, ["4"]);
}

#[test]
fn undo_says_what_goes_and_what_was_undone_can_be_done_again() {
    let mut session: Session<ConnectFour> = start();
    session.answer_text(ANNA, "drop 4").expect("it is offered");
    session.answer_text(BRUNO, "drop 5").expect("it is offered");
    let preview = session.undo_preview(ANNA).expect("there is something to take back");
    assert_eq!(preview.what.as_ref().map(|what| &*what.key), Some("drop-in"));
    assert_eq!((preview.turns, preview.rolls, preview.asks), (1, 0, Seats::only(BRUNO)));
    let before = session.world().now().clone();
    session.undo(ANNA, Seats::only(BRUNO)).expect("Bruno agrees");
    assert!(session.redo_offer(BRUNO).is_none(), "it was not Bruno who took it back");
    assert!(session.redo_offer(ANNA).is_some());
    session.redo(ANNA).expect("nothing has changed since");
    assert_eq!(session.world().now(), &before);
    assert!(session.redo(ANNA).is_err(), "it is done again already");
    assert_eq!(replayed::<ConnectFour>(&session.record()).world().now(), &before);
}

/// What undo would take back, as the column of the disc.
fn undone_column(session: &Session<ConnectFour>, seat: Seat) -> Option<String> {
    let what = session.undo_preview(seat)?.what?;
    assert_eq!(what.key, "drop-in");
    what.args.first().map(|(_, column)| column.to_string())
}

#[test]
fn undo_after_undo_still_says_what_goes_also_where_nobody_has_looked_meanwhile() {
    let mut session: Session<ConnectFour> = start();
    for (seat, words) in [(ANNA, "drop 4"), (BRUNO, "drop 5"), (ANNA, "drop 3"), (BRUNO, "drop 2"), (ANNA, "drop 1")] {
        session.answer_text(seat, words).expect("it is offered");
    }
    let column = |session: &Session<ConnectFour>, seat| undone_column(session, seat).unwrap_or_default();
    assert_eq!((column(&session, ANNA), column(&session, BRUNO)), ("1".into(), "2".into()));
    session.undo(ANNA, Seats::NOBODY).expect("it is fair");
    assert_eq!((column(&session, ANNA), column(&session, BRUNO)), ("3".into(), "2".into()));
    session.undo(BRUNO, Seats::NOBODY).expect("it is fair");
    assert_eq!((column(&session, ANNA), column(&session, BRUNO)), ("3".into(), "5".into()));
    session.compact();
    assert_eq!((column(&session, ANNA), column(&session, BRUNO)), ("3".into(), "5".into()));
    session.undo(ANNA, Seats::NOBODY).expect("it is fair");
    session.redo(ANNA).expect("nothing has changed since");
    assert_eq!(column(&session, ANNA), "3");
    session.answer_text(BRUNO, "drop 7").expect("it is offered");
    assert_eq!((column(&session, ANNA), column(&session, BRUNO)), ("3".into(), "7".into()));
    let again = replayed::<ConnectFour>(&session.record());
    assert_eq!(again.undo_preview(ANNA).map(|preview| preview.what), Some(None), "nobody answered in this session");
}

#[test]
fn an_answer_that_is_refused_leaves_the_question_and_what_undo_says() {
    let mut session: Session<ConnectFour> = start();
    session.answer_text(ANNA, "drop 4").expect("it is offered");
    let (before, question) = (session.world().now().clone(), session.question().cloned());
    assert!(session.answer(BRUNO, Answer::One(DropDisc(9))).is_err(), "there is no such column");
    assert!(session.answer(ANNA, Answer::One(DropDisc(1))).is_err(), "it is not her turn");
    assert_eq!((session.world().now(), session.question().cloned()), (&before, question));
    assert_eq!(undone_column(&session, ANNA).as_deref(), Some("4"));
    assert!(session.undo_preview(BRUNO).is_none());
}

#[test]
fn nothing_can_be_done_again_once_somebody_has_answered_otherwise() {
    let mut session: Session<ConnectFour> = start();
    session.answer_text(ANNA, "drop 4").expect("it is offered");
    session.undo(ANNA, Seats::NOBODY).expect("it is fair");
    session.answer_text(ANNA, "drop 1").expect("it is offered");
    assert!(session.redo_offer(ANNA).is_none());
    assert!(session.redo(ANNA).is_err());
}
