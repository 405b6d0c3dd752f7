//! N1.8 · Reactions: who is asked, what the token costs, and what it does to the attack.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::Pack;
use crate::pack::schema::{Effect, SkillKind, Trigger};
use crate::state::{Feat, Help, Renaissance, Stake};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, Text, text};

impl Renaissance {
    /// N1.8 · Heroes may react, in their order, one each: whoever it is about to the first trigger, the others to the second. What their effects
    /// say to the test comes back.
    pub(crate) fn ask_reactions(
        &mut self,
        table: &mut Table<Self>,
        (own, others): (Option<Trigger>, Option<Trigger>),
        about: Member,
        by: Option<FoeId>,
    ) -> Play<Help> {
        let mut help = Help::default();
        let Some(here) = self.hero(about).space() else { return Ok(help) };
        for member in Member::ALL {
            let distance = self.hero(member).space().map_or(u8::MAX, |at| Footprint::from(at).distance(&here.into()));
            let Some(to) = (if member == about { own } else { others }) else { continue };
            let places = self.reactions(member, to, distance);
            if places.is_empty() {
                continue;
            }
            let prompt = || {
                Prompt::new(text!("ask-react", hero = self.hero_name(member), about = self.hero_name(about)), "N1.8.1")
            };
            let asked = table.ask(self.seat_of(member)).window().say(prompt);
            if let Some(place) = asked.pick_or(places, |place| Choice::React(member, place), Choice::Pass)? {
                self.react(table, (member, about), place, by, &mut help)?;
            }
        }
        Ok(help)
    }

    /// N1.8 · Heroes near those who have just fallen may react, whatever felled them.
    pub(crate) fn mourn(&mut self, table: &mut Table<Self>, by: Option<FoeId>) -> Play {
        for member in Member::ALL {
            let fell = self.turn.fallen >> member.0 & 1 == 1;
            self.turn.fallen &= !(1 << member.0);
            if fell && self.hero(member).ko {
                self.ask_reactions(table, (None, Some(Trigger::FriendFalls)), member, by)?;
            }
        }
        Ok(())
    }

    /// N1.8 · A reaction: the token is taken, then it does what it says: what helps to the hero it is about, everything else to the enemy.
    pub(crate) fn react(
        &mut self,
        table: &mut Table<Self>,
        (member, about): (Member, Member),
        place: u8,
        by: Option<FoeId>,
        help: &mut Help,
    ) -> Play {
        let pack = self.pack.clone();
        let Some((name, SkillKind::Reaction { token, points, does, .. })) = self.reacting(&pack, member, place) else {
            return Ok(());
        };
        let hero = self.hero_mut(member);
        hero.reaction = *token;
        hero.count(Feat::Reaction, 1);
        hero.points -= (*points).min(hero.points);
        let hero = self.hero(member);
        match place.checked_sub(8) {
            None => {
                hero.skills.get(usize::from(place)).into_iter().for_each(|skill| self.note_skill(table, member, *skill))
            }
            Some(item) => {
                let carried = hero.items.get(usize::from(item));
                carried.into_iter().for_each(|carried| self.note_item(table, member, carried.item));
            }
        }
        table.log("N1.8.2", || text!("log-reacts", hero = self.hero_name(member), what = name));
        for effect in does {
            match effect {
                Effect::Dice(by) => help.dice += by,
                Effect::Success(n) => help.successes += n,
                Effect::Shield => help.shield = Some(member),
                Effect::Strike => {
                    if let Some(foe) = by {
                        self.strike_back(table, member, foe)?;
                    }
                }
                Effect::Heal(_) | Effect::Mend(_) | Effect::Cleanse(_) | Effect::Lead(_) => {
                    self.effect(table, member, Model::Hero(about), *effect)?;
                }
                other => {
                    let target = by.map_or(Model::Hero(member), Model::Foe);
                    self.effect(table, member, target, *other)?;
                }
            }
        }
        if let Stake::Defence(blow) = &mut self.turn.stake {
            blow.help = *help;
        }
        Ok(())
    }

    /// N1.8 · A reaction by its place: of the skills, or, from 8 on, of the equipment; and what it is called.
    pub(crate) fn reacting<'p>(&self, pack: &'p Pack, member: Member, place: u8) -> Option<(Text, &'p SkillKind)> {
        let hero = self.hero(member);
        match place.checked_sub(8) {
            None => hero.skills.get(usize::from(place)).map(|skill| (pack.name(*skill), &pack.skill(*skill).kind)),
            Some(item) => {
                let id = hero.items.get(usize::from(item))?.item;
                pack.item(id).reacts.as_ref().map(|kind| (pack.name(id), kind))
            }
        }
    }

    /// N1.8 · A free attack with the first weapon that reaches.
    fn strike_back(&mut self, table: &mut Table<Self>, member: Member, foe: FoeId) -> Play {
        let pack = self.pack.clone();
        let target = Model::Foe(foe);
        let found = self.hero(member).items.iter().enumerate().find_map(|(place, carried)| {
            let lines = pack.item(carried.item).attacks.iter();
            let mut fitting = lines.filter(|line| {
                self.targets(member, line.target, self.range(member, line.range), false).contains(&target)
            });
            let line = fitting.next()?;
            let number = pack.item(carried.item).attacks.iter().position(|other| std::ptr::eq(other, line))?;
            Some((place, number, line))
        });
        let Some((item, number, line)) = found else { return Ok(()) };
        let credited = std::mem::take(&mut self.turn.credited);
        let strike = crate::attack::Strike { member, item, line, adds: SmallVec::new(), target };
        self.turn.stake = Stake::Counter(member, item as u8, number as u8, target);
        self.strike_at(table, &strike)?;
        self.turn.credited = credited;
        Ok(())
    }
}
