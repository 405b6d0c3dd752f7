//! What options say: the words on the button, what stands behind it, the rule, what it points at, and its odds.

mod chances;
mod voyage;
mod ways;

use crate::choice::{Choice, PowerRef, Source};
use crate::geometry::Space;
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::Action;
use crate::scene::cell;
use crate::state::{AiSource, Card, Odyssey, Offer, Phase, Place, Weapon};
use crate::telling::die_spot;
use crate::words::{power_die, roman};
use table::scene::{Cards, Mark, Spot, Tone};
use table::{Ending, Label, Present, Role, Rules, Scene, Seat, Shared, Tag, Text, Verb, Viewer, text};

impl Present for Odyssey {
    fn scene(&self, viewer: Viewer) -> Scene {
        if self.campaign.is_some() && matches!(self.phase, Phase::Voyage | Phase::Over) {
            self.voyage_scene(viewer)
        } else if self.phase == Phase::Muster || self.takes_the_field() {
            self.muster_scene()
        } else {
            self.battle_scene(viewer)
        }
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        choice.describe(self)
    }

    fn verbs() -> Vec<Verb> {
        vec![
            Verb::new("move", "move").when("turn").role(Role::Move),
            Verb::new("attack", "sword").when("turn"),
            Verb::new("free", "hand"),
            Verb::new("both", "charge").when("turn"),
            Verb::new("ready", "reroll").when("turn"),
            Verb::new("argo", "argo"),
            Verb::new("search", "search").when("turn"),
        ]
    }

    fn verbs_now(&self) -> Vec<Verb> {
        match self.phase {
            Phase::Voyage => vec![
                Verb::new("sail", "argo").when("movement").role(Role::Move),
                Verb::new("research", "book").when("advancement"),
                Verb::new("craft", "metal").when("advancement"),
                Verb::new("use", "hand"),
            ],
            _ => Self::verbs(),
        }
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        if self.campaign.is_some() {
            return Some(self.campaign_results(outcome.text));
        }
        self.ending.map(|ending| self.results(ending, outcome.text))
    }

    fn breadcrumb(&self) -> Vec<Text> {
        self.frames.iter().filter_map(|frame| self.frame_name(frame)).collect()
    }

    fn cards(pack: &Shared<Pack>) -> Vec<Cards> {
        crate::scene::all_cards(pack)
    }
}

impl Odyssey {
    pub(crate) fn argo_label(&self, id: ArgoId) -> Label {
        let label = Label::new(self.pack.name(id), "B2.8").path([Text::new("verb-prepare"), self.pack.name(id)]);
        label.icon(self.pack.argo[id.index()].icon.clone())
    }

    /// B24.7 · With a card, or with one from the deck.
    pub(crate) fn primordial_attack_label(&self, card: Option<AiSource>) -> Label {
        let what = match card {
            Some(card) => text!("choose-foe-attack", foe = self.primordial_name(), card = self.ai_name(card)),
            None => text!("choose-foe-card", foe = self.primordial_name()),
        };
        Label::new(what, "B24.7").at("foe")
    }

    pub(crate) fn class_label(&self, id: ClassId) -> Label {
        let class = self.pack.class(id);
        let detail = text!(format!("class-{}-text", class.slug));
        Label::new(self.pack.name(id), "B2.4").icon(class.icon.clone()).detail(detail)
    }

    pub(crate) fn gear_label(&self, id: GearId) -> Label {
        let label = Label::new(self.pack.name(id), "B2.5")
            .icon(self.pack.gear(id).icon.clone())
            .path([Text::new("verb-equip"), self.pack.name(id)]);
        match self.pack.say_gear(id) {
            Some(said) => label.detail(said),
            None => label,
        }
    }

    pub(crate) fn titan_label(&self, key: &'static str, titan: TitanId, rule: &'static str) -> Label {
        let name = if self.titan(titan).is_alive() || self.expected_at(titan).is_some() {
            self.titan_name(titan)
        } else {
            text!("titan-name", number = titan.0 + 1)
        };
        Label::new(text!(key, titan = name), rule)
    }

