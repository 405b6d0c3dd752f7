//! N13.6 · Transformations: for a while a model uses nothing but another card.

use crate::ids::{FoeId, FormId, Member, Model};
use crate::pack::schema::{Ability, Aim, Attack, AttackKind, Blow, Characteristic, Form, FormName, Immunity, Passive};
use crate::state::{Changed, Renaissance, Under};
use table::{LogLine, Play, Seats, Table, Weight, text};

impl Form {
    /// N13.6 · An attack of the card as a hero makes it: with the characteristic that would defend against it.
    pub(crate) fn line(blow: &Blow) -> Attack {
        Attack {
            kind: blow.kind,
            ap: blow.ap,
            range: blow.range,
            target: Aim::Opponent,
            with: blow.defence,
            dice: 0,
            needs: if blow.kind == AttackKind::Mental { blow.value } else { 0 },
            before: blow.before.clone(),
            after: blow.after.clone(),
            area: None,
        }
    }
}

impl Renaissance {
    pub(crate) fn changed(&self, model: Model) -> Option<Changed> {
        match model {
            Model::Hero(member) => self.hero(member).changed,
            Model::Foe(foe) => self.foe(foe).changed,
        }
    }

    /// The card that counts instead of an enemy's own.
    pub(crate) fn foe_form(&self, foe: FoeId) -> Option<&Form> {
        self.foe(foe).changed.map(|changed| self.pack.form(changed.form))
    }

    /// N1.17, N13.6 · What an enemy or an ally can do now: by its own card, or by the one over it.
    pub(crate) fn abilities(&self, foe: FoeId) -> &[Ability] {
        self.foe_form(foe).map_or(&self.pack.enemy(self.foe(foe).enemy).abilities, |form| &form.abilities)
    }

    pub(crate) fn blows(&self, foe: FoeId) -> &[Blow] {
        self.foe_form(foe).map_or(&self.pack.enemy(self.foe(foe).enemy).attacks, |form| &form.attacks)
    }

    pub(crate) fn foe_swiftness(&self, foe: FoeId) -> u8 {
        let own = self.pack.enemy(self.foe(foe).enemy).swiftness;
        self.foe_form(foe).map_or(own, |form| form.stats[Characteristic::Swiftness.number()])
    }

    /// The defence of an enemy or an ally against attacks of a kind.
    pub(crate) fn foe_defence(&self, foe: FoeId, kind: AttackKind) -> u8 {
        let card = self.pack.enemy(self.foe(foe).enemy);
        let (physical, mental) =
            self.foe_form(foe).map_or((card.physical, card.mental), |form| (form.physical, form.mental));
        if kind == AttackKind::Mental { mental } else { physical }
    }

    pub(crate) fn form_named(&self, name: FormName) -> Option<FormId> {
        self.pack.ids().find(|id: &FormId| self.pack.slug(*id) == name.0.as_str())
    }

    /// N13.6 · Whether a model can be transformed: it stands on the battlefield, has its own form and is not immune.
    pub(crate) fn can_change(&self, model: Model) -> bool {
        let able = match model {
            Model::Hero(member) => self.hero(member).is_up() && self.hero(member).space().is_some(),
            Model::Foe(foe) => !self.foe(foe).gone && !self.is_immune(foe, Immunity::Transformation),
        };
        able && self.changed(model).is_none()
    }

    /// N13.6 · A model is transformed until the end of its next so many activations. Tokens, wounds and threat stay; whoever has as many
    /// wounds as the card has Health is defeated at once.
    pub(crate) fn transform(
        &mut self,
        table: &mut Table<Self>,
        model: Model,
        form: FormId,
        lasts: u8,
        by: Option<Member>,
    ) {
        if !self.can_change(model) {
            return;
        }
        table.tell(|| {
            let said = text!("log-transformed", model = self.model_name(model), form = self.pack.name(form));
            LogLine::new(said, Some("N13.6.1".into()), Seats::EVERYONE).weight(Weight::Event)
        });
        let active = match model {
            Model::Hero(member) => self.turn.hero == Some(member),
            Model::Foe(foe) => self.turn.foe == Some(foe),
        };
        // The activation that is under way is not one of the next ones.
        let changed = Some(Changed { form, left: lasts.max(1) + u8::from(active), by });
        match model {
            Model::Hero(member) => {
                let hero = self.hero_mut(member);
                hero.changed = changed;
                hero.under = Under {
                    items: std::mem::take(&mut hero.items),
                    skills: std::mem::take(&mut hero.skills),
                    soaked: std::mem::take(&mut hero.soaked),
                };
                if self.hero(member).wounds >= self.health(member) {
                    self.knock_out(table, member);
                }
            }
            Model::Foe(foe) => {
                self.foe_mut(foe).changed = changed;
                if self.foe(foe).wounds >= self.foe_health(foe) {
                    self.defeat(table, foe, None);
                }
            }
        }
    }

