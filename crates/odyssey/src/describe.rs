//! What options say: the words on the button, what stands behind it, the rule, what it points at, and its odds.

mod chances;

use crate::choice::{Choice, Source, Which};
use crate::geometry::{Axis, Space};
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::Action;
use crate::scene::cell;
use crate::state::{AiSource, Card, Odyssey, Offer, Phase, Place, Weapon};
use crate::words::roman;
use table::scene::{Cards, Spot};
use table::{Label, Present, Scene, Seat, Shared, Text, Viewer, text};

impl Present for Odyssey {
    fn scene(&self, viewer: Viewer) -> Scene {
        if self.phase == Phase::Muster || self.titans.iter().all(|titan| titan.place == Place::Aboard) {
            self.muster_scene()
        } else {
            self.battle_scene(viewer)
        }
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        choice.describe(self)
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
        let outfit = &self.muster.titans[titan.index()];
        let name = if self.titan(titan).is_alive() {
            self.titan_name(titan)
        } else {
            text!("titan-name", class = self.class_name(outfit.class), number = titan.0 + 1)
        };
        Label::new(text!(key, titan = name), rule)
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
        Label::new(text, "B8.8.1")
            .path([Text::new("verb-move"), text!("choose-row", row = row), Text::plain(name)])
            .icon("move")
            .at(on_board(space))
    }

    pub(crate) fn attack_label(&self, titan: TitanId, weapon: Weapon) -> Label {
        let name = self.weapon_name(titan, weapon);
        let label = Label::new(text!("choose-attack", weapon = name.clone()), "B7.1.1")
            .path([Text::new("verb-attack"), name])
            .icon("sword")
            .at("foe");
        let label = match weapon {
            Weapon::Gear(slot) => label.at(Spot::of("gear", slot.0 + 1)),
            Weapon::Godform => label,
        };
        match self.attack_chances(titan, weapon) {
            Some(odds) => label.odds(odds),
            None => label,
        }
    }

    pub(crate) fn slot_label(&self, key: &'static str, titan: TitanId, slot: SlotId, rule: &'static str) -> Label {
        let name = self.slot_name(titan, slot);
        Label::new(text!(key, gear = name), rule).at(Spot::of("gear", slot.0 + 1))
    }

    pub(crate) fn use_label(&self, key: &'static str, source: Source, which: Which, rule: &'static str) -> Label {
        let name = self.ability_name(source, which);
        let owner = source.titan().filter(|titan| self.acting() != Some(*titan));
        let said = text!(key, what = name.clone());
        let said = match owner {
            Some(titan) => text!("choose-of", titan = self.titan_name(titan), what = said),
            None => said,
        };
        let mut label = Label::new(said, rule).path([Text::new("verb-use"), name]).icon("charge");
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
        match self.ability_detail(source, which) {
            Some(detail) => label.detail(detail),
            None => label,
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
        };
        Label::new(said.unwrap_or_else(|| text!("choose-side", side = side + 1)), rule)
    }

    pub(crate) fn tile_label(&self, key: &'static str, tile: TileId, rule: &'static str) -> Label {
        let label = |at: String| Label::new(text!(key, terrain = self.tile_name(tile), space = at), rule);
        match self.board.tile(tile) {
            Some(lies) => label(lies.at.to_string()).at(on_board(lies.at)),
            None => label("–".to_owned()),
        }
    }

    /// A die of the roll on the table, with what it shows.
    pub(crate) fn die_label(&self, place: u8) -> Label {
        let attack_on_target = self.attack_on_target().and_then(|attack| attack.dice.get(place as usize).copied());
        let die = attack_on_target
            .or_else(|| self.titan_attack().and_then(|attack| attack.dice.get(place as usize).copied()));
        let text = match die {
            Some(die) => {
                text!(if die.crit { "choose-crit-die" } else { "choose-die" }, place = place + 1, face = die.face)
            }
            None => text!("choose-die-place", place = place + 1),
        };
        let label = Label::new(text, "G3.1").icon("reroll");
        match self.reroll_chances(place) {
            Some(odds) => label.odds(odds),
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

pub(crate) fn axis_label(axis: Axis) -> Label {
    match axis {
        Axis::Horizontal => Label::new("choose-across", "B4.5"),
        Axis::Vertical => Label::new("choose-upright", "B4.5"),
    }
}

pub(crate) fn action_label(key: &'static str, action: Action, rule: &'static str) -> Label {
    Label::new(text!(key, action = Text::new(format!("cost-{}", action.slug()))), rule)
}
