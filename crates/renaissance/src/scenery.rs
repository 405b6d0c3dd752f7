//! N5.1, N12.2 · Scenery that can be used or broken: wells, crates, carts, and what chance places in explorations.

use crate::attack::Strike;
use crate::choice::Choice;
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{Member, Model};
use crate::pack::schema::{Aim, Attack, AttackKind, Effect, ReagentDeck, Scenery, Shape, Status};
use crate::rolls::{Pool, successes};
use crate::state::{Damaged, Renaissance};
use crate::{Card, REAGENTS};
use smallvec::SmallVec;
use table::{Play, Seats, Table, text};

/// What a well and a crate cost.
pub(crate) const INTERACT: u8 = 2;
/// N12.2 · What counts as a success against scenery.
const AGAINST_SCENERY: u8 = 5;

impl Renaissance {
    /// N12.2 · The card of a piece of scenery that chance has placed and that is still there.
    pub(crate) fn scenery_card(&self, at: Space) -> Option<&Scenery> {
        let there = self.strewn.filled.contains(at) && !self.cleared.contains(at);
        let place = self.strewn.of_card.iter().position(|squares| there && squares.contains(at))?;
        self.pack.scenery.get(place)
    }

    /// N5.1 · What has something in it: crates, drawn or placed by chance.
    pub(crate) fn chests(&self) -> Spaces {
        let strewn = self.pack.scenery.iter().zip(&self.strewn.of_card).filter(|(card, _)| card.holds > 0);
        strewn.fold(self.ground().crates, |all, (_, squares)| all | *squares) - self.cleared
    }

    /// N5.1 · What can be broken.
    pub(crate) fn breakable(&self) -> Spaces {
        (self.ground().crates | self.ground().carts | self.strewn.filled) - self.cleared
    }

    /// N5.1 · The Health of the scenery on a square, if it has any: that of its card; of a drawn crate 2, of a drawn cart 3.
    pub(crate) fn scenery_health(&self, at: Space) -> Option<u8> {
        if let Some(card) = self.scenery_card(at) {
            return Some(card.health.max(1));
        }
        match (self.breakable().contains(at), self.ground().crates.contains(at)) {
            (true, true) => Some(2),
            (true, false) => Some(3),
            _ => None,
        }
    }

    fn beside_hero(&self, member: Member, set: Spaces) -> Spaces {
        let Some(at) = self.hero(member).space() else { return Spaces::NONE };
        let level = self.ground().heights.at(self.level(at));
        (set - self.cleared) & Footprint::from(at).around() & level
    }

    /// N5.1 · Beside a well one can wash, beside a crate one can open it; crates and carts can be broken.
    pub(crate) fn scenery_options(&self, member: Member, options: &mut Vec<Choice>) {
        let ground = self.ground();
        if self.turn.ap >= INTERACT {
            let tokens = self.hero(member).tokens;
            if tokens.has(Status::Burned) || tokens.has(Status::Poisoned) {
                options.extend(self.beside_hero(member, ground.wells).iter().take(1).map(Choice::Wash));
            }
            options.extend(self.beside_hero(member, self.chests()).iter().map(Choice::Open));
        }
        self.smash_options(member, options);
    }

