//! In a sealed question the same choice may mean another thing for each seat, and is written and read by whose it is.

use crate::sandbox::{Rule, Sandbox};
use table::record::Replay;
use table::{Holder, NoOptions, Play, Record, Seat, SeatMap, Seats, Seed, Session, Setup, Shared, Table, View};

/// Both seats lay one of the two cards of their own hand: the first seat holds 10 and 11, the second 20 and 21.
struct Lay;

impl Rule for Lay {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        for (seat, place) in table.ask_each(Seats::first(2)).each(|_| [0, 1])? {
            game.note(&Lay::notation(seat, place));
        }
        Ok(())
    }

    fn notation(seat: Seat, place: u8) -> String {
        format!("lay {}", 10 * (seat.0 + 1) + place)
    }
}

fn session() -> Session<Sandbox<Lay>> {
    let setup = Setup {
        pack: Shared::new(()),
        pack_hash: "none".to_owned(),
        options: NoOptions {},
        holders: SeatMap::new(2, |seat| Holder::Person(format!("Player {seat}"))),
        seed: Seed::Quick(1),
        salt: 0,
        real_dice: false,
    };
    Session::start(setup).expect("a sound rule")
}

#[test]
fn the_same_choice_is_written_and_read_by_the_seat_that_it_is_offered_to() {
    let mut session = session();
    assert!(session.answer_text(Seat(1), "lay 10").is_err(), "that card is the other seat's");
    session.answer_text(Seat(1), "lay 21").expect("its own card");
    session.answer_text(Seat(0), "lay 10").expect("its own card");
    assert_eq!(session.world().now().notes, ["lay 10", "lay 21"]);

    let record = session.record();
    assert!(record.contains("\n2 lay 21 ~") && record.contains("\n1 lay 10 ~"), "{record}");
    let read = Record::read(&record).expect("a sound record");
    let replay = Replay::<Sandbox<Lay>>::new(&read, Shared::new(()), "none");
    let again = replay.and_then(Replay::finish).expect("the same game");
    assert_eq!(again.world().now().notes, ["lay 10", "lay 21"]);
}

#[test]
fn a_bot_reads_the_options_of_its_own_seat() {
    let session = session();
    let read = |seat| {
        let view = View::new(session.world(), seat).expect("both are asked");
        view.options().iter().map(|choice| format!("{:?}", view.label(*choice))).collect::<Vec<_>>()
    };
    let first: Vec<String> = read(Seat(0));
    assert_ne!(first, read(Seat(1)), "equal options, and each seat's own words for them");
    assert_eq!(session.question().map(|question| question.form.items(Seat(0))), Some(&[0, 1][..]));
}
