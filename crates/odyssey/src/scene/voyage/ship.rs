//! C2, C3, C5 · The Argo's sheet, its cargo, its dealings with factions, the titans and technologies aboard.

use crate::ids::{ClassId, GearId, ResourceId, TechId};
use crate::pack::schema::Section;
use crate::state::Odyssey;
use table::scene::{Area, Line, Meter, Ruler, Sheet, Stretch, Token, Tokens, Tone, Value, Zone};
use table::text;

/// C3.2 · Dealings go from here below nothing to here above it.
const MOST_FRIENDLY: i32 = 10;

impl Odyssey {
    pub(super) fn ship_zone(&self) -> Zone {
        Zone::new("ship", Area::Pool).title("scene-argo").part(self.argo_sheet()).part(self.cargo_sheet())
    }

    fn argo_sheet(&self) -> Sheet {
        let numbers = &self.pack.numbers;
        Sheet::new("argo-sheet", "scene-argo-sheet")
            .emblem("argo")
            .tone(Tone::Accent)
            .part(Meter::new("scene-crew-figure", self.argo.crew.into(), numbers.crew.into()).icon("crew"))
            .part(Meter::new("scene-hull", self.argo.hull.into(), numbers.hull.into()).icon("hull"))
            .part(Meter::new("scene-argo-fate", self.argo.fate.into(), 9).icon("fate").tone("fate"))
            .part(vec![Value::new(text!("scene-tears", count = self.argo.tears), self.argo.tears).icon("ambrosia")])
            .parts(self.summons_left())
            .parts(self.dealings())
    }

    /// V10.1, V10.4 · How often a nymph can still be summoned, once there is a way to.
    fn summons_left(&self) -> Option<Vec<Value>> {
        let count = self.argo.summons + self.argo.bonus_charges;
        let there = self.summon_limit() > 0 || count > 0;
        there.then(|| vec![Value::new(text!("scene-summons", count = count), count).icon("charge")])
    }

    /// C3 · How each faction stands to the Argo.
    fn dealings(&self) -> Vec<Ruler> {
        let sections = &self.pack.numbers.sections;
        let bands: Vec<Stretch> = sections
            .iter()
            .enumerate()
            .map(|(n, (section, from))| {
                let to = sections.get(n + 1).map_or(MOST_FRIENDLY, |(_, next)| i32::from(*next) - 1);
                let tone = match section {
                    Section::AtWar | Section::Denounced => Tone::Bad,
                    Section::Unfriendly => Tone::from("danger"),
                    Section::Neutral => Tone::Neutral,
                    Section::Friendly | Section::Allied => Tone::Good,
                };
                Stretch::new(section.text(), tone, i32::from(*from).max(-MOST_FRIENDLY), to)
            })
            .collect();
        let ruler = |faction: usize| {
            let score = self.argo.diplomacy.get(faction).copied().unwrap_or(0);
            Ruler::new(self.faction_name(faction), score.into(), MOST_FRIENDLY)
                .from(-MOST_FRIENDLY)
                .bands(bands.clone())
        };
        (0..self.pack.factions.len()).map(ruler).collect()
    }

    fn cargo_sheet(&self) -> Sheet {
        let goods = self.pack.ids::<ResourceId>().filter(|resource| self.goods(*resource) > 0);
        let tokens = goods.map(|resource| {
            Token::new(self.pack.name(resource))
                .icon(self.pack.icon(resource).clone())
                .count(self.goods(resource))
                .id(table::scene::Spot::of("goods", self.pack.slug(resource)))
        });
        let armoury = self.pack.ids::<GearId>().filter_map(|gear| {
            let count = self.voyage().armoury.get(gear.index()).copied().filter(|count| *count > 0)?;
            Some(Token::new(self.pack.name(gear)).icon(self.pack.icon(gear).clone()).count(count))
        });
        Sheet::new("cargo", "scene-cargo")
            .emblem("treasure")
            .part(Tokens::new(tokens).name("scene-goods").shelf(true).tone("danger"))
            .part(Tokens::new(armoury).name("scene-armoury"))
    }

    /// C5.1 · The titans, by class, and how many there may be.
    pub(super) fn stoa_sheet(&self) -> Sheet {
        let titans = &self.voyage().titans;
        let classes = self.pack.ids::<ClassId>().filter_map(|class| {
            let count = titans.iter().filter(|titan| titan.class == class).count();
            (count > 0)
                .then(|| Token::new(self.pack.name(class)).icon(self.pack.icon(class).clone()).count(count as i64))
        });
        let named = titans.iter().filter(|titan| !titan.patterns.is_empty()).map(|titan| {
            let patterns: Vec<table::Text> = titan.patterns.iter().map(|pattern| self.pack.name(*pattern)).collect();
            Line::new(text!("scene-named-titan", class = self.pack.name(titan.class), patterns = patterns))
        });
        Sheet::new("stoa", text!("scene-stoa", count = titans.len(), limit = self.titan_limit()))
            .emblem("triskelion")
            .part(Tokens::new(classes))
            .part(named.collect::<Vec<Line>>())
    }

    /// V6.1 · The technologies, with what they do.
    pub(super) fn techs_sheet(&self) -> Sheet {
        let lines = self.known_techs().into_iter().map(|tech: TechId| {
            let line = Line::new(self.say_tech(tech)).label(self.pack.name(tech)).icon(self.pack.icon(tech).clone());
            line.faded(self.voyage().techs.busy & 1 << tech.0 != 0)
        });
        Sheet::new("techs", "scene-techs").emblem("book").part(lines.collect::<Vec<Line>>())
    }
}
