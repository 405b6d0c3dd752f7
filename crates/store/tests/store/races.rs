//! Two at once, and a hundred at once.

use crate::homes::on_both;
use crate::sitting::{Sitting, new_table};
use store::{Entry, OpenFrom, SeatInfo, StoreError, Token};
use table::Seat;
use tokio::task::JoinSet;

fn entry(seat: u8, line: String) -> Entry {
    Entry { seat: Some(Seat(seat)), lines: vec![line], log_from: 0, log: Vec::new() }
}

#[tokio::test]
async fn the_loser_of_a_race_is_told_who_won_and_reloads() {
    on_both(async |home| {
        let store = home.open().await;
        let mut mine = Sitting::begin(&store).await;
        let mut yours = Sitting::reopen(&store, mine.info.id, OpenFrom::Beginning).await;
        mine.answer("drop 4").await.unwrap();
        let Err(StoreError::Conflict(Some(first))) = yours.answer("drop 5").await else {
            panic!("the second answer to the same question was taken");
        };
        assert_eq!((first.number, first.entry.seat), (1, Some(Seat(0))));
        assert_eq!(first.entry.lines, ["1 drop 4"]);
        let mut yours = Sitting::reopen(&store, mine.info.id, OpenFrom::Snapshot).await;
        yours.answer("drop 5").await.unwrap();
        assert_eq!(store.rows_after(mine.info.id, 0).await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn posting_twice_acts_once_and_is_known_as_the_same() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let post = || store.append(table, 1, entry(0, "1 drop 4".to_owned()));
        let (one, two) = tokio::join!(post(), post());
        let refused = [one, two].into_iter().filter_map(Result::err).collect::<Vec<_>>();
        let [StoreError::Conflict(Some(first))] = &refused[..] else {
            panic!("one of the two is kept and the other told of it: {refused:?}");
        };
        assert_eq!(first.entry, entry(0, "1 drop 4".to_owned()));
        assert_eq!(store.rows_after(table, 0).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn rows_have_no_gaps() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let early = store.append(table, 2, entry(0, "too early".to_owned())).await;
        assert_eq!(early, Err(StoreError::Conflict(None)));
        assert!(store.rows_after(table, 0).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_hundred_answers_to_one_question_one_is_taken() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let mut writers = JoinSet::new();
        for n in 0..100 {
            let store = store.clone();
            writers.spawn(async move { (n, store.append(table, 1, entry(0, format!("writer {n}"))).await) });
        }
        let fates = writers.join_all().await;
        let winners: Vec<i32> = fates.iter().filter(|(_, fate)| fate.is_ok()).map(|(n, _)| *n).collect();
        let row = store.rows_after(table, 0).await.unwrap().remove(0);
        assert_eq!(row.entry.lines, [format!("writer {}", winners[0])]);
        assert_eq!(winners.len(), 1);
        let losers = fates.iter().filter(|(_, fate)| *fate == Err(StoreError::Conflict(Some(Box::new(row.clone())))));
        assert_eq!(losers.count(), 99);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_writers_keep_everything_in_order() {
    on_both(async |home| {
        let store = home.open().await;
        let mut writers = JoinSet::new();
        for _ in 0..100 {
            let table = Sitting::begin(&store).await.info.id;
            let store = store.clone();
            writers.spawn(async move {
                for n in 1..=20 {
                    store.append(table, n, entry(0, format!("answer {n}"))).await.unwrap();
                }
                table
            });
        }
        for table in writers.join_all().await {
            let rows = store.rows_after(table, 0).await.unwrap();
            let lines: Vec<String> = rows.into_iter().flat_map(|row| row.entry.lines).collect();
            assert_eq!(lines, (1..=20).map(|n| format!("answer {n}")).collect::<Vec<_>>());
            assert_eq!(store.info(table).await.unwrap().unwrap().last, Some(20));
        }
    })
    .await;
}

#[tokio::test]
async fn answers_that_do_not_wait_for_each_other_are_kept_in_one_group() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let append = |n: u32| store.append(table, n, entry(0, format!("answer {n}")));
        let (one, two, again, three) = tokio::join!(append(1), append(2), append(2), append(3));
        assert_eq!((one, two, three), (Ok(()), Ok(()), Ok(())));
        assert!(matches!(again, Err(StoreError::Conflict(Some(_)))));
    })
    .await;
}

#[tokio::test]
async fn two_people_cannot_take_the_same_seat() {
    on_both(async |home| {
        let store = home.open().await;
        let mut new = new_table(&store).await;
        new.facts.seats[1] = SeatInfo::open();
        let table = store.create(new).await.unwrap().id;
        let mut anna = store.info(table).await.unwrap().unwrap();
        let mut bruno = anna.clone();
        let token = Token::random().unwrap();
        anna.facts.seats[1] = SeatInfo::person("Anna", token.hash());
        bruno.facts.seats[1] = SeatInfo::person("Bruno", Token::random().unwrap().hash());
        store.update(&mut anna).await.unwrap();
        assert_eq!(store.update(&mut bruno).await, Err(StoreError::Conflict(None)));
        let kept = store.info(table).await.unwrap().unwrap();
        assert_eq!(kept, anna);
        assert_eq!(kept.facts.part_of(&[token]).seats, [Seat(1)]);
        anna.facts.title = "a second change, after the first".to_owned();
        store.update(&mut anna).await.unwrap();
    })
    .await;
}
