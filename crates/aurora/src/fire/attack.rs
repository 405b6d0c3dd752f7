//! F4 to F9 · Attacks and what they do.

use super::Target;
use crate::card::{Ability, BoxKind, Card, Good, Lead, OutcomeId, Shot, Use};
use crate::choice::Choice;
use crate::convoy::{BoxAt, Hit};
use crate::notes::Feat;
use crate::state::{Aurora, Pending};
use table::{LogLine, Play, Prompt, Seat, Table, Weight, text};

/// What is fired: its value, whether it is the convoy's own, and whether it takes ammo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gun {
    pub value: u8,
    pub own: bool,
    pub ammo: bool,
}

impl Aurora {
    /// F4 · Fires a weapon of the convoy.
    pub(super) fn shoot(&mut self, table: &mut Table<Self>, seat: Seat, at: BoxAt, target: Target) -> Play {
        let gun = match self.box_kind(seat, at) {
            Some(BoxKind::Weapon(value)) => Gun { value, own: true, ammo: true },
            Some(BoxKind::Energy(value)) => Gun { value, own: true, ammo: false },
            _ => return table.unexpected(Choice::Shoot(at, target)),
        };
        self.spend(seat, if gun.ammo { Good::Ammo } else { Good::Full }, 1);
        self.mark_used(seat, at);
        self.note_box(table, seat, at);
        if self.attack(table, seat, gun, target)? {
            self.damage_box(seat, at);
            table.log("F4", || text!("log-jams", who = self.who(seat), place = self.box_name(seat, at)));
        }
        Ok(())
    }

    /// F4 · One attack. Says whether the weapon jammed.
    pub(crate) fn attack(&mut self, table: &mut Table<Self>, seat: Seat, gun: Gun, target: Target) -> Play<bool> {
        let more = u8::from(gun.own && self.has(seat, Ability::Aims) && !self.players[seat].aimed);
        let steady = (gun.own && self.has(seat, Ability::Steadies)) || self.is_robot(seat);
        self.pending = Some(Pending::Shot { seat, value: gun.value, more, steady, target });
        let mut outcome = self.reveal(table)?;
        if self.reveals_again(table, seat, gun, outcome, target)? {
            outcome = self.reveal(table)?;
        }
        self.pending = None;
        // E5, S5 · The convoy's own weapons fire by F4.
        let fixed = !gun.own && !self.is_robot(seat);
        let rule = match (fixed, gun.own) {
            (true, _) => "E5",
            (false, true) => "F4",
            (false, false) => "S5",
        };
        let damage = match self.shot(outcome, gun.value) {
            Shot::Jam if steady => {
                self.note_ability(table, seat, Ability::Steadies);
                0
            }
            Shot::Jam => {
                let key = if fixed { "log-attack-fixed-jams" } else { "log-attack-jams" };
                table.log(rule, || text!(key, who = self.who(seat), target = self.target_name(target)));
                return Ok(true);
            }
            Shot::Hit(damage) => damage,
        };
        let damage = if damage > 0 && gun.own { self.sharpen(table, seat, gun, target, damage)? } else { damage };
        let key = if fixed { "log-attack-fixed" } else { "log-attack" };
        table.log(rule, || text!(key, who = self.who(seat), target = self.target_name(target), n = damage));
        self.deal(table, seat, target, damage)?;
        Ok(false)
    }

    /// O2 · Whether a miss or a jam is to be revealed again, once a phase.
    fn reveals_again(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        gun: Gun,
        outcome: OutcomeId,
        target: Target,
    ) -> Play<bool> {
        let shot = self.shot(outcome, gun.value);
        let able = gun.own && !self.players[seat].reloaded && self.leads(seat, Lead::Reloads);
        if !able || !matches!(shot, Shot::Jam | Shot::Hit(0)) {
            return Ok(false);
        }
        let prompt = || {
            let target = self.target_name(target);
            let jam = shot == Shot::Jam;
            Prompt::new(
                if jam { text!("ask-again-jam", target = target) } else { text!("ask-again-miss", target = target) },
                "O2",
            )
        };
        if table.ask(seat).say(prompt).one(&[Choice::Again, Choice::Done])? != Choice::Again {
            return Ok(false);
        }
        self.players[seat].reloaded = true;
        table.log("O2", || text!("log-again", who = self.who(seat)));
        Ok(true)
    }

