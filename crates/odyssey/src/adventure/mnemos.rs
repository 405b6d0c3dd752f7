//! A5 · Mnemos: nodes, breakthroughs, katharsis, and what is fated.

use crate::campaign::streams;
use crate::choice::Choice;
use crate::ids::{FatedId, MemoryId, TitanId};
use crate::state::campaign::FatedNodes;
use crate::state::{Card, Odyssey};
use crate::story::{Entrance, Theme};
use story::ParagraphId;
use table::{Play, Seats, Slug, Table, text};

impl Odyssey {
    /// A5.2 · Before a hub adventure each argonaut with a matching trait gains a node, and one for a fated mnemos besides.
    pub(crate) fn gain_trait_nodes(&mut self, table: &mut Table<Self>, paragraph: ParagraphId) -> Play {
        let pack = self.pack.clone();
        let traits = pack.tale.get(paragraph).map_or(&[][..], |paragraph| paragraph.traits.as_slice());
        let shares = |other: &[Theme]| other.iter().any(|theme| traits.contains(theme));
        for id in self.crewed().collect::<Vec<_>>() {
            let mnemos = self.argonaut(id).mnemos;
            let fitting = mnemos.iter().filter(|had| shares(&pack.memories[had.memory.index()].traits));
            let fitting: Vec<MemoryId> = fitting.map(|had| had.memory).collect();
            self.gain_node(table, id, &fitting)?;
            let fated = self.argonaut(id).fated;
            let place = fated.iter().position(|had| shares(&pack.fated[had.card.index()].traits));
            if let Some(place) = place {
                self.argonaut_mut(id).fated[place].nodes += 1;
            }
        }
        Ok(())
    }

    /// A5.2 · One node, for the mnemos with the most of them; of equals the player chooses.
    pub(crate) fn gain_node(&mut self, table: &mut Table<Self>, id: TitanId, among: &[MemoryId]) -> Play {
        let full = self.cycle().nodes[2];
        let mnemos = self.argonaut(id).mnemos;
        // A5.4 · After the last breakthrough there are no more nodes.
        let open = mnemos.iter().filter(|had| among.contains(&had.memory) && had.nodes < full);
        let most = open.clone().map(|had| had.nodes).max();
        let tied: Vec<MemoryId> = open.filter(|had| Some(had.nodes) == most).map(|had| had.memory).collect();
        if tied.is_empty() {
            return Ok(());
        }
        let seat = self.player(id);
        let memory = table.ask(seat).about("ask-node", "A5.2").pick(tied, Choice::Memory)?;
        let place = mnemos.iter().position(|had| had.memory == memory);
        if let Some(place) = place {
            self.argonaut_mut(id).mnemos[place].nodes += 1;
        }
        table.log("A5.2", || text!("log-node", name = self.argonaut_name(id), memory = self.pack.name(memory)));
        Ok(())
    }

    /// A node of whatever mnemos the argonaut has.
    pub(crate) fn gain_any_node(&mut self, table: &mut Table<Self>, id: TitanId) -> Play {
        let all: Vec<MemoryId> = self.argonaut(id).mnemos.iter().map(|had| had.memory).collect();
        self.gain_node(table, id, &all)
    }

    /// A5.1 · A mnemos for an argonaut; with two already it goes to another with room, by lot, and if there is none into the vault.
    pub(crate) fn gain_mnemos(&mut self, table: &mut Table<Self>, id: TitanId, slug: Slug) -> Play {
        let Some(place) = self.pack.memories.iter().position(|memory| memory.slug == slug) else { return Ok(()) };
        let memory = MemoryId(place as u8);
        let (given, vault) = (self.voyage().remembered, self.voyage().vault);
        if given & !vault & 1 << memory.0 != 0 {
            return Ok(());
        }
        if self.argonaut(id).mnemos.room() > 0 {
            self.remember(table, id, memory);
            return Ok(());
        }
        let others: Vec<TitanId> = self.crewed().filter(|other| self.argonaut(*other).mnemos.room() > 0).collect();
        match self.random_argonaut(table, &others)? {
            Some(other) => self.remember(table, other, memory),
            None => {
                self.voyage_mut().vault |= 1 << memory.0;
                self.voyage_mut().remembered |= 1 << memory.0;
            }
        }
        Ok(())
    }

