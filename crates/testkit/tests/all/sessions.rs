//! What a session promises, promise by promise.

use crate::trap::Trap;
use connect_four::ConnectFour;
use table::record::Replay;
use table::{
    Fork, Form, Game, Holder, Notate, Record, Refusal, Rules, Seat, SeatMap, Seats, Seed, Session, Setup, Shared,
    Snapshot, StandingOrder, Viewer,
};
use testkit::bluff::Bluff;
use testkit::duel::Duel;

type Cards = Bluff;

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);

fn setup<G: Game<Pack = ()>>(holders: &[Holder], seed: u128) -> Setup<G> {
    Setup {
        pack: Shared::new(()),
        pack_hash: "none".to_owned(),
        options: G::Options::default(),
        holders: holders.iter().cloned().collect::<SeatMap<Holder>>(),
        seed: Seed::Proven(seed),
        salt: 99,
        real_dice: false,
    }
}

fn persons() -> Vec<Holder> {
    ["Anna", "Bruno"].map(|name| Holder::Person(name.to_owned())).to_vec()
}

fn with_bot() -> Vec<Holder> {
    vec![Holder::Person("Anna".to_owned()), Holder::Bot("greedy".to_owned())]
}

fn start<G: Game<Pack = ()>>(holders: Vec<Holder>, seed: u128) -> Session<G> {
    Session::start(setup(&holders, seed)).expect("the game starts")
}

/// Answers for whoever is asked: a seat and a notation each.
fn play<G: Game>(session: &mut Session<G>, answers: &[(Seat, &str)]) {
    for (seat, words) in answers {
        session.answer_text(*seat, words).unwrap_or_else(|refusal| panic!("{words}: {refusal:?}"));
    }
}

/// Answers for whoever is asked, always with the option of this number, counted from 1.
fn play_on<G: Game>(session: &mut Session<G>, answers: usize, option: &str) {
    for _ in 0..answers {
        let Some(question) = session.question() else { return };
        let seat = question.asked.seats().iter().next().expect("somebody is asked");
        session.answer_text(seat, option).or_else(|_| session.answer_text(seat, "1")).expect("an option is taken");
    }
}

fn replayed<G: Game<Pack = ()>>(session: &Session<G>) -> Session<G> {
    let record = Record::read(&session.record()).expect("a record reads back");
    Replay::new(&record, Shared::new(()), "none").and_then(Replay::finish).expect("a record fits its rules")
}

fn keys<G: Game>(session: &Session<G>, viewer: Viewer) -> Vec<String> {
    session.log(viewer).map(|line| line.text.key.to_string()).collect()
}

#[test]
fn an_answer_that_is_not_offered_is_refused_with_a_sentence_and_changes_nothing() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    let before = session.record();
    for words in ["drop 8", "0", "99", "", "drop", "fold"] {
        assert!(matches!(session.answer_text(ANNA, words), Err(Refusal::NotOffered(_))), "{words}");
    }
    assert_eq!(session.answer_text(BRUNO, "drop 1"), Err(Refusal::NotYou));
    assert_eq!(session.answer_text(Seat(7), "drop 1"), Err(Refusal::NotYou));
    assert_eq!(session.record(), before);
}

#[test]
fn nothing_is_asked_when_the_game_is_over() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    play(
        &mut session,
        &[1, 2, 1, 2, 1, 2, 1]
            .map(|column| ((column as u8 - 1), column))
            .map(|(seat, column)| (Seat(seat), if column == 1 { "drop 1" } else { "drop 2" })),
    );
    assert!(session.outcome().is_some());
    assert_eq!(session.answer_text(ANNA, "drop 1"), Err(Refusal::NothingAsked));
}

#[test]
fn too_many_seats_are_refused_with_a_sentence() {
    let three = vec![Holder::Bot("random".to_owned()); 3];
    assert!(matches!(Session::<ConnectFour>::start(setup(&three, 1)), Err(Refusal::NotOffered(_))));
}

