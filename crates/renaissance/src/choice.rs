//! Everything that can be chosen, and how it is written down.

use crate::Card;
use crate::geometry::Space;
use crate::ids::{Member, Model};
use crate::state::Renaissance;
use table::{Label, Notate, Seat, choices, vocabulary};

vocabulary! {
    /// N6.2 · How a hero walks: by the cheapest way, by one that provokes nobody, or with a jump.
    pub enum Gait: "gait" {
        Plain,
        Quiet,
        Leap,
    }
}

choices! {
    /// One thing that can be answered.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Choice for Asked<'_> as game {
        /// N2.1 · Which of tied heroes acts first.
        First(member: Member) = "first", ("first {}", game.hero_slug(member)) => game.first_label(member);
        /// N6.2 · Movement.
        Walk(to: Space, gait: Gait) = "walk", ("walk {to} {}", gait.slug()) => game.walk_label(to, gait);
        /// N8.1 · An attack: the place of the item, the number of the attack, the target, the enhancements as bits.
        Attack(item: u8, attack: u8, target: Model, extra: u8) = "attack",
            ("attack {} {} {} {extra}", game.item_slug(item), attack + 1, game.model_slug(target)) =>
            game.attack_label(item, attack, target, extra);
        /// N1.5 · An active skill.
        Skill(place: u8, target: Model) = "skill", ("skill {} {}", game.skill_slug(place), game.model_slug(target)) =>
            game.skill_label(place, target);
        /// N6.2 · A piece of equipment in use.
        Use(item: u8, number: u8, target: Model) = "use",
            ("use {} {} {}", game.item_slug(item), number + 1, game.model_slug(target)) =>
            game.use_label(item, number, target);
        /// N1.5 · The heroic skill.
        Heroic(target: Model) = "heroic", ("heroic {}", game.model_slug(target)) => game.heroic_label(target);
        /// N6.2 · Wait.
        Wait(ap: u8) = "wait", ("wait {ap}") => game.wait_label(ap);
        /// N6.2 · A mission action, and the marker that it is about.
        Act(action: u8, at: Option<Space>) = "act", ("act {} {}", game.action_slug(action), at.map_or("here".to_owned(), |at| at.to_string())) =>
            game.act_label(action, at);
        /// N6.2 · Aid.
        Aid(friend: Member) = "aid", ("aid {}", game.hero_slug(friend)) => game.aid_label(friend);
        /// N12.1 · The exit of a location.
        Leave = "leave", ("leave") => Label::new("do-leave", "N12.1.4").icon("gate-open").verb("mission");
        /// N2.3 · Nothing more.
        Done = "done", ("done") => game.done_label();
        /// N6.2 · The end of a dash.
        Dash(to: Space) = "dash", ("dash {to}") => game.square_label("do-dash", to, "N6.2.4");
        Stay = "stay", ("stay") => Label::new("do-stay", "N6.2.4").icon("check").verb(table::Verb::DONE);
        /// N6.2 · A step of a forced movement.
        Thrust(to: Space) = "thrust", ("thrust {to}") => game.square_label("do-thrust", to, "N6.2.3");
        /// N1.12 · How many Focused tokens are discarded.
        Focus(n: u8) = "focus", ("focus {n}") => game.count_label("do-focus", n, "N1.12.10", "sight");
        /// N1.12 · How many Protected tokens are discarded.
        Protect(n: u8) = "protect", ("protect {n}") => game.count_label("do-protect", n, "N1.12.12", "shield");
        /// N6.7 · AP for more dice.
        Sneak(ap: u8) = "sneak", ("sneak {ap}") => game.count_label("do-sneak", ap, "N6.7.4", "eye-shut");
        /// N1.12 · A die that is rolled again.
        Die(place: u8) = "die", ("die {}", place + 1) => game.die_label(place);
        /// N7.3 · Wounds onto a piece of equipment.
        Soak(item: u8) = "soak", ("soak {}", item + 1) => game.soak_label(item);
        /// N1.8 · A reaction.
        React(member: Member, place: u8) = "react", ("react {} {}", game.hero_slug(member), place + 1) => game.react_label(member, place);
        Pass = "pass", ("pass") => Label::new("do-pass", "N1.8.1").icon("cross").verb(table::Verb::DONE);
        /// N1.1 · An ally moves.
        March(to: Space) = "march", ("march {to}") => game.square_label("do-march", to, "N1.1.4");
        /// N1.1 · An ally attacks.
        Strike(number: u8, target: Model) = "strike", ("strike {} {}", number + 1, game.model_slug(target)) => game.strike_label(target);
    }
}

/// The game as a seat that is asked sees it.
#[derive(Clone, Copy)]
pub struct Asked<'g> {
    pub game: &'g Renaissance,
    pub seat: Seat,
}

impl Notate for Renaissance {
    const NOTATIONS: &'static [&'static str] = &[
        "first|aid *",
        "walk # plain|quiet|leap",
        "attack * # # #",
        "attack * # * #",
        "skill|react * #",
        "skill * *",
        "use * # #",
        "use * # *",
        "heroic #",
        "heroic *",
        "wait|focus|protect|sneak|die|soak #",
        "act * #",
        "act * here",
        "leave|done|stay|pass",
        "dash|thrust|march #",
        "strike # #",
    ];

    fn notate(&self, seat: Seat, choice: Choice) -> String {
        choice.notate(&Asked { game: self, seat })
    }

    fn notate_card(&self, card: Card) -> String {
        match card {
            Card::Wound(id) => self.pack.slug(id).to_owned(),
            Card::Draft(id) => self.pack.slug(id).to_owned(),
            Card::Mystery(number) => format!("mystery-{}", number + 1),
        }
    }
}

impl Asked<'_> {
    /// Whoever acts: the hero of the running activation.
    pub(crate) fn acting(&self) -> Member {
        self.game.turn.hero.unwrap_or_default()
    }

    fn hero_slug(&self, member: Member) -> &str {
        self.game.pack.slug(self.game.hero(member).who)
    }

    pub(crate) fn model_slug(&self, model: Model) -> String {
        match model {
            Model::Hero(member) => self.hero_slug(member).to_owned(),
            Model::Foe(foe) => format!("{}-{}", self.game.pack.slug(self.game.foe(foe).enemy), foe.0 + 1),
        }
    }

    fn item_slug(&self, item: u8) -> &str {
        let items = &self.game.hero(self.acting()).items;
        items.get(usize::from(item)).map_or("nothing", |carried| self.game.pack.slug(carried.item))
    }

    fn skill_slug(&self, place: u8) -> &str {
        let skills = &self.game.hero(self.acting()).skills;
        skills.get(usize::from(place)).map_or("nothing", |skill| self.game.pack.slug(*skill))
    }

    fn action_slug(&self, action: u8) -> &str {
        let actions = self.game.pack.all(self.game.pack.mission(self.game.mission).actions);
        actions.get(usize::from(action)).map_or("nothing", |action| action.slug.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 8);
    }
}
