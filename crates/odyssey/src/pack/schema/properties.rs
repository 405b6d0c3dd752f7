//! What rules ask of an effect without carrying it out. Every effect has its row here: a new one does not compile without.

use super::{Amount, ConditionKind, Destination, Effect, Facing, Row, Severity, Token, When, Who};
use crate::ids::Stat;
use crate::pack::{Script, Slice};

/// The answers for one effect.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Properties {
    /// B17.12 · It makes no difference when it happens among other things of the same moment.
    pub commutes: bool,
    /// B25.4 · It happens whoever the target was.
    pub concerns_nobody: bool,
    /// B17.5 · It lets the titan move, or move the primordial.
    pub moves_somebody: bool,
    pub attack: Attack,
    pub idle: Idle,
    pub vain: Vain,
    /// G6.2 · The value that it raises or lowers.
    pub changes: Option<Change>,
    pub draws: Draws,
    pub inner: Inner,
}

/// B24.3 · Whether it is an attack of the primordial.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Attack {
    No,
    Yes,
    /// B3.28 · If the primordial's routine is one.
    AsRoutine,
}

/// When it plainly changes nothing, so that nobody needs to be asked about it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Idle {
    Never,
    /// The titan's value is 0.
    AtZero(Stat),
    /// The titan has none of these tokens.
    Without(Token),
    /// The titan stands.
    Standing,
    /// The titan has no condition of this kind.
    Free(ConditionKind),
    /// The titan has no condition.
    Healthy,
    /// The titan is the priority target.
    Priority,
    /// The primordial would be moved, and cannot be.
    Knockback,
    Pushback,
    Pull,
    /// These effects are idle, or raise a value above its limit.
    May(Script),
    /// All of these scripts are idle.
    Either(Slice<Script>),
    /// These effects are idle for everybody whom they may be about.
    For(Who, Script),
}

/// When it cannot be done as the first effect of an ability.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Vain {
    Never,
    /// There is no space to rush to.
    WithoutRushSpace {
        improved: bool,
    },
    /// The titan cannot act.
    WhileBarred,
    /// No bonus attack could be declared.
    WithoutBonusAttack,
    /// The titan is the priority target, and nothing else happens.
    AloneAtPriority,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Change {
    Raises(Stat, Amount),
    Lowers(Stat, Amount),
}

/// B6.7, B6.10 · How it has the titan draw trauma, as far as that is certain before it happens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Draws {
    Nothing,
    /// A draw without Danger, of this severity or else by the titan's table.
    Plain(Option<Severity>),
    /// By the Danger that it deals, where it is no consequence of an attack.
    ByDanger(Amount),
    /// What the script draws that follows from these circumstances, or else the other.
    If(Slice<When>, Script, Script),
}

/// The scripts inside an effect.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Inner {
    None,
    One(Script),
    Two(Script, Script),
    Either(Slice<Script>),
    Rows(Slice<Row>),
}

impl Properties {
    const PLAIN: Properties = Properties {
        commutes: false,
        concerns_nobody: false,
        moves_somebody: false,
        attack: Attack::No,
        idle: Idle::Never,
        vain: Vain::Never,
        changes: None,
        draws: Draws::Nothing,
        inner: Inner::None,
    };
    const COMMUTES: Properties = Properties { commutes: true, ..Properties::PLAIN };
    const CONCERNS_NOBODY: Properties = Properties { concerns_nobody: true, ..Properties::PLAIN };

    const fn idle(idle: Idle) -> Properties {
        Properties { idle, ..Properties::PLAIN }
    }

    const fn raises(stat: Stat, amount: Amount) -> Properties {
        Properties { changes: Some(Change::Raises(stat, amount)), ..Properties::PLAIN }
    }

    const fn inner(inner: Inner) -> Properties {
        Properties { inner, ..Properties::PLAIN }
    }
}

