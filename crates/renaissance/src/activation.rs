//! N2.3 · The activation of a hero: beginning, actions, forced wait, end.

use crate::choice::Choice;
use crate::ids::{Member, Model};
use crate::options::Difficulty;
use crate::pack::schema::{Ability, HeroismFrom, Passive, PointsFrom, Status, WoundEffect};
use crate::scene::roman;
use crate::state::{Feat, Phase, Renaissance, Turn};
use crate::{D8, WOUNDS};
use table::{Play, Prompt, Seat, Seats, Table, text};

impl Renaissance {
    /// Who plays a hero.
    pub fn seat_of(&self, member: Member) -> Seat {
        // N14.4 · Companions act for the group.
        if self.hero(member).companion.is_some() {
            return self.lead();
        }
        Seat(member.0 % self.seats.max(1))
    }

    /// Who decides for the hero of a sheet, even while a companion has its place.
    pub(crate) fn seat_of_sheet(&self, hero: u8) -> Seat {
        Seat(hero % self.seats.max(1))
    }

    /// Who decides for the group.
    pub fn lead(&self) -> Seat {
        Seat(self.leader().0 % self.seats.max(1))
    }

    /// N2.3a · A hero's activation begins. A hero who is KO draws a severe wound instead (N1.13).
    pub(crate) fn begin_hero(&mut self, table: &mut Table<Self>, member: Member) -> Play {
        self.hero_mut(member).acted = true;
        if self.hero(member).ko {
            return self.draw_severe_wound(table, member);
        }
        table.heading(|| text!("log-activation", hero = self.hero_name(member), sector = roman(self.clock.minute)));
        // N1.8 · The reaction token goes: the activation token moves on, and this many AP are missing.
        let reaction = std::mem::take(&mut self.hero_mut(member).reaction);
        self.move_token(member, reaction);
        self.turn = Turn { hero: Some(member), from: self.hero(member).sector, ..Turn::default() };
        self.phase = Phase::Hero;
        self.start_tokens(table, Model::Hero(member))?;
        self.mourn(table, None)?;
        if self.is_downed(member) {
            self.close(table);
            return Ok(());
        }
        // N1.12 · Positive tokens on equipment work as if they lay on the sheet.
        let hasty = self.copies(member, Status::Hasty);
        self.discard(member, Status::Hasty, hasty);
        let stunned = 2 * u8::from(self.hero_mut(member).tokens.take(Status::Stunned));
        self.turn.ap = (self.swiftness(member) + hasty).saturating_sub(stunned + reaction).max(1);
        Ok(())
    }

    /// N1.12 · Poison at the start of an activation: a wound, then a die; gone on 5 or more.
    pub(crate) fn start_tokens(&mut self, table: &mut Table<Self>, model: Model) -> Play {
        if self.tokens_of(model).has(Status::Poisoned) {
            self.status_wound(table, model, Status::Poisoned);
            // Whoever has fallen has no tokens any more.
            let stands = match model {
                Model::Hero(member) => self.hero(member).is_up(),
                Model::Foe(foe) => !self.foe(foe).gone,
            };
            if stands && table.roll(D8, 8)? >= 5 {
                self.tokens_mut(model).take(Status::Poisoned);
                table.log("N1.12.1", || {
                    text!("log-token-gone", model = self.model_name(model), token = Status::Poisoned.text())
                });
            }
        }
        Ok(())
    }

    /// N1.12 · Burning at the end, and the tokens that are gone then.
    pub(crate) fn end_tokens(&mut self, table: &mut Table<Self>, model: Model) {
        if self.tokens_mut(model).take(Status::Burned) {
            self.status_wound(table, model, Status::Burned);
        }
        let hid_now = match model {
            Model::Hero(member) => std::mem::take(&mut self.hero_mut(member).hid_now),
            Model::Foe(foe) => std::mem::take(&mut self.foe_mut(foe).hid_now),
        };
        let hero = matches!(model, Model::Hero(_));
        let tokens = self.tokens_mut(model);
        tokens.take(Status::Blinded);
        tokens.take(Status::Hindered);
        if hero {
            tokens.take(Status::Marked);
        }
        if !hid_now {
            tokens.take(Status::Hidden);
        }
    }

