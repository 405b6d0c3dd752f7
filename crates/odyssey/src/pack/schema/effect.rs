//! Effects: everything that a card can make happen. Each is named after its rule, and each happens wholly before the next.

use super::{Area, ArgoFigure, ConditionKind, PoolToken, Tested, Token, When, Who};
use crate::dice::Colour;
use crate::geometry::Direction;
use crate::ids::{ConditionId, GearId, Level, NoteId, ObolId, ResourceId, Stat, TerrainId};
use crate::pack::Pack;
use table::pack::{List, Ref};
use table::{copied, schema, vocabulary};

/// Effects in order.
pub type ScriptOf<S> = List<S, Effect<S>>;

schema! { for Pack;
    /// One thing that happens, to the titan the card is about unless it says otherwise.
    pub enum Effect<S>: "effect" as written {
        // How effects are put together.
        /// B13.1 · A window of opportunity before the next effect.
        Window,
        /// If all of these are true, the effects, else the others.
        If(when: List<S, When<S>>, then: ScriptOf<S>, otherwise: ScriptOf<S>) => Pack::say_if,
        /// G1.5 · The titan's player may leave them out.
        May(effects: ScriptOf<S>),
        /// One of these scripts, chosen by the titan's player.
        Either(scripts: List<S, ScriptOf<S>>) => Pack::say_either,
        /// They happen to somebody else.
        To(who: Who<S>, effects: ScriptOf<S>),
        /// G7 · A test of the titan's argonaut: if it succeeds the first script, else the second.
        Test(tested: Tested, difficulty: u8, success: ScriptOf<S>, failure: ScriptOf<S>) => Pack::say_test,
        /// A d10 is rolled, which is no test: the last row whose figure is not above it.
        Roll(rows: List<S, Row<S>>) => Pack::say_rows,
        /// B5.16.3 · Only if this is the first titan, in effects that several suffer.
        Once(effects: ScriptOf<S>),

        // The Triskelion.
        /// G6, B6 · Danger. As a consequence of an attack it is armoured against and draws trauma.
        Danger(amount: Amount),
        /// G6.4.
        Fate(amount: Amount),
        /// G6.5, B16.1.
        Rage(amount: Amount),
        /// G6.6 · The value falls.
        Lose(stat: Stat, amount: Amount),
        /// The value becomes this.
        Set(stat: Stat, value: u8),

        // Trauma and the other decks of fate.
        /// B6.7 · A trauma draw without Danger, of this severity or else by the titan's table.
        TraumaDraw(severity: Option<Severity>) => Pack::say_trauma_draw,
        /// B5.15.6 · Draws of this attack are of this severity instead.
        TraumaInstead(severity: Severity),
        /// On a trauma card: this card is shuffled back and another drawn.
        DrawAgain,
        /// B6.8 · On a trauma card: it is kept as this condition.
        Keep(condition: Ref<S, ConditionId>) => Pack::say_keep,
        /// B6.11 · This card joins the obol deck.
        AddObol(which: Ref<S, ObolId>),
        /// B23.2.
        KratosCard,
        /// B23.4.
        KratosRoll,
        /// B23.1.
        MoirosCard,
        /// B25 · The titan dies; as a consequence of an attack this is an instant death (B6.12).
        Die,
        /// B25.6.
        ArgonautDies,
        /// On an obol: the titan lives.
        Live,
        /// B27.2.
        Awaken,

        // Tokens and conditions.
        /// B22 · Tokens are gained.
        Gain(token: Token, amount: Amount),
        /// Up to this many tokens are discarded.
        Drop(token: Token, amount: Amount),
        /// B22.2 · The condition is gained.
        Suffer(condition: Ref<S, ConditionId>),
        /// A condition of this kind is discarded, of the titan's choice if there are several.
        Cure(kind: ConditionKind),
        /// All conditions are discarded.
        CureAll,
        /// B7.7.2 · The primordial gets this scar.
        Scar(condition: Ref<S, ConditionId>) => Pack::say_scar,
        /// B22.3.
        Knockdown,
        /// B22.6.
        StandUp,
        /// B20.1 · Tokens into the Kratos pool.
        Pool(token: PoolToken, amount: Amount),
        /// As many Openings and Breaks together, as the titan's player likes.
        PoolMixed(amount: Amount),
        /// B20.3 · Modifier tokens on the titan.
        Modify(what: Attribute, by: i8, until: Until),
        /// B20.3 · Modifier tokens on the primordial.
        ModifyFoe(what: PrimordialAttribute, by: i8, until: Until),

        // Movement.
        /// B8.8.5 · The titan may move up to this many spaces.
        Move(spaces: u8),
        /// B12.7 · From the primordial's card the titan is knocked back, from a titan's the primordial.
        Knockback(spaces: u8),
        /// The same in a direction of the board.
        KnockbackTo(direction: Direction, spaces: u8),
        /// B12.9.
        Pushback(spaces: u8),
        /// B12.10.
        Pull(spaces: u8),
        /// B12.5.
        Crash,
        /// B12.6.
        Displace,
        /// B12.11.1.
        Vault,
        /// B12.11.2.
        ForcedVault,
        /// B10.11.
        Trample,
        /// B4.13 · The primordial turns.
        Turn(to: Facing) => Pack::say_turn,
        /// B4.6 · The primordial moves there, without limit.
        MoveFoe(to: Destination) => Pack::say_move_primordial,
        /// The titan moves towards the nearest board edge with its full speed, and crosses it if it gets there.
        Flee,

        // Attacks.
        /// B24.1 · A bonus attack with these extras.
        BonusAttack(extra: ScriptOf<S>) => Pack::say_bonus_attack,
        /// A titan that the effect makes strike another one: Danger and knockdown, no roll.
        StrikeTitan(danger: u8),
        /// B14.3.
        ChainBreak,
        /// B21.39, B21.40 · Part of a complicated action.
        Rush(improved: bool) => Pack::say_rush,
        /// B3.26.
        Signature,
        /// B3.8.
        Routine,
        /// Another AI card is drawn and resolved.
        AiCard,
        /// The same attack once more on the same target.
        AttackAgain,
        /// The same card once more on the closest titan not yet attacked in this round.
        AttackNext,
        /// In an evasion roll: each hit is followed by another die until none hits.
        Relentless,
        /// B5.14.1, B7.3.1 · Dice of the roll in progress: of evasion, or of attack.
        Dice(count: i8),
        /// B7.6.1 · Dice for the power pool of this attack.
        PowerDie(colour: Colour, amount: Amount),
        /// B7.6.1 · Raw power for this attack.
        Power(amount: Amount),
        /// B21.31 · Power re-rolls for this attack.
        PowerReroll(count: u8),
        /// B21.3 · Attack re-rolls for this attack.
        AttackReroll(count: u8),
        /// B5.14.4 · Evasion re-rolls for this roll.
        EvasionReroll(count: u8),
        /// B5.14.7 · This many hits count as evaded.
        Block(count: u8),
        /// B21.36 · Dice for this armour roll.
        Reinforce(colour: Colour, n: u8),
        /// B7.3.5 · A crit chance for this attack.
        CritChance,
        /// B7.3.8 · The attack becomes a full miss.
        FullMiss,
        /// G1.3 · What is about to happen, does not: knockdown, knockback, crash, a keyword, a response, a card that was drawn.
        Ignore,
        /// G1.4 · The test that is about to be made succeeds.
        Succeed,
        /// B16.3.
        TakePriority,
        /// The titan passes the priority token to the titan with the highest Rage besides it.
        PassPriority,
        /// The round ends here.
        EndRound,

        // Wounds and decks.
        /// B15.5.
        SingleWound(count: u8),
        /// B21.19.
        Heal(count: u8),
        /// B30.1 · The primordial is slain.
        DeathBlow,
        /// B15.17, B15.20.
        Escalate(decks: Decks, count: u8) => Pack::say_escalate,
        /// The top card is looked at and kept there or discarded, as the titan's player likes.
        Peek(deck: PrimordialDeck) => Pack::say_peek,
        /// B21.47.
        Suppress(deck: PrimordialDeck) => Pack::say_suppress,

        // Gear and abilities.
        /// B18.6 · Exhausts.
        Exhaust(what: Carried),
        /// B18.7 · Readies.
        Ready(what: Carried),
        /// B18.10 · Discards.
        Discard(what: Carried),
        /// B18.4 · Charges are added to one of these, of the player's choice.
        Charge(what: Carried, count: u8),
        /// G5.4.
        GainGear(gear: Ref<S, GearId>),

        // Terrain and vantage points.
        /// B9.4 · A tile is placed.
        Place(terrain: Ref<S, TerrainId>, site: Site),
        /// B10.5 · The tiles of the labyrinth track.
        Labyrinth(amount: Amount),
        /// The tile the card is about, or every tile with this trait under the titan, is destroyed.
        Destroy(area: Area<S>),
        /// B26.1.
        CreateVantagePoint,
        /// B26.4 · The titan falls.
        Fall,

        // The Argo.
        /// G8.1.
        Argo(figure: ArgoFigure, by: i8),
        /// G8.2 · Diplomacy with the local faction.
        Diplomacy(by: i8),
        /// G5.1.
        Resource(resource: Ref<S, ResourceId>, amount: Amount),
        /// B21.8 · Resources of the body part in hand.
        Carve(count: u8),
        /// B31.9 · Something that is noted, and told after the battle.
        Note(note: Ref<S, NoteId>),
        /// B31.9 · An adversary activation.
        AdversaryActivation,
        /// B31.9 · The argonaut gets a fated mnemos.
        FatedMnemos,
        /// B31.9 · One of the argonaut's mnemos gets a node, and is readied.
        MnemosNode,
        /// G2.2, B23.5 · A kratos card with a rally: its lasting effect ends.
        Rally,
    }

    /// What a d10 brings from this figure on.
    pub struct Row<S> {
        pub from: u8,
        #[serde(default)]
        pub effects: ScriptOf<S>,
    }
}

