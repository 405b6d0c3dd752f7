//! C2 · The Argo's sheet: what is gained, lost and paid.

use crate::choice::Choice;
use crate::ids::ResourceId;
use crate::pack::schema::campaign::Saved;
use crate::state::Odyssey;
use crate::story::Figure;
use crate::words::signed;
use table::{Play, Prompt, Slug, Table, text};

/// How a change comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    /// It can be saved from.
    Forced,
    /// G5.3.
    Unavoidable,
    /// G5.2 · Of the group's own will: nothing saves from it.
    Paid,
}

/// C2.4.
pub(crate) const MOST_KNOWLEDGE: u8 = 20;
/// G8.1, C2.3.
pub(crate) const MOST_FATE: u8 = 9;

impl Odyssey {
    /// C2.2 to C2.7 · A figure rises.
    pub(crate) fn gain_figure(&mut self, table: &mut Table<Self>, figure: Figure, n: u8, why: Why) -> Play {
        match figure {
            Figure::Progress => return self.gain_progress(table, n),
            Figure::Doom => return self.gain_doom(table, n, why),
            Figure::Knowledge => self.gain_knowledge(table, n),
            Figure::RawAmbrosia => self.take_goods(table, self.pack.numbers.ambrosia, n.into()),
            Figure::Crew | Figure::Hull | Figure::ArgoFate | Figure::Tears => self.set_figure(table, figure, n as i8),
            Figure::Shoalfolk | Figure::Threadkeepers | Figure::BrazenHerd => {
                self.change_faction(table, self.faction_of(figure), n as i8);
            }
        }
        Ok(())
    }

    /// C2.2 · A figure falls, never below 0.
    pub(crate) fn lose_figure(&mut self, table: &mut Table<Self>, figure: Figure, n: u8, why: Why) -> Play {
        match figure {
            Figure::Progress => self.voyage_mut().story.tokens = self.voyage().story.tokens.saturating_sub(n),
            Figure::Doom => self.voyage_mut().doom.tokens = self.voyage().doom.tokens.saturating_sub(n),
            // C2.4 · Knowledge only rises.
            Figure::Knowledge => return Ok(()),
            Figure::RawAmbrosia => self.give_goods(table, self.pack.numbers.ambrosia, n.into()),
            Figure::Crew if self.is_saved(table, Saved::Crew, n, why)? => return Ok(()),
            Figure::Hull if self.is_saved(table, Saved::Hull, n, why)? => return Ok(()),
            Figure::Crew | Figure::Hull | Figure::ArgoFate | Figure::Tears => {
                self.set_figure(table, figure, -(n as i8));
                return Ok(());
            }
            Figure::Shoalfolk | Figure::Threadkeepers | Figure::BrazenHerd => {
                self.change_faction(table, self.faction_of(figure), -(n as i8));
                return Ok(());
            }
        }
        table.log("C2.2", || text!(format!("log-lose-{}", figure.slug()), count = n));
        Ok(())
    }

    /// C2.2 · A figure with a maximum: what is gained above it is lost.
    fn set_figure(&mut self, table: &mut Table<Self>, figure: Figure, by: i8) {
        let (crew, hull) = (self.pack.numbers.crew, self.pack.numbers.hull);
        let (value, most) = match figure {
            Figure::Crew => (&mut self.argo.crew, crew),
            Figure::Hull => (&mut self.argo.hull, hull),
            Figure::ArgoFate => (&mut self.argo.fate, u8::MAX),
            _ => (&mut self.argo.tears, u8::MAX),
        };
        *value = value.saturating_add_signed(by).min(most);
        let now = *value;
        table.log("C2.2", || text!(format!("log-figure-{}", figure.slug()), by = signed(by), now = now));
    }

    /// C2.3 · Whether so much Argo Fate may be taken on by one's own will.
    pub(crate) fn can_bear_fate(&self, n: u8) -> bool {
        self.argo.fate.saturating_add(n) <= MOST_FATE
    }

    /// C2.4 · Knowledge rises to 20, and each point opens the next odyssey.
    fn gain_knowledge(&mut self, table: &mut Table<Self>, n: u8) {
        for _ in 0..n {
            if self.argo.knowledge >= MOST_KNOWLEDGE {
                return;
            }
            let limit = self.summon_limit();
            self.argo.knowledge += 1;
            self.raise_summons(limit);
            let now = self.argo.knowledge;
            self.voyage_mut().due.odysseys.push(now);
            table.log("C2.4", || text!("log-knowledge", now = now));
        }
    }