    /// N2.3b · One action of the active hero, or the end of the activation.
    pub(crate) fn hero_acts(&mut self, table: &mut Table<Self>) -> Play {
        let Some(member) = self.turn.hero else { return self.lost_thread() };
        if self.hero(member).ko || self.turn.ap == 0 && self.free_deeds(member).is_empty() {
            return self.end_hero(table, member);
        }
        self.turn.credited = 0;
        let options = self.hero_options(member);
        let seat = self.seat_of(member);
        let chosen = table.ask(seat).say(|| self.action_prompt(member)).one(&options)?;
        self.at_hour &= seat != self.lead();
        match chosen {
            Choice::Walk(to, gait) => self.walk(table, member, to, gait)?,
            Choice::Attack(item, attack, target, extra) => {
                self.hero_attack(table, member, (self.item_place(member, item), attack), target, extra)?;
            }
            Choice::Skill(skill, target) => self.use_skill(table, member, self.skill_place(member, skill), target)?,
            Choice::Use(item, number, target) => {
                self.use_item(table, member, (self.item_place(member, item), number), target)?;
            }
            Choice::Strike(number, target) => self.form_attack(table, member, number, target)?,
            Choice::Heroic(target) => self.use_heroic(table, member, target)?,
            Choice::Spring(item, number, target) => {
                self.spring(table, member, (self.item_place(member, item), number), target)?;
            }
            Choice::Smash(item, attack, at) => {
                self.smash(table, member, (self.item_place(member, item), attack), at)?;
            }
            Choice::Wash(_) => self.wash(table, member),
            Choice::Open(at) => self.open_crate(table, member, at)?,
            Choice::GiveUp => self.end(table, crate::state::Verdict::GivenUp),
            Choice::Wait(ap) => self.wait(table, member, ap),
            Choice::Act(action, at) => self.mission_action(table, member, action, at)?,
            Choice::Aid(friend) => self.aid(table, member, friend)?,
            Choice::Leave => self.leave_location(table, member),
            Choice::Done => return self.end_hero(table, member),
            other => return table.unexpected(other),
        }
        self.mourn(table, None)?;
        self.judge(table);
        if self.is_downed(member) {
            self.close(table);
        }
        Ok(())
    }

    /// N9.3 · Whether a hero was KO in this activation: then it is over, even if a friend has helped the hero up.
    pub(crate) fn is_downed(&self, member: Member) -> bool {
        self.hero(member).ko || self.turn.downed >> member.0 & 1 == 1
    }

    fn action_prompt(&self, member: Member) -> Prompt {
        let text = text!("ask-action", hero = self.hero_name(member), ap = self.turn.ap);
        let prompt = Prompt::new(text, "N2.3.2").in_zone("field").in_zone("clock");
        self.bars(member, prompt)
    }

    /// Why a verb has nothing to offer.
    fn bars(&self, member: Member, prompt: Prompt) -> Prompt {
        if self.hero(member).tokens.has(Status::Blinded) {
            return prompt.bar_verb("attack", "bar-attack", "why-blinded", "N1.12.3");
        }
        prompt
    }

    /// N6.1 · AP are spent: the token moves as many sectors.
    pub(crate) fn spend(&mut self, member: Member, ap: u8) {
        let ap = ap.min(self.turn.ap);
        self.turn.ap -= ap;
        self.turn.spent += ap;
        self.move_token(member, ap);
    }

    pub(crate) fn move_token(&mut self, member: Member, by: u8) {
        let sector = self.ahead(self.hero(member).sector, by);
        self.hero_mut(member).sector = sector;
    }

    /// N6.2 · Waiting spends AP and does nothing else.
    pub(crate) fn wait(&mut self, table: &mut Table<Self>, member: Member, ap: u8) {
        self.spend(member, ap);
        table.log("N6.2.9", || text!("log-waits", hero = self.hero_name(member), ap = ap));
        self.hero_mut(member).count(Feat::Wait, ap);
        let before = self.turn.waited;
        self.turn.waited += ap;
        if self.points_from(member) == Some(PointsFrom::Waiting) {
            let earned = self.turn.waited.min(2).saturating_sub(before.min(2));
            self.gain_points(member, earned);
        }
        if before < 2 && self.turn.waited >= 2 {
            let mut gained = None;
            self.each_passive(member, |passive| {
                if let Passive::OnWait(token) = passive {
                    gained = Some(token);
                }
            });
            if let Some(token) = gained {
                self.give(table, Model::Hero(member), token);
            }
        }
    }

    /// N2.3 · The AP that a hero who stops here must still wait.
    pub fn forced_wait(&self) -> u8 {
        let others = self.tokens.iter().filter(|token| self.is_enemy_kind(token.enemy));
        let ahead: Vec<u8> = others.map(|token| (token.sector + 12 - self.turn.from - 1) % 12 + 1).collect();
        let unmoved = u8::from(self.turn.spent == 0).min(self.turn.ap);
        // The rule is off with a single enemy token, or none; a token in the starting sector is a whole lap away.
        if ahead.len() <= 1 {
            return unmoved;
        }
        let first = ahead.iter().copied().min().unwrap_or(0);
        let needed = if self.turn.spent >= first { 0 } else { (first - self.turn.spent).min(self.turn.ap) };
        needed.max(unmoved)
    }

