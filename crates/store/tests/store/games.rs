//! Games come back as they were.

use crate::homes::on_both;
use crate::sitting::Sitting;
use store::{OpenFrom, SNAPSHOT_EVERY, StoreError};
use table::{Holder, Seat, Viewer};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Onlooker, Viewer::Referee];

/// The same to everybody who looks.
fn assert_same(kept: &Sitting, live: &Sitting) {
    assert_eq!(kept.session.state_hash(), live.session.state_hash());
    assert_eq!(kept.ledger.number(), live.ledger.number());
    assert_eq!(kept.session.holders(), live.session.holders());
    assert_eq!(kept.session.bots_asked(), live.session.bots_asked());
    assert_eq!(kept.session.persons_asked(), live.session.persons_asked());
    for viewer in VIEWERS {
        assert_eq!(kept.logged(viewer), live.logged(viewer));
        // Of a long log that is opened from a snapshot the last lines are read, as many as a page shows.
        let (kept, live) = (kept.log(viewer), live.log(viewer));
        let read = kept.len().min(live.len());
        assert!(read == live.len() || read >= 150, "{read} of {} lines", live.len());
        assert_eq!(kept[kept.len() - read..], live[live.len() - read..]);
    }
}

#[tokio::test]
async fn a_game_comes_back_equal_after_every_answer() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        for column in [4, 4, 3, 3, 5] {
            live.answer(&format!("drop {column}")).await.unwrap();
            let kept = Sitting::reopen(&store, live.info.id, OpenFrom::Beginning).await;
            assert_same(&kept, &live);
            assert_eq!(kept.session.record(), live.session.record());
        }
        live.answer("drop 1").await.unwrap();
        live.answer("drop 6").await.unwrap();
        let over = Sitting::reopen(&store, live.info.id, OpenFrom::Snapshot).await;
        assert!(over.session.outcome().is_some());
        assert_eq!(over.session.record(), live.session.record());
    })
    .await;
}

/// Connect four is short, so answers are given and taken back until there is a snapshot with room for an undo behind it.
/// Whether it is taken while an answer stands that is soon taken back depends on how many came before.
async fn play_long(live: &mut Sitting, first: &[u8]) {
    for column in first {
        live.answer(&format!("drop {column}")).await.unwrap();
    }
    while live.ledger.number() < SNAPSHOT_EVERY + 40 {
        let seat = live.asked();
        live.answer("drop 2").await.unwrap();
        live.undo(seat).await.unwrap();
    }
}

#[tokio::test]
async fn a_long_game_comes_back_from_a_snapshot_and_goes_on() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        play_long(&mut live, &[4, 4, 3, 3]).await;
        let kept = store.load(live.info.id, OpenFrom::Snapshot).await.unwrap().unwrap();
        assert_eq!(kept.snapshot.as_ref().map(|snapshot| snapshot.number), Some(SNAPSHOT_EVERY));
        assert!(kept.rows.iter().all(|row| row.number > SNAPSHOT_EVERY));
        assert_eq!(kept.record(), None);

        let mut again = Sitting::reopen(&store, live.info.id, OpenFrom::Snapshot).await;
        assert_same(&again, &live);
        again.answer("drop 7").await.unwrap();
        again.undo(Seat(0)).await.unwrap();
        again.answer("drop 6").await.unwrap();

        let whole = Sitting::reopen(&store, live.info.id, OpenFrom::Beginning).await;
        let later = Sitting::reopen(&store, live.info.id, OpenFrom::Snapshot).await;
        assert_same(&later, &again);
        assert_same(&later, &whole);
        for words in ["drop 7", "undo", "drop 6"] {
            let seat = live.asked();
            match words {
                "undo" => live.session.undo(Seat(0), table::Seats::EVERYONE).unwrap(),
                words => live.session.answer(seat, live.session.number(), words).unwrap(),
            }
        }
        assert_eq!(whole.session.record(), live.session.record());
    })
    .await;
}

#[tokio::test]
async fn every_game_on_the_shelf_comes_back_equal() {
    on_both(async |home| {
        let store = home.open().await;
        for game in shelf::games() {
            let mut live = Sitting::begin_with_bots(&store, game.about().slug).await;
            let mut going = true;
            while going && live.ledger.number() < 3 * SNAPSHOT_EVERY {
                going = live.bot_answers().await.unwrap();
                if live.ledger.number() % 50 == 0 || !going {
                    let kept = Sitting::reopen(&store, live.info.id, OpenFrom::Snapshot).await;
                    assert_same(&kept, &live);
                }
            }
            let whole = Sitting::reopen(&store, live.info.id, OpenFrom::Beginning).await;
            assert_same(&whole, &live);
            assert_eq!(whole.session.record(), live.session.record());
            VIEWERS.iter().for_each(|viewer| assert_eq!(whole.log(*viewer), live.log(*viewer)));
        }
    })
    .await;
}

#[tokio::test]
async fn a_snapshot_that_was_undone_is_passed_over() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        play_long(&mut live, &[4, 4, 3]).await;
        let kept = store.load(live.info.id, OpenFrom::Snapshot).await.unwrap().unwrap();
        assert_eq!((kept.snapshot, kept.rows.len() as u32), (None, live.ledger.number() + 1));
        let again = Sitting::reopen(&store, live.info.id, OpenFrom::Snapshot).await;
        assert_same(&again, &live);
        assert_eq!(again.session.record(), live.session.record());
    })
    .await;
}

#[tokio::test]
async fn a_seat_that_was_handed_over_is_handed_over_after_a_snapshot_too() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        play_long(&mut live, &[4, 4, 3, 3]).await;
        live.session.hand_over(Seat(0), Holder::Bot("random".to_owned())).unwrap();
        let number = live.ledger.number() + 1;
        store.append(live.info.id, number, live.entry(Seat(0))).await.unwrap();
        for from in [OpenFrom::Snapshot, OpenFrom::Beginning] {
            let kept = Sitting::reopen(&store, live.info.id, from).await;
            assert_eq!(kept.session.holders(), live.session.holders());
            assert_eq!(kept.session.state_hash(), live.session.state_hash());
        }
    })
    .await;
}

#[tokio::test]
async fn a_game_begins_once_and_only_where_there_is_a_table() {
    on_both(async |home| {
        let store = home.open().await;
        let live = Sitting::begin(&store).await;
        let beginning = store::Beginning::new(live.session.to_record(), Vec::new());
        let mut info = store.info(live.info.id).await.unwrap().unwrap();
        assert_eq!(info, live.info);
        assert_eq!(store.begin(&mut info, &beginning).await, Err(StoreError::Conflict(None)));
        assert_eq!(store.info(live.info.id).await.unwrap().unwrap(), live.info, "nothing has changed");

        let open = store.create(crate::sitting::new_table(&store).await).await.unwrap();
        assert_eq!(store.load(open.id, OpenFrom::Snapshot).await, Ok(None));
        let early = store.append(open.id, 1, live.entry(Seat(0))).await;
        assert_eq!(early, Err(StoreError::Conflict(None)), "a game that has not begun takes no answers");
    })
    .await;
}
