//! B21 · Keywords: abilities that many cards share. Rules know each by name; cards only mention them.

use crate::dice::Colour;
use crate::pack::lower::words;

words! {
    /// The keywords of gear, Kratos tables, mnemos, godforms, foes and attacks. Those with a number are stackable (B17.8), except
    /// `Ranged`, `Reach` and `AmbrosiaLimit`.
    pub enum Keyword {
        AmbrosiaLimit(u8),
        AmbrosiaLimitPlus(u8),
        Ascended,
        AttackReroll(u8),
        AutoBreak(u8),
        Block(u8),
        Break(u8),
        Bypass,
        Carving(u8),
        Commit,
        Cumbersome,
        Deadly,
        Diversion,
        Dodge,
        Doomed,
        Elation(u8),
        Frontlines,
        Heartseeker,
        Hide,
        Knockback(u8),
        Lifeline,
        Lumbering,
        Motivate(u8),
        Opening(u8),
        Overbreak(u8),
        Peril,
        Power(u8),
        PowerDie(Colour),
        PowerReroll(u8),
        Precise(u8),
        Provoke,
        Pull(u8),
        Pushback(u8),
        Ranged(u8, u8),
        Reach(u8),
        Reflex,
        AdvancedReflex,
        SuperiorReflex,
        Reinforce(u8),
        AdvancedReinforce(u8),
        SuperiorReinforce(u8),
        Reposition(u8),
        Rocksteady,
        Rush,
        ImprovedRush,
        Sacrifice,
        Scale,
        SecondChance,
        Solace,
        Spotlight,
        Stalwart,
        BodySuppress,
        AiSuppress,
        Tireless,
        TitanPossession,
        ArgonautPossession,
        Tumble,
        Unique,
        Vault,
    }
}

impl Keyword {
    /// B17.8 · Whether the numbers of several add up.
    pub fn is_stackable(self) -> bool {
        use Keyword::*;
        matches!(
            self,
            AmbrosiaLimitPlus(_)
                | AttackReroll(_)
                | AutoBreak(_)
                | Block(_)
                | Break(_)
                | Carving(_)
                | Elation(_)
                | Knockback(_)
                | Motivate(_)
                | Opening(_)
                | Overbreak(_)
                | Power(_)
                | PowerDie(_)
                | PowerReroll(_)
                | Precise(_)
                | Pull(_)
                | Pushback(_)
                | Reinforce(_)
                | AdvancedReinforce(_)
                | SuperiorReinforce(_)
                | Reposition(_)
        )
    }
}