#[test]
fn an_answer_may_be_taken_back_while_nobody_has_learned_anything() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    play(&mut session, &[(ANNA, "drop 4")]);
    let offer = session.undo_offer(ANNA).expect("there is something to take back");
    assert!(offer.fair && offer.consent.is_empty());
    session.undo(ANNA, Seats::NOBODY).expect("it is fair");
    assert_eq!(session.world().now(), start::<ConnectFour>(persons(), 1).world().now());
    assert_eq!(session.undo_offer(ANNA), None, "nothing is left to take back");
    assert!(session.undo_offer(BRUNO).is_none());
}

#[test]
fn the_fair_line_moves_at_another_persons_answer_and_then_the_others_must_agree() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    play(&mut session, &[(ANNA, "drop 4"), (BRUNO, "drop 4")]);
    let offer = session.undo_offer(ANNA).expect("there is something to take back");
    assert!(!offer.fair);
    assert_eq!(offer.consent, Seats::only(BRUNO));
    assert!(session.undo(ANNA, Seats::NOBODY).is_err());
    assert!(session.undo(ANNA, Seats::only(ANNA)).is_err(), "one's own consent is not the others'");
    session.undo(ANNA, Seats::only(BRUNO)).expect("Bruno agreed");
    assert_eq!(session.given(), 0);
}

#[test]
fn who_plays_alone_may_always_take_back() {
    let mut session: Session<ConnectFour> = start(with_bot(), 1);
    play(&mut session, &[(ANNA, "drop 4"), (BRUNO, "drop 4"), (ANNA, "drop 1"), (BRUNO, "drop 4")]);
    session.undo(ANNA, Seats::NOBODY).expect("nobody else is there");
    assert_eq!(session.given(), 2);
    session.undo(ANNA, Seats::NOBODY).expect("and further");
    assert_eq!(session.given(), 0);
}

#[test]
fn the_fair_line_moves_when_a_card_is_shown() {
    let mut session: Session<Cards> = start(persons(), 5);
    play(&mut session, &[(ANNA, "peek 2:1")]);
    assert!(!session.undo_offer(ANNA).expect("an answer was given").fair);
    let mut session: Session<Cards> = start(persons(), 5);
    play(&mut session, &[(ANNA, "trust")]);
    assert!(session.undo_offer(ANNA).expect("an answer was given").fair);
}

#[test]
fn the_same_path_again_meets_the_same_cards() {
    let mut session: Session<Cards> = start(with_bot(), 5);
    play_on(&mut session, 9, "1");
    let (state, given) = (session.state_hash(), session.given());
    while session.given() > 2 {
        session.undo(ANNA, Seats::NOBODY).expect("Anna is alone");
    }
    while session.given() < given {
        play_on(&mut session, 1, "1");
    }
    assert_eq!(session.state_hash(), state);
}

#[test]
fn taking_back_is_an_entry_and_a_record_with_it_plays_again() {
    let mut session: Session<Cards> = start(persons(), 8);
    play_on(&mut session, 5, "1");
    let number = session.number();
    let seat = Seat::first(2).find(|seat| session.undo_offer(*seat).is_some()).expect("somebody answered");
    session.undo(seat, Seats::EVERYONE).expect("all agree");
    assert!(session.number() > number, "the number of the question never goes back");
    play_on(&mut session, 40, "2");
    let again = replayed(&session);
    assert_eq!(again.world().now(), session.world().now());
    assert_eq!(again.record(), session.record());
    assert_eq!(keys(&again, Viewer::Referee), keys(&session, Viewer::Referee));
}

#[test]
fn undo_reaches_back_over_many_steps_and_marks() {
    let mut session: Session<ConnectFour> = start(with_bot(), 1);
    play_on(&mut session, 30, "2");
    let states: Vec<ConnectFour> = (0..=session.given()).map(|n| session.at(n).world().now().clone()).collect();
    while session.undo(ANNA, Seats::NOBODY).is_ok() {
        assert_eq!(session.world().now(), &states[session.given()]);
    }
    assert_eq!(session.given(), 0);
}

