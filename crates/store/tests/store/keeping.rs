//! Tables, packs, chat, faults, deleting, leases, backups.

use crate::homes::{Home, on_both};
use crate::sitting::{Sitting, edition, new_table};
use std::time::Duration;
use store::{
    Access, Durability, Filter, Held, Maker, Moment, NewTable, OpenFrom, Part, Place, SeatInfo, Size, State, Store,
    StoreError, Token,
};
use table::pack::Source;
use table::{Seat, StandingOrder};

#[tokio::test]
async fn a_table_is_found_by_id_code_and_secret() {
    on_both(async |home| {
        let store = home.open().await;
        let (mine, owners) = (Token::random().unwrap(), Token::random().unwrap());
        let mut new = new_table(&store).await;
        new.facts.seats[1] = SeatInfo::person("Anna\0 d’Este", mine.hash());
        new.facts.owner = owners.hash();
        new.facts.seed = Some(u128::MAX);
        new.facts.options = vec![("width".to_owned(), "8".to_owned())];
        let mut info = store.create(new).await.unwrap();
        assert_eq!(info.facts.state, State::Open);
        assert_eq!(store.info(info.id).await.unwrap().as_ref(), Some(&info));
        assert_eq!(store.by_code(&info.code).await.unwrap().as_ref(), Some(&info));
        let (seat, owner) = (Some(Seat(1)), None);
        assert_eq!(store.held_by(&mine).await.unwrap(), [Held { table: info.id, seat }]);
        assert_eq!(store.held_by(&owners).await.unwrap(), [Held { table: info.id, seat: owner }]);
        let part = |token: &Token| info.facts.part_of(std::slice::from_ref(token));
        assert_eq!(part(&owners), Part { seats: vec![], owner: true });
        assert_eq!(part(&mine), Part { seats: vec![Seat(1)], owner: false });

        info.facts.seats[1] = SeatInfo::bot("greedy");
        info.facts.orders = vec![StandingOrder::new(Seat(0), "drop", "drop 4")];
        store.update(&mut info).await.unwrap();
        assert_eq!(store.held_by(&mine).await.unwrap(), []);
        assert_eq!(store.info(info.id).await.unwrap().as_ref(), Some(&info));
    })
    .await;
}