impl Effect {
    /// What rules ask of it.
    #[inline]
    pub fn properties(self) -> Properties {
        use Effect::*;
        const PLAIN: Properties = Properties::PLAIN;
        match self {
            If(when, then, otherwise) => {
                Properties { draws: Draws::If(when, then, otherwise), ..Properties::inner(Inner::Two(then, otherwise)) }
            }
            May(script) => Properties { idle: Idle::May(script), ..Properties::inner(Inner::One(script)) },
            Either(scripts) => Properties { idle: Idle::Either(scripts), ..Properties::inner(Inner::Either(scripts)) },
            To(who, script) => Properties {
                idle: Idle::For(who, script),
                concerns_nobody: !matches!(who, Who::Titan | Who::SelfOrAdjacent | Who::Nearest | Who::Another),
                ..Properties::inner(Inner::One(script))
            },
            Test(_, _, success, failure) => Properties::inner(Inner::Two(success, failure)),
            Roll(rows) => Properties::inner(Inner::Rows(rows)),
            Once(script) => Properties::inner(Inner::One(script)),
            BonusAttack(script) => {
                Properties { vain: Vain::WithoutBonusAttack, ..Properties::inner(Inner::One(script)) }
            }

            Danger(amount) => Properties { draws: Draws::ByDanger(amount), ..Properties::raises(Stat::Danger, amount) },
            Fate(amount) => Properties::raises(Stat::Fate, amount),
            Rage(amount) => Properties::raises(Stat::Rage, amount),
            Lose(stat, amount) => {
                Properties { changes: Some(Change::Lowers(stat, amount)), ..Properties::idle(Idle::AtZero(stat)) }
            }
            Drop(token, _) => Properties::idle(Idle::Without(token)),
            StandUp => Properties::idle(Idle::Standing),
            Cure(kind) => Properties::idle(Idle::Free(kind)),
            CureAll => Properties::idle(Idle::Healthy),
            TakePriority => Properties { vain: Vain::AloneAtPriority, ..Properties::idle(Idle::Priority) },

            Move(_) | Vault => Properties { moves_somebody: true, vain: Vain::WhileBarred, ..PLAIN },
            Knockback(_) => Properties { moves_somebody: true, ..Properties::idle(Idle::Knockback) },
            KnockbackTo(..) => Properties::idle(Idle::Knockback),
            Pushback(_) => Properties { moves_somebody: true, ..Properties::idle(Idle::Pushback) },
            Pull(_) => Properties { moves_somebody: true, ..Properties::idle(Idle::Pull) },
            Rush(improved) => Properties { vain: Vain::WithoutRushSpace { improved }, ..PLAIN },
            Turn(to) => Properties { concerns_nobody: matches!(to, Facing::MostTitans | Facing::Random), ..PLAIN },
            MoveFoe(to) => Properties { concerns_nobody: to != Destination::Target, ..PLAIN },

            Signature | AiCard | AttackNext => Properties { attack: Attack::Yes, ..Properties::CONCERNS_NOBODY },
            AttackAgain => Properties { attack: Attack::Yes, ..PLAIN },
            Routine => Properties { attack: Attack::AsRoutine, ..Properties::CONCERNS_NOBODY },

            ModifyFoe(..) | AdversaryActivation => Properties { commutes: true, ..Properties::CONCERNS_NOBODY },
            Trample | Labyrinth(_) | EndRound | Heal(_) | Escalate(..) | Suppress(_) | CreateVantagePoint
            | Argo(..) | Diplomacy(_) => Properties::CONCERNS_NOBODY,
            Pool(..) | Modify(..) | Note(_) | FatedMnemos | MnemosNode | Discard(_) | Resource(..) | Power(_)
            | PowerDie(..) | PowerReroll(_) | AttackReroll(_) | EvasionReroll(_) | Block(_) | Reinforce(..) => {
                Properties::COMMUTES
            }

            TraumaDraw(severity) => Properties { draws: Draws::Plain(severity), ..PLAIN },

            Window | Set(..) | TraumaInstead(_) | DrawAgain | Keep(_) | AddObol(_) | KratosCard | KratosRoll
            | MoirosCard | Die | ArgonautDies | Live | Awaken | Gain(..) | Suffer(_) | Scar(_) | Knockdown
            | PoolMixed(_) | Crash | Displace | ForcedVault | Flee | StrikeTitan(_) | ChainBreak | Relentless
            | Dice(_) | CritChance | FullMiss | Ignore | Succeed | PassPriority | SingleWound(_) | DeathBlow
            | Peek(_) | Exhaust(_) | Ready(_) | Charge(..) | GainGear(_) | Place(..) | Destroy(_) | Fall | Carve(_)
            | Rally => PLAIN,
        }
    }
}
