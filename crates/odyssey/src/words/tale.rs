//! What effects of the story and powers of technologies do, as far as it is told before they happen. Marks, notes and what comes later are not.

use crate::ids::TechId;
use crate::pack::schema::campaign::{SaveTest, Saved, TechNeed, TechPower};
use crate::state::Odyssey;
use crate::story::{Condition, Effect, Figure, Who};
use table::{Slug, Text, text};

impl Odyssey {
    /// What is told of effects, in their order.
    pub(crate) fn say_effects(&self, effects: &[Effect]) -> Vec<Text> {
        effects.iter().filter_map(|effect| self.say_effect(effect)).collect()
    }

    fn say_effect(&self, effect: &Effect) -> Option<Text> {
        let named = |key: &'static str, kind: &str, slug: Slug| text!(key, name = Text::new(format!("{kind}-{slug}")));
        Some(match effect {
            Effect::Gain(figure, n) | Effect::Inevitable(figure, n) => self.say_figure("does-more", *figure, *n),
            Effect::Lose(figure, n) => self.say_figure("does-less", *figure, *n),
            // C2.5 · As many as will come.
            Effect::Take(slug, n) => {
                let cycle = self.campaign.as_ref().and_then(|campaign| self.pack.cycles.get(campaign.cycle.index()));
                let times = cycle.map_or(1, |cycle| cycle.times.max(1));
                let n = u16::from(*n) * u16::from(times);
                text!("does-more", n = n, what = Text::new(format!("resource-{slug}")))
            }
            Effect::Give(slug, n) => text!("does-less", n = *n, what = Text::new(format!("resource-{slug}"))),
            Effect::Suffer(stat, n, who) => text!("does-suffer", n = *n, what = stat.text(), who = said_of(*who)),
            Effect::Share(stat, n) => text!("does-share", n = *n, what = stat.text()),
            Effect::Ease(stat, n, who) => text!("does-ease", n = *n, what = stat.text(), who = said_of(*who)),
            Effect::Node(who) => text!("does-node", who = said_of(*who)),
            Effect::Mnemos(slug, _) => named("does-mnemos", "memory", *slug),
            Effect::Fated(_) => text!("does-fated"),
            Effect::Titan(slug) => named("does-titan", "class", *slug),
            Effect::Pattern(slug) => named("does-pattern", "pattern", *slug),
            Effect::Godform(slug) => named("does-godform", "godform", *slug),
            Effect::Nymph(slug) => named("does-nymph", "nymph", *slug),
            Effect::Tech(slug) => named("does-tech", "tech", *slug),
            Effect::Terrain(slug) => named("does-terrain", "terrain", *slug),
            Effect::Adversary(n) => text!("does-adversary", n = *n),
            Effect::Escalate(n) => text!("does-escalate", n = *n),
            Effect::Favour(n) => text!("does-favour", n = *n),
            Effect::Exchange(n) => text!("does-exchange", n = *n),
            Effect::Providence => text!("does-providence"),
            Effect::Surge => text!("does-surge"),
            Effect::Charge => text!("does-charge"),
            Effect::Peace => text!("does-peace"),
            Effect::Ambush => text!("does-ambush"),
            Effect::Unseen => text!("does-unseen"),
            Effect::Condition(..)
            | Effect::Despair(..)
            | Effect::Mark(_)
            | Effect::Note(_)
            | Effect::FatedBox(_)
            | Effect::Learn(_)
            | Effect::Clue(_)
            | Effect::Katharsis(_)
            | Effect::Boon(..)
            | Effect::Affliction(..)
            | Effect::OneOff(_)
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
            | Effect::Meet => return None,
        })
    }

    fn say_figure(&self, key: &'static str, figure: Figure, n: u8) -> Text {
        text!(key, n = n, what = figure_name(figure))
    }

    /// V6 · What a technology does: its powers, what it makes, or the ability that it is.
    pub(crate) fn say_tech(&self, tech: TechId) -> Text {
        let entry = self.pack.tech(tech);
        let mut said: Vec<Text> = entry.gives.iter().map(|power| self.say_power(power)).collect();
        if !entry.gear.is_empty() {
            let gear: Vec<Text> = entry.gear.iter().map(|gear| self.pack.name(*gear)).collect();
            said.push(text!("tech-makes", gear = gear));
        }
        if let Some(argo) = entry.argo {
            said.extend(self.pack.say_powers(&self.pack.argo[argo.index()].powers));
        }
        if said.is_empty() { text!("tech-leads") } else { text!("tech-does", parts = said) }
    }

