//! Sessions through the object-safe trait: what a front-end relies on.

use shelf::{AnySession, BotKind, Edition, Kind, Opening, Plan};
use std::sync::Arc;
use table::pack::Source;
use table::{Fork, Holder, Record, Refusal, Seat, Seats, Seed, StandingOrder, Viewer};

fn edition() -> Arc<dyn Edition> {
    let game = shelf::find("connect-four").expect("on the shelf");
    game.open(&Source::default()).expect("no mistakes")
}

fn person(name: &str) -> Holder {
    Holder::Person(name.to_owned())
}

fn bot(kind: &str) -> Holder {
    Holder::Bot(kind.to_owned())
}

fn start(seats: [Holder; 2]) -> Box<dyn AnySession> {
    edition().start(&Opening::new(seats).seed(7)).expect("a game")
}

/// Answers for whoever is asked.
fn drop_in(session: &mut dyn AnySession, column: usize) {
    let question = session.question().expect("a question");
    let seat = question.asked.seats().iter().next().expect("somebody is asked");
    session.answer(seat, question.number, &format!("drop {column}")).expect("a column with room");
}

#[test]
fn every_game_on_the_shelf_opens_and_says_what_it_is_in_both_languages() {
    for game in shelf::games() {
        let edition = game.open(&Source::default()).expect("no mistakes");
        for lang in table::Lang::ALL {
            for text in [game.title(), game.blurb()] {
                edition.words().try_render(lang, &text, &()).expect("words");
            }
        }
        assert!(!edition.rules().get("en").rules().is_empty());
    }
}

