//! What the options of a campaign say: where a course leads, what a thing costs, what an option of a paragraph brings.

use crate::battle::passes;
use crate::ids::{GearId, MapTileId, NymphId, Skill, TechId, TitanId};
use crate::pack::schema::campaign::{Sector, Symbol};
use crate::scene::voyage::{gear_spot, nymph_spot, tech_spot};
use crate::state::Odyssey;
use crate::state::campaign::Spot;
use crate::story::Who;
use story::{Next, ParagraphId};
use table::scene::odds::BarShow;
use table::scene::{Chance, Mark, Odds, Tone};
use table::{Change, Label, Tag, Text, text};

impl Odyssey {
    /// V1.1 · A course, with what is known of the tile at its end.
    pub(crate) fn sail_label(&self, tile: MapTileId, sector: Option<Sector>) -> Label {
        let name = self.tile_called(tile);
        let words = match sector {
            Some(sector) => text!("choose-sail-sector", tile = name, sector = sector.text()),
            None => text!("choose-sail", tile = name),
        };
        let spot = self.spot_of(tile);
        let label = Label::new(words, "V1.1")
            .verb("sail")
            .at(&spot)
            .step(spot.clone())
            .mark(Mark::path("chart", [self.spot_of(self.voyage().map.tile), spot.clone()]))
            .mark(Mark::ghost("argo", spot))
            .tag(self.sail_tag(tile))
            .heavy();
        let label = if self.is_shown(tile) { label.icon(self.pack.icon(tile).clone()) } else { label.icon("eye-shut") };
        match sector {
            Some(sector) => label.variant(sector.text()),
            None => label,
        }
    }

    fn sail_tag(&self, tile: MapTileId) -> Tag {
        if self.voyage().adversary.at == Some(tile) {
            return Tag::bad(text!("tag-adversary", foe = self.pack.name(self.cycle().adversary.foe)));
        }
        if !self.is_shown(tile) {
            return Tag::new("tag-unrevealed").short("tag-unrevealed-short");
        }
        let explored = self.voyage().map.explored & 1 << tile.0 != 0;
        let lasting = |symbol: &Symbol| matches!(symbol, Symbol::Doom | Symbol::City | Symbol::Hub | Symbol::Rest);
        let symbols =
            Symbol::ALL.iter().filter(|symbol| self.has_symbol(tile, **symbol) && (!explored || lasting(symbol)));
        let symbols: Vec<Text> = symbols.map(|symbol| symbol.text()).collect();
        let key = if explored { "tag-explored" } else { "tag-unexplored" };
        let short = if explored { "tag-explored-short" } else { "tag-unexplored-short" };
        let tag = Tag::new(text!(key, count = symbols.len(), symbols = symbols)).short(short);
        Tag { tone: if explored { Tone::Neutral } else { Tone::Good }, ..tag }
    }

    /// V6.8 · A card that is made, with what it takes from the cargo.
    pub(crate) fn craft_label(&self, gear: GearId) -> Label {
        let spot = gear_spot(self.pack.slug(gear));
        let changes = self.recipe(gear).into_iter().map(|(resource, n)| {
            let had = self.goods(resource);
            Change::new(self.pack.name(resource), had, had.saturating_sub(n.into()))
        });
        let label = Label::new(text!("choose-craft", gear = self.pack.name(gear)), "V6.8")
            .icon(self.pack.icon(gear).clone())
            .verb("craft")
            .at(&spot)
            .step(spot.clone())
            .mark(Mark::show(spot))
            .changes(changes);
        match self.pack.say_gear(gear) {
            Some(said) => label.detail(said),
            None => label,
        }
    }

    /// V6.2 · A project that becomes a technology.
    pub(crate) fn research_label(&self, tech: TechId) -> Label {
        self.tech_label("choose-research", tech, "V6.2").verb("research")
    }

    /// V6.5 · A technology that is used.
    pub(crate) fn employ_label(&self, tech: TechId) -> Label {
        self.tech_label("choose-employ", tech, "V6.5").verb("use").heavy()
    }

    /// V10.5 · A nymph that is summoned on the voyage, with what it does.
    pub(crate) fn call_label(&self, id: NymphId) -> Label {
        let spot = nymph_spot(self.pack.slug(id));
        let does = self.say_effects(&self.pack.nymphs[id.index()].voyage);
        Label::new(text!("choose-call", nymph = self.pack.name(id)), "V10.5")
            .icon(self.pack.icon(id).clone())
            .verb("use")
            .at(&spot)
            .step(spot.clone())
            .mark(Mark::show(spot))
            .detail(text!("option-does", parts = does))
            .heavy()
    }

    fn tech_label(&self, key: &'static str, tech: TechId, rule: &'static str) -> Label {
        let spot = tech_spot(self.pack.slug(tech));
        Label::new(text!(key, tech = self.pack.name(tech)), rule)
            .icon(self.pack.icon(tech).clone())
            .at(&spot)
            .step(spot.clone())
            .mark(Mark::show(spot))
            .detail(self.say_tech(tech))
    }

    /// A2.4 · An option: its price, what it surely brings, and what is tested. Where it leads is not told.
    pub(crate) fn option_label(&self, spot: Spot) -> Label {
        let label = Label::new(text!(self.option_key(spot)), "A2.4").heavy();
        let Some(option) = self.option_at(spot) else { return label };
        let mut parts: Vec<Text> =
            self.say_effects(&option.pay).into_iter().map(|said| text!("option-price", said = said)).collect();
        parts.extend(self.say_effects(&option.effects));
        parts.extend(self.say_next(&option.next));
        let label = match self.option_odds(&option.next) {
            Some(odds) => label.odds(odds),
            None => label,
        };
        if parts.is_empty() { label } else { label.detail(text!("option-does", parts = parts)) }
    }

