//! A campaign of Odyssey is one long table: undo, going on from any day, and seats that change hands hold for it as for an evening's game.

use shelf::{AnySession, Edition, Opening};
use std::sync::Arc;
use table::pack::Source;
use table::{Fork, Holder, Seat, Seats, Seed, Viewer};

const SALT: u128 = 5;

fn edition() -> Arc<dyn Edition> {
    shelf::find("odyssey").expect("on the shelf").open(&Source::default()).expect("no mistakes")
}

fn person(seat: Seat) -> Holder {
    Holder::Person(format!("Person {}", seat.0))
}

fn random() -> Holder {
    Holder::Bot("random".to_owned())
}

/// A short cycle between bots that pick at random.
fn campaign(seed: u128) -> Box<dyn AnySession> {
    let options = vec![("play".to_owned(), "short".to_owned())];
    let opening = Opening { options, salt: SALT, ..Opening::new(vec![random(); 4]).seed(seed) };
    edition().start(&opening).expect("a campaign")
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..4).map(Seat)
}

/// Bots answer until an option with this beginning is there, or the campaign is over.
fn until_offered(session: &mut dyn AnySession, beginning: &str) -> bool {
    loop {
        let offered = session.options(Seat(0)).iter().any(|option| option.notation.starts_with(beginning));
        if offered || !session.advance_one().expect("a bot answers") {
            return offered;
        }
    }
}

/// Everybody is a person from now on, or a bot.
fn seat_all(session: &mut dyn AnySession, holder: impl Fn(Seat) -> Holder) {
    for seat in seats() {
        session.hand_over(seat, holder(seat)).expect("a seat changes hands");
    }
}

fn answer(session: &mut dyn AnySession, beginning: &str) {
    let number = session.question().expect("a question").number;
    let options = session.options(Seat(0));
    let option = options.iter().find(|option| option.notation.starts_with(beginning)).expect("it is offered");
    session.answer(Seat(0), number, &option.notation).expect("a legal answer");
}

/// The foe is chosen at sea and the loadout in the battle's muster: between them nothing is revealed, so the choice can be taken back as
/// if there were no border. Once the battle's dice lie there it takes everybody's consent.
#[test]
fn an_answer_is_taken_back_across_the_border_of_a_battle_as_long_as_nothing_was_revealed() {
    let mut session = campaign(1);
    assert!(until_offered(&mut *session, "foe "), "the first day has a battle");
    seat_all(&mut *session, person);
    let (at_sea, scene) = (session.state_hash(), session.scene(Viewer::Seat(Seat(0))));
    answer(&mut *session, "foe ");
    assert!(
        session.options(Seat(0)).iter().any(|option| option.notation == "same loadout"),
        "the muster of the battle"
    );
    let undo = session.undo_offer(Seat(0)).expect("an answer to take back");
    assert!(undo.fair && undo.consent == Seats::NOBODY, "nothing was revealed: {undo:?}");
    session.undo(Seat(0), Seats::NOBODY).expect("it is fair");
    assert_eq!(session.state_hash(), at_sea);
    assert_eq!(session.scene(Viewer::Seat(Seat(0))), scene, "the sea again");

    answer(&mut *session, "foe ");
    answer(&mut *session, "same loadout");
    // The primordial is set up by a roll.
    let undo = session.undo_offer(Seat(0)).expect("an answer to take back");
    assert!(!undo.fair && undo.consent.len() == 3, "the dice have told something: {undo:?}");
    session.undo(Seat(0), Seats::NOBODY).expect_err("the others have not agreed");
    session.undo(Seat(0), undo.consent).expect("they have");
    assert!(session.options(Seat(0)).iter().any(|option| option.notation == "same loadout"));
}

/// From the morning of each day somebody goes on with other dice, to an end.
#[test]
fn a_campaign_goes_on_from_any_day() {
    let mut session = campaign(2);
    let (mut mornings, mut day) = (Vec::new(), 0);
    while session.advance_one().expect("a bot answers") {
        if session.length() > day {
            day = session.length();
            mornings.push((day, session.given()));
        }
    }
    assert!(session.outcome().is_some() && mornings.len() >= 3, "{mornings:?}");
    let mut ends = Vec::new();
    for (day, given) in &mornings {
        let then = session.at(*given);
        assert_eq!(then.length(), *day);
        let mut other = then.fork(Fork::Truth, Seed::Proven(u128::from(*day)), SALT).expect("a fork");
        assert_eq!((other.length(), other.given()), (*day, *given));
        other.advance().expect("bots play");
        assert!(other.outcome().is_some() && other.length() >= *day, "day {day}");
        ends.push(other.state_hash());
    }
    ends.sort();
    ends.dedup();
    assert!(ends.len() > 1, "other dice make other campaigns");
}

/// Somebody leaves their argonaut to a bot for an evening, and takes it back; the record tells the same campaign.
#[test]
fn an_argonaut_is_handed_to_a_bot_for_a_day_and_back() {
    let mut session = campaign(3);
    seat_all(&mut *session, |seat| if seat == Seat(0) { person(seat) } else { random() });
    assert!(!session.persons_asked().is_empty(), "the group is asked, and a person is one of it");
    assert!(!session.advance_one().expect("nothing to do"), "bots wait for the person");
    let day = session.length();
    session.hand_over(Seat(0), random()).expect("a bot stands in");
    while session.length() < day + 2 && session.advance_one().expect("a bot answers") {}
    assert_eq!(session.length(), day + 2, "the evening goes on without the person");
    session.hand_over(Seat(0), person(Seat(0))).expect("the person is back");
    while session.persons_asked().is_empty() && session.advance_one().expect("a bot answers") {}
    assert!(session.persons_asked().contains(Seat(0)));
    assert_eq!(session.holders()[Seat(0)], person(Seat(0)));

    let again =
        edition().replay(&session.to_record()).and_then(|replay| replay.finish()).expect("a record of this content");
    assert_eq!(again.state_hash(), session.state_hash());
}