#[test]
fn a_fork_goes_its_own_way_and_leaves_the_first_game_alone() {
    let mut session: Session<Cards> = start(persons(), 3);
    play_on(&mut session, 3, "1");
    let record = session.record();
    let mut fork = session.fork(Fork::Truth, Seed::Proven(77), 5).expect("a fork");
    assert_eq!(fork.world().now(), session.world().now());
    assert!(fork.undo_offer(ANNA).is_none(), "what was inherited is not taken back");
    play_on(&mut fork, 12, "1");
    assert_eq!(session.record(), record);
    let mut original = session.clone();
    play_on(&mut original, 12, "1");
    assert_ne!(fork.world().now(), original.world().now(), "other dice bring other cards");
    assert_eq!(replayed(&fork).world().now(), fork.world().now());
}

#[test]
fn a_redrawn_fork_keeps_what_the_seat_knows_and_nothing_else() {
    let mut differs = 0;
    for seed in 0..20 {
        let mut session: Session<Cards> = start(persons(), seed);
        play_on(&mut session, 3, "1");
        let fork = session.fork(Fork::Redrawn(ANNA), Seed::Proven(1), u128::from(seed as u64) + 7).expect("a world");
        assert_eq!(fork.scene(Viewer::Seat(ANNA)), session.scene(Viewer::Seat(ANNA)));
        differs += u32::from(fork.world().now() != session.world().now());
        let mut fork = fork;
        play_on(&mut fork, 200, "1");
        assert!(fork.outcome().is_some());
        assert_eq!(replayed(&fork).world().now(), fork.world().now());
    }
    assert!(differs > 15, "{differs} of 20 worlds differ from the truth");
}

#[test]
fn a_seat_can_be_handed_over_and_back_at_any_question() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    assert_eq!(session.persons_asked(), Seats::only(ANNA));
    session.hand_over(ANNA, Holder::Bot("greedy".to_owned())).expect("a seat");
    assert_eq!((session.persons_asked(), session.bots_asked()), (Seats::NOBODY, Seats::only(ANNA)));
    play(&mut session, &[(ANNA, "drop 4")]);
    session.hand_over(ANNA, Holder::Person("Carla".to_owned())).expect("a seat");
    play(&mut session, &[(BRUNO, "drop 4"), (ANNA, "drop 3")]);
    assert_eq!(session.hand_over(Seat(5), Holder::Bot("random".to_owned())), Err(Refusal::NotYou));
    assert!(session.record().contains("hand 1 bot greedy"));
    assert!(session.record().contains("1b drop 4"), "a bot's answer is marked");
    assert_eq!(replayed(&session).setup().holders, session.setup().holders);
}

#[test]
fn a_standing_order_answers_and_the_digest_tells() {
    let mut session: Session<Cards> = start(persons(), 4);
    let order = |seat: Seat| StandingOrder::new(seat, "fold-or-turn", "fold");
    session.order(order(BRUNO));
    let (mut asked, mut told) = (0, 0);
    while session.question().is_some_and(|question| question.asked.seats().contains(BRUNO) || asked < 12) {
        asked += 1;
        play_on(&mut session, 1, "1");
        let digest = session.digest(BRUNO);
        told += u32::from(!digest.skipped.is_empty() && digest.lines.iter().any(|line| line.seat() == Some(ANNA)));
    }
    assert!(told > 0, "an order answers, and what happened before it is still news");
    let record = session.record();
    assert!(record.contains("2o fold"), "an ordered answer is marked: {record}");
    assert!(!record.contains("2 fold"), "Bruno was never asked");
    session.revoke(BRUNO, "fold-or-turn");
    assert_eq!(session.orders(BRUNO).count(), 0);
    assert_eq!(replayed(&session).world().now(), session.world().now(), "a replay never consults orders");
}

