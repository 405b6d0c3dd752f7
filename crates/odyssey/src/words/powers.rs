//! Keywords, passives, abilities and their prices in words.

use super::circumstances::{skill, stat, token};
use super::script::colour;
use super::signed;
use crate::pack::Pack;
use crate::pack::schema::*;
use table::{Text, text};

/// A keyword as cards print it: its name and its figure.
pub(crate) fn keyword(keyword: Keyword) -> Text {
    use Keyword::*;
    let plain = |name: &'static str| Text::new(name);
    let counted = |name: &'static str, n: u8| text!(name, n = n);
    match keyword {
        AmbrosiaLimit(n) => counted("kw-ambrosia-limit", n),
        AmbrosiaLimitPlus(n) => counted("kw-ambrosia-limit-plus", n),
        Ascended => plain("kw-ascended"),
        AttackReroll(n) => counted("kw-attack-reroll", n),
        AutoBreak(n) => counted("kw-auto-break", n),
        Block(n) => counted("kw-block", n),
        Break(n) => counted("kw-break", n),
        Bypass => plain("kw-bypass"),
        Carving(n) => counted("kw-carving", n),
        Commit => plain("kw-commit"),
        Cumbersome => plain("kw-cumbersome"),
        Deadly => plain("kw-deadly"),
        Diversion => plain("kw-diversion"),
        Dodge => plain("kw-dodge"),
        Doomed => plain("kw-doomed"),
        Elation(n) => counted("kw-elation", n),
        Frontlines => plain("kw-frontlines"),
        Heartseeker => plain("kw-heartseeker"),
        Hide => plain("kw-hide"),
        Knockback(n) => counted("kw-knockback", n),
        Lifeline => plain("kw-lifeline"),
        Lumbering => plain("kw-lumbering"),
        Motivate(n) => counted("kw-motivate", n),
        Opening(n) => counted("kw-opening", n),
        Overbreak(n) => counted("kw-overbreak", n),
        Peril => plain("kw-peril"),
        Power(n) => counted("kw-power", n),
        PowerDie(which) => text!("kw-power-die", colour = colour(which)),
        PowerReroll(n) => counted("kw-power-reroll", n),
        Precise(n) => counted("kw-precise", n),
        Provoke => plain("kw-provoke"),
        Pull(n) => counted("kw-pull", n),
        Pushback(n) => counted("kw-pushback", n),
        Ranged(from, upto) => text!("kw-ranged", from = from, upto = upto),
        Reach(n) => counted("kw-reach", n),
        Reflex => plain("kw-reflex"),
        AdvancedReflex => plain("kw-advanced-reflex"),
        SuperiorReflex => plain("kw-superior-reflex"),
        Reinforce(n) => counted("kw-reinforce", n),
        AdvancedReinforce(n) => counted("kw-advanced-reinforce", n),
        SuperiorReinforce(n) => counted("kw-superior-reinforce", n),
        Reposition(n) => counted("kw-reposition", n),
        Rocksteady => plain("kw-rocksteady"),
        Rush => plain("kw-rush"),
        ImprovedRush => plain("kw-improved-rush"),
        Sacrifice => plain("kw-sacrifice"),
        Scale => plain("kw-scale"),
        SecondChance => plain("kw-second-chance"),
        Solace => plain("kw-solace"),
        Spotlight => plain("kw-spotlight"),
        Stalwart => plain("kw-stalwart"),
        BodySuppress => plain("kw-body-suppress"),
        AiSuppress => plain("kw-ai-suppress"),
        Tireless => plain("kw-tireless"),
        TitanPossession => plain("kw-titan-possession"),
        ArgonautPossession => plain("kw-argonaut-possession"),
        Tumble => plain("kw-tumble"),
        Unique => plain("kw-unique"),
        Vault => plain("kw-vault"),
    }
}