    fn smash_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        let Some(from) = hero.space().map(Footprint::from) else { return };
        let breakable = self.breakable();
        if breakable.is_empty() || hero.tokens.has(Status::Blinded) {
            return;
        }
        for at in breakable.iter() {
            let body = Footprint::from(at);
            let lines = hero.items.iter().enumerate().flat_map(|(item, carried)| {
                self.pack.item(carried.item).attacks.iter().enumerate().map(move |(number, line)| (item, number, line))
            });
            let fits = lines.filter(|(item, _, line)| {
                let reload = line.before.iter().any(|clause| clause.does == Effect::Reload);
                let ready = line.ap <= self.turn.ap && !(reload && self.turn.used >> (8 + item) & 1 == 1);
                let physical = line.kind == AttackKind::Physical && matches!(line.target, Aim::Opponent | Aim::Either);
                ready && physical && self.reaches(&from, &body, self.range(member, line.range), true)
            });
            options.extend(fits.map(|(item, number, _)| Choice::Smash(hero.items[item].item.0, number as u8, at)));
        }
    }

    /// N5.1 · Water from a well takes Burned away, or else Poisoned.
    pub(crate) fn wash(&mut self, table: &mut Table<Self>, member: Member) {
        self.spend(member, INTERACT);
        let tokens = &mut self.hero_mut(member).tokens;
        let gone = [Status::Burned, Status::Poisoned].into_iter().find(|token| tokens.take(*token));
        if let Some(token) = gone {
            table.log("N5.1.2", || text!("log-washes", hero = self.hero_name(member), token = token.text()));
        }
    }

    /// N5.1 · A crate is opened: what is in it goes into the loot, unseen.
    pub(crate) fn open_crate(&mut self, table: &mut Table<Self>, member: Member, at: Space) -> Play {
        self.spend(member, INTERACT);
        table.log("N5.1.3", || text!("log-opens", hero = self.hero_name(member), space = at.to_string()));
        self.scenery_goes(table, at)
    }

    /// N5.1 · A physical attack on scenery: one wound for each 5 or more; at its Health it is gone.
    pub(crate) fn smash(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, attack): (u8, u8),
        at: Space,
    ) -> Play {
        let pack = self.pack.clone();
        let id = self.hero(member).items[usize::from(item)].item;
        let line = &pack.item(id).attacks[usize::from(attack)];
        self.spend(member, line.ap);
        if line.before.iter().any(|clause| clause.does == Effect::Reload) {
            self.turn.used |= 1 << (8 + item);
        }
        let dice = self.smash_dice(member, item.into(), line);
        table.log("N5.1.4", || text!("log-smashes", hero = self.hero_name(member), space = at.to_string()));
        self.hero_mut(member).tokens.take(Status::Weakened);
        // N1.12 · Whoever attacks is hidden no more.
        self.hero_mut(member).tokens.take(Status::Hidden);
        let pool = Pool::new(member, dice, AGAINST_SCENERY, "N5.1.4");
        let faces = self.roll_test(table, pool)?;
        let wounds = successes(&faces, pool.threshold);
        self.damage_scenery(table, at, wounds)
    }

    /// N5.1 · The dice of an attack on scenery.
    pub(crate) fn smash_dice(&self, member: Member, item: usize, line: &Attack) -> i8 {
        self.attack_dice(&Strike { member, item, line, adds: SmallVec::new(), target: Model::Hero(member) })
    }

    /// Scenery suffers wounds; at its Health it leaves the battlefield.
    pub(crate) fn damage_scenery(&mut self, table: &mut Table<Self>, at: Space, wounds: u8) -> Play {
        let Some(health) = self.scenery_health(at).filter(|_| wounds > 0) else { return Ok(()) };
        let place = self.damaged.iter().position(|piece| piece.at == at);
        let sum = wounds + place.map_or(0, |place| self.damaged[place].wounds);
        if sum >= health {
            if let Some(place) = place {
                self.damaged.remove(place);
            }
            return self.scenery_goes(table, at);
        }
        match place {
            Some(place) => self.damaged[place].wounds = sum,
            None if self.damaged.room() > 0 => self.damaged.push(Damaged { at, wounds: sum }),
            None => {}
        }
        Ok(())
    }

    /// The piece is gone. What was in it goes into the loot, cards of decks that chance names; one that bursts wounds everybody beside it.
    fn scenery_goes(&mut self, table: &mut Table<Self>, at: Space) -> Play {
        let (holds, bursts) = match self.scenery_card(at) {
            Some(card) => (card.holds, card.bursts),
            None => (u8::from(self.chests().contains(at)), 0),
        };
        self.cleared.insert(at);
        for _ in 0..holds {
            let decks = ReagentDeck::ALL.map(Card::Reagent);
            let place = table.draw(REAGENTS, Seats::EVERYONE, &decks)?;
            if let Card::Reagent(deck) = decks[place] {
                self.loot[deck.number()] += 1;
            }
        }
        if bursts > 0 {
            table.log("N12.2.5", || text!("log-bursts", space = at.to_string()));
            for model in self.models_in(Shape::Area(1), at, &at.into(), &[]) {
                match model {
                    Model::Hero(member) => {
                        self.hurt(table, member, bursts, false)?;
                    }
                    Model::Foe(foe) => self.wound_foe(table, foe, bursts, None),
                }
            }
        }
        Ok(())
    }
}
