//! V3.7 to V3.9 · The adversary that hunts the Argo.

use crate::choice::Choice;
use crate::ids::MapTileId;
use crate::state::Odyssey;
use crate::state::campaign::{Bout, DayStep, Reason, Task};
use table::{Play, Table, text};

impl Odyssey {
    /// Whether the adversary answers to symbols at all.
    fn is_hunted(&self) -> bool {
        let (adversary, track) = (self.voyage().adversary, &self.cycle().adversary);
        adversary.known
            && adversary.beaten < track.slain
            && usize::from(adversary.battles) < track.escalations.len()
            && !self.voyage().exploration.unseen
            && !self.voyage().due.adversary
            && !self.is_decided()
    }

    /// V3.7, V3.8 · One adversary symbol: of an exploration card, or of anything else.
    pub(crate) fn adversary_symbol(&mut self, table: &mut Table<Self>, of_card: bool) -> Play {
        // V3.7 · After it has come or struck in an exploration step, nothing draws it on until that step ends.
        let exploring = of_card || self.is_exploring();
        if !self.is_hunted() || exploring && self.voyage().exploration.settled {
            return Ok(());
        }
        if let Some(at) = self.voyage().adversary.at {
            return self.adversary_moves(table, at);
        }
        let wanted = if of_card { self.cycle().spawn.0 } else { 1 };
        let symbols = &mut self.voyage_mut().exploration.symbols;
        *symbols += u8::from(of_card);
        // V3.7 · The first symbol of an exploration does nothing; from anything else one is enough.
        if of_card && *symbols < wanted {
            return Ok(());
        }
        self.spawn_adversary(table)?;
        self.voyage_mut().exploration.settled |= exploring;
        Ok(())
    }

    /// Whether this is the exploration step, adventures at its end included.
    fn is_exploring(&self) -> bool {
        self.day_step_after() == Some(DayStep::Expedition)
    }

    /// V3.7 · It appears four tiles away, through revealed tiles, or as far as can be; of several the group chooses one.
    fn spawn_adversary(&mut self, table: &mut Table<Self>) -> Play {
        let away = self.cycle().spawn.1;
        let distances = self.distances();
        let reached = distances.iter().flatten().copied();
        let far = reached.clone().filter(|distance| *distance <= away).max().unwrap_or(0);
        let tiles = self.pack.ids::<MapTileId>().filter(|tile| distances[tile.index()] == Some(far));
        let tiles: Vec<MapTileId> = tiles.collect();
        let at = table.ask(self.group()).about("ask-adversary", "V3.7").pick(tiles, Choice::MapTile)?;
        self.voyage_mut().adversary.at = Some(at);
        table.log("V3.7", || text!("log-adversary-comes", tile = self.pack.name(at)));
        self.heed_contact(table, at);
        Ok(())
    }

    /// V3.8 · One tile along the shortest path: horizontally if that is one, then nearer in a straight line, then west.
    fn adversary_moves(&mut self, table: &mut Table<Self>, at: MapTileId) -> Play {
        let to = self.adversary_next(at);
        self.voyage_mut().adversary.at = Some(to);
        table.log("V3.8", || text!("log-adversary-moves", tile = self.pack.name(to)));
        self.heed_contact(table, to);
        Ok(())
    }

    /// The tile to which it would move from another.
    pub(crate) fn adversary_next(&self, at: MapTileId) -> MapTileId {
        let distances = self.distances();
        let here = distances[at.index()];
        let goal = self.pack.tile(self.voyage().map.tile);
        let next = self.neighbours(at).filter(|tile| distances[tile.index()].map(|far| far + 1) == here);
        let (row, col) = (self.pack.tile(at).row, self.pack.tile(at).col);
        let straight = |tile: &crate::pack::schema::campaign::MapTile| {
            let (rows, cols) = (u32::from(tile.row.abs_diff(goal.row)), u32::from(tile.col.abs_diff(goal.col)));
            rows * rows + cols * cols
        };
        let best = next.min_by_key(|tile| {
            let tile = self.pack.tile(*tile);
            (tile.row != row, straight(tile), tile.col > col, tile.col)
        });
        best.unwrap_or(at)
    }

    /// V3.9 · On the Argo's tile it leaves the map, and its battle is fought at the end of the step.
    fn heed_contact(&mut self, table: &mut Table<Self>, at: MapTileId) {
        if at != self.voyage().map.tile {
            return;
        }
        let campaign = self.voyage_mut();
        campaign.adversary.at = None;
        campaign.exploration.settled = true;
        if campaign.adversary.appeased > 0 {
            campaign.adversary.appeased -= 1;
            table.log("V3.9", || text!("log-adversary-appeased"));
        } else {
            campaign.due.adversary = true;
            table.log("V3.9", || text!("log-adversary-strikes"));
        }
    }

    /// How far each revealed tile is from the Argo, through revealed tiles, whatever arrows say.
    pub(crate) fn distances(&self) -> Vec<Option<u8>> {
        let mut distances = vec![None; self.pack.tiles.len()];
        let start = self.voyage().map.tile;
        distances[start.index()] = Some(0);
        let mut open = std::collections::VecDeque::from([start]);
        while let Some(tile) = open.pop_front() {
            let far = distances[tile.index()].unwrap_or(0) + 1;
            for next in self.neighbours(tile).collect::<Vec<_>>() {
                if distances[next.index()].is_none() {
                    distances[next.index()] = Some(far);
                    open.push_back(next);
                }
            }
        }
        distances
    }

    /// Revealed tiles beside a tile.
    fn neighbours(&self, tile: MapTileId) -> impl Iterator<Item = MapTileId> {
        let (here, shown) = (self.pack.tile(tile), self.voyage().map.shown);
        self.pack.ids::<MapTileId>().filter(move |other| {
            let there = self.pack.tile(*other);
            shown & 1 << other.0 != 0 && here.row.abs_diff(there.row) + here.col.abs_diff(there.col) == 1
        })
    }

    /// V3.9, V5.5 · The adversary's battle: the next box of its track, with the escalations there.
    pub(crate) fn meet_adversary(&mut self, table: &mut Table<Self>) {
        let track = &self.cycle().adversary;
        let box_ = usize::from(self.voyage().adversary.battles);
        let escalations = track.escalations.get(box_).copied().unwrap_or(0);
        let (foe, scenario) = (track.foe, track.scenario);
        let bout = Bout {
            reason: Reason::Adversary,
            foe,
            level: 1,
            scenario: self.scenario_place(scenario),
            escalations,
            easier: 0,
        };
        self.voyage_mut().adversary.battles += 1;
        table.log("V5.5", || text!("log-adversary-battle", foe = self.pack.name(foe)));
        self.voyage_mut().bout = Some(bout);
        self.plan([Task::Fight, Task::Return]);
    }
}
