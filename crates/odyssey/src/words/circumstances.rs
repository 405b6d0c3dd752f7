//! Circumstances in words: what must be true, where, and who is meant.

use crate::ids::{Skill, Stat};
use crate::pack::schema::*;
use crate::pack::{Pack, Slice};
use table::{Text, text};

impl Pack {
    /// Everything that must be true.
    pub fn say_whens(&self, whens: Slice<When>) -> Text {
        let said: Vec<Text> = self.all(whens).iter().map(|when| self.say_when(*when)).collect();
        text!("all-of", list = said)
    }

    fn say_any(&self, whens: Slice<When>) -> Text {
        let said = self.all(whens).iter().map(|when| self.say_when(*when));
        let said = said.rev().reduce(|rest, first| text!("effect-or", first = first, rest = rest));
        said.unwrap_or_else(|| Text::new("effect-nothing"))
    }

    fn say_when(&self, when: When) -> Text {
        match when {
            When::AtLeast(which, value) => text!("when-at-least", stat = stat(which), value = value),
            When::AtMost(which, value) => text!("when-at-most", stat = stat(which), value = value),
            When::Tokens(what, count) => text!("when-tokens", token = token(what), n = count),
            When::Priority => Text::new("when-priority"),
            When::Down => Text::new("when-down"),
            When::Has(condition) => text!("when-has", condition = self.condition_name(condition)),
            When::Suffers(kind) => text!("when-suffers", kind = condition_kind(kind)),
            When::On(area) => text!("when-on", area = self.say_area(area)),
            When::FoeOn(area) => text!("when-foe-on", area = self.say_area(area)),
            When::Adjacent => Text::new("when-adjacent"),
            When::Alone => Text::new("when-alone"),
            When::Awakened => Text::new("when-awakened"),
            When::Noted(note) => text!("when-noted", note = self.note_name(note)),
            When::Dealt(danger) => text!("when-dealt", danger = danger),
            When::Hits(count) => text!("when-hits", count = count),
            When::Crossed(trait_) => text!("when-crossed", ground = terrain_trait(trait_)),
            When::Wounded => Text::new("when-wounded"),
            When::Failed => Text::new("when-failed"),
            When::Overpowered => Text::new("when-overpowered"),
            When::CritChance => Text::new("when-crit-chance"),
            When::Weapon(trait_) => text!("when-weapon", trait = gear_trait(trait_)),
            When::PoolWithout(what) => text!("when-pool-without", token = pool_token(what)),
            When::NotYetAttacked => Text::new("when-not-yet-attacked"),
            When::NotMoved => Text::new("when-not-moved"),
            When::FoeLevel(level) => text!("when-foe-level", level = level),
            When::EveryWounds(count) => text!("when-every-wounds", count = count),
            When::FirstRound => Text::new("when-first-round"),
            When::TitansLeft(count) => text!("when-titans-left", count = count),
            When::Diplomacy(section, bound) => text!(
                match bound {
                    Bound::Exactly => "when-diplomacy",
                    Bound::OrBetter => "when-diplomacy-better",
                    Bound::OrWorse => "when-diplomacy-worse",
                },
                section = section_word(section)
            ),
            When::Argo(figure, value) => text!("when-argo", figure = argo_figure(figure), value = value),
            When::Not(whens) => text!("when-not", list = self.say_any(whens)),
            When::Any(whens) => self.say_any(whens),
        }
    }

    pub(super) fn say_area(&self, area: Area) -> Text {
        match area {
            Area::Tile(terrain) => text!("area-tile", terrain = self.terrain_name(terrain)),
            Area::Ground(trait_) => text!("area-ground", ground = terrain_trait(trait_)),
            Area::Front => Text::new("area-front"),
            Area::Rear => Text::new("area-rear"),
            Area::Blindspot => Text::new("area-blindspot"),
            Area::Weakspot => Text::new("area-weakspot"),
            Area::VantagePoint => Text::new("area-vantage-point"),
            Area::Zone(reach) => text!("area-zone", reach = reach),
            Area::Edge => Text::new("area-edge"),
            Area::SameTile => Text::new("area-same-tile"),
        }
    }

    pub(super) fn say_who(&self, who: Who) -> Text {
        match who {
            Who::Titan => Text::new("who-titan"),
            Who::Priority => Text::new("who-priority"),
            Who::Another => Text::new("who-another"),
            Who::Anyone => Text::new("who-anyone"),
            Who::SelfOrAdjacent => Text::new("who-self-or-adjacent"),
            Who::Others => Text::new("who-others"),
            Who::All => Text::new("who-all"),
            Who::AllOn(area) => text!("who-all-on", area = self.say_area(area)),
            Who::Random => Text::new("who-random"),
            Who::RandomOther => Text::new("who-random-other"),
            Who::Nearest => Text::new("who-nearest"),
        }
    }
}