#[tokio::test]
async fn a_list_holds_what_passes_the_filter_the_last_used_first() {
    on_both(async |home| {
        let store = home.open().await;
        let mut ids = Vec::new();
        for access in [Access::Public, Access::ByLink, Access::Public] {
            let mut new = new_table(&store).await;
            new.facts.access = access;
            ids.push(store.create(new).await.unwrap().id);
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
        let running = Sitting::begin(&store).await.info.id;
        let listed = async |filter: Filter| -> Vec<_> {
            let tables = store.list(&filter).await.unwrap();
            tables.into_iter().map(|info| info.id).collect()
        };
        let all = Filter::default();
        assert_eq!(listed(all.clone()).await, [running, ids[2], ids[1], ids[0]]);
        assert_eq!(listed(Filter { skip: 1, most: Some(2), ..all.clone() }).await, [ids[2], ids[1]]);
        assert_eq!(listed(Filter { state: Some(State::Running), ..all.clone() }).await, [running]);
        let open = Filter { access: Some(Access::Public), state: Some(State::Open), ..all.clone() };
        assert_eq!(listed(open).await, [ids[2], ids[0]]);
        let mut first = store.info(ids[0]).await.unwrap().unwrap();
        store.update(&mut first).await.unwrap();
        assert_eq!(listed(Filter { used_since: Some(first.used), ..all.clone() }).await, [ids[0]]);
        assert_eq!(listed(Filter { game: Some("ascension".to_owned()), ..all }).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_pack_is_kept_once_and_comes_back_equal() {
    on_both(async |home| {
        let store = home.open().await;
        let pack = Source::embedded(&[("cards.ron", "[\"à\0\"]"), ("locales/it.ftl", "a = b")]);
        let hash = store.keep_pack(&pack).await.unwrap();
        assert_eq!(store.keep_pack(&pack).await.unwrap(), hash);
        assert_eq!(hash, pack.hash());
        assert_eq!(store.pack(&hash).await.unwrap(), Some(pack));
        assert_eq!(store.pack("another").await.unwrap(), None);
        let mut new = new_table(&store).await;
        new.pack = "another".to_owned();
        assert!(matches!(store.create(new).await, Err(StoreError::Failed(_))), "a table needs its pack");
    })
    .await;
}

#[tokio::test]
async fn what_is_said_and_what_went_wrong_is_kept_in_order() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let first = store.say(table, Some(Seat(0)), "Anna", "ciao\0 <b>").await.unwrap();
        let second = store.say(table, None, "somebody", "hello").await.unwrap();
        assert_eq!((first.number, first.said.as_str(), second.number), (1, "ciao  <b>", 2));
        assert_eq!(store.chat(table, 0).await.unwrap(), [first, second.clone()]);
        assert_eq!(store.chat(table, 1).await.unwrap(), [second]);

        let fault = store.keep_fault(table, "the guard tripped", "the whole record").await.unwrap();
        assert_eq!(store.faults(table).await.unwrap(), [fault]);
        assert_eq!(store.fault_report(table, 1).await.unwrap().as_deref(), Some("the whole record"));
        assert_eq!(store.fault_report(table, 2).await.unwrap(), None);

        store.delete(table).await.unwrap();
        assert_eq!(store.say(table, None, "somebody", "too late").await, Err(StoreError::Gone(table)));
        assert!(store.chat(table, 0).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn of_a_long_chat_the_last_lines_stay_and_every_note_of_the_table() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        store.say(table, Some(Seat(0)), "Anna", "first").await.unwrap();
        let note = store.note(table, "a bot plays on", 3).await.unwrap();
        assert_eq!((note.number, note.line), (2, Some(3)));
        store.say(table, Some(Seat(0)), "Anna", "third").await.unwrap();
        // As if as many lines as are kept had been said since the first.
        home.meddle(&format!("UPDATE chat SET number = {} WHERE said = 'third'", store::MOST_CHAT)).await;
        let last = store.say(table, Some(Seat(0)), "Anna", "last").await.unwrap();
        let said = |lines: Vec<store::ChatLine>| lines.into_iter().map(|line| line.said).collect::<Vec<_>>();
        assert_eq!(last.number, store::MOST_CHAT + 1);
        assert_eq!(said(store.chat(table, 0).await.unwrap()), ["a bot plays on", "third", "last"]);
        assert_eq!(said(store.last_chat(table, 1).await.unwrap()), ["a bot plays on", "last"]);
        store.say(table, Some(Seat(0)), "Anna", "more").await.unwrap();
        assert_eq!(said(store.chat(table, 0).await.unwrap()), ["a bot plays on", "third", "last", "more"]);
    })
    .await;
}

#[tokio::test]
async fn what_comes_from_one_address_is_counted_until_it_is_deleted() {
    on_both(async |home| {
        let store = home.open().await;
        let from = |address: &str, bytes| Some(Maker { address: address.to_owned(), bytes });
        let size = async |address: &str| {
            let Size { tables, bytes } = store.size_of(address).await.unwrap();
            (tables, bytes)
        };
        let mut made = Vec::new();
        for (address, bytes) in [("192.0.2.1", 0), ("192.0.2.1", 700), ("192.0.2.2", 5)] {
            let new = NewTable { maker: from(address, bytes), ..new_table(&store).await };
            made.push(store.create(new).await.unwrap().id);
        }
        store.create(new_table(&store).await).await.unwrap();
        assert_eq!((size("192.0.2.1").await, size("192.0.2.2").await), ((2, 700), (1, 5)));
        assert_eq!(size("192.0.2.3").await, (0, 0));
        store.delete(made[1]).await.unwrap();
        assert_eq!(size("192.0.2.1").await, (1, 0));
    })
    .await;
}

#[tokio::test]
async fn a_deleted_table_is_gone_with_everything() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        let table = live.info.id;
        store.delete(table).await.unwrap();
        assert_eq!(store.delete(table).await, Err(StoreError::Gone(table)));
        assert_eq!(live.answer("drop 4").await, Err(StoreError::Gone(table)));
        assert_eq!(store.update(&mut live.info).await, Err(StoreError::Gone(table)));
        assert_eq!(store.load(table, OpenFrom::Beginning).await, Ok(None));
        assert!(store.rows_after(table, 0).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_table_is_deleted_only_if_nobody_has_used_it_since_it_was_looked_at() {
    on_both(async |home| {
        let store = home.open().await;
        let idle = Sitting::begin(&store).await.info.id;
        let mut used = Sitting::begin(&store).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let since = Moment::now();
        let mut found = store.idle(since).await.unwrap();
        found.sort_by_key(|(table, _)| *table != idle);
        assert_eq!(found.len(), 2);
        tokio::time::sleep(Duration::from_millis(20)).await;
        used.answer("drop 4").await.unwrap();
        assert!(store.delete_unused(found[0].0, found[0].1).await.unwrap());
        assert!(!store.delete_unused(found[1].0, found[1].1).await.unwrap());
        assert_eq!(store.info(idle).await.unwrap(), None);
        assert!(store.info(used.info.id).await.unwrap().is_some());
        assert_eq!(store.idle(since).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_pack_goes_with_the_last_table_that_is_played_with_it() {
    on_both(async |home| {
        let store = home.open().await;
        let live = Sitting::begin(&store).await;
        let hash = live.info.pack.clone();
        let later = Moment::now().after(Duration::from_secs(60));
        store.forget_packs(later).await.unwrap();
        assert!(store.pack(&hash).await.unwrap().is_some(), "a table is still played with it");
        store.delete(live.info.id).await.unwrap();
        store.forget_packs(later).await.unwrap();
        assert_eq!(store.pack(&hash).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_backup_is_restored_in_either_database() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        for column in [4, 4, 3] {
            live.answer(&format!("drop {column}")).await.unwrap();
        }
        store.keep_snapshot(live.info.id, &live.snapshot()).await.unwrap();
        store.say(live.info.id, None, "somebody", "hello").await.unwrap();
        store.keep_fault(live.info.id, "said", "report").await.unwrap();
        let file = home.file("backup");
        let written = store.export(&file).await.unwrap();
        assert_eq!((written.packs, written.tables, written.rows), (1, 1, 4));
        live.answer("drop 3").await.unwrap();

        let homes = [Some(Home::sqlite()), Home::postgres().await];
        for other in homes.into_iter().flatten() {
            let restored = other.open().await;
            assert_eq!(restored.import(&file).await.unwrap(), written);
            let again = restored.import(&file).await.unwrap();
            assert_eq!((again.tables, again.skipped), (0, 1), "what is there stays as it is");
            let mut kept = Sitting::reopen(&restored, live.info.id, OpenFrom::Snapshot).await;
            assert_eq!(kept.ledger.number(), 3);
            kept.answer("drop 3").await.unwrap();
            assert_eq!(kept.session.state_hash(), live.session.state_hash());
            let second = other.file("second");
            assert_eq!(restored.chat(live.info.id, 0).await.unwrap().len(), 1);
            assert_eq!(restored.fault_report(live.info.id, 1).await.unwrap().as_deref(), Some("report"));
            assert_eq!(restored.export(&second).await.unwrap().rows, 5);
            assert!(restored.export(&second).await.is_err(), "a backup is never overwritten");
        }
    })
    .await;
}

#[tokio::test]
async fn a_damaged_backup_changes_nothing() {
    on_both(async |home| {
        let store = home.open().await;
        let live = Sitting::begin(&store).await;
        let (file, cut) = (home.file("backup"), home.file("cut"));
        store.export(&file).await.unwrap();
        store.delete(live.info.id).await.unwrap();
        let whole = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        let damages = [
            lines[..lines.len() - 1].join("\n"),
            whole.replace("\"number\":0", "\"number\":none"),
            "not an export\n".to_owned(),
            String::new(),
        ];
        for damaged in damages {
            std::fs::write(&cut, damaged).unwrap();
            assert!(matches!(store.import(&cut).await, Err(StoreError::Damaged(_))));
            assert_eq!(store.info(live.info.id).await.unwrap(), None);
        }
        store.import(&file).await.unwrap();
        assert_eq!(store.info(live.info.id).await.unwrap().unwrap().code, live.info.code);
    })
    .await;
}

#[tokio::test]
async fn a_lease_is_one_process_at_a_time() {
    on_both(async |home| {
        let store = home.open().await;
        let table = Sitting::begin(&store).await.info.id;
        let (long, short) = (Duration::from_secs(24 * 3600), Duration::from_millis(50));
        assert!(store.lease(table, long).await.unwrap());
        assert!(store.lease(table, long).await.unwrap(), "a lease is prolonged by its holder");
        store.release(table).await.unwrap();
        let Place::Postgres(_) = home.place else { return };
        let other = home.open().await;
        assert!(other.lease(table, long).await.unwrap(), "it was given back");
        assert!(!store.lease(table, long).await.unwrap(), "another process has it");
        store.release(table).await.unwrap();
        assert!(!store.lease(table, long).await.unwrap(), "what one has not, one cannot give back");
        assert!(other.lease(table, short).await.unwrap());
        tokio::time::sleep(Duration::from_millis(80)).await;
        assert!(store.lease(table, long).await.unwrap(), "it ran out");
        store.delete(table).await.unwrap();
        assert!(!store.lease(table, long).await.unwrap(), "there is no such table");
    })
    .await;
}

#[tokio::test]
async fn a_directory_belongs_to_one_program_at_a_time() {
    let home = Home::sqlite();
    let store = home.open().await;
    let second = Store::open(&home.place, Durability::Power).await;
    assert!(matches!(second.map(drop), Err(StoreError::InUse(_))));
    store.close().await; // though it still lives
    let again = Store::open(&home.place, Durability::Power).await.unwrap();
    let mut live = Sitting::begin(&again).await;
    live.answer("drop 4").await.unwrap();
}

#[tokio::test]
async fn closing_finishes_what_was_begun_and_takes_nothing_more() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        let table = live.info.id;
        let entry = live.entry(Seat(0));
        let (kept, ()) = tokio::join!(live.answer("drop 4"), store.close());
        assert_eq!(kept, Ok(()));
        assert_eq!(store.append(table, 2, entry).await, Err(StoreError::Closed));
        assert_eq!(store.ping().await, Err(StoreError::Closed));
        drop((store, live));
        let again = home.open().await;
        again.ping().await.unwrap();
        assert_eq!(again.info(table).await.unwrap().unwrap().last, Some(1));
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::sqlite();
    let Place::Directory(directory) = &home.place else { unreachable!() };
    std::fs::create_dir_all(directory).unwrap();
    let store = home.open().await;
    let mut live = Sitting::begin(&store).await;
    live.answer("drop 4").await.unwrap();
    store.export(&directory.join("export")).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(directory).unwrap().map(Result::unwrap).collect();
    assert!(files.len() >= 4, "the data, their log, the lock and the export");
    for file in files {
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", file.path());
    }
}

#[test]
fn the_stored_pack_opens_the_same_edition() {
    let shipped = edition("connect-four", &Source::default());
    assert_eq!(edition("connect-four", shipped.source()).pack_hash(), shipped.pack_hash());
}
