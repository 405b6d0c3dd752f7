//! What options say: the words on the button, what stands behind it, the rule, what it points at, and its odds.

mod chances;

use crate::choice::{Choice, Source, Which};
use crate::geometry::{Axis, Space};
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::Action;
use crate::scene::cell;
use crate::state::{Card, Odyssey, Offer, Weapon};
use crate::words::{pool_token, roman, skill, token};
use table::scene::Spot;
use table::{Label, Text, text};

impl Odyssey {
    pub(crate) fn label(&self, choice: Choice) -> Label {
        match choice {
            Choice::Pass => Label::new("choose-pass", "G1.5"),
            Choice::Done => Label::new("choose-done", "B2.5"),
            Choice::Class(id) => self.class_label(id),
            Choice::Gear(id) => self.gear_label(id),
            Choice::ArgoAbility(id) => {
                let label = Label::new(self.pack.argo_name(id), "B2.8")
                    .path([Text::new("verb-prepare"), self.pack.argo_name(id)]);
                label.icon(self.pack.argo[id.index()].icon.clone())
            }
            Choice::Start(titan) => self.titan_label("choose-start", titan, "B2.14"),
            Choice::Activate(titan) => {
                self.titan_label("choose-activate", titan, "B8.1").at(Spot::of("titan", titan.0 + 1))
            }
            Choice::EndTurn => Label::new("choose-end-turn", "B8.2"),
            Choice::Retreat => Label::new("choose-retreat", "B30.3").detail("choose-retreat-detail"),
            Choice::Walk(space) => self.walk_label(space),
            Choice::Via(space) => {
                Label::new(text!("choose-via", space = space.to_string()), "B8.8.3").at(on_board(space))
            }
            Choice::Attack(titan, weapon, _) => self.attack_label(titan, weapon),
            Choice::TakeFists(titan, slot, _) => self.slot_label("choose-take-fists", titan, slot, "B18.15"),
            Choice::Use(source, which, _) => self.use_label("choose-use", source, which, "B17.1"),
            Choice::First(source, which, _) => self.use_label("choose-first", source, which, "B17.12"),
            Choice::FoeAttack(Some(card)) => {
                let what = text!("choose-foe-attack", foe = self.foe_name(), card = self.ai_name(card));
                Label::new(what, "B24.7").at("foe")
            }
            Choice::FoeAttack(None) => Label::new(text!("choose-foe-card", foe = self.foe_name()), "B24.7").at("foe"),
            Choice::ReadyAll(action) => action_label("choose-ready-all", action, "B8.5"),
            Choice::Rest(action) => action_label("choose-rest", action, "B22.13"),
            Choice::Climb => Label::new(text!("choose-climb", foe = self.foe_within()), "B26.2").at("foe"),
            Choice::Search(tile, ..) => self.tile_label("choose-search", tile, "B9.24"),
            Choice::StandUp => Label::new("choose-stand-up", "B22.6"),
            Choice::Die(place) => self.die_label(place),
            Choice::Target(titan) => {
                self.titan_label("choose-target", titan, "G1.6").at(Spot::of("titan", titan.0 + 1))
            }
            Choice::At(space) => Label::new(text!("choose-at", space = space.to_string()), "B12.6").at(on_board(space)),
            Choice::Face(way) => Label::new(text!(format!("choose-way-{}", way.slug())), "B4.14"),
            Choice::Along(Axis::Horizontal) => Label::new("choose-across", "B4.5"),
            Choice::Along(Axis::Vertical) => Label::new("choose-upright", "B4.5"),
            Choice::Lay(space, turn) => {
                Label::new(text!("choose-lay", space = space.to_string(), turn = turn), "B10.10").at(on_board(space))
            }
            Choice::Tile(tile, ..) => self.tile_label("choose-tile", tile, "B9.4"),
            Choice::Card(card) => self.card_label(card),
            Choice::Side(side) => self.side_label(side),
            Choice::Token(what) => Label::new(token(what), "B22.9"),
            Choice::PoolToken(what) => Label::new(pool_token(what), "B20.2").at("pool"),
            Choice::Skill(which) => Label::new(skill(which), "G7.4"),
            Choice::Slot(titan, slot, _) => self.slot_label("choose-slot", titan, slot, "B18.6"),
            Choice::Condition(id) => {
                Label::new(self.pack.condition_name(id), "B22.1").icon(self.pack.condition(id).icon.clone())
            }
            Choice::Resource(id) => {
                Label::new(self.pack.resource_name(id), "B21.8").icon(self.pack.resources[id.index()].icon.clone())
            }
            Choice::Godform(id) => {
                let god = &self.pack.godforms[id.index()];
                Label::new(self.pack.godform_name(id), "B27.2").icon(god.icon.clone())
            }
            Choice::Divert => Label::new("choose-divert", "B21.13").at("pool"),
            Choice::Keep => Label::new("choose-keep", "G4.3"),
            Choice::Toss => Label::new("choose-toss", "G4.3"),
            Choice::Tear => Label::new("choose-tear", "B30.5"),
            Choice::SameLoadout => Label::new("choose-same-loadout", "B30.5"),
            Choice::NewLoadout => Label::new("choose-new-loadout", "B30.5"),
        }
    }