    /// B2.14 · A titan on a start space. Whoever takes its place in the order stands there.
    pub(crate) fn start_label(&self, titan: TitanId) -> Label {
        let label = self.titan_label("choose-start", titan, "B2.14");
        let Some(space) = self.expected_at(titan) else { return label };
        let piece = Spot::of("titan", titan.0 + 1);
        label.at(&piece).step(&piece).mark(Mark::ghost(piece, cell(space)))
    }

    /// B8.8 · Where to, and whether it is beside the primordial.
    pub(crate) fn walk_label(&self, space: Space) -> Label {
        let beside = self.primordial.footprint.around().contains(space);
        let name = space.to_string();
        let text = match beside {
            true => text!("choose-walk-beside", space = name.as_str(), foe = self.primordial_towards()),
            false => text!("choose-walk", space = name.as_str()),
        };
        let row = space.to_string().chars().next().map(String::from).unwrap_or_default();
        let label = Label::new(text, "B8.8.1")
            .path([Text::new("verb-move"), text!("choose-row", row = row), Text::plain(name)])
            .icon("move")
            .verb("move")
            .at(on_board(space))
            .step(on_board(space));
        match self.walker() {
            Some(titan) => self.walk_shown(label, titan, space),
            None => label,
        }
    }

    /// Who is about to move: the titan whose turn it is, if it stands on the board.
    fn walker(&self) -> Option<TitanId> {
        self.acting().filter(|titan| self.titan(*titan).space().is_some())
    }

    /// The way to a space and what can be done from there.
    fn walk_shown(&self, label: Label, titan: TitanId, space: Space) -> Label {
        let way = self.shortest_way(titan, space);
        let steps = way.len().saturating_sub(1);
        let front = self.primordial.footprint.front(self.primordial.facing).contains(space);
        let weapons = self.weapons_from(titan, space);
        let (reached, front) = (u8::from(!weapons.is_empty()), u8::from(front));
        let text = text!("tag-walk", steps = steps, front = front, reached = reached, weapons = weapons);
        let tag = Tag::new(text).short(text!("tag-steps", steps = steps));
        let tone = match (front, reached) {
            (1, _) => Tone::Bad,
            (_, 1) => Tone::Good,
            _ => Tone::Neutral,
        };
        let piece = Spot::of("titan", titan.0 + 1);
        let label = label.tag(Tag { tone, ..tag }).mark(Mark::ghost(piece, cell(space)));
        match way.is_empty() {
            true => label,
            false => label.mark(Mark::path("board", way.into_iter().map(on_board))),
        }
    }

    /// The names of the weapons that would reach the primordial from a space.
    fn weapons_from(&self, titan: TitanId, space: Space) -> Vec<Text> {
        let mut there = self.clone();
        there.titan_mut(titan).place = Place::On(space);
        if !there.sees_primordial(titan) {
            return Vec::new();
        }
        let slots = (0..self.titan(titan).gear.len() as u8).map(SlotId);
        let ready = slots.filter(|slot| {
            let card = self.titan(titan).gear[slot.index()];
            !card.discarded && !card.exhausted && self.is_weapon(titan, *slot)
        });
        let reach = ready.map(Weapon::Gear).filter(|weapon| there.weapon_reaches(titan, *weapon));
        reach.map(|weapon| self.weapon_name(titan, weapon)).collect()
    }

    /// B8.1 · The turn of a titan, and whether it can do anything in it.
    pub(crate) fn activate_label(&self, titan: TitanId) -> Label {
        let piece = Spot::of("titan", titan.0 + 1);
        let label = self.titan_label("choose-activate", titan, "B8.1").at(&piece).step(piece).heavy();
        match self.titan(titan).is_down() {
            true => label.detail("detail-lies").tag(Tag::bad("detail-lies")),
            false => label,
        }
    }

    /// B8.1 · The order of the round before, with the titans that are still to come.
    pub(crate) fn as_before_label(&self) -> Label {
        let label = Label::new("choose-as-before", "B8.1").heavy();
        match self.next_as_before() {
            Some(titan) => label.detail(text!("detail-as-before", titan = self.titan_name(titan))),
            None => label,
        }
    }

