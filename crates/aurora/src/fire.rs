//! F · The fire phase.

mod ambush;
mod attack;
mod loot;
mod outcomes;

pub(crate) use attack::Gun;

use crate::card::{BoxKind, Card, EnemyId, Good, Use};
use crate::choice::Choice;
use crate::convoy::{BoxAt, Hit};
use crate::explore::Options;
use crate::pack::MOST_TURRETS;
use crate::state::{Aurora, Foe, Phase};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

/// F5 · What can be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    Enemy(EnemyId),
    /// By its number from 0.
    Turret(u8),
}

impl Aurora {
    /// F1 · Enemies leave the zone.
    pub(crate) fn arrive(&mut self, table: &mut Table<Self>) -> Play {
        for space in 0..self.zone.len() {
            if let Some(Card::Enemy(card)) = self.zone[space].map(|lot| lot.card) {
                self.zone[space] = None;
                let region = self.region_for(card);
                self.enemies.push(Foe { card, region, damage: 0, targets: 0, fresh: true });
                table
                    .log("F1", || text!("log-arrives", card = self.pack.name(card), region = self.region_name(region)));
            }
        }
        self.enemies.sort_by_key(|foe| self.pack.enemy(foe.card).tier);
        self.phase = Phase::Ambush;
        Ok(())
    }

    /// F1 · The region of the tier, or the nearest with a convoy, the one ahead first.
    fn region_for(&self, card: EnemyId) -> u8 {
        let tier = usize::from(self.pack.enemy(card).tier);
        let home = self.pack.numbers.tiers[tier - 1];
        let regions = (0..=3).flat_map(|far| [home + far, home.saturating_sub(far)]);
        let taken = |region: &u8| self.convoys().any(|seat| self.region(seat) == *region);
        regions.into_iter().find(taken).unwrap_or(home)
    }

    /// F3 · The next turret that has anyone in its perimeter fires.
    pub(crate) fn turrets_fire(&mut self, table: &mut Table<Self>, next: u8) -> Play {
        let near = |turret: &u8| self.convoys().any(|seat| self.turrets_around(seat) >> turret & 1 == 1);
        let Some(turret) = (next..MOST_TURRETS as u8).find(near) else {
            self.begin_fire();
            return Ok(());
        };
        let column = self.hit_column(table)?;
        let near = |seat: Seat| self.turrets_around(seat) >> turret & 1 == 1;
        let harmless = self.convoys().filter(|seat| near(*seat)).all(|seat| self.row_damage(seat) == 0);
        let key = if harmless { "log-turret-harmless" } else { "log-turret-fires" };
        table.log("F3", || text!(key, turret = turret + 1, column = column));
        for seat in self.convoys().rev() {
            if self.turrets_around(seat) >> turret & 1 == 1 {
                let damage = self.row_damage(seat);
                self.take_damage(table, seat, Hit::Columns(column, column), damage)?;
            }
        }
        self.phase = Phase::Turret { next: turret + 1 };
        Ok(())
    }

    /// C14 · What a turret does at a player's row of alert.
    pub(crate) fn row_damage(&self, seat: Seat) -> u8 {
        self.pack.numbers.alert_damage[usize::from(self.players[seat].alert)]
    }

    fn begin_fire(&mut self) {
        for player in self.players.values_mut() {
            (player.aimed, player.reloaded) = (false, false);
            player.parts_mut().for_each(|part| part.used = 0);
        }
        self.phase = Phase::Fire { turn: 0 };
    }

    /// F4 · One convoy fires.
    pub(crate) fn convoy_fire(&mut self, table: &mut Table<Self>, turn: u8) -> Play {
        let Some(seat) = self.nth_ahead(turn) else {
            self.players.values_mut().for_each(|player| player.echo = None);
            self.phase = Phase::Enemies { next: 0 };
            return Ok(());
        };
        if self.is_robot(seat) {
            self.robot_fires(table, seat)?;
        } else {
            self.gunner_turn(table, seat)?;
        }
        self.phase = Phase::Fire { turn: turn + 1 };
        Ok(())
    }

    fn gunner_turn(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        loop {
            let mut options = self.attacks(seat);
            let armed = !options.is_empty();
            self.side_options(seat, &mut options);
            if !armed {
                // C16 · All else can wait for the next own turn, but alert counts before.
                options.retain(|choice| matches!(choice, Choice::Static(_)));
            }
            if options.is_empty() {
                return Ok(());
            }
            options.push(Choice::Done);
            let prompt = || if armed { self.fire_prompt(seat) } else { Prompt::new("ask-object", "C16") };
            match table.ask(seat).say(prompt).one(&options)? {
                Choice::Done => return Ok(()),
                Choice::Shoot(at, target) => self.shoot(table, seat, at, target)?,
                Choice::Throw(target) => self.throw(table, seat, target)?,
                other => self.side_act(table, seat, other)?,
            }
        }
    }

    /// F4, F9, C5 · Everything that can be fired or thrown; without survivors nothing.
    fn attacks(&self, seat: Seat) -> Options {
        let mut options = Options::new();
        if !self.players[seat].people.is_empty() {
            let targets = self.targets(seat);
            self.shots(seat, &targets, &mut options);
            if self.object_count(seat, Use::Grenade) > 0 {
                options.extend(targets.iter().map(|target| Choice::Throw(*target)));
            }
        }
        options
    }

    /// F5 · Enemies of the region, and turrets in whose perimeter the convoy is.
    pub(crate) fn targets(&self, seat: Seat) -> SmallVec<[Target; 8]> {
        let region = self.region(seat);
        let enemies = self.enemies.iter().filter(|foe| foe.region == region).map(|foe| Target::Enemy(foe.card));
        let around = self.turrets_around(seat);
        let turrets = (0..MOST_TURRETS as u8).filter(|turret| around >> turret & 1 == 1).map(Target::Turret);
        enemies.chain(turrets).collect()
    }

    /// F4 · Weapons that are whole, unused and can be paid, with each target.
    fn shots(&self, seat: Seat, targets: &[Target], options: &mut Options) {
        let player = &self.players[seat];
        let (ammo, full) = (player.good(Good::Ammo), player.good(Good::Full));
        for (column, above, part) in player.parts() {
            let mut ready = self.pack.mask(part.card).weapons & !part.damage & !part.used;
            while ready != 0 {
                let number = ready.trailing_zeros() as u8;
                ready &= ready - 1;
                let at = BoxAt { column, above, number };
                let paid = match self.box_kind(seat, at) {
                    Some(BoxKind::Energy(_)) => full > 0,
                    _ => ammo > 0,
                };
                if paid {
                    options.extend(targets.iter().map(|target| Choice::Shoot(at, *target)));
                }
            }
        }
    }

    /// F10 · The next enemy fires at everyone in its region.
    pub(crate) fn enemy_fire(&mut self, table: &mut Table<Self>, next: u8) -> Play {
        let Some(foe) = self.enemies.get(usize::from(next)).copied() else {
            self.phase = Phase::EndOfRound { turn: 0 };
            return Ok(());
        };
        self.phase = Phase::Enemies { next: next + 1 };
        if !self.convoys().any(|seat| self.region(seat) == foe.region) {
            return Ok(());
        }
        let column = self.hit_column(table)?;
        table.log("F10", || text!("log-enemy-fires", card = self.pack.name(foe.card), column = column));
        let damage = self.pack.enemy(foe.card).damage;
        for seat in self.convoys().rev() {
            if self.region(seat) == foe.region {
                self.take_damage(table, seat, Hit::Columns(column, column), damage)?;
            }
        }
        Ok(())
    }
}