#[test]
fn a_digest_tells_what_happened_since_a_seat_last_answered() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    play(&mut session, &[(ANNA, "drop 4")]);
    assert_eq!(session.digest(ANNA).lines.len(), 0);
    play(&mut session, &[(BRUNO, "drop 3")]);
    let missed = session.digest(ANNA).lines;
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0].seat(), Some(BRUNO));
}

#[test]
fn a_log_line_is_read_only_by_its_audience() {
    let mut session: Session<Cards> = start(persons(), 5);
    play(&mut session, &[(ANNA, "peek 2:1")]);
    let sees = |viewer| keys(&session, viewer).contains(&"sees-rank".to_owned());
    assert!(sees(Viewer::Seat(ANNA)));
    assert!(!sees(Viewer::Seat(BRUNO)) && !sees(Viewer::Onlooker));
}

#[test]
fn a_transcript_tells_a_viewer_only_what_it_saw() {
    let mut session: Session<Cards> = start(persons(), 5);
    play_on(&mut session, 6, "2");
    let (mine, theirs) = (session.transcript(Viewer::Seat(ANNA)), session.transcript(Viewer::Onlooker));
    assert!(mine.contains("1 stake") && mine.contains("2 ?"), "{mine}");
    assert!(!theirs.contains("stake") && !theirs.contains("seed"), "{theirs}");
    assert!(theirs.lines().filter(|line| line.starts_with("draw")).all(|line| line.ends_with('?')), "{theirs}");
}

#[test]
fn a_fault_in_the_rules_leaves_the_table_as_it_was() {
    for fault in ["panic", "loop", "nothing", "swallow", "stray", "spin", "impossible"] {
        let mut session: Session<Trap> = start(persons(), 1);
        play(&mut session, &[(ANNA, "safe"), (ANNA, "safe")]);
        let (record, state) = (session.record(), session.state_hash());
        let refused = session.answer_text(ANNA, fault);
        let Err(Refusal::Fault(said)) = refused else {
            panic!("{fault}: {refused:?}");
        };
        assert_eq!((session.record(), session.state_hash()), (record, state), "{fault}");
        assert!(session.report(&said).contains(&said));
        play(&mut session, &[(ANNA, "safe")]);
        assert_eq!(session.given(), 3, "the game goes on after {fault}");
    }
}

#[test]
fn a_fault_in_a_later_step_of_the_same_answer_undoes_the_earlier_ones_too() {
    let mut session: Session<Trap> = start(persons(), 1);
    play(&mut session, &[(ANNA, "safe")]);
    let before = session.state_hash();
    assert!(matches!(session.answer_text(ANNA, "later"), Err(Refusal::Fault(_))));
    assert_eq!(session.state_hash(), before);
}

#[test]
fn with_real_dice_the_persons_tell_what_came_and_the_table_draws_for_bots() {
    let real = |holders: &[Holder]| Setup { real_dice: true, ..setup::<Cards>(holders, 1) };
    let mut session = Session::start(real(&persons())).expect("it starts");
    let mut asked = Vec::new();
    while let Some(question) = session.question().cloned() {
        let Form::Draw { .. } = question.form else { break };
        asked.push(question.asked.seats());
        let seat = question.asked.seats().iter().next().expect("somebody");
        assert!(matches!(session.answer_text(seat, "rank 9"), Err(Refusal::NotOffered(_))));
        let (other, card) = (seat.next(2), session.world().now().notate_card(testkit::bluff::Rank(3)));
        assert_eq!(session.answer_text(other, &card), Err(Refusal::NotYou), "a private draw is told by who sees it");
        session
            .answer_text(seat, &card)
            .or_else(|_| session.answer_text(seat, &card.replace('3', "4")))
            .expect("a card");
    }
    assert_eq!(asked.len(), 6, "two hands of three");
    assert_eq!(asked[0], Seats::only(ANNA));
    let session = Session::start(real(&with_bot())).expect("it starts");
    assert_eq!(session.question().map(|question| question.asked.seats()), Some(Seats::only(ANNA)));
}

