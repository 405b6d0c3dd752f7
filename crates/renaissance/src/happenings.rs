//! N12.1, N13.1 · What happens in a mission: by actions, events, mysteries and what enemies are after.

use crate::geometry::Space;
use crate::ids::{EnemyId, Member, Model};
use crate::options::Difficulty;
use crate::pack::schema::{Faction, Happening, Rank, Whom};
use crate::state::{Renaissance, Verdict, Whereabouts};
use crate::{Card, DRAFTS};
use smallvec::SmallVec;
use table::pack::Slice;
use table::{Play, Seats, Table, text};

impl Renaissance {
    /// Everything of a list happens, in order.
    pub(crate) fn happen(
        &mut self,
        table: &mut Table<Self>,
        list: Slice<Happening>,
        actor: Option<Member>,
        marker: Option<(u8, Space)>,
    ) -> Play {
        for place in 0..list.len() {
            let happening = self.pack.at(list, place);
            self.one_happens(table, happening, actor, marker)?;
        }
        Ok(())
    }

    fn one_happens(
        &mut self,
        table: &mut Table<Self>,
        happening: Happening,
        actor: Option<Member>,
        marker: Option<(u8, Space)>,
    ) -> Play {
        match happening {
            Happening::Spawn(enemy, n, zone) => {
                let placed = self.place_foes(enemy, n, zone);
                self.tell_arrivals(table, enemy, placed);
            }
            Happening::Draft(faction, rank, n, zone) => self.draft(table, faction, rank, n, zone)?,
            Happening::Tally(letter, by) => {
                if let Some(place) = self.tally_place(letter) {
                    self.tallies[place] = self.tallies[place].saturating_add_signed(by);
                    let count = self.tallies[place];
                    table.log("N12.1.2", || text!("log-tally", tally = self.tally_name(place), count = count));
                }
            }
            Happening::TakeUp => {
                if let (Some(member), Some((kind, at))) = (actor, marker) {
                    self.markers[usize::from(kind)].remove(at);
                    self.hero_mut(member).carries = Some(kind);
                }
            }
            Happening::PutDown => {
                if let Some(member) = actor {
                    self.hero_mut(member).carries = None;
                }
            }
            Happening::Remove => {
                if let Some((kind, at)) = marker {
                    self.markers[usize::from(kind)].remove(at);
                }
            }
            // N13.9.6 · It is read when the rest has happened.
            Happening::Read(paragraph) => self.read_named(paragraph, actor),
            Happening::Loot(deck, n) => {
                self.loot[deck.number()] += n;
                table.log("N13.4.2", || text!("log-loot-card", deck = deck.text(), cards = n));
            }
            Happening::Token(token, whom) => {
                for model in self.whom(whom, actor) {
                    self.give(table, model, token);
                }
            }
            Happening::Wound(n, whom) => self.wound_all(table, n, whom, actor)?,
            Happening::Heal(n, whom) => {
                for model in self.whom(whom, actor) {
                    if let Model::Hero(member) = model {
                        self.heal(table, member, n, None);
                    }
                }
            }
            Happening::Threat(by, whom) => {
                for model in self.whom(whom, actor) {
                    if let Model::Hero(member) = model {
                        self.change_threat(table, member, by);
                    }
                }
            }
            Happening::Transform(form, n, whom) => {
                for model in self.whom(whom, actor) {
                    self.transform(table, model, form, n, None);
                }
            }
            Happening::Sector(by, whom) => self.move_tokens(table, by, whom, actor),
            Happening::Hour(by) => {
                self.clock.hour += by;
                self.strike(table);
            }
            Happening::Stealth(by) => self.rise(table, by)?,
            Happening::Open(zone) => {
                let zone = self.ground().zone(zone);
                self.cleared |= zone;
            }
            Happening::Enter(location) => {
                if let Some(member) = actor {
                    self.control_leaves(table, member);
                    self.hero_mut(member).at = Whereabouts::In(location);
                    self.follow_owner(member);
                }
            }
            Happening::Exit(zone) => {
                if let Some(member) = actor {
                    self.put_at(member, zone);
                }
            }
            Happening::Stage(n) => self.stage = n,
            Happening::Cube(action) => self.cubes &= !(1 << action),
            Happening::Win => self.end(table, Verdict::Won),
            Happening::Lose => self.end(table, Verdict::Lost),
            Happening::Mystery => self.draw_mystery(table)?,
            Happening::Rearm => {
                if let Some(member) = actor {
                    self.rearm(member);
                }
            }
            // These are kept by the campaign; a mission on its own has no use for them.
            Happening::Mark(mark) => self.mark(mark),
            Happening::Achieve(achievement) => self.achieve(table, achievement, actor),
            Happening::Coins(by) => self.change_coins(table, by),
            Happening::Experience(n) => self.experience_for(table, n, actor)?,
            Happening::Join(companion) => self.join(table, companion),
        }
        Ok(())
    }

