//! Everything that can be chosen, and how it is written down.

use crate::Card;
use crate::geometry::Space;
use crate::ids::{ClassId, CompanionId, EnemyId, ItemId, Member, MissionId, Model, ReagentId, SkillId, WoundId};
use crate::pack::schema::{Astro, Characteristic, ReagentDeck, Shop, Status};
use crate::state::Renaissance;
use story::Spot;
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
        /// N2.1 · An ally before the heroes that it is tied with.
        FirstAlly(enemy: EnemyId) = "first-ally", ("first-ally {}", game.game.pack.slug(enemy)) => game.first_ally_label(enemy);
        /// N6.2 · Movement.
        Walk(to: Space, gait: Gait) = "walk", ("walk {to} {}", gait.slug()) => game.walk_label(to, gait);
        /// N8.1 · An attack: the number of the item in the pack, so that it is written the same whoever acts; the number of the attack, the target,
        /// the enhancements as bits.
        Attack(item: u8, attack: u8, target: Model, extra: u8) = "attack",
            ("attack {} {} {} {extra}", game.item_slug(item), attack + 1, game.model_slug(target)) =>
            game.attack_label(item, attack, target, extra);
        /// N1.5 · An active skill.
        Skill(skill: u8, target: Model) = "skill", ("skill {} {}", game.skill_slug(skill), game.model_slug(target)) =>
            game.skill_label(skill, target);
        /// N6.2 · A piece of equipment in use.
        Use(item: u8, number: u8, target: Model) = "use",
            ("use {} {} {}", game.item_slug(item), number + 1, game.model_slug(target)) =>
            game.use_label(item, number, target);
        /// N1.4 · The same for class points instead of AP.
        Spring(item: u8, number: u8, target: Model) = "spring",
            ("spring {} {} {}", game.item_slug(item), number + 1, game.model_slug(target)) =>
            game.spring_label(item, number, target);
        /// N5.1 · Scenery is broken with a weapon.
        Smash(item: u8, attack: u8, at: Space) = "smash", ("smash {} {} {at}", game.item_slug(item), attack + 1) =>
            game.smash_label(item, attack, at);
        /// N5.1 · Water from a well.
        Wash(at: Space) = "wash", ("wash {at}") => game.interact_label("do-wash", at, "N5.1.2", "water");
        /// N5.1 · A crate is opened.
        Open(at: Space) = "open", ("open {at}") => game.interact_label("do-open", at, "N5.1.3", "treasure");
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
        Leave = "leave", ("leave") => game.leave_label();
        /// N12.1 · The company gives up.
        GiveUp = "give-up", ("give-up") => Label::new("do-give-up", "N12.1.5").icon("cross").heavy();
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
        Sneak(ap: u8) = "sneak", ("sneak {ap}") => game.sneak_label(ap);
        /// N1.12 · A die that is rolled again.
        Die(place: u8) = "die", ("die {}", place + 1) => game.die_label(place);
        /// N7.3 · Wounds onto a piece of equipment.
        Soak(member: Member, item: u8) = "soak", ("soak {} {}", game.hero_slug(member), item + 1) => game.soak_label(member, item);
        /// N1.12 · The weapon that gets a token.
        Coat(member: Member, item: u8) = "coat", ("coat {} {}", game.hero_slug(member), item + 1) => game.coat_label(member, item);
        /// N1.4 · The symbol that a die shows besides its own.
        Star(astro: Astro) = "star", ("star {}", astro.slug()) => game.star_label(astro);
        /// N1.8 · A reaction.
        React(member: Member, place: u8) = "react", ("react {} {}", game.hero_slug(member), place + 1) => game.react_label(member, place);
        Pass = "pass", ("pass") => Label::new("do-pass", "N1.8.1").icon("cross").verb(table::Verb::DONE);
        /// N1.1 · An ally moves.
        March(to: Space) = "march", ("march {to}") => game.square_label("do-march", to, "N1.1.4");
        /// N1.1 · An ally attacks.
        Strike(number: u8, target: Model) = "strike", ("strike {} {}", number + 1, game.model_slug(target)) => game.strike_label(number, target);
        /// N13.9 · An option of a paragraph.
        Option(spot: Spot) = "option", ("option {}", game.option_slug(spot)) => game.option_label(spot);
        /// N13.9 · Whom a paragraph means.
        Somebody(member: Member) = "somebody", ("somebody {}", game.hero_slug(member)) => game.somebody_label(member);
        /// N11.1 · A side mission is accepted, refused, kept.
        Accept(mission: MissionId) = "accept", ("accept {}", game.game.pack.slug(mission)) => game.accept_label(mission);
        Refuse(mission: MissionId) = "refuse", ("refuse {}", game.game.pack.slug(mission)) => game.refuse_label(mission);
        Keep(mission: MissionId) = "keep", ("keep {}", game.game.pack.slug(mission)) => game.keep_label(mission);
        /// N12.9 · The mission that is played next.
        Play(mission: MissionId) = "play", ("play {}", game.game.pack.slug(mission)) => game.play_label(mission);
        /// N14.4 · A companion in an empty place.
        Fill(companion: CompanionId) = "fill", ("fill {}", game.game.pack.slug(companion)) => game.companion_label("do-fill", companion, "N14.4.2");
        /// N14.4 · A hero stays behind for a companion, or nobody does.
        StayBehind(member: Member, companion: CompanionId) = "stay-behind",
            ("stay-behind {} {}", game.hero_slug(member), game.game.pack.slug(companion)) => game.stay_behind_label(member, companion);
        AllGo = "all-go", ("all-go") => Label::new("do-all-go", "N14.4.3").icon("hero").verb(table::Verb::DONE);
        /// N12.9 · Equipment and skills as suggested, or chosen.
        AsSuggested = "as-suggested", ("as-suggested") => Label::new("do-as-suggested", "N12.9.5").icon("check").verb(table::Verb::DONE);
        Change = "change", ("change") => Label::new("do-change", "N12.9.5").icon("equipment");
        Equip(skill: SkillId) = "equip", ("equip {}", game.game.pack.slug(skill)) => game.equip_label(skill);
        Wear(item: ItemId) = "wear", ("wear {}", game.game.pack.slug(item)) => game.wear_label(item);
        /// N13.5 · Cards of the loot that go back.
        Forgo(deck: ReagentDeck) = "forgo", ("forgo {}", deck.slug()) => Label::new(deck.text(), "N13.5.2").icon("treasure");
        /// N13.2 · A reward.
        Reward(item: ItemId) = "reward", ("reward {}", game.game.pack.slug(item)) => game.reward_label(item);
        /// N1.10 · A characteristic that rises.
        Improve(stat: Characteristic) = "improve", ("improve {}", stat.slug()) => game.improve_label(stat);
        /// N14.2 · A skill that is bought.
        Learn(skill: SkillId) = "learn", ("learn {}", game.game.pack.slug(skill)) => game.learn_label(skill);
        /// N14.1 · An advanced class, with the characteristic that rises.
        Advance(class: ClassId, stat: Characteristic) = "advance", ("advance {} {}", game.game.pack.slug(class), stat.slug()) =>
            game.advance_label(class, stat);
        /// N14.9 · A shop, or none.
        Visit(shop: Shop) = "visit", ("visit {}", shop.slug()) => game.visit_label(shop);
        NoShop = "no-shop", ("no-shop") => Label::new("do-no-shop", "N14.9.2").icon("cross").verb(table::Verb::DONE);
        /// N14.3, N14.5 · What is done in a shop.
        Make(item: ItemId) = "make", ("make {}", game.game.pack.slug(item)) => game.make_label(item);
        Cure(member: Member, wound: WoundId) = "cure", ("cure {} {}", game.sheet_slug(member), game.game.pack.slug(wound)) => game.cure_label(member, wound);
        Hire(companion: CompanionId) = "hire", ("hire {}", game.game.pack.slug(companion)) => game.companion_label("do-hire", companion, "N14.4.4");
        Train(companion: CompanionId, number: u8) = "train", ("train {} {}", game.game.pack.slug(companion), number + 1) => game.train_label(companion, number);
        Bless(token: Status) = "bless", ("bless {}", token.slug()) => game.bless_label(token);
        Buy(reagent: ReagentId) = "buy", ("buy {}", game.game.pack.slug(reagent)) => game.reagent_label("do-buy", reagent);
        Sell(reagent: ReagentId) = "sell", ("sell {}", game.game.pack.slug(reagent)) => game.reagent_label("do-sell", reagent);
        SellItem(item: ItemId) = "sell-item", ("sell-item {}", game.game.pack.slug(item)) => game.sell_item_label(item);
        Enough = "enough", ("enough") => Label::new("do-enough", "N14.9.3").icon("check").verb(table::Verb::DONE);
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
        "first|aid|first-ally|star *",
        "first|aid|somebody #",
        "soak|react|coat # #",
        "stay-behind # *",
        "act # #",
        "act # here",
        "walk # plain|quiet|leap",
        "attack * # # #",
        "attack * # * #",
        "skill|react|soak|coat * #",
        "skill * *",
        "use|spring|smash * # #",
        "use|spring * # *",
        "heroic #",
        "heroic *",
        "wait|focus|protect|sneak|die #",
        "act * #",
        "act * here",
        "leave|done|stay|pass|give-up",
        "dash|thrust|march|wash|open #",
        "strike # #",
        "option|somebody|accept|refuse|keep|play|fill|equip|wear|reward|learn *",
        "improve swiftness|dexterity|physique|mind|health",
        "forgo elementum|alchimia|pecunia",
        "visit artisan|surgeon|barracks|church|baths|master|merchant",
        "bless hasty|focused|lucky|protected|hidden|steadfast",
        "make|hire|buy|sell|sell-item *",
        "stay-behind|cure * *",
        "advance * swiftness|dexterity|physique|mind|health",
        "train * #",
        "all-go|as-suggested|change|enough|no-shop",
    ];

    fn notate(&self, seat: Seat, choice: Choice) -> String {
        choice.notate(&Asked { game: self, seat })
    }

    fn notate_card(&self, card: Card) -> String {
        match card {
            Card::Wound(id) => self.pack.slug(id).to_owned(),
            Card::Draft(id) => self.pack.slug(id).to_owned(),
            Card::Mystery(number) => format!("mystery-{}", number + 1),
            Card::Reagent(deck) => deck.slug().to_owned(),
            Card::Event(id) => self.pack.slug(id).to_owned(),
            Card::Found(id) => self.pack.slug(id).to_owned(),
            Card::Mission(id) => self.pack.slug(id).to_owned(),
            Card::Scenery(id) => self.pack.slug(id).to_owned(),
            Card::Faction(faction) => faction.slug().to_owned(),
            Card::Prey(number) => format!("prey-{}", number + 1),
        }
    }
}