#[test]
fn with_real_cards_a_mistyped_one_is_taken_back_by_whoever_typed_it() {
    let real = Setup { real_dice: true, ..setup::<Cards>(&persons(), 1) };
    let mut session = Session::start(real).expect("it starts");
    let asked = session.question().map(|question| question.prompt.text.clone());
    assert_eq!(asked, Some(table::text!("table-what-was-drawn-for", who = ANNA)));
    play(&mut session, &[(ANNA, "3")]);
    assert!(session.undo_offer(BRUNO).is_none(), "he typed nothing");
    assert!(session.undo_offer(ANNA).is_some_and(|offer| offer.fair && offer.consent.is_empty()));
    session.undo(ANNA, Seats::NOBODY).expect("it was mistyped");
    play(&mut session, &[(ANNA, "4")]);
    let hand = |session: &Session<Cards>| session.world().now().place(ANNA).known_to(ANNA);
    assert_eq!(hand(&session), [testkit::bluff::Rank(4)]);
    assert_eq!(hand(&replayed(&session)), hand(&session), "the record tells both");

    play(&mut session, &[(ANNA, "4"), (ANNA, "4"), (BRUNO, "1")]);
    let offer = session.undo_offer(ANNA).expect("she typed before him");
    assert_eq!((offer.fair, offer.consent), (false, Seats::only(BRUNO)), "he has typed since");
}

#[test]
fn with_real_dice_a_mistyped_roll_is_taken_back() {
    let real = Setup { real_dice: true, ..setup::<Duel>(&persons(), 1) };
    let mut session = Session::start(real).expect("it starts");
    play(&mut session, &[(ANNA, "attack"), (ANNA, "pass"), (BRUNO, "pass")]);
    let is_roll = |session: &Session<Duel>| matches!(session.question().map(|q| &q.form), Some(Form::Roll { .. }));
    let rolled = |session: &Session<Duel>| {
        let lines = session.log(Viewer::Onlooker).map(|line| line.text.clone());
        lines.filter(|text| text.key == "rolls").collect::<Vec<_>>()
    };
    let face = |face: u8| [table::text!("rolls", who = ANNA, face = face)];
    assert!(is_roll(&session) && rolled(&session).is_empty());
    play(&mut session, &[(ANNA, "6")]);
    assert_eq!(rolled(&session), face(6));
    assert!(session.undo_offer(ANNA).is_some_and(|offer| offer.fair && offer.consent.is_empty()));
    session.undo(ANNA, Seats::NOBODY).expect("it was mistyped");
    assert!(is_roll(&session) && rolled(&session).is_empty(), "the die is asked for again");
    play(&mut session, &[(BRUNO, "3")]);
    assert_eq!(rolled(&session), face(3), "whoever saw it may tell it");
    assert_eq!(rolled(&replayed(&session)), face(3), "the record tells both");
}

#[test]
fn a_record_with_one_line_altered_is_refused_and_the_line_named() {
    let mut session: Session<ConnectFour> = start(persons(), 1);
    play_on(&mut session, 10, "3");
    let record = session.record();
    for line in 1..=record.lines().count() {
        let altered: Vec<String> = (1..)
            .zip(record.lines())
            .map(|(n, text)| if n == line { text.replacen(' ', "  ", 1) } else { text.to_owned() })
            .collect();
        let error = Record::read(&altered.join("\n")).expect_err("the check fails");
        assert_eq!(error.line, line);
    }
    assert!(Record::read("").is_err());
    assert!(Record::read("hello\n").is_err());
}

#[test]
fn a_record_of_other_rules_another_game_or_another_pack_is_refused() {
    let session: Session<ConnectFour> = start(persons(), 1);
    let record = Record::read(&session.record()).expect("a record");
    let open = |record: &Record, hash: &str| {
        Replay::<ConnectFour>::new(record, Shared::new(()), hash).err().map(|misfit| misfit.said.key)
    };
    assert_eq!(open(&record, "none"), None);
    assert_eq!(open(&record, "other").as_deref(), Some("table-record-other-pack"));
    let older = Record { rules: 0, ..record.clone() };
    assert_eq!(open(&older, "none").as_deref(), Some("table-record-other-rules"));
    let other = Record { game: "chess".to_owned(), ..record };
    assert_eq!(open(&other, "none").as_deref(), Some("table-record-other-game"));
}