    /// A titan among several: how it stands, and whether it has the token that draws the primordial.
    pub(crate) fn target_label(&self, titan: TitanId) -> Label {
        let piece = Spot::of("titan", titan.0 + 1);
        let label = self.titan_label("choose-target", titan, "G1.6").at(&piece).step(piece);
        if !self.titan(titan).is_alive() {
            return label;
        }
        let [danger, fate, rage] = self.titan(titan).stats;
        let down = u8::from(self.titan(titan).is_down());
        let detail = text!("detail-titan", danger = danger, fate = fate, rage = rage, down = down);
        label.detail(detail.clone()).tag(detail)
    }

    /// B10.10 · A labyrinth tile as it would lie, with its walls.
    pub(crate) fn lay_label(&self, space: Space, turn: u8) -> Label {
        let text = text!("choose-lay", space = space.to_string(), turn = turn);
        let arrow = ["↑", "→", "↓", "←"][usize::from(turn % 4)];
        let label = Label::new(text, "B10.10").at(on_board(space)).step(on_board(space)).variant(Text::plain(arrow));
        let Some(kind) = self.tile_in_hand() else {
            return label;
        };
        let shape = self.pack.shape(kind, turn);
        let spaces = shape.spaces(space).unwrap_or_default();
        let (cells, walls) = (spaces.iter().map(cell).collect(), self.walls_of(kind, space, turn));
        let ground = self.pack.terrain(kind).drawn.clone().into();
        let label = label.mark(Mark::Tile { board: "board".into(), cells, walls, ground });
        let under: Vec<Text> = self
            .living()
            .filter(|titan| self.titan(*titan).space().is_some_and(|at| spaces.contains(at)))
            .map(|titan| self.titan_name(titan))
            .collect();
        match under.is_empty() {
            true => label.tag(Tag::good("tag-under-nobody")),
            false => label.tag(Tag::bad(text!("tag-under", titans = under))),
        }
    }

    pub(crate) fn attack_label(&self, titan: TitanId, weapon: Weapon) -> Label {
        let name = self.weapon_name(titan, weapon);
        let label = Label::new(text!("choose-attack", weapon = name.clone()), "B7.1.1")
            .path([Text::new("verb-attack"), name])
            .icon("sword")
            .verb("attack")
            .heavy()
            .at("foe");
        let label = match weapon {
            Weapon::Gear(slot) if self.acting() == Some(titan) => {
                let gear = Spot::of("gear", slot.0 + 1);
                label.at(&gear).step(gear)
            }
            Weapon::Gear(_) | Weapon::Godform => label,
        };
        let label = label.step("foe");
        match self.attack_chances(titan, weapon) {
            Some(odds) => {
                let chance = odds.chance;
                let tag = Tag { chance, ..Tag::new("tag-wounds") };
                label.tag(tag).odds(odds)
            }
            None => label,
        }
    }

    pub(crate) fn slot_label(&self, key: &'static str, titan: TitanId, slot: SlotId, rule: &'static str) -> Label {
        let name = self.slot_name(titan, slot);
        let label = Label::new(text!(key, gear = name), rule);
        let label = if key == "choose-take-fists" { label.verb("attack") } else { label };
        match self.acting() == Some(titan) {
            true => label.at(Spot::of("gear", slot.0 + 1)).step(Spot::of("gear", slot.0 + 1)),
            false => label,
        }
    }

    pub(crate) fn use_label(&self, key: &'static str, source: Source, which: PowerRef, rule: &'static str) -> Label {
        let name = self.ability_name(source, which);
        let owner = source.titan().filter(|titan| self.acting() != Some(*titan));
        let said = text!(key, what = name.clone());
        let said = match owner {
            Some(titan) => text!("choose-of", titan = self.titan_name(titan), what = said),
            None => said,
        };
        let mut label = Label::new(said, rule).path([Text::new("path-use"), name]).icon("charge");
        if let Some(titan) = owner {
            label = label.at(Spot::of("titan", titan.0 + 1));
        }
        if let Source::Argo(n) = source {
            label = label.at(Spot::of("argo", n + 1));
        }
        if let Source::Gear(titan, slot) = source
            && self.acting() == Some(titan)
        {
            label = label.at(Spot::of("gear", slot.0 + 1));
        }
        let label = match key {
            "choose-use" => label.verb(self.verb_of(source, which)).heavy(),
            _ => label,
        };
        let steps = label.spots.clone();
        let label = label.step_any(steps);
        match self.ability_detail(source, which) {
            Some(detail) => label.detail(detail),
            None => label,
        }
    }

