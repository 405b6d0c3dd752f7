//! N14.1, N14.2 · A hero advances to another class, and learns skills.

use crate::campaign::outfit::skills_fit;
use crate::choice::Choice;
use crate::ids::{ClassId, Member, SkillId};
use crate::pack::schema::Characteristic;
use crate::state::campaign::{OpenDestiny, Sheet, Task};
use crate::state::{MOST_SKILLS, Renaissance};
use table::{CopyVec, Play, Prompt, Table, text};

/// N14.1.1 · What it takes to advance: skills of the base class, and experience points.
const BASE_SKILLS: usize = 3;
const ADVANCE_XP: u8 = 2;

impl Renaissance {
    /// N14.1, N14.2 · As many as its experience allows.
    pub(crate) fn learn(&mut self, table: &mut Table<Self>, hero: u8) -> Play {
        let Some(sheet) = self.page(hero).copied() else { return Ok(()) };
        let mut options: Vec<Choice> =
            self.advances(&sheet).map(|(class, stat)| Choice::Advance(class, stat)).collect();
        options.extend(self.lessons(&sheet).map(Choice::Learn));
        if options.is_empty() {
            return Ok(());
        }
        options.push(Choice::Enough);
        let prompt = || self.learn_prompt(hero, &sheet);
        match table.ask(self.seat_of_sheet(hero)).say(prompt).one(&options)? {
            Choice::Learn(skill) => self.learn_skill(table, hero, skill),
            Choice::Advance(class, stat) => self.advance_class(table, hero, class, stat),
            Choice::Enough => return Ok(()),
            other => return table.unexpected(other),
        }
        self.schedule([Task::Learn(hero)]);
        Ok(())
    }

    fn learn_prompt(&self, hero: u8, sheet: &Sheet) -> Prompt {
        let said = text!("ask-learn", hero = self.pack.name(sheet.who), xp = sheet.xp);
        let prompt = Prompt::new(said, "N14.2.1").in_zone(crate::scene::spot::sheet_zone(Member(hero)));
        if self.pack.class(sheet.class).from.is_some() || self.advances(sheet).next().is_some() {
            return prompt;
        }
        let why = if !sheet.fated {
            text!("why-no-destiny")
        } else if self.base_skills(sheet) < BASE_SKILLS {
            text!("why-few-skills", least = BASE_SKILLS)
        } else {
            text!("why-few-xp", xp = ADVANCE_XP)
        };
        prompt.bar("do-advance-any", why, "N14.1.1")
    }

    /// N14.2.1, N14.2.2 · Skills that can be bought: of the class or the one it comes from, paid for, with what they need.
    pub(crate) fn lessons<'g>(&'g self, sheet: &'g Sheet) -> impl Iterator<Item = SkillId> + 'g {
        let base = self.pack.class(sheet.class).from;
        self.pack.ids().filter(move |skill: &SkillId| {
            let entry = self.pack.skill(*skill);
            (entry.class == sheet.class || Some(entry.class) == base)
                && entry.xp <= sheet.xp
                && !sheet.learned.contains(skill)
                && entry.needs.is_none_or(|needs| sheet.learned.contains(&needs))
        })
    }

    fn base_skills(&self, sheet: &Sheet) -> usize {
        sheet.learned.iter().filter(|skill| self.pack.skill(**skill).class == sheet.class).count()
    }

    /// N14.1.1 · Advanced classes, each with the characteristics that it improves: three base skills, the second destiny, two experience points.
    pub(crate) fn advances<'g>(&'g self, sheet: &'g Sheet) -> impl Iterator<Item = (ClassId, Characteristic)> + 'g {
        let ready = self.pack.class(sheet.class).from.is_none()
            && sheet.fated
            && sheet.xp >= ADVANCE_XP
            && self.base_skills(sheet) >= BASE_SKILLS;
        let classes =
            self.pack.ids().filter(move |id: &ClassId| ready && self.pack.class(*id).from == Some(sheet.class));
        classes.flat_map(move |class| {
            let improves = self.pack.class(class).improves.iter().copied();
            improves.filter(|stat| sheet.stats[stat.number()] < 6).map(move |stat| (class, stat))
        })
    }

    fn learn_skill(&mut self, table: &mut Table<Self>, hero: u8, skill: SkillId) {
        let price = self.pack.skill(skill).xp;
        let Some(sheet) = self.page_mut(hero) else { return };
        sheet.xp = sheet.xp.saturating_sub(price);
        if sheet.learned.room() > 0 {
            sheet.learned.push(skill);
        }
        let who = sheet.who;
        self.note_skill_learned(table, Member(hero), skill);
        table.log("N14.2.1", || {
            text!("log-learns", hero = self.pack.name(who), skill = self.pack.name(skill), xp = price)
        });
    }

    /// N14.1.2 to N14.1.4 · The new class replaces the old one, with its heroic skill, its bond and one characteristic more; its first destiny opens.
    fn advance_class(&mut self, table: &mut Table<Self>, hero: u8, class: ClassId, stat: Characteristic) {
        let Some(who) = self.page(hero).map(|sheet| sheet.who) else { return };
        let destiny = self.destiny_card(who, Some(class), 1);
        if let Some(bond) = self.pack.class(class).bond {
            self.tour_mut().inventory[bond.index()] = 1;
        }
        let pack = self.pack.clone();
        let Some(sheet) = self.page_mut(hero) else { return };
        sheet.xp = sheet.xp.saturating_sub(ADVANCE_XP);
        sheet.class = class;
        // N12.4 · The new class may have less room for a category than the old one.
        let mut kept: CopyVec<SkillId, MOST_SKILLS> = CopyVec::new();
        for skill in sheet.equipped.iter().copied() {
            let with: Vec<SkillId> = kept.iter().copied().chain([skill]).collect();
            if skills_fit(&pack, class, &with).is_ok() {
                kept.push(skill);
            }
        }
        sheet.equipped = kept;
        sheet.stats[stat.number()] = (sheet.stats[stat.number()] + 1).min(6);
        sheet.destiny = destiny.map(|card| OpenDestiny { card, ..OpenDestiny::default() });
        sheet.tailored = false;
        if let Some(bond) = self.pack.class(class).bond {
            table.log("N14.1.3", || text!("log-bond", hero = self.pack.name(who), item = self.pack.name(bond)));
        }
        table.log("N14.1.2", || {
            text!("log-advances", hero = self.pack.name(who), class = self.pack.name(class), stat = stat.text())
        });
    }
}
