//! C7 · Battles of the campaign: who goes, and what comes back.

use crate::choice::Choice;
use crate::ids::{ArgoId, Stat, TitanId};
use crate::pack::schema::campaign::{Hindrance, TechPower};
use crate::state::campaign::{Bout, Omens, Reason, Task};
use crate::state::{Depth, Ending, Entry, Muster, Odyssey, Outfitted, Phase, Strewn};
use crate::story::{Entrance, Figure};
use table::{CopyVec, Play, Prompt, Table, text};

use super::Why;

impl Odyssey {
    /// C1.5, C7.1 · A battle begins; with no titan aboard the campaign is lost.
    pub(crate) fn begin_bout(&mut self, table: &mut Table<Self>) -> Play {
        let Some(bout) = self.voyage().bout else { return Ok(()) };
        if self.voyage().titans.is_empty() {
            self.lose_campaign(table, super::EMPTY_STALLS);
            return Ok(());
        }
        // C4.4 · Nobody is left to fight it: others get up first.
        if self.crewed().next().is_none() {
            self.plan([Task::Fight]);
            while !self.is_decided() && self.rude_awakening(table)? {}
            return Ok(());
        }
        // C3.1 · Where two factions are at home the group says with whom the battle is fought among.
        self.local_waters(table)?;
        self.argo.log.clear();
        (self.argo.progress, self.argo.doom) = (0, 0);
        self.ending = None;
        let mut muster = Muster { bout: Some(bout), escalations: bout.escalations, ..Muster::default() };
        // C7.5 · What was noted for the next timeline battle.
        if bout.reason == Reason::Timeline {
            let omens = self.voyage().next_battle;
            muster.wise_providence = omens.providence;
            if let Some((kind, inner)) = omens.terrain {
                let depth = if inner { Depth::Inner(3) } else { Depth::Outer(3) };
                muster.terrain.push(Strewn { kind, depth });
            }
        }
        muster.awakening = self.voyage().godforms != 0;
        muster.summoning = self.summon_limit() > 0;
        self.remember_shore();
        self.muster = muster;
        self.titans = Default::default();
        self.phase = Phase::Muster;
        Ok(())
    }

    /// C7.2, C7.3 · The group takes what is suggested, or chooses titans, gear and Argo abilities from what is aboard.
    pub(crate) fn muster_bout(&mut self, table: &mut Table<Self>) -> Play {
        let fighters = self.choose_fighters(table)?;
        self.muster.titans = TitanId::ALL.map(|id| self.embodied(id));
        self.muster.absent = TitanId::ALL.into_iter().filter(|id| !fighters.contains(id)).collect();
        self.suggest_outfits(&fighters);
        let options = [Choice::SameLoadout, Choice::NewLoadout];
        let chosen = table.ask(self.group()).about("ask-bout-loadout", "C7.2").one(&options)?;
        if chosen == Choice::NewLoadout {
            for id in fighters {
                self.choose_outfit(table, id)?;
            }
            self.choose_abilities(table)?;
        }
        self.phase = Phase::Deploy;
        Ok(())
    }

    /// C7.2 · Where fewer titans than argonauts can fight, the group says whose argonauts do. One who has just died does not.
    fn choose_fighters(&mut self, table: &mut Table<Self>) -> Play<Vec<TitanId>> {
        let there: Vec<TitanId> = self.crewed().collect();
        let count = self.best_titans(there.len()).len();
        if count == there.len() {
            return Ok(there);
        }
        let prompt = || Prompt::new(text!("ask-fighters", count = count), "C7.2");
        let asked = table.ask(self.group()).say(prompt);
        let mut fighters: Vec<TitanId> = asked.pick_some(there, count..=count, Choice::Argonaut)?.into_iter().collect();
        fighters.sort_unstable();
        Ok(fighters)
    }