#[test]
fn a_replay_tells_the_first_line_whose_cards_are_not_the_seeds() {
    let mut session: Session<Cards> = start(persons(), 5);
    play_on(&mut session, 6, "1");
    let honest = Record::read(&session.full_record()).expect("a record");
    let mut replay = Replay::<Cards>::new(&honest, Shared::new(()), "none").expect("it opens");
    while replay.advance().expect("it fits") {}
    assert_eq!(replay.unproven, None);
    assert!(!replay.session().record().contains("draw "), "the seed tells the cards");
    let forged = Record { seed: Seed::Proven(6), ..honest };
    let mut replay = Replay::<Cards>::new(&forged, Shared::new(()), "none").expect("it opens");
    while replay.advance().expect("it still fits the rules") {}
    assert!(replay.unproven.is_some());
    assert!(replay.session().record().contains("draw "), "the seed does not tell the cards");
}

#[test]
fn cards_that_the_seed_draws_are_left_out_of_a_record_and_come_back_with_it() {
    let mut session: Session<Cards> = start(persons(), 5);
    play_on(&mut session, 6, "1");
    let (brief, full) = (session.record(), session.full_record());
    assert!(full.contains("draw ") && !brief.contains("draw "));
    let record = Record::read(&brief).expect("a record");
    let replay = Replay::<Cards>::new(&record, Shared::new(()), "none").expect("it opens");
    let again = replay.finish().expect("it fits");
    assert_eq!(again.full_record(), full);
    assert_eq!(again.state_hash(), session.state_hash());
}

#[test]
fn a_snapshot_and_the_later_lines_give_the_same_game() {
    let mut session: Session<Cards> = start(persons(), 5);
    play_on(&mut session, 13, "2");
    let stored = serde_json::to_string(&session.snapshot().expect("a snapshot")).expect("it is stored");
    play_on(&mut session, 7, "1");
    let snapshot: Snapshot = serde_json::from_str(&stored).expect("it is read");
    let lines: Vec<(usize, String)> = (1..).zip(session.lines(0)).skip(snapshot.lines).collect();
    let opened =
        Replay::resume(setup::<Cards>(&persons(), 5), &snapshot, lines).and_then(Replay::finish).expect("it opens");
    assert_eq!(opened.world().now(), session.world().now());
    assert_eq!(opened.world().chance(), session.world().chance(), "the dice go on where they were");
}

#[test]
fn a_snapshot_of_another_schema_is_upgraded_or_refused_with_a_sentence() {
    let session: Session<Trap> = start(persons(), 1);
    let snapshot = session.snapshot().expect("a snapshot");
    let open = |snapshot: &Snapshot| Replay::<Trap>::resume(setup(&persons(), 1), snapshot, Vec::new());
    let older = Snapshot { schema: 1, state: serde_json::json!({ "old_steps": 7 }), ..snapshot.clone() };
    assert_eq!(open(&older).expect("schema 1 is upgraded").session().world().now().length(), 7);
    let lost = Snapshot { schema: 0, ..snapshot.clone() };
    assert_eq!(open(&lost).err().map(|misfit| misfit.said.key).as_deref(), Some("table-snapshot-unreadable"));
    let newer = Snapshot { schema: 99, ..snapshot };
    assert_eq!(open(&newer).err().map(|misfit| misfit.said.key).as_deref(), Some("table-snapshot-newer"));
}

#[test]
fn the_commitment_is_shown_before_play_and_holds_after_it() {
    let session: Session<ConnectFour> = start(persons(), 12);
    assert_eq!(session.commitment(), Seed::Proven(12).commitment(99));
}