pub(crate) fn stat(stat: Stat) -> Text {
    Text::new(match stat {
        Stat::Danger => "danger",
        Stat::Fate => "fate",
        Stat::Rage => "rage",
    })
}

pub(crate) fn token(token: Token) -> Text {
    Text::new(match token {
        Token::Despair => "token-despair",
        Token::Ambrosia => "token-ambrosia",
        Token::MovementFatigue => "token-movement-fatigue",
        Token::CombatFatigue => "token-combat-fatigue",
        Token::Trespass => "token-trespass",
    })
}

pub(crate) fn pool_token(token: PoolToken) -> Text {
    Text::new(match token {
        PoolToken::Opening => "token-opening",
        PoolToken::Break => "token-break",
        PoolToken::Diversion => "token-diversion",
    })
}

pub(crate) fn condition_kind(kind: ConditionKind) -> Text {
    Text::new(match kind {
        ConditionKind::Body => "kind-body",
        ConditionKind::Mind => "kind-mind",
        ConditionKind::Fate => "kind-fate",
        ConditionKind::Scar => "kind-scar",
    })
}

pub(crate) fn severity(severity: Severity) -> Text {
    Text::new(match severity {
        Severity::Minor => "severity-minor",
        Severity::Major => "severity-major",
        Severity::Grave => "severity-grave",
        Severity::Obol => "severity-obol",
    })
}

pub(crate) fn skill(skill: Skill) -> Text {
    Text::new(format!("skill-{}", skill.slug()))
}

/// The skill of a test, or that there is none.
pub(super) fn tested(tested: Tested) -> Text {
    match tested {
        Tested::Plainly => Text::new("tested-plainly"),
        Tested::By(which) => skill(which),
        Tested::ByEither(first, second) => text!("tested-either", first = skill(first), second = skill(second)),
    }
}

pub(crate) fn terrain_trait(trait_: TerrainTrait) -> Text {
    Text::new(match trait_ {
        TerrainTrait::Ambrosia => "ground-ambrosia",
        TerrainTrait::BoardEdge => "ground-board-edge",
        TerrainTrait::Boundless => "ground-boundless",
        TerrainTrait::Chasm => "ground-chasm",
        TerrainTrait::Cover => "ground-cover",
        TerrainTrait::Destructible => "ground-destructible",
        TerrainTrait::ReinforcedDestructible => "ground-reinforced",
        TerrainTrait::Exposed => "ground-exposed",
        TerrainTrait::Indestructible => "ground-indestructible",
        TerrainTrait::Inhabited => "ground-inhabited",
        TerrainTrait::Labyrinth => "ground-labyrinth",
        TerrainTrait::Obscuring => "ground-obscuring",
        TerrainTrait::Obstacle => "ground-obstacle",
        TerrainTrait::Trap => "ground-trap",
        TerrainTrait::Treasure => "ground-treasure",
    })
}

pub(crate) fn gear_trait(trait_: GearTrait) -> Text {
    Text::new(match trait_ {
        GearTrait::Axe => "gear-trait-axe",
        GearTrait::Bow => "gear-trait-bow",
        GearTrait::Blade => "gear-trait-blade",
        GearTrait::Club => "gear-trait-club",
        GearTrait::Hammer => "gear-trait-hammer",
        GearTrait::Shield => "gear-trait-shield",
        GearTrait::Spear => "gear-trait-spear",
        GearTrait::Whip => "gear-trait-whip",
        GearTrait::Bone => "gear-trait-bone",
        GearTrait::Bronze => "gear-trait-bronze",
        GearTrait::Divine => "gear-trait-divine",
        GearTrait::Wooden => "gear-trait-wooden",
    })
}

pub(crate) fn section_word(section: Section) -> Text {
    Text::new(match section {
        Section::AtWar => "section-at-war",
        Section::Denounced => "section-denounced",
        Section::Unfriendly => "section-unfriendly",
        Section::Neutral => "section-neutral",
        Section::Friendly => "section-friendly",
        Section::Allied => "section-allied",
    })
}

pub(crate) fn argo_figure(figure: ArgoFigure) -> Text {
    Text::new(match figure {
        ArgoFigure::Crew => "argo-figure-crew",
        ArgoFigure::Hull => "argo-figure-hull",
        ArgoFigure::Fate => "argo-figure-fate",
        ArgoFigure::Doom => "argo-figure-doom",
        ArgoFigure::Progress => "argo-figure-progress",
        ArgoFigure::Knowledge => "argo-figure-knowledge",
        ArgoFigure::Tears => "argo-figure-tears",
    })
}