    /// G6.1, A5.1, A5.6 · An argonaut as the titan of a battle: skills, Triskelion, mnemos, and what a fated mnemos begins with.
    pub(crate) fn embodied(&self, id: TitanId) -> Outfitted {
        let argonaut = self.argonaut(id);
        let mut outfit = Outfitted {
            skills: argonaut.skills,
            stats: argonaut.stats,
            notes: argonaut.notes,
            conditions: argonaut.conditions,
            despair: argonaut.despair,
            ..Outfitted::default()
        };
        for had in argonaut.mnemos.iter() {
            let memory = &self.pack.memories[had.memory.index()];
            match memory.card {
                Some(card) => {
                    outfit.mnemos_levels[outfit.mnemos.len()] = (had.read + 1).min(3);
                    outfit.mnemos.push(card);
                }
                None => memory.skills.iter().for_each(|(skill, by)| outfit.skills[*skill as usize] += by),
            }
        }
        for had in argonaut.fated.iter() {
            let fated = &self.pack.fated[had.card.index()];
            outfit.skills[fated.skill as usize] -= 1;
            match fated.hindrance {
                Hindrance::FateInBattle => {
                    outfit.stats[Stat::Fate as usize] = (outfit.stats[Stat::Fate as usize] + 1).min(9)
                }
                Hindrance::AmbrosiaInBattle => outfit.ambrosia += 1,
                Hindrance::DespairInBattle => outfit.despair += 1,
                Hindrance::NeverLeads
                | Hindrance::MustLead
                | Hindrance::NoRerolls
                | Hindrance::DangerOnFailure
                | Hindrance::OnesRaiseFate => {}
            }
        }
        outfit
    }

    /// B2.8, V6.1 · Argo abilities that are aboard.
    pub(super) fn abilities_aboard(&self) -> Vec<ArgoId> {
        self.known_techs().into_iter().filter_map(|tech| self.pack.tech(tech).argo).collect()
    }