    fn class_label(&self, id: ClassId) -> Label {
        let class = self.pack.class(id);
        let detail = text!(format!("class-{}-text", class.slug));
        Label::new(self.pack.class_name(id), "B2.4").icon(class.icon.clone()).detail(detail)
    }

    fn gear_label(&self, id: GearId) -> Label {
        let label = Label::new(self.pack.gear_name(id), "B2.5")
            .icon(self.pack.gear(id).icon.clone())
            .path([Text::new("verb-equip"), self.pack.gear_name(id)]);
        match self.pack.say_gear(id) {
            Some(said) => label.detail(said),
            None => label,
        }
    }

    fn titan_label(&self, key: &'static str, titan: TitanId, rule: &'static str) -> Label {
        let outfit = &self.muster.titans[titan.index()];
        let name = if self.titan(titan).is_alive() {
            self.titan_name(titan)
        } else {
            text!("titan-name", class = self.class_name(outfit.class), number = titan.0 + 1)
        };
        Label::new(text!(key, titan = name), rule)
    }

    /// B8.8 · Where to, and whether it is beside the primordial.
    fn walk_label(&self, space: Space) -> Label {
        let beside = self.foe.footprint.around().contains(space);
        let name = space.to_string();
        let text = match beside {
            true => text!("choose-walk-beside", space = name.as_str(), foe = self.foe_towards()),
            false => text!("choose-walk", space = name.as_str()),
        };
        let row = space.to_string().chars().next().map(String::from).unwrap_or_default();
        Label::new(text, "B8.8.1")
            .path([Text::new("verb-move"), text!("choose-row", row = row), Text::plain(name)])
            .icon("move")
            .at(on_board(space))
    }

    fn attack_label(&self, titan: TitanId, weapon: Weapon) -> Label {
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

    fn slot_label(&self, key: &'static str, titan: TitanId, slot: SlotId, rule: &'static str) -> Label {
        let name = self.slot_name(titan, slot);
        Label::new(text!(key, gear = name), rule).at(Spot::of("gear", slot.0 + 1))
    }

    fn use_label(&self, key: &'static str, source: Source, which: Which, rule: &'static str) -> Label {
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
    fn side_label(&self, side: u8) -> Label {
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
            Offer::Awakened => (Some(text!("choose-awakened-push", foe = self.foe_within())), "B27.5"),
            Offer::Sides(_) | Offer::Nothing => (None, "G1.5"),
        };
        Label::new(said.unwrap_or_else(|| text!("choose-side", side = side + 1)), rule)
    }

    fn tile_label(&self, key: &'static str, tile: TileId, rule: &'static str) -> Label {
        let label = |at: String| Label::new(text!(key, terrain = self.tile_name(tile), space = at), rule);
        match self.board.tile(tile) {
            Some(lies) => label(lies.at.to_string()).at(on_board(lies.at)),
            None => label("–".to_owned()),
        }
    }

    /// A die of the roll on the table, with what it shows.
    fn die_label(&self, place: u8) -> Label {
        let blow = self.blow().and_then(|blow| blow.dice.get(place as usize).copied());
        let die = blow.or_else(|| self.strike().and_then(|strike| strike.dice.get(place as usize).copied()));
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

    fn card_label(&self, card: Card) -> Label {
        let text = match card {
            Card::Back(_, level) => text!("card-back", level = roman(level)),
            _ => self.card_name(card),
        };
        Label::new(text, "G4.3")
    }
}

fn on_board(space: Space) -> Spot {
    Spot::cell("board", cell(space))
}

fn action_label(key: &'static str, action: Action, rule: &'static str) -> Label {
    Label::new(text!(key, action = Text::new(format!("cost-{}", action.slug()))), rule)
}
