//! Effects in words: each a short sentence, one after the other.

use super::circumstances::{argo_figure, condition_kind, pool_token, severity, stat, tested, token};
use super::signed;
use crate::dice::Colour;
use crate::geometry::Direction;
use crate::pack::schema::*;
use crate::pack::{Pack, Script, Slice};
use table::{Prompt, Text, text};

impl Pack {
    /// All effects of a script, in order; nothing for an empty one.
    pub fn say_script(&self, script: Script) -> Option<Text> {
        let said = self.all(script).iter().map(|effect| self.say_effect(*effect));
        said.rev().reduce(|rest, first| text!("effects", first = first, rest = rest))
    }

    /// A script where something must be said.
    fn say(&self, script: Script) -> Text {
        self.say_script(script).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    fn say_if(&self, when: Slice<When>, then: Script, otherwise: Script) -> Text {
        let when = self.say_whens(when);
        match (then.len(), otherwise.len()) {
            (_, 0) => text!("effect-if", when = when, then = self.say(then)),
            (0, _) => text!("effect-unless", when = when, then = self.say(otherwise)),
            _ => text!("effect-if-else", when = when, then = self.say(then), otherwise = self.say(otherwise)),
        }
    }

    fn say_either(&self, scripts: Slice<Script>) -> Text {
        text!("effect-either", sides = self.say_sides(scripts))
    }

    /// Several scripts, each after its number.
    fn say_sides(&self, scripts: Slice<Script>) -> Text {
        let sides = self.all(scripts).iter().enumerate();
        let sides = sides.map(|(n, side)| text!("side-says", side = n + 1, effects = self.say(*side)));
        super::powers::joined(sides).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    fn say_test(&self, what: Tested, difficulty: u8, success: Script, failure: Script) -> Text {
        let (skill, difficulty) = (tested(what), difficulty);
        match (success.len(), failure.len()) {
            (_, 0) => text!("effect-test-success", skill = skill, difficulty = difficulty, success = self.say(success)),
            (0, _) => text!("effect-test-failure", skill = skill, difficulty = difficulty, failure = self.say(failure)),
            _ => text!(
                "effect-test",
                skill = skill,
                difficulty = difficulty,
                success = self.say(success),
                failure = self.say(failure)
            ),
        }
    }

    fn say_rows(&self, rows: Slice<Row>) -> Text {
        let rows = self.all(rows);
        let said = rows.iter().enumerate().map(|(n, row)| {
            let upto = rows.get(n + 1).map_or(10, |next| next.from - 1);
            let effects = self.say(row.effects);
            match upto == row.from {
                true => text!("effect-row-one", from = row.from, effects = effects),
                false => text!("effect-row", from = row.from, upto = upto, effects = effects),
            }
        });
        let said = said.rev().reduce(|rest, first| text!("effects", first = first, rest = rest));
        text!("effect-roll", rows = said.unwrap_or_else(|| Text::new("effect-nothing")))
    }

    /// G1.5 · The question whether something is done.
    pub(crate) fn may_prompt(&self, effects: Script) -> Prompt {
        Prompt::new(text!("ask-may", effects = self.say(effects)), "G1.5")
    }

    /// G1.5 · The question which of several scripts is done, with all of them.
    pub(crate) fn either_prompt(&self, scripts: Slice<Script>) -> Prompt {
        Prompt::new(text!("ask-either", effects = self.say_sides(scripts)), "G1.5")
    }

    /// One effect.
    pub fn say_effect(&self, effect: Effect) -> Text {
        match effect {
            Effect::Window => Text::new("effect-window"),
            Effect::If(when, then, otherwise) => self.say_if(when, then, otherwise),
            Effect::May(effects) => text!("effect-may", effects = self.say(effects)),
            Effect::Either(scripts) => self.say_either(scripts),
            Effect::To(who, effects) => text!("effect-to", who = self.say_who(who), effects = self.say(effects)),
            Effect::Test(what, difficulty, success, failure) => self.say_test(what, difficulty, success, failure),
            Effect::Roll(rows) => self.say_rows(rows),
            Effect::Once(effects) => text!("effect-once", effects = self.say(effects)),
            Effect::Danger(amount) => with(Text::new("effect-danger"), amount),
            Effect::Fate(amount) => with(Text::new("effect-fate"), amount),
            Effect::Rage(amount) => with(Text::new("effect-rage"), amount),
            Effect::Lose(which, amount) => with(text!("effect-lose", stat = stat(which)), amount),
            Effect::Set(which, value) => text!("effect-set", stat = stat(which), value = value),
            Effect::TraumaDraw(None) => Text::new("effect-trauma-draw"),
            Effect::TraumaDraw(Some(which)) => text!("effect-trauma-draw-of", severity = severity(which)),
            Effect::TraumaInstead(which) => text!("effect-trauma-instead", severity = severity(which)),
            Effect::DrawAgain => Text::new("effect-draw-again"),
            Effect::Keep(condition) => text!("effect-keep", condition = self.say_condition(condition)),
            Effect::AddObol(_) => Text::new("effect-add-obol"),
            Effect::KratosCard => Text::new("effect-kratos-card"),
            Effect::KratosRoll => Text::new("effect-kratos-roll"),
            Effect::MoirosCard => Text::new("effect-moiros-card"),
            Effect::Die => Text::new("effect-die"),
            Effect::ArgonautDies => Text::new("effect-argonaut-dies"),
            Effect::Live => Text::new("effect-live"),
            Effect::Awaken => Text::new("effect-awaken"),
            Effect::Gain(what, amount) => with(text!("effect-gain", token = token(what)), amount),
            Effect::Drop(what, amount) => with(text!("effect-drop", token = token(what)), amount),
            Effect::Suffer(condition) => text!("effect-suffer", condition = self.condition_name(condition)),
            Effect::Cure(kind) => text!("effect-cure", kind = condition_kind(kind)),
            Effect::CureAll => Text::new("effect-cure-all"),
            Effect::Scar(condition) => {
                text!("effect-scar", condition = self.condition_name(condition), text = self.say_condition(condition))
            }
            Effect::Knockdown => Text::new("effect-knockdown"),
            Effect::StandUp => Text::new("effect-stand-up"),
            Effect::Pool(what, amount) => with(text!("effect-pool", token = pool_token(what)), amount),
            Effect::PoolMixed(amount) => with(Text::new("effect-pool-mixed"), amount),
            Effect::Modify(what, by, until) => {
                text!("effect-modify", what = attribute(what), by = signed(by), until = until_word(until))
            }
            Effect::ModifyFoe(what, by, until) => {
                text!("effect-modify-foe", what = foe_attribute(what), by = signed(by), until = until_word(until))
            }
            Effect::Move(spaces) => text!("effect-move", spaces = spaces),
            Effect::Knockback(spaces) => text!("effect-knockback", spaces = spaces),
            Effect::KnockbackTo(to, spaces) => text!("effect-knockback-to", direction = direction(to), spaces = spaces),
            Effect::Pushback(spaces) => text!("effect-pushback", spaces = spaces),
            Effect::Pull(spaces) => text!("effect-pull", spaces = spaces),
            Effect::Crash => Text::new("effect-crash"),
            Effect::Displace => Text::new("effect-displace"),
            Effect::Vault => Text::new("effect-vault"),
            Effect::ForcedVault => Text::new("effect-forced-vault"),
            Effect::Trample => Text::new("effect-trample"),
            Effect::Turn(to) => Text::new(match to {
                Facing::Target => "effect-turn-target",
                Facing::Away => "effect-turn-away",
                Facing::MostTitans => "effect-turn-most",
                Facing::Random => "effect-turn-random",
            }),
            Effect::MoveFoe(to) => match to {
                Destination::Centre => Text::new("effect-move-foe-centre"),
                Destination::NearestEdge => Text::new("effect-move-foe-edge"),
                Destination::Target => Text::new("effect-move-foe-target"),
                Destination::Straight(spaces) => text!("effect-move-foe-straight", spaces = spaces),
            },
            Effect::Flee => Text::new("effect-flee"),
            Effect::BonusAttack(extra) if extra.is_empty() => Text::new("effect-bonus-attack"),
            Effect::BonusAttack(extra) => text!("effect-bonus-attack-with", extra = self.say(extra)),
            Effect::StrikeTitan(danger) => text!("effect-strike-titan", danger = danger),
            Effect::ChainBreak => Text::new("effect-chain-break"),
            Effect::Rush(improved) => Text::new(if improved { "effect-improved-rush" } else { "effect-rush" }),
            Effect::Signature => Text::new("effect-signature"),
            Effect::Routine => Text::new("effect-routine"),
            Effect::AiCard => Text::new("effect-ai-card"),
            Effect::AttackAgain => Text::new("effect-attack-again"),
            Effect::AttackNext => Text::new("effect-attack-next"),
            Effect::Relentless => Text::new("effect-relentless"),
            Effect::Dice(count) => text!("effect-dice", count = signed(count)),
            Effect::PowerDie(which, amount) => with(text!("effect-power-die", colour = colour(which)), amount),
            Effect::Power(amount) => with(Text::new("effect-power"), amount),
            Effect::PowerReroll(count) => text!("effect-power-reroll", count = count),
            Effect::AttackReroll(count) => text!("effect-attack-reroll", count = count),
            Effect::EvasionReroll(count) => text!("effect-evasion-reroll", count = count),
            Effect::Block(count) => text!("effect-block", count = count),
            Effect::Reinforce(which, count) => text!("effect-reinforce", colour = colour(which), n = count),
            Effect::CritChance => Text::new("effect-crit-chance"),
            Effect::FullMiss => Text::new("effect-full-miss"),
            Effect::Ignore => Text::new("effect-ignore"),
            Effect::Succeed => Text::new("effect-succeed"),
            Effect::TakePriority => Text::new("effect-take-priority"),
            Effect::PassPriority => Text::new("effect-pass-priority"),
            Effect::EndRound => Text::new("effect-end-round"),
            Effect::SingleWound(count) => text!("effect-single-wound", count = count),
            Effect::Heal(count) => text!("effect-heal", count = count),
            Effect::DeathBlow => Text::new("effect-death-blow"),
            Effect::Escalate(decks, count) => match decks {
                Decks::Both => text!("effect-escalate", count = count),
                Decks::Only(FoeDeck::Ai) => text!("effect-escalate-ai", count = count),
                Decks::Only(FoeDeck::Body) => text!("effect-escalate-body", count = count),
            },
            Effect::Peek(FoeDeck::Ai) => Text::new("effect-peek-ai"),
            Effect::Peek(FoeDeck::Body) => Text::new("effect-peek-body"),
            Effect::Suppress(FoeDeck::Ai) => Text::new("effect-suppress-ai"),
            Effect::Suppress(FoeDeck::Body) => Text::new("effect-suppress-body"),
            Effect::Exhaust(what) => text!("effect-exhaust", what = carried(what)),
            Effect::Ready(what) => text!("effect-ready", what = carried(what)),
            Effect::Discard(what) => text!("effect-discard", what = carried(what)),
            Effect::Charge(what, count) => text!("effect-charge", what = carried(what), count = count),
            Effect::GainGear(gear) => text!("effect-gain-gear", gear = self.gear_name(gear)),
            Effect::Place(terrain, site) => {
                text!("effect-place", terrain = self.terrain_name(terrain), site = site_word(site))
            }
            Effect::Labyrinth(amount) => with(Text::new("effect-labyrinth"), amount),
            Effect::Destroy(area) => text!("effect-destroy", area = self.say_area(area)),
            Effect::CreateVantagePoint => Text::new("effect-create-vantage-point"),
            Effect::Fall => Text::new("effect-fall"),
            Effect::Argo(figure, by) => text!("effect-argo", figure = argo_figure(figure), by = signed(by)),
            Effect::Diplomacy(by) => text!("effect-diplomacy", by = signed(by)),
            Effect::Resource(resource, amount) => {
                with(text!("effect-resource", resource = self.resource_name(resource)), amount)
            }
            Effect::Carve(count) => text!("effect-carve", count = count),
            Effect::Note(note) => text!("effect-note", note = self.note_name(note)),
            Effect::AdversaryActivation => Text::new("effect-adversary-activation"),
            Effect::FatedMnemos => Text::new("effect-fated-mnemos"),
            Effect::MnemosNode => Text::new("effect-mnemos-node"),
            Effect::Rally => Text::new("effect-rally"),
        }
    }
}

/// An amount, as the two arguments from which the message `amount` is made: a number and how it counts.
fn with(text: Text, amount: Amount) -> Text {
    let (n, how) = match amount {
        Amount::N(n) => (n, "n"),
        Amount::PerHit(n) => (n, "hit"),
        Amount::FoeLevel => (0, "level"),
        Amount::As(crate::ids::Stat::Danger) => (0, "danger"),
        Amount::As(crate::ids::Stat::Fate) => (0, "fate"),
        Amount::As(crate::ids::Stat::Rage) => (0, "rage"),
        Amount::AsTokens(_) => (0, "tokens"),
        Amount::All => (0, "all"),
    };
    text.with("n", n).with("how", how)
}

pub(super) fn colour(colour: Colour) -> Text {
    Text::new(match colour {
        Colour::Red => "die-red",
        Colour::Black => "die-black",
        Colour::White => "die-white",
    })
}

fn direction(direction: Direction) -> Text {
    Text::new(format!("direction-{}", direction.slug()))
}

pub(crate) fn attribute(attribute: Attribute) -> Text {
    Text::new(match attribute {
        Attribute::Precision => "attribute-precision",
        Attribute::Evasion => "attribute-evasion",
        Attribute::Speed => "attribute-speed",
        Attribute::Power => "attribute-power",
    })
}

pub(crate) fn foe_attribute(attribute: FoeAttribute) -> Text {
    Text::new(match attribute {
        FoeAttribute::At => "attribute-at",
        FoeAttribute::ToHit => "attribute-to-hit",
        FoeAttribute::Speed => "attribute-speed",
        FoeAttribute::EvasionDice => "attribute-evasion-dice",
        FoeAttribute::Danger => "attribute-danger",
        FoeAttribute::Precision => "attribute-precision",
    })
}

fn until_word(until: Until) -> Text {
    Text::new(match until {
        Until::Used => "until-used",
        Until::EndOfRound => "until-end-of-round",
        Until::EndOfBattle => "until-end-of-battle",
        Until::NextAttack => "until-next-attack",
    })
}

fn carried(what: Carried) -> Text {
    Text::new(match what {
        Carried::This => "carried-this",
        Carried::One => "carried-one",
        Carried::Weapon => "carried-weapon",
        Carried::Exhaustible => "carried-exhaustible",
        Carried::All => "carried-all",
        Carried::Mnemos => "carried-mnemos",
        Carried::ArgoAbility => "carried-argo-ability",
    })
}

fn site_word(site: Site) -> Text {
    match site {
        Site::BeforeFoe => Text::new("site-before-foe"),
        Site::UnderTitan => Text::new("site-under-titan"),
        Site::AdjacentToTitan => Text::new("site-adjacent"),
        Site::Outer(n) => text!("site-outer", n = n),
        Site::Inner(n) => text!("site-inner", n = n),
    }
}