vocabulary! {
    /// How much.
    pub enum Amount {
        /// This much.
        N(n: u8),
        /// So much for each hit that is left.
        PerHit(n: u8),
        /// As much as the primordial's level.
        FoeLevel,
        /// As much as the titan has of this value.
        As(stat: Stat),
        /// As many as the titan has despair or ambrosia tokens, and such.
        AsTokens(token: Token),
        /// All there are.
        All,
    }

    /// B6.4 · The four bands of a trauma table.
    pub enum Severity: "severity" {
        Minor,
        Major,
        Grave,
        Obol,
    }

    /// B20.3 · What modifier tokens of titans change.
    pub enum Attribute: "attribute" {
        Precision,
        Evasion,
        Speed,
        Power,
    }

    /// B20.3 · What modifier tokens of the primordial change.
    pub enum PrimordialAttribute: "attribute" {
        At,
        ToHit,
        Speed,
        EvasionDice,
        Danger,
        Precision,
    }

    /// B20.4, B20.5 · How long a modifier lasts.
    pub enum Until: "until" {
        /// It is spent by the next roll or movement it counts for; of the primordial, in B7.9.
        Used,
        EndOfRound,
        EndOfBattle,
        /// Until the primordial's next attack is over.
        NextAttack,
    }

    pub enum PrimordialDeck {
        Ai,
        Body,
    }

    /// B15.20.
    pub enum Decks {
        Both,
        Only(deck: PrimordialDeck),
    }

    /// Which of the titan's things are meant.
    pub enum Carried: "carried" {
        /// The card whose text this is.
        This,
        /// One card of the player's choice.
        One,
        /// One weapon of the player's choice.
        Weapon,
        /// B18.9 · All exhaustible gear; knockdown if there is none.
        Exhaustible,
        /// Everything.
        All,
        Mnemos,
        ArgoAbility,
    }

    /// B4.13 · Which way the primordial turns.
    pub enum Facing {
        Target,
        Away,
        /// B4.16.
        MostTitans,
        Random,
    }

    /// B4.6 · Where the primordial moves.
    pub enum Destination {
        Centre,
        NearestEdge,
        Target,
        Straight(spaces: u8),
    }

    /// Where a tile is placed.
    pub enum Site: "site" {
        /// B10.6 · In front of the primordial and adjacent to it.
        BeforeFoe,
        UnderTitan,
        AdjacentToTitan ["adjacent"],
        /// B2.13.
        Outer(n: u8),
        Inner(n: u8),
    }

    /// For a rule that speaks of card levels.
    pub enum OfLevel {
        Any,
        Only(level: Level),
    }
}

copied!(Effect, Row);
