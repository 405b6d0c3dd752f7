//! F2, K9 · Ambushes.

use crate::card::{Ambush, Card, Good};
use crate::choice::Choice;
use crate::convoy::Hit;
use crate::scene::spot;
use crate::state::{Aurora, Foe, Phase, ROWS};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

impl Aurora {
    /// F2 · The next new enemy's ambush, or the turrets.
    pub(crate) fn ambush(&mut self, table: &mut Table<Self>) -> Play {
        let Some(place) = self.enemies.iter().position(|foe| foe.fresh) else {
            self.phase = Phase::Turret { next: 0 };
            return Ok(());
        };
        self.enemies[place].fresh = false;
        let foe = self.enemies[place];
        table.log("F2", || text!("log-ambush", card = self.pack.name(foe.card)));
        for seat in self.convoys().rev() {
            self.ambushed(table, seat, foe)?;
            // C16 · A suit that was put on against an ambush does not last into an act or a move.
            self.players[seat].suited = None;
        }
        Ok(())
    }

    fn ambushed(&mut self, table: &mut Table<Self>, seat: Seat, foe: Foe) -> Play {
        let here = self.region(seat) == foe.region;
        let alert = usize::from(self.players[seat].alert);
        match self.pack.enemy(foe.card).ambush {
            Ambush::DamageOrAlert(from, to) if here => self.damage_or_alert(table, seat, Hit::Columns(from, to), foe),
            Ambush::BatteryOrTop(damage) if here => self.battery_or_top(table, seat, damage, foe),
            Ambush::DamageOrAlert(..) | Ambush::BatteryOrTop(_) => Ok(()),
            Ambush::HighestAlert => {
                let highest = self.players.values().map(|player| usize::from(player.alert)).max();
                let all = self.bits(seat, |_| true);
                if highest != Some(alert) {
                    return Ok(());
                }
                self.note_clause(table, Card::Enemy(foe.card), 0, seat);
                self.irradiate(table, seat, all, "K9")
            }
            Ambush::TopByAlert => {
                let damage = self.row_damage(seat);
                if damage > 0 {
                    self.note_clause(table, Card::Enemy(foe.card), 0, seat);
                }
                self.take_damage(table, seat, Hit::Top, damage)
            }
            Ambush::Column(column, damage) => {
                self.note_clause(table, Card::Enemy(foe.card), 0, seat);
                self.take_damage(table, seat, Hit::Columns(column, column), damage)
            }
        }
    }

    /// F2 · Choosing alert needs room above.
    fn damage_or_alert(&mut self, table: &mut Table<Self>, seat: Seat, hit: Hit, foe: Foe) -> Play {
        let room = usize::from(self.players[seat].alert) + 1 < ROWS;
        if self.is_robot(seat) {
            self.raise_alert(table, seat, 1, "S6");
            return Ok(());
        }
        let mut options: SmallVec<[Choice; 2]> = SmallVec::new();
        options.push(Choice::Suffer);
        options.extend(room.then_some(Choice::RaiseAlert));
        match table.ask(seat).say(|| self.ambush_prompt(foe)).one(&options)? {
            Choice::RaiseAlert => {
                self.note_clause(table, Card::Enemy(foe.card), 1, seat);
                self.raise_alert(table, seat, 1, "K9");
                Ok(())
            }
            Choice::Suffer => {
                self.note_clause(table, Card::Enemy(foe.card), 0, seat);
                self.take_damage(table, seat, hit, 1)
            }
            other => table.unexpected(other),
        }
    }

    fn battery_or_top(&mut self, table: &mut Table<Self>, seat: Seat, damage: u8, foe: Foe) -> Play {
        if self.is_robot(seat) {
            self.raise_alert(table, seat, 1, "S6");
            return Ok(());
        }
        let mut options: SmallVec<[Choice; 2]> = SmallVec::new();
        options.extend((self.players[seat].good(Good::Full) > 0).then_some(Choice::GiveBattery));
        options.push(Choice::Suffer);
        if table.ask(seat).say(|| self.ambush_prompt(foe)).one(&options)? == Choice::GiveBattery {
            self.note_clause(table, Card::Enemy(foe.card), 1, seat);
            self.spend(seat, Good::Full, 1);
            table.log("K9", || text!("log-gives-battery", who = self.who(seat)));
            return Ok(());
        }
        self.note_clause(table, Card::Enemy(foe.card), 0, seat);
        self.take_damage(table, seat, Hit::Top, damage)?;
        self.raise_alert(table, seat, 1, "K9");
        Ok(())
    }

    fn ambush_prompt(&self, foe: Foe) -> Prompt {
        Prompt::new(text!("ask-ambush", card = self.pack.name(foe.card)), "F2")
            .card(spot::printed(self.pack.slug(foe.card)))
    }
}
