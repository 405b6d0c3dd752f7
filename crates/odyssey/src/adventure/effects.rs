//! A8 · What happens: each effect in order, each wholly before the next.

use crate::campaign::Why;
use crate::ids::{ConditionId, GodformId, NymphId, PatternId, TerrainId};
use crate::state::Odyssey;
use crate::state::campaign::Event;
use crate::story::{Effect, Entrance};
use table::{Play, Slug, Table};

impl Odyssey {
    /// Effects in order, until the campaign is decided.
    pub(crate) fn apply_all(&mut self, table: &mut Table<Self>, effects: &[Effect]) -> Play {
        self.apply_each(table, effects, Why::Forced)
    }

    /// G5.2 · What an option or an ability lists is gained and lost of the group's own will.
    pub(crate) fn apply_chosen(&mut self, table: &mut Table<Self>, effects: &[Effect]) -> Play {
        self.apply_each(table, effects, Why::Paid)
    }

    fn apply_each(&mut self, table: &mut Table<Self>, effects: &[Effect], why: Why) -> Play {
        for effect in effects {
            if self.is_decided() {
                return Ok(());
            }
            self.apply(table, effect, why)?;
            self.heed_losses(table);
        }
        Ok(())
    }

    /// G5.2 · A price.
    pub(crate) fn pay_all(&mut self, table: &mut Table<Self>, price: &[Effect]) -> Play {
        price.iter().try_for_each(|effect| self.apply(table, effect, Why::Paid))
    }

    fn apply(&mut self, table: &mut Table<Self>, effect: &Effect, why: Why) -> Play {
        match *effect {
            Effect::Gain(figure, n) => self.gain_figure(table, figure, n, why)?,
            Effect::Lose(figure, n) => self.lose_figure(table, figure, n, why)?,
            Effect::Inevitable(figure, n) => self.gain_figure(table, figure, n, Why::Unavoidable)?,
            Effect::Take(resource, n) => {
                let times = u16::from(self.cycle().times.max(1));
                if let Some(resource) = self.resource(resource) {
                    self.take_goods(table, resource, u16::from(n) * times);
                }
            }
            Effect::Give(resource, n) => {
                if let Some(resource) = self.resource(resource) {
                    self.give_goods(table, resource, n.into());
                }
            }
            Effect::Suffer(stat, n, who) => {
                self.meant(table, who)?.into_iter().for_each(|id| self.afflict(table, id, stat, n));
            }
            Effect::Share(stat, n) => self.share_out(table, stat, n)?,
            Effect::Ease(stat, n, who) => {
                self.meant(table, who)?.into_iter().for_each(|id| self.ease(table, id, stat, n))
            }
            Effect::Condition(slug, who) => {
                let place = self.pack.conditions.iter().position(|condition| condition.slug == slug);
                let condition = place.map(|place| ConditionId(place as u8));
                for id in self.meant(table, who)? {
                    condition.into_iter().for_each(|condition| self.sicken(table, id, condition));
                }
            }
            Effect::Despair(n, who) => {
                self.meant(table, who)?.into_iter().for_each(|id| self.dishearten(table, id, n));
            }
            Effect::Mark(mark) => self.mark(mark),
            Effect::Note(note) => self.note_down(note),
            Effect::FatedBox(fated) => self.fill_fated_box(fated),
            Effect::Learn(code) => self.learn_code(code),
            Effect::Clue(clue) => self.find_clue(clue),
            Effect::Adversary(n) => (0..n).try_for_each(|_| self.adversary_symbol(table, false))?,
            Effect::Node(who) => {
                self.meant(table, who)?.into_iter().try_for_each(|id| self.gain_any_node(table, id))?;
            }
            Effect::Mnemos(memory, who) => {
                self.meant(table, who)?.into_iter().try_for_each(|id| self.gain_mnemos(table, id, memory))?;
            }
            Effect::Katharsis(who) => {
                self.meant(table, who)?.into_iter().for_each(|id| self.argonaut_mut(id).katharses += 1);
            }
            Effect::Fated(who) => self.meant(table, who)?.into_iter().try_for_each(|id| self.gain_fated(table, id))?,
            Effect::Boon(gift, who) => {
                let gifts = self.meant(table, who)?.into_iter().map(|id| (id, gift));
                self.voyage_mut().sheet.gifts.extend(gifts);
            }
            Effect::Affliction(gift, who) => {
                let afflictions = self.meant(table, who)?.into_iter().map(|id| (id, gift));
                self.voyage_mut().sheet.afflictions.extend(afflictions);
            }
            Effect::Titan(class) => {
                if let Some(class) = self.class_named(class) {
                    self.gain_titan(table, class)?;
                }
            }
            Effect::Pattern(slug) => {
                let place = self.pack.patterns.iter().position(|pattern| pattern.slug == slug);
                if let Some(place) = place {
                    self.gain_pattern(table, PatternId(place as u8))?;
                }
            }
            Effect::Godform(slug) => self.gain_godform(slug),
            Effect::Nymph(slug) => self.gain_nymph(slug),
            Effect::OneOff(slug) => {
                let place = self.pack.nymphs.iter().position(|nymph| nymph.slug == slug);
                self.argo.one_offs |= place.map_or(0, |place| 1 << place);
            }
            Effect::Charge => self.gain_charge(table),
            Effect::Tech(slug) => {
                if let Some(tech) = self.tech_named(slug) {
                    self.gain_tech(table, tech)?;
                }
            }
            Effect::Terrain(_)
            | Effect::Providence
            | Effect::Surge
            | Effect::Escalate(_)
            | Effect::Appease
            | Effect::Card(_)
            | Effect::Reveal(_)
            | Effect::WallUp(_)
            | Effect::Open(_)
            | Effect::Later(..)
            | Effect::Turn(_)
            | Effect::Die(_)
            | Effect::Leave(_)
            | Effect::Win(_)
            | Effect::Defeat(_)
            | Effect::Favour(_)
            | Effect::Peace
            | Effect::Exchange(_)
            | Effect::Ambush
            | Effect::Meet
            | Effect::Unseen => return self.apply_to_voyage(table, effect),
        }
        Ok(())
    }