/// What a passive changes.
fn modifier(modifier: Modifier) -> Text {
    use Modifier::*;
    let plain = |name: &'static str| Text::new(name);
    let by = |name: &'static str, by: i8| text!(name, by = signed(by));
    let counted = |name: &'static str, n: u8| text!(name, n = n);
    match modifier {
        Precision(n) => by("mod-precision", n),
        Evasion(n) => by("mod-evasion", n),
        Speed(n) => by("mod-speed", n),
        AttackDice(n) => by("mod-attack-dice", n),
        RawPower(n) => by("mod-raw-power", n),
        PowerDie(which) => text!("mod-power-die", colour = colour(which)),
        BetterPowerDie(n) => counted("mod-better-power-die", n),
        Skill(which, n) => text!("mod-skill", skill = skill(which), by = signed(n)),
        ArmourDie(which) => text!("mod-armour-die", colour = colour(which)),
        EvasionReroll(n) => counted("mod-evasion-reroll", n),
        ShorterKnockback(n) => counted("mod-shorter-knockback", n),
        ShorterPushback(n) => counted("mod-shorter-pushback", n),
        AtForMe(n) => by("mod-at-for-me", n),
        IgnoreWoundResponses => plain("mod-ignore-wound-responses"),
        IgnoreFailResponses => plain("mod-ignore-fail-responses"),
        IgnoreInstincts => plain("mod-ignore-instincts"),
        OnlyCriticals => plain("mod-only-criticals"),
        AmbrosiaLimit(n) => counted("kw-ambrosia-limit", n),
        AmbrosiaLimitPlus(n) => counted("kw-ambrosia-limit-plus", n),
        DespairLimit(n) => counted("mod-despair-limit", n),
        Hands(n) => by("mod-hands", n),
        Supports(n) => by("mod-supports", n),
        ThreeHandedAsTwo => plain("mod-three-handed-as-two"),
        CannotLosePriority => plain("mod-cannot-lose-priority"),
        CannotMove => plain("mod-cannot-move"),
        CannotAttack => plain("mod-cannot-attack"),
        CannotReact => plain("mod-cannot-react"),
        CannotBlock => plain("mod-cannot-block"),
        Helpless => plain("mod-helpless"),
        Berserk => plain("mod-berserk"),
        MustActFirst => plain("mod-must-act-first"),
        IgnoresLabyrinth => plain("mod-ignores-labyrinth"),
        IgnoresOneObstacle => plain("mod-ignores-one-obstacle"),
        NoDespair => plain("mod-no-despair"),
        Immovable => plain("mod-immovable"),
        FoeAt(n) => by("mod-foe-at", n),
        FoeToHit(n) => by("mod-foe-to-hit", n),
        FoeSpeed(n) => by("mod-foe-speed", n),
        FoeDanger(n) => by("mod-foe-danger", n),
        FoeDangerPerHit(n) => by("mod-foe-danger-per-hit", n),
        FoeEvasionDice(n) => by("mod-foe-evasion-dice", n),
        FoePrecision(n) => by("mod-foe-precision", n),
        UnlimitedSpeed => plain("mod-unlimited-speed"),
        FoeKnockback(n) => by("mod-foe-knockback", n),
        FoePushback(n) => by("mod-foe-pushback", n),
        NoPushback => plain("mod-no-pushback"),
        NoZones => plain("mod-no-zones"),
        NoTrample => plain("mod-no-trample"),
        NoLabyrinth => plain("mod-no-labyrinth"),
        RandomTargets => plain("mod-random-targets"),
        DeadlyEdges => plain("mod-deadly-edges"),
        SightThroughWalls => plain("mod-sight-through-walls"),
        BannersForAfflicted => plain("mod-banners-for-afflicted"),
        SilencedEnd => plain("mod-silenced-end"),
    }
}

/// The moment of an ability.
fn trigger(at: Trigger) -> Text {
    use Trigger::*;
    Text::new(match at {
        FreeAction => "at-free-action",
        Reaction => "at-reaction",
        TitanRound => "at-titan-round",
        FirstWindow => "at-first-window",
        SecondWindow => "at-second-window",
        EitherWindow => "at-either-window",
        StartOfBattle => "at-start-of-battle",
        EndOfBattle => "at-end-of-battle",
        StartOfPrimordialRound => "at-start-of-primordial-round",
        EndOfPrimordialRound => "at-end-of-primordial-round",
        StartOfTitanRound => "at-start-of-titan-round",
        EndOfTitanRound => "at-end-of-titan-round",
        StartOfTurn => "at-start-of-turn",
        EndOfTurn => "at-end-of-turn",
        DeclareAttack => "at-declare-attack",
        FullHit => "at-full-hit",
        FullMiss => "at-full-miss",
        CritChance => "at-crit-chance",
        CritMiss => "at-crit-miss",
        AboutToDrawPart => "at-about-to-draw-part",
        PowerRolled => "at-power-rolled",
        Wound => "at-wound",
        CriticalWound => "at-critical-wound",
        Fail => "at-fail",
        AboutToBeAnswered => "at-about-to-be-answered",
        Targeted => "at-targeted",
        AboutToEvade => "at-about-to-evade",
        EvasionRolled => "at-evasion-rolled",
        CritEvade => "at-crit-evade",
        CritEvadeFail => "at-crit-evade-fail",
        FullEvade => "at-full-evade",
        OutOfReach => "at-out-of-reach",
        AboutToArmour => "at-about-to-armour",
        TraumaDrawn => "at-trauma-drawn",
        Survived(severity) => return text!("at-survived", severity = super::circumstances::severity(severity)),
        AboutToFallDown => "at-about-to-fall-down",
        AboutToBeKnockedBack => "at-about-to-be-knocked-back",
        AboutToCrash => "at-about-to-crash",
        AboutToBeCumbersome => "at-about-to-be-cumbersome",
        AboutToClimb => "at-about-to-climb",
        AboutToHoldOn => "at-about-to-hold-on",
        AboutToDie => "at-about-to-die",
        AboutToFallToDeath => "at-about-to-fall-to-death",
        Died => "at-died",
        OtherDied => "at-other-died",
        Exhausted => "at-exhausted",
        Readied => "at-readied",
        GainedAgain => "at-gained-again",
        Entered => "at-entered",
        FoeForcedOnto => "at-foe-forced-onto",
        Searched => "at-searched",
        Destroyed => "at-destroyed",
        FoeWounded => "at-foe-wounded",
        Rally => "at-rally",
        Walled => "at-walled",
        Summoned => "at-summoned",
    })
}

