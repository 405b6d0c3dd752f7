//! How the table looks: the field with everything on it, the primordial's decks, the Kratos pool, and the titans' sheets.
//!
//! Nobody has secrets in a battle, so every viewer sees the same; only what is *mine* differs.

pub(crate) mod all;
pub(crate) use all::all_cards;
mod board;
pub(crate) use board::{cell, side};
mod gear;
mod primordial;
mod titans;
pub(crate) mod voyage;

use crate::ids::TitanId;
use crate::state::{Odyssey, Phase};
use table::scene::{Area, Line, SeatLine, SeatState, Sheet, Sign, Value, Zone};
use table::{Scene, Seat, Text, Viewer, text};

impl Odyssey {
    /// What a viewer sees once the titans stand on the field.
    pub(crate) fn battle_scene(&self, viewer: Viewer) -> Scene {
        let focus = self.focus(viewer);
        let mut scene = Scene::new("odyssey")
            .subtitle(text!("scene-battle", foe = self.primordial_name(), level = self.primordial.level))
            .round(self.round_text());
        for titan in TitanId::ALL {
            scene = scene.seat(self.titan_line(titan));
        }
        scene
            .zone(Zone::new("battle", Area::Board).part(self.grid()))
            .zone(self.primordial_zone())
            .zone(self.pool_zone())
            .zone(self.focus_zone(focus))
            .zone(Zone::new("gear", Area::Hand).title("scene-gear").part(self.gear_cards(focus)))
            .zone(self.others_zone(focus))
            .legend(legend())
    }

    fn round_text(&self) -> Text {
        let titans = matches!(
            self.phase,
            Phase::TitansStart | Phase::TitansChoose | Phase::TitanActs | Phase::TitanEnds | Phase::TitansEnd
        );
        let key = if titans { "scene-titan-round" } else { "scene-primordial-round" };
        text!(key, round = self.round)
    }

    /// Whose sheet is shown whole: who acts or is attacked, else the viewer's first that lives, else the priority target.
    fn focus(&self, viewer: Viewer) -> TitanId {
        let acting = self.acting();
        let mine = || self.living().find(|titan| viewer == Viewer::Seat(self.player(*titan)));
        acting.or_else(mine).unwrap_or(self.priority)
    }

    pub(crate) fn acting(&self) -> Option<TitanId> {
        let titan_attack = self.titan_attack().map(|attack| attack.titan);
        titan_attack.or(self.attack_on_target().map(|attack| attack.target)).or(self.turn.titan)
    }

    /// A titan with its figures, and who plays it.
    fn titan_line(&self, titan: TitanId) -> SeatLine {
        let seat = self.player(titan);
        let [danger, fate, rage] = self.titan(titan).stats;
        let line = SeatLine::new(seat, self.titan_name(titan))
            .colour(titan.colour())
            .emblem(titan.emblem())
            .who(text!("scene-titan-who", class = self.class_name(self.titan(titan).class), who = seat))
            .acting(self.acting() == Some(titan));
        let state = match (self.titan(titan).is_alive(), self.titan(titan).is_down()) {
            (false, _) => Some(SeatState::Dead),
            (true, true) => Some(SeatState::Down),
            (true, false) => None,
        };
        let line = SeatLine { state, ..line };
        line.value(Value::new("danger", danger).icon("danger").tone("danger"))
            .value(Value::new("fate", fate).icon("fate").tone("fate"))
            .value(Value::new("rage", rage).icon("rage").tone("rage"))
    }

    fn focus_zone(&self, focus: TitanId) -> Zone {
        Zone::new("mine", Area::Mine).title(self.titan_name(focus)).part(self.whole_sheet(focus))
    }

    fn others_zone(&self, focus: TitanId) -> Zone {
        let others = TitanId::ALL.into_iter().filter(|titan| *titan != focus);
        let zone = Zone::new("others", Area::Others).title("scene-others").note("scene-others-note");
        others.fold(zone, |zone, titan| zone.part(self.short_sheet(titan)))
    }

    /// B2.3 to B2.8 · What each titan has put on so far; once the primordial stands there, the field too.
    pub(crate) fn muster_scene(&self) -> Scene {
        let battle = self.pack.battle(self.muster.battle);
        let subtitle = match self.muster.bout {
            Some(bout) => text!("scene-battle", foe = self.pack.name(bout.foe), level = bout.level),
            None if self.battle_is_settled() => {
                text!("scene-battle", foe = self.pack.name(battle.primordial), level = battle.level)
            }
            None => text!("battle-any"),
        };
        let mut scene = Scene::new("odyssey").subtitle(subtitle);
        for seat in Seat::first(self.seats.into()) {
            scene = scene.seat(SeatLine::new(seat, text!("table-seat", who = seat)));
        }
        let mut area = Area::Board;
        if self.primordial.footprint.side > 0 {
            scene = scene.zone(Zone::new("battle", Area::Board).part(self.grid())).zone(self.primordial_zone());
            area = Area::Others;
        }
        let zone = Zone::new("muster", area).title("scene-muster");
        scene.zone(TitanId::ALL.into_iter().fold(zone, |zone, titan| zone.part(self.outfit_sheet(titan))))
    }

    fn outfit_sheet(&self, titan: TitanId) -> Sheet {
        let outfit = &self.muster.titans[titan.index()];
        let chosen = self.muster.ready as usize >= titan.index() || !outfit.gear.is_empty();
        let name = text!("titan-name", number = titan.0 + 1);
        let class = self.class_name(outfit.class);
        let gear = outfit.gear.iter().map(|gear| Line::new(self.pack.name(*gear)));
        let gear: Vec<Line> = gear.filter(|_| chosen).collect();
        let sheet = Sheet::new(table::scene::Spot::of("sheet", titan.0 + 1), name).emblem(titan.emblem());
        let sheet = sheet.tone(titan.colour());
        if chosen { sheet.owner(class).part(gear) } else { sheet.part(gear) }
    }
}

/// The symbols of a battle.
fn legend() -> Vec<Sign> {
    let signs = [
        ("danger", "danger", "legend-danger"),
        ("fate", "fate", "legend-fate"),
        ("rage", "rage", "legend-rage"),
        ("opening", "token-opening", "legend-opening"),
        ("break", "token-break", "legend-break"),
        ("priority", "scene-priority", "legend-priority"),
        ("power-die", "legend-power-die", "legend-power-die-text"),
        ("crit-die", "legend-crit-die", "legend-crit-die-text"),
        ("wound", "legend-wound", "legend-wound-text"),
        ("charge", "legend-charge", "legend-charge-text"),
    ];
    signs.into_iter().map(|(icon, name, text)| Sign::new(icon, name).text(text)).collect()
}
