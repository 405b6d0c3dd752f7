//! N1.5, N7.1 · What a deed or an attack does: to its target, and to the others of its area.

use crate::choice::Choice;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{AttackKind, Deed, Effect, HeroismFrom, Spread, Status};
use crate::state::{Carried, Renaissance};
use crate::wounds::Deserved;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    /// Pays for a deed and does it, to the target and to its area.
    pub(crate) fn perform(&mut self, table: &mut Table<Self>, member: Member, deed: &Deed, target: Model) -> Play {
        self.spend(member, deed.ap);
        self.hero_mut(member).points -= deed.points.min(self.hero(member).points);
        // N8.4 · Threat as a further cost.
        self.raise_threat(member, deed.threat as i8);
        let others = self.beside_target(member, deed.area.as_ref(), target);
        for effect in &deed.does {
            self.effect(table, member, target, *effect)?;
        }
        let struck = others.iter().filter(|model| !self.is_ours(**model)).count();
        for model in others {
            for effect in deed.area.iter().flat_map(|area| &area.does) {
                self.effect(table, member, model, *effect)?;
            }
        }
        if struck > 0 && !self.is_ours(target) {
            self.earn_heroism(member, 1, |from| from == HeroismFrom::Works);
        }
        Ok(())
    }

    /// The others in the area of a deed: those of the target's side; heroes who are KO where it lets wounds be discarded (N1.13).
    fn beside_target(&self, member: Member, area: Option<&Spread>, target: Model) -> SmallVec<[Model; 8]> {
        let (Some(area), Some(from), Some(centre)) = (area, self.hero(member).space(), self.body(target)) else {
            return SmallVec::new();
        };
        let mut models = self.models_in(area.shape, from, &centre, &[target]);
        models.retain(|model| self.are_friends(*model, target));
        if self.is_ours(target) && area.does.iter().any(|effect| matches!(effect, Effect::Heal(_))) {
            models.extend(self.fallen_in(area.shape, from, &centre).filter(|model| *model != target));
        }
        models
    }

    /// One effect of a hero's attack, skill or equipment on a model.
    pub(crate) fn effect(&mut self, table: &mut Table<Self>, user: Member, target: Model, effect: Effect) -> Play {
        match effect {
            Effect::Lethal(n) | Effect::Wound(n) => self.damage(table, user, target, n, false)?,
            Effect::Unsoaked(n) => self.damage(table, user, target, n, true)?,
            Effect::Inflict(token) => self.give(table, target, token),
            Effect::Gain(token) => self.give(table, Model::Hero(user), token),
            Effect::Coat(token) => self.coat(table, target, token)?,
            Effect::Push(n) => self.force(table, Model::Hero(user), target, n, true)?,
            Effect::Pull(n) => self.force(table, Model::Hero(user), target, n, false)?,
            Effect::Dash(n) => self.dash(table, Model::Hero(user), n, false)?,
            Effect::Slip(n) => self.dash(table, Model::Hero(user), n, true)?,
            Effect::Lead(n) => self.dash(table, target, n, false)?,
            Effect::Drain(n) => self.heal(table, user, n, Some(user)),
            Effect::Heal(n) => match target {
                Model::Hero(friend) => self.heal(table, friend, n, Some(user)),
                Model::Foe(foe) => self.heal_ally(table, foe, n, user),
            },
            Effect::Mend(n) => self.mend(table, target, n),
            Effect::Cleanse(n) => self.cleanse(table, target, n),
            Effect::Threat(by) => self.change_threat(table, user, by),
            Effect::Lure(by) => {
                if let Model::Hero(friend) = target {
                    self.change_threat(table, friend, by);
                }
            }
            Effect::Delay(n) => self.hold_up(table, target, n),
            Effect::Heroism(n) => {
                let most = self.pack.numbers.most_heroism;
                let hero = self.hero_mut(user);
                hero.heroism = (hero.heroism + n).min(most);
            }
            Effect::Points(n) => self.gain_points(user, n),
            Effect::Transform(name, n) => {
                if let Some(form) = self.form_named(name) {
                    self.transform(table, target, form, n, Some(user));
                }
            }
            // These change a test or an attack and are read where it is made.
            Effect::Critical(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Dice(_)
            | Effect::Success(_)
            | Effect::Strike
            | Effect::Shield => {}
        }
        Ok(())
    }

    /// Wounds by a hero's effect: on enemies with credit, on friends without.
    fn damage(&mut self, table: &mut Table<Self>, user: Member, target: Model, wounds: u8, unblockable: bool) -> Play {
        match target {
            Model::Foe(foe) => {
                if unblockable && !self.is_ally(foe) && !self.foe(foe).gone {
                    self.credit(user, Deserved::Unblockable);
                }
                self.wound_foe(table, foe, wounds, Some(Model::Hero(user)));
            }
            Model::Hero(friend) => {
                self.hurt(table, friend, wounds, unblockable)?;
            }
        }
        Ok(())
    }

    /// N1.12 · A token is put onto a weapon of a friend: its owner names it, and may refuse.
    fn coat(&mut self, table: &mut Table<Self>, target: Model, token: Status) -> Play {
        let Model::Hero(friend) = target else { return Ok(()) };
        let weapons: SmallVec<[u8; 8]> = self.coatable(friend, token).collect();
        let prompt = || Prompt::new(text!("ask-coat", hero = self.hero_name(friend), token = token.text()), "N1.12.18");
        let asked = table.ask(self.seat_of(friend)).say(prompt);
        if let Some(place) = asked.pick_or(weapons, |place| Choice::Coat(friend, place), Choice::Pass)? {
            self.hero_mut(friend).items[usize::from(place)].tokens.add(token);
        }
        Ok(())
    }

    /// N1.12 · Weapons of physical attacks that do not have the token yet.
    pub(crate) fn coatable(&self, friend: Member, token: Status) -> impl Iterator<Item = u8> + use<'_> {
        let items = self.hero(friend).items.iter().enumerate();
        let weapon = |carried: &Carried| {
            self.pack.item(carried.item).attacks.iter().any(|line| line.kind == AttackKind::Physical)
        };
        items.filter(move |(_, carried)| weapon(carried) && !carried.tokens.has(token)).map(|(place, _)| place as u8)
    }

    /// N1.1, N8.4 · An ally discards wounds, to the credit of whoever lets it.
    fn heal_ally(&mut self, table: &mut Table<Self>, ally: FoeId, wounds: u8, by: Member) {
        let discarded = wounds.min(self.foe(ally).wounds);
        if discarded == 0 || !self.is_ally(ally) {
            return;
        }
        self.foe_mut(ally).wounds -= discarded;
        table.log("N1.1.6", || text!("log-ally-healed", foe = self.foe_name(ally), wounds = discarded));
        self.credit(by, Deserved::Healing);
        self.earn_heroism(by, 1, |from| from == HeroismFrom::FriendHealed);
    }

    fn mend(&mut self, table: &mut Table<Self>, target: Model, wounds: u8) {
        let Model::Hero(friend) = target else { return };
        let hero = self.hero_mut(friend);
        let mut left = wounds;
        for held in hero.items.iter_mut().map(|carried| &mut carried.wounds).chain([&mut hero.soaked]) {
            let mended = (*held).min(left);
            *held -= mended;
            left -= mended;
        }
        table.log("N7.3.1", || text!("log-mended", hero = self.hero_name(friend), wounds = wounds - left));
    }

    fn cleanse(&mut self, table: &mut Table<Self>, target: Model, count: u8) {
        let ailing: SmallVec<[Status; 8]> =
            self.tokens_of(target).iter().filter(|token| !token.is_positive()).take(count.into()).collect();
        for token in ailing {
            self.tokens_mut(target).take(token);
            table.log("N1.12.16", || text!("log-token-gone", model = self.model_name(target), token = token.text()));
        }
    }

    /// N2.6 · The threat of a hero rises or falls by an effect; that of one who is KO does not change.
    pub(crate) fn change_threat(&mut self, table: &mut Table<Self>, member: Member, by: i8) {
        if self.hero(member).is_up() {
            self.raise_threat(member, by);
            table.log("N2.6.1", || text!("log-threat", hero = self.hero_name(member), threat = self.threat(member)));
        }
    }

    /// N2.2 · The same, and it is told.
    pub(crate) fn hold_up(&mut self, table: &mut Table<Self>, target: Model, by: u8) {
        if self.delay(target, by) {
            table.log("N2.2.1", || text!("log-sector", model = self.model_name(target), sectors = by));
        }
    }

    /// N2.2 · The token of a kind moves on. One that lands in the active sector comes a whole lap later.
    pub(crate) fn push_token(&mut self, place: usize, by: u8) {
        let sector = self.ahead(self.tokens[place].sector, by);
        let lands = by > 0 && sector == self.clock.minute;
        let token = &mut self.tokens[place];
        token.sector = sector;
        token.acted |= lands;
    }

    /// N2.2 · The target's activation token moves on; that of a hero who is KO never does (N1.13). Whether there was one to move.
    fn delay(&mut self, target: Model, by: u8) -> bool {
        match target {
            Model::Hero(member) => {
                let up = self.hero(member).is_up();
                self.move_token(member, if up { by } else { 0 });
                // A token that lands in the active sector comes a whole lap later.
                let lands = up && by > 0 && self.hero(member).sector == self.clock.minute;
                self.hero_mut(member).acted |= lands;
                up
            }
            Model::Foe(foe) => {
                let kind = self.foe(foe).enemy;
                let place = self.tokens.iter().position(|token| token.enemy == kind);
                if let Some(place) = place {
                    self.push_token(place, by);
                }
                place.is_some()
            }
        }
    }
}