    /// K4, C16 · The gunner's first hit, and fire rounds.
    fn sharpen(&mut self, table: &mut Table<Self>, seat: Seat, gun: Gun, target: Target, damage: u8) -> Play<u8> {
        let mut damage = damage;
        if self.has(seat, Ability::Aims) && !self.players[seat].aimed {
            self.players[seat].aimed = true;
            self.note_ability(table, seat, Ability::Aims);
            damage += 1;
            table.log("K4", || text!("log-aims", who = self.who(seat)));
        }
        let helps = match target {
            Target::Enemy(_) => true,
            Target::Turret(turret) => damage + 1 == self.armour(turret),
        };
        if gun.ammo && helps && self.object_count(seat, Use::Rounds) > 0 {
            let prompt = || Prompt::new(text!("ask-rounds", n = damage), "C16");
            let options = [Choice::Done, Choice::Rounds];
            if table.ask(seat).say(prompt).one(&options)? == Choice::Rounds {
                self.consume(table, seat, Use::Rounds);
                damage += 1;
            }
        }
        Ok(damage)
    }

    pub(crate) fn armour(&self, turret: u8) -> u8 {
        self.pack.map(self.map()).turrets[usize::from(turret)].armour
    }

    /// F6 to F8 · Damage to a target.
    pub(crate) fn deal(&mut self, table: &mut Table<Self>, seat: Seat, target: Target, damage: u8) -> Play {
        match target {
            _ if damage == 0 => Ok(()),
            Target::Turret(turret) if damage >= self.armour(turret) => self.destroy_turret(table, seat, turret),
            Target::Turret(turret) => {
                let armour = self.armour(turret);
                table.log("F8", || text!("log-turret-holds", turret = turret + 1, armour = armour));
                Ok(())
            }
            Target::Enemy(card) => {
                let Some(place) = self.enemies.iter().position(|foe| foe.card == card) else { return Ok(()) };
                let counters = self.enemies.iter().filter(|foe| foe.targets >> seat.0 & 1 == 1).count();
                let foe = &mut self.enemies[place];
                foe.damage += damage;
                if counters < 2 {
                    foe.targets |= 1 << seat.0;
                }
                let destroyed = foe.damage >= self.pack.enemy(card).strength;
                self.gain_fame(table, seat, 1, "F6");
                self.note_used(table, Card::Enemy(card), seat);
                if destroyed {
                    self.note_feat(table, Feat::Enemy, seat);
                    self.note_last_clause(table, Card::Enemy(card), seat);
                    return self.destroy_enemy(table, place);
                }
                Ok(())
            }
        }
    }

    /// F8 · The tile, and what its space gives.
    fn destroy_turret(&mut self, table: &mut Table<Self>, seat: Seat, turret: u8) -> Play {
        self.turrets &= !(1 << turret);
        self.players[seat].turrets |= 1 << turret;
        let words = || text!("log-turret-falls", who = self.who(seat), turret = turret + 1);
        table.tell(|| LogLine::by("F8", words()).weight(Weight::Great));
        self.note_feat(table, Feat::Turret(turret), seat);
        if self.has(seat, Ability::Betrays) {
            self.note_ability(table, seat, Ability::Betrays);
            self.gain_fame(table, seat, 1, "K4");
        }
        let reward = self.pack.map(self.map()).turrets[usize::from(turret)].reward;
        let reward = if self.is_robot(seat) { Good::Half } else { reward };
        self.gain(table, seat, reward, 1, "F8")
    }

    /// F9 · A grenade.
    pub(super) fn throw(&mut self, table: &mut Table<Self>, seat: Seat, target: Target) -> Play {
        if let Some(object) = self.use_up(seat, Use::Grenade) {
            self.note_used(table, Card::Object(object), seat);
        }
        table.log("F9", || text!("log-throws", who = self.who(seat), target = self.target_name(target)));
        self.note_object(table, seat, Use::Grenade, usize::from(matches!(target, Target::Turret(_))));
        self.deal(table, seat, target, 2)?;
        let outcome = self.reveal(table)?;
        if self.pack.outcome_card(outcome).grenade_jams && !self.has(seat, Ability::Steadies) {
            table.log("F9", || text!("log-backfires", who = self.who(seat)));
            self.take_damage(table, seat, Hit::Bottom, 1)?;
        }
        Ok(())
    }
}
