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
    /// The keyword that an ability of this name is at a price. Figures are left at 0.
    pub fn named(name: &str) -> Option<Keyword> {
        use Keyword::*;
        Some(match name {
            "block" => Block(0),
            "elation" => Elation(0),
            "hide" => Hide,
            "knockback" => Knockback(0),
            "lifeline" => Lifeline,
            "motivate" => Motivate(0),
            "provoke" => Provoke,
            "pull" => Pull(0),
            "pushback" => Pushback(0),
            "reflex" => Reflex,
            "advanced-reflex" => AdvancedReflex,
            "superior-reflex" => SuperiorReflex,
            "reinforce" => Reinforce(0),
            "advanced-reinforce" => AdvancedReinforce(0),
            "superior-reinforce" => SuperiorReinforce(0),
            "reposition" => Reposition(0),
            "rocksteady" => Rocksteady,
            "rush" => Rush,
            "improved-rush" => ImprovedRush,
            "sacrifice" => Sacrifice,
            "scale" => Scale,
            "second-chance" => SecondChance,
            "solace" => Solace,
            "stalwart" => Stalwart,
            "tireless" => Tireless,
            "tumble" => Tumble,
            "vault" => Vault,
            _ => return None,
        })
    }

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