    /// What one does with an ability: something of the Argo's, something that takes both actions, or something free.
    fn verb_of(&self, source: Source, which: PowerRef) -> &'static str {
        let action = self.ability(source, which).and_then(|ability| ability.cost.action);
        match (source, action) {
            (Source::Argo(_) | Source::Nymph(_), _) => "argo",
            (_, Some(Action::Complicated)) => "both",
            _ => "free",
        }
    }

    /// A side of the question in progress, by what it says.
    pub(crate) fn side_label(&self, side: u8) -> Label {
        let place = usize::from(side);
        let (said, rule) = match self.offer {
            Offer::One(script) => (self.pack.say_script(script), "G1.5"),
            Offer::Sides(scripts) if place < scripts.len() => {
                (self.pack.say_script(self.pack.at(scripts, place)), "G1.5")
            }
            Offer::Row(titan, n) => {
                let rows = self.kratos_rows(titan);
                let side = rows.get(usize::from(n)).and_then(|row| row.sides.get(place));
                (side.map(|side| Pack::say_side(side)), "B19.4")
            }
            Offer::Awakened if side == 0 => (Some(Text::new("choose-awakened-move")), "B27.5"),
            Offer::Awakened => (Some(text!("choose-awakened-push", foe = self.primordial_within())), "B27.5"),
            Offer::Sides(_) | Offer::Nothing => (None, "G1.5"),
            Offer::Way(..) | Offer::WayToCentre | Offer::Straight(..) | Offer::Facing => (None, "G1.5"),
        };
        Label::new(said.unwrap_or_else(|| text!("choose-side", side = side + 1)), rule)
    }

    pub(crate) fn tile_label(&self, key: &'static str, tile: TileId, rule: &'static str) -> Label {
        let label = |at: String| Label::new(text!(key, terrain = self.tile_name(tile), space = at), rule);
        match self.board.tile(tile) {
            Some(lies) => label(lies.at.to_string()).at(on_board(lies.at)).step(on_board(lies.at)),
            None => label("–".to_owned()),
        }
    }

    /// A die of the roll on the table, with what it shows.
    pub(crate) fn die_label(&self, place: u8) -> Label {
        let power = self.titan_attack().and_then(|attack| attack.power.get(place as usize).copied());
        let attack_on_target = self.attack_on_target().and_then(|attack| attack.dice.get(place as usize).copied());
        let die = attack_on_target
            .or_else(|| self.titan_attack().and_then(|attack| attack.dice.get(place as usize).copied()));
        let text = match (power, die) {
            (Some(power), _) => text!("choose-power-die", place = place + 1, face = power_die(&power)),
            (None, Some(die)) => {
                text!(if die.crit { "choose-crit-die" } else { "choose-die" }, place = place + 1, face = die.face)
            }
            (None, None) => text!("choose-die-place", place = place + 1),
        };
        let label = Label::new(text, "G3.1").icon("reroll").step(die_spot(place));
        match self.reroll_chances(place) {
            Some(odds) => label.tag(Tag { chance: odds.chance, ..Tag::new("tag-again") }).odds(odds),
            None => label,
        }
    }

    pub(crate) fn card_label(&self, card: Card) -> Label {
        let text = match card {
            Card::Back(_, level) => text!("card-back", level = roman(level)),
            _ => self.card_name(card),
        };
        Label::new(text, "G4.3")
    }
}

pub(crate) fn on_board(space: Space) -> Spot {
    Spot::cell("board", cell(space))
}

pub(crate) fn action_label(key: &'static str, action: Action, rule: &'static str) -> Label {
    Label::new(text!(key, action = Text::new(format!("cost-{}", action.slug()))), rule)
}