impl Asked<'_> {
    /// Whoever acts: the hero of the running activation.
    pub(crate) fn acting(&self) -> Member {
        self.game.turn.hero.unwrap_or_default()
    }

    /// A place of the company. In a campaign records are written long after who took it has changed: there the hero whose sheet has its number
    /// stands for it.
    fn hero_slug(&self, member: Member) -> String {
        let game = self.game;
        match (&game.campaign, game.hero(member).companion) {
            (Some(campaign), _) => match campaign.sheets.get(member.index()) {
                Some(sheet) => game.pack.slug(sheet.who).to_owned(),
                None => format!("place-{}", member.0 + 1),
            },
            (None, Some(companion)) => game.pack.slug(companion).to_owned(),
            (None, None) => game.pack.slug(game.hero(member).who).to_owned(),
        }
    }

    /// The hero of a sheet, whoever takes its place now.
    fn sheet_slug(&self, member: Member) -> &str {
        self.game.page(member.0).map_or("nobody", |sheet| self.game.pack.slug(sheet.who))
    }

    /// How an option is written down: by its own name.
    fn option_slug(&self, spot: Spot) -> String {
        self.game.option_at(spot).map_or_else(String::new, |option| option.slug.to_string())
    }

    /// A model. In a campaign the battlefield of one mission is gone when the record of the next is written, so numbers alone name enemies.
    pub(crate) fn model_slug(&self, model: Model) -> String {
        match model {
            Model::Hero(member) => self.hero_slug(member),
            Model::Foe(foe) if self.game.campaign.is_some() => format!("foe-{}", foe.0 + 1),
            Model::Foe(foe) => format!("{}-{}", self.game.pack.slug(self.game.foe(foe).enemy), foe.0 + 1),
        }
    }

    fn item_slug(&self, item: u8) -> &str {
        if usize::from(item) < self.game.pack.items.len() { self.game.pack.slug(ItemId(item)) } else { "nothing" }
    }

    fn skill_slug(&self, skill: u8) -> &str {
        if usize::from(skill) < self.game.pack.skills.len() { self.game.pack.slug(SkillId(skill)) } else { "nothing" }
    }

    /// A mission action; in a campaign by its number, like enemies.
    fn action_slug(&self, action: u8) -> String {
        if self.game.campaign.is_some() {
            return format!("action-{}", action + 1);
        }
        let actions = self.game.pack.all(self.game.pack.mission(self.game.mission).actions);
        actions.get(usize::from(action)).map_or("nothing".to_owned(), |action| action.slug.to_string())
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
