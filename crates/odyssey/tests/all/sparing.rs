//! What a person is not asked: the order in which titans act as long as it stays the same, and what is other people's business.

use odyssey::ids::BattleId;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::record::Replay;
use table::{Asked, Form, Holder, Record, Seat, SeatMap, Seats, Seed, Session, Setup, Shared};

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

const ANNA: Seat = Seat(0);

/// The bull's court, with Anna for one titan and bots for three.
fn start(seed: u128) -> Session<Odyssey> {
    let place = PACK.battles.iter().position(|battle| battle.slug.as_str() == "mazehorn-2").expect("the battle");
    let bots = (1..4).map(|_| Holder::Bot("greedy".to_owned()));
    let holders: SeatMap<Holder> = std::iter::once(Holder::Person("Anna".to_owned())).chain(bots).collect();
    let options = OdysseyOptions { battle: BattleId(place as u8), ..OdysseyOptions::default() };
    let setup = Setup {
        pack: PACK.clone(),
        pack_hash: "none".to_owned(),
        options,
        holders,
        seed: Seed::Proven(seed),
        salt: 1,
        real_dice: false,
    };
    Session::start(setup).expect("the battle begins")
}

/// Whoever is waited for answers as usual, or with the first options that will do.
fn answer(session: &mut Session<Odyssey>) {
    let asked = session.persons_asked() | session.bots_asked();
    let seat = asked.iter().next().expect("somebody is asked");
    let question = session.question().expect("something is asked");
    let count = question.form.items(seat).len();
    let most = if matches!(question.form, Form::Order(_)) { count..=count } else { 1..=count };
    let usual = question.prompt.default.clone();
    let total = if let Form::Share { total, .. } = &question.form { u32::from(*total) + 1 } else { 0 };
    let shares = (0..total).map(|left| format!("1={}, 2={left}", total - 1 - left));
    let first = |several: usize| (1..=several).map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    let mut answers = usual.into_iter().chain(shares).chain(most.map(first)).chain(["none".to_owned()]);
    let asks = question.prompt.text.key.clone();
    assert!(answers.any(|words| session.answer_text(seat, &words).is_ok()), "nothing is taken at {asks}");
}

/// Plays until this round has ended, and gives every question to a group: in which round, of what kind, and who is waited for.
fn group_questions(session: &mut Session<Odyssey>, rounds: u8) -> Vec<(u8, String, Option<Seats>, Seats)> {
    let mut found = Vec::new();
    while let Some(question) = session.question() {
        let round = session.world().now().round;
        if round > rounds {
            break;
        }
        if matches!(question.asked, Asked::Any(_)) {
            let prompt = &question.prompt;
            let waits = session.persons_asked() | session.bots_asked();
            found.push((round, prompt.kind_name().to_owned(), prompt.concerns, waits));
        }
        answer(session);
    }
    found
}

#[test]
fn titans_act_in_the_order_of_the_last_round_until_the_person_wants_to_be_asked() {
    let mut session = start(1);
    let asked = group_questions(&mut session, 3);
    let rounds = |asked: &[(u8, String, Option<Seats>, Seats)], kind: &str| -> BTreeSet<u8> {
        asked.iter().filter(|(_, other, ..)| other == kind).map(|(round, ..)| *round).collect()
    };
    assert_eq!(rounds(&asked, "who-acts"), BTreeSet::from([1]), "the first round sets the order, which is kept");
    let order = session.orders(ANNA).find(|order| order.question == "who-acts").expect("it is listed");
    assert_eq!(order.text.as_ref().map(|text| &*text.key), Some("order-keep"));
    session.revoke(ANNA, "who-acts");
    let later = rounds(&group_questions(&mut session, 5), "who-acts");
    assert!(!later.is_empty(), "whoever takes the order back is asked again");
}

#[test]
fn nobody_is_called_a_last_time_for_the_argo_in_a_round_in_which_every_titan_could_act() {
    let mut session = start(1);
    while session.orders(ANNA).all(|order| order.question != "last-call") {
        let question = session.question().expect("the battle goes on");
        let game = session.world().now();
        let all_act = game.living().all(|titan| game.titan(titan).can_act());
        assert!(!all_act || question.prompt.kind_name() != "last-call", "Anna is asked in round {}", game.round);
        assert!(game.round < 9, "it never comes to a last call");
        answer(&mut session);
    }
}

#[test]
fn what_the_primordial_does_is_asked_of_those_whom_it_concerns_and_a_record_of_it_replays() {
    let mut elsewhere = 0;
    for seed in 1..=3 {
        let mut session = start(seed);
        for (round, kind, concerns, waits) in group_questions(&mut session, 6) {
            let Some(concerns) = concerns.filter(|seats| !seats.is_empty()) else { continue };
            assert!((waits & !concerns).is_empty(), "{kind} in round {round} waits for {waits:?}, not {concerns:?}");
            elsewhere += u32::from(!concerns.contains(ANNA));
        }
        let record = Record::read(&session.record()).expect("a record reads back");
        let again =
            Replay::<Odyssey>::new(&record, PACK.clone(), "none").and_then(Replay::finish).expect("it fits the rules");
        assert_eq!(again.world().now(), session.world().now());
    }
    assert!(elsewhere > 3, "{elsewhere} questions were the business of others alone");
}