    /// A5.4 · The breakthroughs that nodes have opened and that have not been read.
    pub(crate) fn breakthroughs(&self) -> Vec<(ParagraphId, Option<TitanId>)> {
        let nodes = self.cycle().nodes;
        let mut due = Vec::new();
        for id in self.crewed() {
            for had in self.argonaut(id).mnemos.iter() {
                let Some(needed) = nodes.get(usize::from(had.read)) else { continue };
                if had.nodes >= *needed {
                    due.extend(self.breakthrough(had.memory, had.read).map(|paragraph| (paragraph, Some(id))));
                }
            }
        }
        due
    }

    fn breakthrough(&self, memory: MemoryId, nth: u8) -> Option<ParagraphId> {
        let slug = self.pack.memories[memory.index()].slug;
        let of = |entrance: &Entrance| matches!(entrance, Entrance::Mnemos(named, _) if *named == slug);
        self.pack.tale.from(of).nth(nth.into())
    }

    /// A5.4 · A breakthrough is read, and the next level of the mnemos is there.
    pub(crate) fn breakthrough_read(&mut self, id: TitanId, paragraph: ParagraphId) {
        let mnemos = self.argonaut(id).mnemos;
        let place = mnemos.iter().position(|had| self.breakthrough(had.memory, had.read) == Some(paragraph));
        if let Some(place) = place {
            self.argonaut_mut(id).mnemos[place].read += 1;
        }
    }

    /// A5.5 · A fated mnemos is drawn; nobody has more than two, and an empty deck gives none. Its paragraph is read in the story step.
    pub(crate) fn gain_fated(&mut self, table: &mut Table<Self>, id: TitanId) -> Play {
        let held =
            |card: FatedId| TitanId::ALL.iter().any(|id| self.argonaut(*id).fated.iter().any(|had| had.card == card));
        let free: Vec<FatedId> = self.pack.ids::<FatedId>().filter(|card| !held(*card)).collect();
        let there = self.crewed().any(|other| other == id);
        if !there || free.is_empty() || self.argonaut(id).fated.room() == 0 {
            return Ok(());
        }
        let cards: Vec<Card> = free.iter().map(|card| Card::Fated(*card)).collect();
        let card = free[table.draw(streams::FATED, Seats::EVERYONE, &cards)?];
        self.argonaut_mut(id).fated.push(FatedNodes { card, nodes: 0 });
        self.note_voyage(table, card);
        table.log("A5.5", || text!("log-fated", name = self.argonaut_name(id), card = self.pack.name(card)));
        let slug = self.pack.fated[card.index()].slug;
        let told = self.pack.tale.from(|entrance| *entrance == Entrance::Fated(slug)).next();
        self.voyage_mut().due.events.extend(told.map(|paragraph| (paragraph, Some(id))));
        Ok(())
    }

    /// A5.7 · In the story step a fated mnemos with its nodes is resolved: it goes, and the skill that it lowered is one higher for good.
    pub(crate) fn resolve_fated(&mut self, table: &mut Table<Self>) {
        let needed = self.cycle().nodes[0];
        for id in self.crewed().collect::<Vec<_>>() {
            while let Some(place) = self.argonaut(id).fated.iter().position(|had| had.nodes >= needed) {
                let had = self.argonaut_mut(id).fated.remove(place);
                let skill = self.pack.fated[had.card.index()].skill;
                self.argonaut_mut(id).skills[skill as usize] += 1;
                table.log("A5.7", || {
                    text!(
                        "log-growth",
                        name = self.argonaut_name(id),
                        card = self.pack.name(had.card),
                        skill = skill.text()
                    )
                });
            }
        }
    }
}
