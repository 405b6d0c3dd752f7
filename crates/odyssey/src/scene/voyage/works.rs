//! V6 · What can be made and researched: gear of the facilities aboard, projects, and technologies to use.

use crate::ids::{GearId, NymphId, TechId};
use crate::pack::schema::campaign::TechKind;
use crate::state::Odyssey;
use table::scene::{Amount, Area, Card, CardFace, Cards, Line, Spot, Tone, Value, Zone};
use table::{Tag, Text, text};

/// This many cards that cannot be paid yet are shown too.
const LATER: usize = 8;

pub(crate) fn gear_spot(slug: &str) -> Spot {
    Spot::of("craft", slug)
}

pub(crate) fn tech_spot(slug: &str) -> Spot {
    Spot::of("tech", slug)
}

pub(crate) fn nymph_spot(slug: &str) -> Spot {
    Spot::of("nymph", slug)
}

impl Odyssey {
    pub(super) fn works_zone(&self) -> Zone {
        let cards = self.project_cards().into_iter().chain(self.tech_cards()).chain(self.nymph_cards());
        let cards = cards.chain(self.craft_cards());
        Zone::new("works", Area::Hand).title("scene-works").part(Cards::hand(cards).nothing("scene-works-nothing"))
    }

    /// V6.8 · What can be paid now, then what lacks least.
    fn craft_cards(&self) -> Vec<Card> {
        let mut made: Vec<GearId> =
            self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gear).copied().collect();
        made.retain(|gear| self.copies_to_make(*gear) > 0);
        made.sort_by_key(|gear| (self.lacking(*gear), *gear));
        made.dedup();
        let payable = made.iter().filter(|gear| self.lacking(**gear) == 0).count();
        made.into_iter().take(payable + LATER).map(|gear| self.craft_card(gear)).collect()
    }

    pub(crate) fn copies_to_make(&self, gear: GearId) -> u8 {
        let had = self.voyage().armoury.get(gear.index()).copied().unwrap_or(0);
        self.pack.gear(gear).copies.saturating_sub(had)
    }

    /// How many goods are missing for a card.
    pub(crate) fn lacking(&self, gear: GearId) -> u16 {
        let missing =
            |(resource, n): &(crate::ids::ResourceId, u8)| u16::from(*n).saturating_sub(self.goods(*resource));
        self.recipe(gear).iter().map(missing).sum()
    }

    fn craft_card(&self, gear: GearId) -> Card {
        let face = self.recipe(gear).into_iter().fold(self.new_gear_face(gear), |face, (resource, n)| {
            let tone = if self.goods(resource) < u16::from(n) { Tone::Bad } else { Tone::Neutral };
            let amount = Amount::Of { now: self.goods(resource).into(), max: n.into() };
            face.foot(Value::new(self.pack.name(resource), amount).icon(self.pack.icon(resource).clone()).tone(tone))
        });
        let lacking = self.lacking(gear);
        let news = match lacking {
            0 => Tag::good("news-craftable"),
            n => Tag::bad(text!("news-lacking", n = n)),
        };
        Card::up(gear_spot(self.pack.slug(gear)), face).exhausted(lacking > 0).news(news)
    }

    /// V6.2 · Every project; those that cannot be researched today are turned aside, with what they need.
    fn project_cards(&self) -> Vec<Card> {
        let open = self.researchable();
        let projects = self.voyage().techs.projects;
        let mut all: Vec<TechId> = self.pack.ids().filter(|tech: &TechId| projects & 1 << tech.0 != 0).collect();
        all.sort_by_key(|tech| (!open.contains(tech), *tech));
        all.into_iter().map(|tech| self.project_card(tech, open.contains(&tech))).collect()
    }

    fn project_card(&self, tech: TechId, open: bool) -> Card {
        let face = self.tech_face(tech);
        let face = match self.unmet_needs(tech) {
            needs if needs.is_empty() => face,
            needs => face.line(Line::new(text!("scene-needs", needs = needs)).rule("V6.3").tone(Tone::Bad)),
        };
        let card = Card::up(tech_spot(self.pack.slug(tech)), face).exhausted(!open);
        if open { card.news(Tag::good("news-researchable")) } else { card }
    }

    /// V6.5 · Technologies that do something when they are used.
    fn tech_cards(&self) -> Vec<Card> {
        let usable = |tech: &TechId| (0..self.pack.tech(*tech).gives.len()).any(|n| self.can_employ(*tech, n as u8));
        let known = self.known_techs().into_iter().filter(usable);
        known.map(|tech| Card::up(tech_spot(self.pack.slug(tech)), self.tech_face(tech))).collect()
    }

    /// V10.5 · Nymphs that can be summoned for something on the voyage.
    fn nymph_cards(&self) -> Vec<Card> {
        let face = |id: NymphId| {
            let does = self.say_effects(&self.pack.nymphs[id.index()].voyage);
            CardFace::new(self.pack.name(id))
                .emblem(self.pack.icon(id).clone())
                .kind("all-nymphs")
                .line(text!("option-does", parts = does))
        };
        self.callable().into_iter().map(|id| Card::up(nymph_spot(self.pack.slug(id)), face(id))).collect()
    }

    pub(crate) fn tech_face(&self, tech: TechId) -> CardFace {
        let entry = self.pack.tech(tech);
        let tone = match entry.kind {
            TechKind::Core | TechKind::Structural => Tone::Accent,
            TechKind::Facility => Tone::from("city"),
            TechKind::Ability => Tone::from("rage"),
        };
        let kind: Text = entry.kind.text();
        CardFace::new(self.pack.name(tech)).emblem(entry.icon.clone()).kind(kind).tone(tone).line(self.say_tech(tech))
    }
}