    /// C2.5 · Goods come aboard.
    pub(crate) fn take_goods(&mut self, table: &mut Table<Self>, resource: ResourceId, n: u16) {
        self.hold(resource);
        let cargo = &mut self.voyage_mut().cargo[resource.index()];
        *cargo = cargo.saturating_add(n);
        table.log("C2.5", || text!("log-goods", resource = self.pack.name(resource), count = i64::from(n)));
    }

    /// C2.5 · Goods go, as far as there are any.
    pub(crate) fn give_goods(&mut self, table: &mut Table<Self>, resource: ResourceId, n: u16) {
        let had = self.goods(resource);
        if had == 0 || n == 0 {
            return;
        }
        self.voyage_mut().cargo[resource.index()] = had.saturating_sub(n);
        let gone = i64::from(n.min(had));
        table.log("C2.5", || text!("log-goods-gone", resource = self.pack.name(resource), count = gone));
    }

    pub(crate) fn goods(&self, resource: ResourceId) -> u16 {
        self.voyage().cargo.get(resource.index()).copied().unwrap_or(0)
    }

    /// Makes room for every resource of the pack.
    fn hold(&mut self, resource: ResourceId) {
        let kinds = self.pack.resources.len().max(resource.index() + 1);
        if self.voyage().cargo.len() < kinds {
            self.voyage_mut().cargo.resize(kinds, 0);
        }
    }

    pub(crate) fn resource(&self, slug: Slug) -> Option<ResourceId> {
        let place = self.pack.resources.iter().position(|resource| resource.slug == slug);
        place.map(|place| ResourceId(place as u8))
    }

    /// C2.6 · Progress is shared between the story card and the odyssey card when it is gained; a card that takes none gets none.
    pub(crate) fn gain_progress(&mut self, table: &mut Table<Self>, n: u8) -> Play {
        let room = self.story_room().min(n);
        let inward = self.argo.knowledge < MOST_KNOWLEDGE;
        let on_story = match (room, inward) {
            (0, _) => 0,
            (room, false) => room,
            (room, true) => table
                .ask(self.group())
                .say(|| Prompt::new(text!("ask-progress", count = n), "C2.6"))
                .pick((0..=room).rev(), Choice::Amount)?,
        };
        let inner = if inward { n - on_story } else { 0 };
        self.voyage_mut().story.tokens += on_story;
        self.voyage_mut().inward += inner;
        table.log("C2.6", || text!("log-progress", story = on_story, inward = inner));
        Ok(())
    }

    /// C2.7 · Doom lies on the doom card.
    fn gain_doom(&mut self, table: &mut Table<Self>, n: u8, why: Why) -> Play {
        if n == 0 || self.is_saved(table, Saved::Doom, n, why)? {
            return Ok(());
        }
        let doom = &mut self.voyage_mut().doom;
        doom.tokens = doom.tokens.saturating_add(n);
        let now = doom.tokens;
        table.log("C2.7", || text!("log-doom", by = n, now = now));
        Ok(())
    }

    /// G5.5 · This many goods of mortals, of whatever kinds.
    pub(crate) fn mortal_goods(&self) -> u16 {
        self.cycle().mortal.iter().map(|resource| self.goods(*resource)).sum()
    }

    /// C2.5 · The group says with which goods it pays.
    pub(crate) fn pay_mortal_goods(&mut self, table: &mut Table<Self>, n: u8) -> Play {
        if n == 0 {
            return Ok(());
        }
        let had = self.cycle().mortal.iter().map(|resource| (*resource, self.goods(*resource)));
        let (kinds, caps): (Vec<ResourceId>, Vec<u16>) = had.filter(|(_, had)| *had > 0).unzip();
        let shares = table.ask(self.group()).say(|| Prompt::new(text!("ask-goods", count = n), "C2.5")).pick_shares(
            kinds,
            &caps,
            n.into(),
            Choice::Resource,
        )?;
        for (resource, count) in shares {
            self.give_goods(table, resource, count);
        }
        Ok(())
    }
}