    fn wound_all(&mut self, table: &mut Table<Self>, wounds: u8, whom: Whom, actor: Option<Member>) -> Play {
        for model in self.whom(whom, actor) {
            match model {
                Model::Hero(member) => {
                    self.hurt(table, member, wounds, false)?;
                }
                Model::Foe(foe) => self.wound_foe(table, foe, wounds, None),
            }
        }
        Ok(())
    }

    fn move_tokens(&mut self, table: &mut Table<Self>, by: u8, whom: Whom, actor: Option<Member>) {
        if whom == Whom::Enemies {
            table.log("N2.2.1", || text!("log-sectors", sectors = by));
            for place in
                (0..self.tokens.len()).filter(|place| !self.is_ally_kind(self.tokens[*place].enemy)).collect::<Vec<_>>()
            {
                self.push_token(place, by);
            }
            return;
        }
        for model in self.whom(whom, actor) {
            self.hold_up(table, model, by);
        }
    }

    /// Whom something happens to.
    fn whom(&self, whom: Whom, actor: Option<Member>) -> SmallVec<[Model; 8]> {
        match whom {
            Whom::Actor => actor.into_iter().map(Model::Hero).collect(),
            Whom::All => Member::ALL.into_iter().map(Model::Hero).collect(),
            Whom::MostThreat => {
                let worst = self.fighters().max_by_key(|member| (self.threat(*member), std::cmp::Reverse(*member)));
                worst.into_iter().map(Model::Hero).collect()
            }
            Whom::InZone(zone) => {
                let zone = self.ground().zone(zone);
                self.fighters()
                    .filter(|member| self.hero(*member).space().is_some_and(|at| zone.contains(at)))
                    .map(Model::Hero)
                    .collect()
            }
            Whom::Enemies => self.enemies().map(Model::Foe).collect(),
        }
    }

    /// N13.1 · A draft: kinds of the faction and rank that have figures left, one card at a time.
    pub(crate) fn draft(&mut self, table: &mut Table<Self>, faction: Faction, rank: Rank, n: u8, zone: char) -> Play {
        let more = match (self.options.difficulty, rank) {
            (Difficulty::Story, Rank::Troop) => n.saturating_sub(1),
            (Difficulty::Heroic, Rank::Troop) => n + 1,
            _ => n,
        };
        for _ in 0..more {
            let left = |enemy: &EnemyId| {
                let card = self.pack.enemy(*enemy);
                card.faction == Some(faction)
                    && card.rank == rank
                    && self.of_kind(*enemy).count() < usize::from(card.figures)
            };
            let cards: Vec<Card> = self.pack.ids().filter(left).map(Card::Draft).collect();
            if cards.is_empty() {
                return Ok(());
            }
            let place = table.draw(DRAFTS, Seats::EVERYONE, &cards)?;
            if let Card::Draft(enemy) = cards[place] {
                let placed = self.place_foes(enemy, 1, zone);
                self.tell_arrivals(table, enemy, placed);
            }
        }
        Ok(())
    }

    /// N13.1 · Who has come, and where the last of them stand.
    fn tell_arrivals(&self, table: &mut Table<Self>, enemy: EnemyId, count: u8) {
        if count > 0 {
            table.log("N13.1.2", || text!("log-arrives", foe = self.pack.name(enemy), count = count));
        }
    }
}