/// The value that opens a gate, as chips print it.
pub(crate) fn gate(Gate(which, value): Gate) -> Text {
    text!("gate", stat = stat(which), value = value)
}

/// All that is paid, or nothing.
fn price(price: &Price) -> Option<Text> {
    let mut parts: Vec<Text> = Vec::new();
    if let Some(action) = price.action {
        parts.push(Text::new(format!("cost-{}", action.slug())));
    }
    let counted = [
        ("cost-danger", price.danger),
        ("cost-fate", price.fate),
        ("cost-rage", price.rage),
        ("cost-trespass", price.trespass),
    ];
    parts.extend(counted.iter().filter(|(_, n)| *n > 0).map(|(key, n)| text!(*key, n = *n)));
    let marked = [
        ("cost-exhaust", price.exhaust),
        ("cost-discard", price.discard),
        ("cost-charge", price.charge),
        ("cost-summon", price.summon),
    ];
    parts.extend(marked.iter().filter(|(_, paid)| *paid).map(|(key, _)| Text::new(*key)));
    if let Some((what, n)) = price.tokens {
        parts.push(text!("cost-tokens", token = token(what), n = n));
    }
    (!parts.is_empty()).then(|| text!("all-of", list = parts))
}

impl Pack {
    /// An ability: when, at what price, under what circumstances, and what it does.
    pub fn say_ability(&self, ability: &Ability) -> Text {
        let mut head = trigger(ability.at);
        if let Some(open) = ability.gate {
            head = text!("gated", gate = gate(open), what = head);
        }
        if !ability.when.is_empty() {
            head = text!("head-when", head = head, when = self.say_whens(ability.when));
        }
        if let Some(paid) = price(&ability.cost) {
            head = text!("head-price", head = head, price = paid);
        }
        let effects = self.say_script(ability.effects);
        let effects = effects.unwrap_or_else(|| Text::new("effect-nothing"));
        let key = if ability.may { "ability-may" } else { "ability-says" };
        text!(key, head = head, effects = effects)
    }

    fn say_gated(&self, what: Text, open: Option<Gate>, when: crate::pack::Slice<When>) -> Text {
        let what = match open {
            Some(open) => text!("gated", gate = gate(open), what = what),
            None => what,
        };
        if when.is_empty() { what } else { text!("head-when", head = what, when = self.say_whens(when)) }
    }

    /// Everything a card gives, line by line: keywords together, then passives, then abilities.
    pub fn say_powers(&self, powers: &Powers) -> Vec<Text> {
        let mut lines = Vec::new();
        let keywords: Vec<Text> =
            powers.keywords.iter().map(|gated| self.say_gated(keyword(gated.is), gated.gate, gated.when)).collect();
        lines.extend(keywords.into_iter().map(sentence));
        let passives = powers.passives.iter();
        lines
            .extend(passives.map(|passive| sentence(self.say_gated(modifier(passive.is), passive.gate, passive.when))));
        lines.extend(self.all(powers.abilities).iter().map(|ability| self.say_ability(ability)));
        lines
    }
}

fn sentence(what: Text) -> Text {
    text!("sentence", what = what)
}

/// Lines as one text, one sentence after another.
pub(crate) fn joined(lines: impl DoubleEndedIterator<Item = Text>) -> Option<Text> {
    lines.rev().reduce(|rest, first| text!("effects", first = first, rest = rest))
}