    /// What concerns the map, the timeline, battles to come and the story.
    fn apply_to_voyage(&mut self, table: &mut Table<Self>, effect: &Effect) -> Play {
        match *effect {
            Effect::Terrain(slug) => self.note_terrain(slug),
            Effect::Providence => self.voyage_mut().next_battle.providence = true,
            Effect::Surge => self.divine_surge(table),
            Effect::Escalate(n) => self.voyage_mut().next_battle.escalations += n,
            Effect::Appease => self.voyage_mut().adversary.appeased += 1,
            Effect::Card(slug) => self.add_explored(slug),
            Effect::Reveal(tile) => self.find_tile(table, tile),
            Effect::WallUp(tile) => self.set_on_map(tile, |map, bit| map.walled |= bit),
            Effect::Open(tile) => self.set_on_map(tile, |map, bit| map.open |= bit),
            Effect::Later(days, paragraph) => {
                if let Some(paragraph) = self.pack.tale.find(paragraph) {
                    self.note_on_timeline(table, days, Event::Read(paragraph));
                }
            }
            Effect::Turn(card) if card.as_str().starts_with("doom-") => self.turn_doom(table, card),
            Effect::Turn(card) => self.turn_story(table, card),
            Effect::Die(who) => self.meant(table, who)?.into_iter().for_each(|id| self.bury_argonaut(table, id)),
            Effect::Leave(who) => self.meant(table, who)?.into_iter().for_each(|id| self.see_off(table, id)),
            Effect::Win(ending) => self.win_campaign(table, ending),
            Effect::Defeat(loss) => self.lose_campaign(table, loss),
            Effect::Favour(n) => {
                let faction = self.local_waters(table)?;
                self.change_faction(table, faction, n as i8);
            }
            Effect::Peace => {
                let faction = self.local_waters(table)?;
                self.make_peace(table, faction);
            }
            Effect::Exchange(n) => self.exchange(table, n)?,
            Effect::Ambush => self.voyage_mut().exploration.ambushes += 1,
            Effect::Meet => {
                let met = self.next_of_table(table, |from| *from == Entrance::Encounter)?;
                self.voyage_mut().due.events.extend(met.map(|paragraph| (paragraph, None)));
            }
            Effect::Unseen => self.voyage_mut().exploration.unseen = true,
            Effect::Gain(..)
            | Effect::Lose(..)
            | Effect::Inevitable(..)
            | Effect::Take(..)
            | Effect::Give(..)
            | Effect::Suffer(..)
            | Effect::Share(..)
            | Effect::Ease(..)
            | Effect::Condition(..)
            | Effect::Despair(..)
            | Effect::Mark(_)
            | Effect::Note(_)
            | Effect::FatedBox(_)
            | Effect::Learn(_)
            | Effect::Clue(_)
            | Effect::Adversary(_)
            | Effect::Node(_)
            | Effect::Mnemos(..)
            | Effect::Katharsis(_)
            | Effect::Fated(_)
            | Effect::Boon(..)
            | Effect::Affliction(..)
            | Effect::Titan(_)
            | Effect::Pattern(_)
            | Effect::Godform(_)
            | Effect::Nymph(_)
            | Effect::OneOff(_)
            | Effect::Charge
            | Effect::Tech(_) => {}
        }
        Ok(())
    }

    /// A3.4 · Only one terrain is noted.
    fn note_terrain(&mut self, slug: Slug) {
        let place = self.pack.terrain.iter().position(|kind| kind.slug == slug);
        if let (Some(place), None) = (place, self.voyage().next_battle.terrain) {
            self.voyage_mut().next_battle.terrain = Some((TerrainId(place as u8), true));
        }
    }

    fn set_on_map(&mut self, tile: Slug, set: impl Fn(&mut crate::state::campaign::Chart, u64)) {
        if let Some(tile) = self.map_tile(tile) {
            set(&mut self.voyage_mut().map, 1 << tile.0);
        }
    }

    /// V10.2 · A godform that the Argo has is ready at once.
    fn gain_godform(&mut self, slug: Slug) {
        if let Some(place) = self.pack.godforms.iter().position(|godform| godform.slug == slug) {
            let bit = 1 << GodformId(place as u8).0;
            self.voyage_mut().godforms |= bit;
            self.argo.godforms |= bit;
        }
    }

    fn gain_nymph(&mut self, slug: Slug) {
        if let Some(place) = self.pack.nymphs.iter().position(|nymph| nymph.slug == slug) {
            let bit = 1 << NymphId(place as u8).0;
            self.voyage_mut().nymphs |= bit;
            self.argo.nymphs |= bit;
        }
    }
}