    /// The sheet of a hero lies open again.
    pub(crate) fn uncover(&mut self, member: Member) {
        let hero = self.hero_mut(member);
        if hero.changed.take().is_some() {
            let under = std::mem::take(&mut hero.under);
            (hero.items, hero.skills, hero.soaked) = (under.items, under.skills, under.soaked);
        }
    }

    /// N13.6 · A model has its own form again; surplus wounds go, so that one Health is left.
    pub(crate) fn turn_back(&mut self, table: &mut Table<Self>, model: Model) {
        if self.changed(model).is_none() {
            return;
        }
        match model {
            Model::Hero(member) => {
                self.uncover(member);
                let most = self.health(member).saturating_sub(1);
                self.hero_mut(member).wounds = self.hero(member).wounds.min(most);
            }
            Model::Foe(foe) => {
                self.foe_mut(foe).changed = None;
                let most = self.foe_health(foe).saturating_sub(1);
                self.foe_mut(foe).wounds = self.foe(foe).wounds.min(most);
            }
        }
        table.log("N13.6.4", || text!("log-turns-back", model = self.model_name(model)));
    }

    /// N13.6 · One activation of a transformed model has ended.
    pub(crate) fn form_wears_off(&mut self, table: &mut Table<Self>, model: Model) {
        let changed = match model {
            Model::Hero(member) => &mut self.hero_mut(member).changed,
            Model::Foe(foe) => &mut self.foe_mut(foe).changed,
        };
        let Some(changed) = changed else { return };
        changed.left = changed.left.saturating_sub(1);
        if changed.left == 0 {
            self.turn_back(table, model);
        }
    }

    fn controlled_by(&self, member: Member) -> Vec<Model> {
        let foes = self.standing_foes().map(Model::Foe);
        let models = Member::ALL.into_iter().map(Model::Hero).chain(foes);
        models.filter(|model| self.changed(*model).is_some_and(|changed| changed.by == Some(member))).collect()
    }

    /// N13.6 · A hero who leaves the battlefield takes its transformations along: whoever it transformed is removed as if defeated, by nobody.
    /// A hero turns back itself.
    pub(crate) fn control_leaves(&mut self, table: &mut Table<Self>, member: Member) {
        self.turn_back(table, Model::Hero(member));
        for model in self.controlled_by(member) {
            match model {
                Model::Hero(friend) => self.knock_out(table, friend),
                Model::Foe(foe) => self.defeat(table, foe, None),
            }
        }
    }

    /// N13.6 · Whoever a hero has transformed turns back when that hero falls.
    pub(crate) fn control_falls(&mut self, table: &mut Table<Self>, member: Member) {
        for model in self.controlled_by(member) {
            self.turn_back(table, model);
        }
    }

    /// N13.6 · A transformed hero attacks as its card says.
    pub(crate) fn form_attack(&mut self, table: &mut Table<Self>, member: Member, number: u8, target: Model) -> Play {
        let pack = self.pack.clone();
        let blow =
            self.hero(member).changed.and_then(|changed| pack.form(changed.form).attacks.get(usize::from(number)));
        let Some(blow) = blow else { return Ok(()) };
        let line = Form::line(blow);
        self.spend(member, line.ap.max(1));
        table
            .log("N13.6.6", || text!("log-attacks-so", hero = self.hero_name(member), model = self.model_name(target)));
        let strike = self.form_strike(member, &line, target);
        self.strike_at(table, &strike).map(drop)
    }

    /// An attack of a transformation card: no equipment is behind it.
    pub(crate) fn form_strike<'p>(&self, member: Member, line: &'p Attack, target: Model) -> crate::attack::Strike<'p> {
        crate::attack::Strike { member, item: usize::MAX, line, adds: smallvec::SmallVec::new(), target }
    }

    /// N1.9, N13.6 · Dice that a hero's charge adds: after three squares or more in this activation.
    pub(crate) fn charge_dice(&self, member: Member) -> i8 {
        let charge = self.passive_sum(member, |passive| match passive {
            Passive::Has(Ability::Charge(x)) => x as i8,
            _ => 0,
        });
        if self.turn.hero == Some(member) && self.turn.moved >= 3 { charge } else { 0 }
    }
}