    fn is_enemy_kind(&self, enemy: crate::ids::EnemyId) -> bool {
        self.of_kind(enemy).next().is_none_or(|foe| !self.is_ally(foe))
    }

    /// N2.3c · The activation ends: first what must still be waited, then tokens.
    pub(crate) fn end_hero(&mut self, table: &mut Table<Self>, member: Member) -> Play {
        if self.hero(member).is_up() {
            let forced = self.forced_wait();
            if forced > 0 {
                self.wait(table, member, forced);
            }
            let hero = self.hero_mut(member);
            hero.heroic_left = hero.heroic_left.saturating_sub(1);
            self.end_tokens(table, Model::Hero(member));
            self.mourn(table, None)?;
            self.regenerate(table, member);
            self.form_wears_off(table, Model::Hero(member));
            self.judge(table);
        }
        self.close(table);
        Ok(())
    }

    /// N1.9, N13.6 · What a transformed hero regenerates.
    fn regenerate(&mut self, table: &mut Table<Self>, member: Member) {
        let healed = self.passive_sum(member, |passive| match passive {
            Passive::Has(Ability::Regeneration(x)) => x as i8,
            _ => 0,
        });
        let discarded = (healed.max(0) as u8).min(self.hero(member).wounds);
        if discarded > 0 && !self.is_downed(member) {
            self.hero_mut(member).wounds -= discarded;
            table.log("N1.9.5", || text!("log-healed", hero = self.hero_name(member), wounds = discarded));
        }
    }

    /// Nobody acts any more; the next token is looked for.
    pub(crate) fn close(&mut self, table: &mut Table<Self>) {
        self.turn = Turn::default();
        self.judge(table);
        self.phase = if self.verdict.is_some() { Phase::Over } else { Phase::Next };
    }

    /// What cannot be: the phase of an activation without whoever acts. The next token goes on.
    pub(crate) fn lost_thread(&mut self) -> Play {
        self.phase = Phase::Next;
        Ok(())
    }

    /// N7.4 · A hero who is KO draws a severe wound that it does not have yet.
    fn draw_severe_wound(&mut self, table: &mut Table<Self>, member: Member) -> Play {
        let spared = self.options.difficulty == Difficulty::Story && self.severe_drawn > 0;
        // N1.2 · A companion never draws one.
        if spared || self.hero(member).companion.is_some() {
            return Ok(());
        }
        let bits = self.hero(member).severe;
        let cards: Vec<crate::Card> =
            self.pack.ids().filter(|id: &crate::ids::WoundId| bits >> id.0 & 1 == 0).map(crate::Card::Wound).collect();
        if cards.is_empty() {
            return Ok(());
        }
        let place = table.draw(WOUNDS, Seats::EVERYONE, &cards)?;
        let crate::Card::Wound(wound) = cards[place] else { return Ok(()) };
        self.hero_mut(member).severe |= 1 << wound.0;
        self.severe_drawn += 1;
        table.log("N7.4.1", || {
            let effect = self.pack.wounds[wound.index()].effect.text();
            text!("log-severe", hero = self.hero_name(member), wound = self.pack.name(wound), effect = effect)
        });
        // N1.13 · If Health drops while KO, surplus wounds go.
        let health = self.health(member);
        let hero = self.hero_mut(member);
        hero.wounds = hero.wounds.min(health);
        Ok(())
    }

    /// N1.5 · A hero gains heroism for this, up to the limit; never while KO.
    pub(crate) fn earn_heroism(&mut self, member: Member, by: u8, is: impl Fn(HeroismFrom) -> bool) {
        let hero = self.hero(member);
        // N1.2 · Companions have no heroic skill to earn it for.
        // N13.6 · Whoever is transformed has no skills, and heroism comes by one.
        let able = hero.companion.is_none() && hero.changed.is_none();
        if hero.is_up() && able && is(self.pack.hero(hero.who).heroism) {
            let most = self.pack.numbers.most_heroism;
            let hero = self.hero_mut(member);
            hero.heroism = (hero.heroism + by).min(most);
        }
    }

    pub(crate) fn points_from(&self, member: Member) -> Option<PointsFrom> {
        self.class(member)?.points
    }

    /// N1.4 · A hero gains class points, up to the limit; never while KO.
    pub(crate) fn gain_points(&mut self, member: Member, by: u8) {
        let most = self.pack.numbers.most_points;
        let hero = self.hero_mut(member);
        if hero.is_up() {
            hero.points = (hero.points + by).min(most);
        }
    }

    /// N7.4 · Whether a severe wound is among a hero's.
    pub(crate) fn suffers(&self, member: Member, effect: WoundEffect) -> bool {
        self.severe(member).any(|other| other == effect)
    }
}
