//! A disk that is full for a while: what is refused is not there, what is acknowledged is, and health tells the truth.

use crate::sitting::Sitting;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use store::{Durability, OpenFrom, Place, Store, StoreError};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A file system of two megabytes, where this user may mount one.
struct Disk(PathBuf);

impl Disk {
    fn mount() -> Option<Disk> {
        let path = std::env::temp_dir().join(format!("tavola-full-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(&path).stderr(Stdio::null());
        if mount.status().is_ok_and(|status| status.success()) {
            return Some(Disk(path));
        }
        eprintln!("not tried on a full disk: this user may not mount one");
        let _ = std::fs::remove_dir(&path);
        None
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }

    /// Leaves no room at all.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.ballast()).unwrap();
        while std::io::Write::write(&mut file, &[7; 512]).is_ok_and(|written| written > 0) {}
    }

    fn empty(&self) {
        std::fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

async fn open(directory: &Path) -> Store {
    let place = Place::Directory(directory.to_owned());
    Store::open(&place, Durability::Process).await.unwrap()
}

/// Health tells the truth once what was found before is too old to be told again.
async fn until_health(store: &Store, is_true: impl Fn(&Result<(), StoreError>) -> bool) {
    let begun = Instant::now();
    while !is_true(&store.ping().await) {
        assert!(begun.elapsed() < PATIENCE, "health does not tell the truth");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn after_a_full_disk_everything_acknowledged_is_kept() {
    let Some(disk) = Disk::mount() else { return };
    let directory = disk.0.join("data");
    let store = open(&directory).await;
    let mut first = Sitting::begin(&store).await;
    first.answer("drop 4").await.unwrap();
    assert_eq!(store.ping().await, Ok(()));
    disk.fill();
    let mut refused = 0;
    for _ in 0..6 {
        let number = first.ledger.number() + 1;
        let mut trial = Sitting::reopen(&store, first.info.id, OpenFrom::Snapshot).await;
        let answered = trial.answer("drop 5").await;
        assert!(matches!(answered, Err(StoreError::Failed(_))), "row {number}: {answered:?}");
        let said = store.say(first.info.id, None, "somebody", "lost").await;
        refused += usize::from(said.is_err());
    }
    assert_eq!(refused, 6);
    until_health(&store, |found| matches!(found, Err(StoreError::Failed(_)))).await;
    disk.empty();
    first.answer("drop 3").await.unwrap();
    let mut tables = vec![first];
    for _ in 0..5 {
        let mut next = Sitting::begin(&store).await;
        for column in [4, 5, 4, 5, 4, 6, 1] {
            next.answer(&format!("drop {column}")).await.unwrap();
        }
        tables.push(next);
    }
    until_health(&store, |found| *found == Ok(())).await;
    // Without an orderly close, as after a kill: the directory is opened again while the old connections are still there.
    std::fs::create_dir(disk.0.join("copy")).unwrap();
    for file in std::fs::read_dir(&directory).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), disk.0.join("copy").join(file.file_name())).unwrap();
    }
    let copy = open(&disk.0.join("copy")).await;
    for (n, table) in tables.iter().enumerate() {
        let rows = if n == 0 { 2 } else { 7 };
        let kept = copy.load(table.info.id, OpenFrom::Beginning).await.unwrap().expect("the table");
        assert_eq!(kept.number(), rows);
        assert!(copy.chat(table.info.id, 0).await.unwrap().is_empty());
    }
    copy.close().await;
    store.close().await;
}
