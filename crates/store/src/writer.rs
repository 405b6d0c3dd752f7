//! The writer of answers: many in one transaction, each acknowledged when the transaction is committed.
//!
//! While one group is being committed the next gathers by itself, so groups are as large as the load asks for and a lone answer waits
//! for nobody.

use crate::backend::Backend;
use crate::news::Newsroom;
use crate::sql::{Incoming, write_to};
use crate::{StoreError, TableId, What};
use sqlx::Connection;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many answers are written in one transaction at most.
const GROUP: usize = 512;

/// How many answers may wait. Those who come later wait before they are taken in.
const WAITING: usize = 4096;

/// An answer and the one who waits for its fate: `true` if it was kept, `false` if somebody was first.
pub(crate) struct Waiting {
    row: Incoming,
    fate: oneshot::Sender<Result<bool, StoreError>>,
}

enum Order {
    Keep(Waiting),
    Stop(oneshot::Sender<()>),
}

/// The way to the writer.
pub(crate) struct Pen(mpsc::Sender<Order>);

impl Pen {
    pub(crate) fn start(backend: Arc<Backend>, news: Arc<Newsroom>) -> Pen {
        let (sender, orders) = mpsc::channel(WAITING);
        tokio::spawn(write(backend, news, orders));
        Pen(sender)
    }

    /// Keeps an answer. It is durable when this returns `true`.
    pub(crate) async fn keep(&self, row: Incoming) -> Result<bool, StoreError> {
        let (fate, told) = oneshot::channel();
        let order = Order::Keep(Waiting { row, fate });
        self.0.send(order).await.map_err(|_| StoreError::Closed)?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes what is waiting and then takes nothing more.
    pub(crate) async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.0.send(Order::Stop(done)).await.is_ok() {
            let _ = stopped.await;
        }
    }
}

async fn write(backend: Arc<Backend>, news: Arc<Newsroom>, mut orders: mpsc::Receiver<Order>) {
    let mut taken = Vec::with_capacity(GROUP);
    while orders.recv_many(&mut taken, GROUP).await > 0 {
        gather(&mut orders, &mut taken).await;
        let mut group = Vec::with_capacity(taken.len());
        let mut stopping = Vec::new();
        for order in taken.drain(..) {
            match order {
                Order::Keep(waiting) => group.push(waiting),
                Order::Stop(done) => {
                    orders.close();
                    stopping.push(done);
                }
            }
        }
        write_group(&backend, &news, group).await;
        stopping.into_iter().for_each(|done| {
            let _ = done.send(());
        });
    }
}

/// Takes in the answers of those who are on their way. What is ready to run on this thread runs first, so on a server with nothing else to
/// do this takes no time, and on a busy one groups are larger: a transaction has a price of its own, for which answers share.
async fn gather(orders: &mut mpsc::Receiver<Order>, taken: &mut Vec<Order>) {
    tokio::task::yield_now().await;
    while taken.len() < GROUP
        && let Ok(order) = orders.try_recv()
    {
        taken.push(order);
    }
}

/// Writes a group and tells everybody their fate.
async fn write_group(backend: &Backend, news: &Newsroom, group: Vec<Waiting>) {
    let rows: Vec<&Incoming> = group.iter().map(|waiting| &waiting.row).collect();
    match commit(backend, news, &rows).await {
        Ok(kept) => {
            for (waiting, kept) in group.into_iter().zip(kept) {
                let row = &waiting.row;
                if kept {
                    news.here(TableId(row.table).with(What::Row(row.number as u32)));
                }
                let _ = waiting.fate.send(Ok(kept));
            }
        }
        Err(error) => group.into_iter().for_each(|waiting| {
            let _ = waiting.fate.send(Err(error.clone()));
        }),
    }
}

/// Writes rows in one transaction and says which were kept.
async fn commit(backend: &Backend, news: &Newsroom, rows: &[&Incoming]) -> Result<Vec<bool>, StoreError> {
    write_to!(backend, sql, db => async {
        let mut kept = vec![false; rows.len()];
        for round in rounds(rows) {
            let tables = sql::append(db, &pick(rows, &round)).await?;
            mark(&mut kept, rows, &round, &tables);
        }
        let told = rows.iter().zip(&kept).filter(|(_, kept)| **kept);
        let told: Vec<_> = told
            .map(|(row, _)| TableId(row.table).with(What::Row(row.number as u32)))
            .collect();
        sql::tell(db, &news.words(&told)).await?;
        Ok::<_, StoreError>(kept)
    })
}

/// The rows in rounds, by their places: each table once in a round, in the order in which they came.
fn rounds(rows: &[&Incoming]) -> Vec<Vec<usize>> {
    let mut rounds: Vec<(HashSet<i64>, Vec<usize>)> = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        match rounds.iter_mut().find(|(tables, _)| !tables.contains(&row.table)) {
            Some((tables, round)) => {
                tables.insert(row.table);
                round.push(place);
            }
            None => rounds.push((HashSet::from([row.table]), vec![place])),
        }
    }
    rounds.into_iter().map(|(_, round)| round).collect()
}

fn pick<'a>(rows: &[&'a Incoming], round: &[usize]) -> Vec<&'a Incoming> {
    round.iter().map(|place| rows[*place]).collect()
}

fn mark(kept: &mut [bool], rows: &[&Incoming], round: &[usize], tables: &HashSet<i64>) {
    for place in round {
        kept[*place] = tables.contains(&rows[*place].table);
    }
}