    /// What follows at once: a test with its skills and its difficulty, a delve, a search, a battle.
    fn say_next(&self, next: &crate::adventure::Node) -> Option<Text> {
        let skills = |skills: &[Skill]| -> Vec<Text> { skills.iter().map(|skill| skill.text()).collect() };
        match next {
            Next::Test { who: Who::Argo, difficulty, .. } => Some(text!("option-test-argo", difficulty = *difficulty)),
            Next::Test { who, skills: of, difficulty, .. } => Some(text!(
                "option-test",
                who = Text::new(format!("whom-{}", who.slug())),
                skills = skills(of),
                difficulty = *difficulty
            )),
            Next::GroupTest { skills: of, difficulty, .. } => {
                Some(text!("option-group-test", skills = skills(of), difficulty = *difficulty))
            }
            Next::Trial(crate::story::Trial::Delve(difficulty), _) => {
                Some(text!("option-delve", difficulty = *difficulty))
            }
            Next::Trial(crate::story::Trial::Search, _) => Some(text!("option-search")),
            Next::Trial(crate::story::Trial::Battle(foe, level) | crate::story::Trial::Weakened(foe, level, _), _) => {
                Some(text!("option-fight", foe = Text::new(format!("foe-{foe}")), level = *level))
            }
            Next::End | Next::Goto(_) | Next::Roll(_) | Next::Choose { .. } => None,
        }
    }

    /// G7.1, A2.7 · The exact chance of a test without re-rolls; of a group, how many pass.
    fn option_odds(&self, next: &crate::adventure::Node) -> Option<Odds> {
        match next {
            Next::Test { who, skills, difficulty, .. } if *who != Who::Argo => {
                let reading = self.voyage().reading;
                let known = match who {
                    Who::Leader => reading.and_then(|reading| reading.leader),
                    Who::Owner => reading.and_then(|reading| reading.owner),
                    Who::Tested => reading.and_then(|reading| reading.tested),
                    _ => None,
                };
                let best = self.crewed().max_by_key(|id| self.faces(*id, skills, *difficulty));
                let faces = self.faces(known.or(best)?, skills, *difficulty);
                Some(Odds::new(Chance::new(faces, 10)).note("odds-before-rerolls"))
            }
            Next::GroupTest { skills, difficulty, .. } => Some(self.group_odds(skills, *difficulty)),
            _ => None,
        }
    }

    /// How many faces of the die pass.
    fn faces(&self, id: TitanId, skills: &[Skill], difficulty: u8) -> u64 {
        let skill = skills.iter().map(|skill| self.skill_ashore(id, *skill)).max().unwrap_or(0);
        (1..=10).filter(|face| passes(*face, skill, difficulty)).count() as u64
    }

    fn group_odds(&self, skills: &[Skill], difficulty: u8) -> Odds {
        // The ways in which this many have passed.
        let mut ways = vec![1u64];
        for id in self.crewed() {
            let pass = self.faces(id, skills, difficulty);
            let mut next = vec![0; ways.len() + 1];
            for (passed, count) in ways.iter().enumerate() {
                next[passed] += count * (10 - pass);
                next[passed + 1] += count * pass;
            }
            ways = next;
        }
        let of: u64 = ways.iter().sum();
        let chance = |from: usize, to: usize| Chance::new(ways.iter().skip(from).take(to + 1 - from).sum(), of);
        let bars = BarShow::new("odds-group")
            .bar("odds-few-pass", chance(0, 1), false)
            .bar("odds-some-pass", chance(2, 3), true)
            .bar("odds-all-pass", chance(4, 4), true);
        Odds::new(chance(2, 4)).show(bars).note("odds-before-rerolls")
    }

    /// How an option is written down: by its own name.
    pub(crate) fn option_notation(&self, spot: Spot) -> String {
        self.option_at(spot).map_or_else(String::new, |option| option.slug.to_string())
    }

    pub(crate) fn paragraph_notation(&self, id: ParagraphId) -> String {
        self.pack.tale.get(id).map_or_else(String::new, |paragraph| paragraph.id.to_string())
    }

    /// V7.1 · What is read next, by what it belongs to.
    pub(crate) fn tell_label(&self, id: ParagraphId, owner: Option<TitanId>) -> Label {
        let (chapter, icon) = self.chapter_of(id);
        let words = match owner {
            Some(owner) => text!("choose-tell-of", name = self.argonaut_name(owner), chapter = chapter),
            None => text!("choose-tell", chapter = chapter),
        };
        Label::new(words, "V7.1").icon(icon)
    }

    pub(crate) fn exchange_notation(&self, rate: u8) -> String {
        let rates = &self.cycle().exchanges;
        rates
            .get(usize::from(rate))
            .map_or_else(String::new, |rate| format!("{} {}", self.pack.slug(rate.from), self.pack.slug(rate.to)))
    }

    pub(crate) fn exchange_label(&self, rate: u8, times: u8) -> Label {
        let rates = &self.cycle().exchanges;
        let Some(rate) = rates.get(usize::from(rate)) else { return Label::new("nothing", "V6.6") };
        let (give, take) = (u16::from(rate.give) * u16::from(times), u16::from(rate.take) * u16::from(times));
        let words = text!(
            "choose-exchange",
            give = give,
            from = self.pack.name(rate.from),
            take = take,
            to = self.pack.name(rate.to)
        );
        let (from, to) = (self.goods(rate.from), self.goods(rate.to));
        Label::new(words, "V6.6")
            .icon(self.pack.icon(rate.to).clone())
            .change(Change::new(self.pack.name(rate.from), from, from.saturating_sub(give)).tone(Tone::Bad))
            .change(Change::new(self.pack.name(rate.to), to, to.saturating_add(take)).tone(Tone::Good))
    }
}