/// Rivals share one chance among them, and whoever has won has all of it.
#[test]
fn chances_of_rivals_are_shares_of_one() {
    let mut session = start([person("Anna"), person("Bruno")]);
    for column in [4, 1, 4, 1, 4] {
        drop_in(&mut *session, column);
    }
    for viewer in [Viewer::Referee, Viewer::Onlooker, Viewer::Seat(Seat(1))] {
        let chances = session.chances(viewer).expect("nothing is hidden");
        assert!((chances.values().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
        assert!(chances[Seat(0)] > chances[Seat(1)], "three in line are better than two: {chances:?}");
    }
    for column in [1, 4] {
        drop_in(&mut *session, column);
    }
    assert_eq!(session.chances(Viewer::Referee).map(|chances| chances[Seat(0)]), Some(1.0));
}

/// What somebody is told of everybody's chances rests on what they know: it is the same in a world that differs only in what they do not.
#[test]
fn chances_tell_a_viewer_nothing_that_is_hidden() {
    let game = shelf::find("ascension").expect("on the shelf").open(&Source::default()).expect("no mistakes");
    let mut session = game.start(&Opening::new([person("Anna"), person("Bruno")]).seed(7)).expect("a game");
    for _ in 0..40 {
        pass_on(&mut *session);
    }
    let viewer = Seat(0);
    let other = session.fork(Fork::Redrawn(viewer), Seed::Quick(3), 9).expect("a world that Anna cannot tell from it");
    assert_ne!(session.scene(Viewer::Referee), other.scene(Viewer::Referee), "it is another world");
    let (here, there) = (session.chances(Viewer::Seat(viewer)), other.chances(Viewer::Seat(viewer)));
    let (here, there) = (here.expect("imagined"), there.expect("imagined"));
    for seat in here.seats() {
        assert!((here[seat] - there[seat]).abs() < 0.12, "{here:?} {there:?}");
    }
    let truth = session.chances(Viewer::Referee);
    assert!(truth.is_some_and(|truth| truth != here), "what is known and what is are not the same");
}

/// Who may play a card in somebody's turn is told by a window only to those who may.
#[test]
fn nobody_is_named_who_is_waited_for_in_a_window_among_rivals() {
    let game = shelf::find("ascension").expect("on the shelf").open(&Source::default()).expect("no mistakes");
    let mut session = game.start(&Opening::new([person("Anna"), person("Bruno")]).seed(7)).expect("a game");
    let (mut windows, mut turns) = (0, 0);
    for turn in 0..400 {
        let Some(query) = session.question() else { break };
        let waited = query.waited_for(&session.about());
        match query.window {
            true => assert_eq!(waited, Seats::NOBODY),
            false => assert_eq!(waited, query.asked.seats()),
        }
        windows += u32::from(query.window);
        turns += u32::from(!query.window);
        wander(&mut *session, turn);
    }
    assert!(windows > 0 && turns > 0, "{windows} windows, {turns} other questions");
}

/// Answers for whoever is asked with one option or another, so that many things happen.
fn wander(session: &mut dyn AnySession, turn: usize) {
    let question = session.question().expect("a question");
    let seat = question.asked.seats().iter().next().expect("somebody is asked");
    let options = session.options(seat);
    let least = if let Kind::Several { min, .. } = question.kind { min } else { 1 };
    let from = turn * 7 % options.len().max(1);
    let picked = options.iter().cycle().skip(from).take(least).map(|option| option.notation.clone());
    let answer = picked.collect::<Vec<_>>().join(", ");
    if session.answer(seat, question.number, &answer).is_err() {
        pass_on(session);
    }
}

/// Answers for whoever is asked, so that turns pass quickly.
fn pass_on(session: &mut dyn AnySession) -> Seat {
    let question = session.question().expect("a question");
    let seat = question.asked.seats().iter().next().expect("somebody is asked");
    let options = session.options(seat);
    let pass = options.iter().find(|option| ["close hand", "pass"].contains(&option.notation.as_str()));
    let least = if let Kind::Several { min, .. } = question.kind { min } else { 1 };
    let first = || options.iter().take(least).map(|option| option.notation.clone()).collect::<Vec<_>>().join(", ");
    let answer = pass.map_or_else(first, |option| option.notation.clone());
    session.answer(seat, question.number, &answer).expect("a legal answer");
    seat
}

/// Ending a turn begins the next one with the same answer, and how that begins is not lost on whoever ended theirs.
#[test]
fn what_follows_an_answer_at_once_is_news_to_whoever_gave_it() {
    let game = shelf::find("ascension").expect("on the shelf").open(&Source::default()).expect("no mistakes");
    let mut session = game.start(&Opening::new([person("Anna"), person("Bruno")]).seed(7)).expect("a game");
    let mut begun = 0;
    for _ in 0..60 {
        let seat = pass_on(&mut *session);
        let news = session.digest(seat).lines;
        let own = |line: &&table::LogLine| line.seat() == Some(seat) && !line.heading;
        assert!(news.first().is_none_or(|line| !own(&line)), "what the answer did is no news: {:?}", news[0].text);
        let next = session.question().expect("a question").asked.seats();
        begun += u32::from(!next.contains(seat) && news.iter().any(|line| line.heading));
    }
    assert!(begun > 2, "a turn began {begun} times");
}

#[test]
fn an_unknown_game_is_told_with_the_one_that_may_be_meant() {
    let unknown = shelf::find("conect-four").err().expect("no such game");
    assert_eq!(unknown.to_string(), "there is no game “conect-four”; did you mean “connect-four”?");
    let unknown = shelf::find("chess").err().expect("no such game").to_string();
    assert!(shelf::games().iter().all(|game| unknown.contains(game.about().slug)), "{unknown}");
}

#[test]
fn a_question_has_a_number_a_kind_and_options_and_an_answer_to_an_old_one_is_too_late() {
    let mut session = start([person("Anna"), person("Bruno")]);
    let first = session.question().expect("a question");
    assert_eq!((first.kind.clone(), first.asked.seats()), (Kind::One, Seats::only(Seat(0))));
    assert_eq!(session.options(Seat(0)).len(), 7);
    assert!(session.options(Seat(1)).is_empty(), "Bruno is not asked");
    assert_eq!(session.answer(Seat(1), first.number, "drop 1"), Err(Refusal::NotYou));
    session.answer(Seat(0), first.number, "4").expect("an option by its number");
    let late = session.answer(Seat(1), first.number, "drop 1").expect_err("that was another question");
    assert_eq!(late.text().key, "table-too-late");
    assert_eq!(session.given(), 1, "nothing has changed");
}

#[test]
fn what_cannot_be_played_is_refused_before_it_begins() {
    let refused = |seats: Vec<Holder>| edition().start(&Opening::new(seats)).err().expect("refused").text();
    assert_eq!(refused(vec![person("Anna")]).key, "table-seats-exactly");
    assert!(format!("{:?}", refused(vec![person("Anna"), bot("oracle")])).contains("there is no bot “oracle”"));
    let mut opening = Opening::new([person("Anna"), bot("random")]);
    opening.options.push(("colour".to_owned(), "red".to_owned()));
    assert!(edition().start(&opening).is_err());
    let plan = Plan { bots: vec![BotKind::Random], options: Vec::new(), seed: 1, limit: 10 };
    assert!(edition().job(&plan).is_err());
}

#[test]
fn bots_advance_to_the_next_person_and_advise_without_answering() {
    let mut session = start([bot("greedy"), person("Anna")]);
    session.advance().expect("no fault");
    assert_eq!(session.persons_asked(), Seats::only(Seat(1)));
    assert_eq!(session.bots_asked(), Seats::NOBODY);
    let before = session.number();
    let advice = session.advise(Seat(1), BotKind::Greedy).expect("advice");
    assert!(session.options(Seat(1)).iter().any(|option| option.notation == advice.answer));
    assert_eq!((advice.thoughts.len(), session.number()), (7, before));
    assert_eq!(session.advise(Seat(0), BotKind::Greedy), Err(Refusal::NotYou));
}

#[test]
fn seats_are_handed_to_bots_that_exist_and_back() {
    let mut session = start([person("Anna"), person("Bruno")]);
    assert!(session.hand_over(Seat(1), bot("oracle")).is_err());
    session.hand_over(Seat(1), bot("random")).expect("a bot");
    drop_in(session.as_mut(), 4);
    session.advance().expect("no fault");
    assert_eq!(session.given(), 2);
    session.hand_over(Seat(1), person("Bruno")).expect("a person");
    drop_in(session.as_mut(), 4);
    assert_eq!(session.persons_asked(), Seats::only(Seat(1)));
}

#[test]
fn answers_are_taken_back_with_consent_and_games_looked_at_and_forked() {
    let mut session = start([person("Anna"), person("Bruno")]);
    [4, 4, 3].into_iter().for_each(|column| drop_in(session.as_mut(), column));
    let offer = session.undo_offer(Seat(1)).expect("Bruno has answered");
    assert_eq!((offer.fair, offer.consent), (false, Seats::only(Seat(0))));
    assert!(session.undo(Seat(1), Seats::NOBODY).is_err());
    session.undo(Seat(1), offer.consent).expect("Anna agrees");
    assert_eq!(session.given(), 1);
    assert_eq!(session.at(0).given(), 0);
    let fork = session.fork(Fork::Truth, Seed::Proven(9), 1).expect("a fork");
    assert_eq!((fork.given(), fork.seed()), (1, (Seed::Proven(9), 1)));
    assert_ne!(fork.commitment(), session.commitment());
}

#[test]
fn standing_orders_answer_and_the_digest_tells_of_it() {
    let mut session = start([person("Anna"), person("Bruno")]);
    let question = session.question().expect("a question").prompt.text.key.to_string();
    let order = StandingOrder::new(Seat(1), question.clone(), "drop 1");
    session.order(order.clone());
    drop_in(session.as_mut(), 4);
    assert_eq!((session.given(), session.orders(Seat(1))), (2, vec![order]));
    assert_eq!(session.digest(Seat(0)).lines.len(), 1, "what Bruno’s order did");
    session.revoke(Seat(1), &question);
    drop_in(session.as_mut(), 4);
    assert_eq!(session.given(), 3);
}

#[test]
fn a_record_is_read_back_to_the_same_table() {
    let mut session = start([person("Anna"), bot("greedy")]);
    drop_in(session.as_mut(), 4);
    session.advance().expect("no fault");
    let record = Record::read(&session.record()).expect("its own record");
    let mut replay = edition().replay(&record).expect("this game");
    assert_eq!(replay.left(), 2);
    assert!(replay.advance().expect("it fits"));
    assert_eq!((replay.left(), replay.unproven()), (1, None));
    let again = replay.finish().expect("it fits");
    assert_eq!((again.state_hash(), again.record()), (session.state_hash(), session.record()));
    assert_eq!(session.lines(0).len(), 2);
    assert!(session.transcript(Viewer::Onlooker).contains("1 drop 4"));
    assert_eq!(session.snapshot().expect("a snapshot").lines, 2);
}

#[test]
fn content_with_mistakes_opens_no_game_and_words_of_a_pack_replace_the_games() {
    let game = shelf::find("connect-four").expect("on the shelf");
    let bad = Source::embedded(&[("cards.ron", "[]"), ("locales/it.ftl", "a = { $b\n")]);
    let complaints = game.open(&bad).err().expect("mistakes");
    assert_eq!(complaints.len(), 2, "{complaints}");
    let own = game.open(&Source::embedded(&[("locales/en.ftl", "connect-four = Four in a row\n")]));
    let own = own.expect("no mistakes");
    assert_eq!(own.words().render(table::Lang::En, &game.title(), &()), "Four in a row");
    assert_ne!(own.pack_hash(), edition().pack_hash());
}

/// A person who is asked for cards reads beside each what it is, and what one of the hand would serve.
#[test]
fn cards_to_choose_among_are_told_with_what_they_are() {
    let game = shelf::find("ascension").expect("on the shelf");
    let edition = game.open(&Source::default()).expect("no mistakes");
    let opening = Opening::new([person("Anna"), bot("random")]).seed(7);
    let mut session = edition.start(&opening).expect("a game");
    let (mut asked, mut serving) = (0, 0);
    while asked < 2 {
        let question = session.question().expect("the game goes on");
        let seat = Seat(0);
        if question.prompt.text.key == "ask-discard-to-limit" {
            asked += 1;
            for option in session.options(seat) {
                let detail = option.label.detail.expect("what the card is");
                serving += u32::from(detail.key == "detail-card");
                edition.words().try_render(table::Lang::It, &detail, &()).expect("words");
            }
        }
        let advice = session.advise(seat, BotKind::Random).expect("an answer");
        session.answer(seat, question.number, &advice.answer).expect("it is taken");
        session.advance().expect("bots answer");
    }
    assert!(serving > 0, "no card of two hands serves anything");
}