    /// B2.8 · As many as the best Propylon allows.
    pub(super) fn ability_limit(&self) -> usize {
        let powers = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gives);
        let limits = powers.filter_map(|power| match power {
            TechPower::AbilityLimit(n) => Some(*n),
            _ => None,
        });
        limits.max().unwrap_or(0).into()
    }

    fn choose_abilities(&mut self, table: &mut Table<Self>) -> Play {
        let aboard = self.abilities_aboard();
        let most = self.ability_limit().min(aboard.len()).min(4);
        let chosen = table
            .ask(self.group())
            .say(|| Prompt::new(text!("ask-argo-abilities", most = most), "B2.8"))
            .pick_some(aboard, 0..=most, Choice::ArgoAbility)?;
        self.muster.argo = chosen.into_iter().collect();
        Ok(())
    }

    /// G8.4, C3.1 · In a battle of the campaign the local faction is that of the tile.
    pub(crate) fn waters_fought_in(&self) -> usize {
        self.voyage().picked.map_or_else(|| self.waters().first().copied().unwrap_or(0), usize::from)
    }

    /// C7.4 · What the battle has brought is paid into the campaign, and the day goes on.
    pub(crate) fn return_from_bout(&mut self, table: &mut Table<Self>) -> Play {
        let Some(bout) = self.voyage_mut().bout.take() else { return Ok(()) };
        let ending = self.ending.take();
        let won = ending.is_some_and(Ending::is_won);
        if ending == Some(Ending::ArgoLost) {
            self.heed_lost_argo(table);
            return Ok(());
        }
        for id in TitanId::ALL {
            let argonaut = self.argonaut_mut(id);
            (argonaut.stats, argonaut.despair) = ([0; 3], 0);
            argonaut.conditions.clear();
        }
        for entry in std::mem::take(&mut self.argo.log) {
            self.bring_home(table, entry)?;
        }
        let fought = &mut self.voyage_mut().fought[bout.foe.index()];
        *fought = (*fought).max(bout.level);
        if bout.reason == Reason::Timeline {
            self.voyage_mut().next_battle = Omens::default();
            self.return_cards();
            self.flense(table, bout)?;
        }
        let (progress, doom) = (std::mem::take(&mut self.argo.progress), std::mem::take(&mut self.argo.doom));
        if progress > 0 {
            self.gain_progress(table, progress)?;
        }
        // C7.9 · Saves were offered in the battle itself.
        self.gain_figure(table, Figure::Doom, doom, Why::Unavoidable)?;
        self.heed_losses(table);
        if self.is_decided() {
            return Ok(());
        }
        self.tell_of_bout(table, bout, won)
    }

    /// C1.2, C1.8 · The Argo was lost in the battle: nothing comes aboard any more. Where neither crew nor hull is gone, it was Argo Fate.
    fn heed_lost_argo(&mut self, table: &mut Table<Self>) {
        self.heed_losses(table);
        if !self.is_decided() {
            self.argo.fate = 10;
            self.heed_losses(table);
        }
    }

    /// C7.4 · One thing that was noted in the battle.
    fn bring_home(&mut self, table: &mut Table<Self>, entry: Entry) -> Play {
        match entry {
            Entry::Gained(resource, n) => self.take_goods(table, resource, n.into()),
            Entry::GearFound(gear) => self.stow(gear),
            Entry::AdversaryActivation => self.adversary_symbol(table, false)?,
            Entry::ArgonautDied(id) => self.bury_argonaut(table, id),
            Entry::FatedMnemos(id) => self.gain_fated(table, id)?,
            Entry::MnemosNode(id) => self.gain_any_node(table, id)?,
            Entry::TitanLost(id) => self.strike_off(id),
            Entry::Noted(note, id) => {
                if let Some(id) = id {
                    self.argonaut_mut(id).notes |= 1 << note.0;
                }
                let slug = self.pack.notes[note.index()].slug;
                let told = self.pack.tale.from(|entrance| *entrance == Entrance::Noted(slug)).next();
                self.voyage_mut().due.events.extend(told.map(|paragraph| (paragraph, None)));
            }
        }
        Ok(())
    }

    /// B31.7 · A titan that died in the battle is aboard no more.
    fn strike_off(&mut self, id: TitanId) {
        let outfit = self.muster.titans[id.index()];
        let titans = &mut self.voyage_mut().titans;
        let same = titans.iter().position(|titan| titan.class == outfit.class && titan.patterns == outfit.patterns);
        match same {
            Some(place) => {
                titans.remove(place);
            }
            None => {
                self.spend_titan(outfit.class);
            }
        }
    }

    /// C7.6 · A Flensing Deck takes as many of one material more as the level of the primordial was.
    fn flense(&mut self, table: &mut Table<Self>, bout: Bout) -> Play {
        if !self.gives(|power| matches!(power, TechPower::Flensing)) || self.is_decided() {
            return Ok(());
        }
        let materials = self.cycle().materials.clone();
        let asked = table.ask(self.group()).about("ask-flensing", "C7.6");
        let resource = asked.pick(materials, Choice::Resource)?;
        self.take_goods(table, resource, bout.level.into());
        Ok(())
    }

    /// C7.7 · A primordial that was beaten has its paragraph in the story step. A paragraph that told of the battle goes on.
    fn tell_of_bout(&mut self, table: &mut Table<Self>, bout: Bout, won: bool) -> Play {
        if bout.reason == Reason::Adversary && won {
            self.voyage_mut().adversary.beaten += 1;
        }
        if won {
            let slug = self.pack.primordials[bout.foe.index()].slug;
            let read = &self.voyage().sheet.read;
            let told = self.pack.tale.from(|entrance| *entrance == Entrance::Beaten(slug));
            let told: Vec<_> = told.filter(|paragraph| !read.contains(paragraph)).collect();
            let next = told.into_iter().find(|id| {
                let paragraph = self.pack.tale.get(*id);
                paragraph.is_some_and(|paragraph| paragraph.when.as_ref().is_none_or(|when| self.is_so(when)))
            });
            self.voyage_mut().due.events.extend(next.map(|paragraph| (paragraph, None)));
        }
        let Reason::Told(spot) = bout.reason else { return Ok(()) };
        self.follow_battle(table, spot, won)?;
        // C1.7 · This many tries, and no more.
        if !won && !self.is_decided() {
            self.voyage_mut().tries += 1;
            if self.voyage().tries >= self.cycle().boss.tries {
                self.lose_campaign(table, super::HIS_TABLE);
            }
        }
        Ok(())
    }

    pub(super) fn set_abilities(&mut self, abilities: impl Iterator<Item = ArgoId>) {
        let mut argo: CopyVec<ArgoId, 4> = CopyVec::new();
        abilities.take(argo.room()).for_each(|id| argo.push(id));
        self.muster.argo = argo;
    }
}