    fn say_power(&self, power: &TechPower) -> Text {
        let goods = |goods: u8, fate: u8, price: &[(crate::ids::ResourceId, u8)]| {
            let mut parts: Vec<Text> = Vec::new();
            parts.extend((goods > 0).then(|| text!("price-goods", n = goods)));
            parts.extend(
                price.iter().map(|(resource, n)| text!("price-resource", n = *n, what = self.pack.name(*resource))),
            );
            parts.extend((fate > 0).then(|| text!("price-argo-fate", n = fate)));
            parts
        };
        match power {
            TechPower::AbilityLimit(n) => text!("power-abilities", n = *n),
            TechPower::TitanLimit(n) => text!("power-titans", n = *n),
            TechPower::SummonLimit(n, knowledge) => text!("power-summons", n = *n, knowledge = *knowledge),
            TechPower::AtOnce(effects) => text!("power-at-once", does = self.say_effects(effects)),
            TechPower::OpensLocks => text!("power-locks"),
            TechPower::Flensing => text!("power-flensing"),
            TechPower::Save(what, test) => text!(format!("power-save-{}", saved(*what)), test = self.say_save(*test)),
            TechPower::Exchanges(n) => text!("power-exchanges", n = *n),
            TechPower::Deal(negotiation, n, fate, price, effects, cooldown) => text!(
                if *negotiation { "power-deal-city" } else { "power-deal" },
                price = goods(*n, *fate, price),
                does = self.say_effects(effects),
                days = *cooldown
            ),
            TechPower::Breed(class, n, price, dreamer, days) => text!(
                "power-breed",
                class = self.pack.name(*class),
                price = goods(*n, 0, price),
                dreamer = u8::from(*dreamer),
                days = *days
            ),
            TechPower::Fuse(class, price) => {
                text!("power-fuse", class = self.pack.name(*class), price = goods(0, 0, price))
            }
            TechPower::Quicker(tech, n, days) => {
                text!("power-quicker", tech = self.pack.name(*tech), n = *n, days = *days)
            }
            TechPower::Dream(days) => text!("power-dream", days = *days),
        }
    }

    fn say_save(&self, test: SaveTest) -> Text {
        match test {
            SaveTest::Flat(n) => text!("save-flat", n = n),
            SaveTest::Hull(n) => text!("save-hull", n = n),
            SaveTest::DoomCard(n) => text!("save-doom-card", n = n),
        }
    }

    /// V6.3 · What a project still needs.
    pub(crate) fn unmet_needs(&self, tech: TechId) -> Vec<Text> {
        let unmet = self.pack.tech(tech).needs.iter().filter(|need| !self.is_met(need));
        unmet
            .map(|need| match need {
                TechNeed::Tech(tech) => self.pack.name(*tech),
                TechNeed::Either(one, other) => {
                    text!("need-either", one = self.pack.name(*one), other = self.pack.name(*other))
                }
                TechNeed::Fought(foe, level) => text!("need-fought", foe = self.pack.name(*foe), level = *level),
                TechNeed::FoughtAny(level) => text!("need-fought-any", level = *level),
                TechNeed::Tiles(n) => text!("need-tiles", n = *n),
                TechNeed::Knowledge(n) => text!("need-knowledge", n = *n),
                TechNeed::AtWar => text!("need-war"),
            })
            .collect()
    }

    /// A2.4 · Why an option cannot be taken, as far as saying it gives nothing away.
    pub(crate) fn say_unmet(&self, condition: &Condition) -> Text {
        match condition {
            Condition::All(parts) => match parts.iter().find(|part| !self.is_so(part)) {
                Some(part) => self.say_unmet(part),
                None => text!("why-story"),
            },
            Condition::Has(slug, n) => text!("why-goods", n = *n, what = Text::new(format!("resource-{slug}"))),
            Condition::AtLeast(figure, n) => text!("why-figure", n = *n, what = figure_name(*figure)),
            Condition::Tech(slug) => text!("why-tech", name = Text::new(format!("tech-{slug}"))),
            Condition::Friendly(figure) => text!("why-friendly", what = figure_name(*figure)),
            Condition::Clue(_) => text!("why-clue"),
            Condition::Code(_) => text!("why-code"),
            Condition::Katharses(_) => text!("why-katharsis"),
            _ => text!("why-story"),
        }
    }
}

pub(crate) fn figure_name(figure: Figure) -> Text {
    match figure {
        Figure::Shoalfolk | Figure::Threadkeepers | Figure::BrazenHerd => {
            Text::new(format!("faction-{}", figure.slug()))
        }
        _ => Text::new(format!("figure-{}", figure.slug())),
    }
}

fn said_of(who: Who) -> Text {
    Text::new(format!("whom-{}", who.slug()))
}

fn saved(what: Saved) -> &'static str {
    match what {
        Saved::Crew => "crew",
        Saved::Hull => "hull",
        Saved::Doom => "doom",
    }
}
