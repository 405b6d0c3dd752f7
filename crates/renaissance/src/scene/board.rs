//! The battlefield: ground, roofs, scenery, markers, models, and where the active hero can go.

use super::spot;
use crate::choice::Gait;
use crate::geometry::{Space, Spaces};
use crate::ids::{EnemyId, FoeId, Member, Model, SceneryId};
use crate::moves::UNIT;
use crate::pack::schema::{Faction, Rank, Scenery};
use crate::state::{Phase, Renaissance};
use table::scene::{Cell, Footprint, Grid, Icon, Patch, Piece, Reach, Side, Spot, Token, Tone};
use table::text;

impl Renaissance {
    pub(super) fn grid(&self) -> Grid {
        let ground = self.ground();
        let grid = Grid::new("board", ground.cols, ground.rows)
            .terrain(self.patches())
            .pieces(self.marker_pieces())
            .pieces(Member::ALL.into_iter().filter_map(|member| self.familiar_piece(member)))
            .pieces(self.standing_foes().map(|foe| self.foe_piece(foe)))
            .pieces(Member::ALL.into_iter().filter_map(|member| self.hero_piece(member)));
        match self.reach() {
            Some(reach) => grid.reach(reach),
            None => grid,
        }
    }

    fn patches(&self) -> Vec<Patch> {
        let ground = self.ground();
        let shown = |set: Spaces| set - self.cleared;
        let nowhere = ground_of(ground.cols, ground.rows) - ground.open;
        let kinds: [(&'static str, Spaces, Option<&'static str>, &'static str); 10] = [
            ("water", ground.water, Some("water"), "water"),
            ("swamp", ground.swamp, None, "swamp"),
            ("roof", ground.heights.at(1), None, "roof"),
            ("tower", ground.heights.at(2), None, "tower"),
            ("well", shown(ground.wells), Some("well"), "scenery"),
            ("crate", shown(ground.crates), Some("crate"), "scenery"),
            ("cart", shown(ground.carts), Some("cart"), "scenery"),
            ("bush", shown(ground.bushes), Some("plant"), "scenery"),
            ("tree", shown(ground.trees), Some("wood"), "scenery"),
            ("nowhere", nowhere, None, "scenery"),
        ];
        // N12.2 · What chance has placed, by its own name.
        let strewn = self.pack.ids().zip(self.strewn.of_card);
        let mut patches: Vec<Patch> = strewn
            .flat_map(|(id, squares): (SceneryId, Spaces)| shown(squares).iter().map(|at| (id, at)).collect::<Vec<_>>())
            .map(|(id, at)| {
                let patch =
                    Patch::new(ground_like(&self.pack.scenery[id.index()]), self.pack.name(id), [Cell::from(at)])
                        .tone("scenery");
                patch.icon(self.pack.icon(id).clone())
            })
            .collect();
        for (kind, set, icon, tone) in kinds {
            for part in pieces(set) {
                let patch = Patch::new(kind, ground_name(kind), part.iter().map(Cell::from)).tone(tone);
                let patch = match kind {
                    "roof" => patch.level(1u8),
                    "tower" => patch.level(2u8),
                    _ => patch,
                };
                patches.push(match icon {
                    Some(icon) => patch.icon(icon),
                    None => patch,
                });
            }
        }
        patches.extend(ground.ladders.iter().map(|(foot, top)| {
            let up = foot.steps().find(|(_, next)| next == top).map(|(way, _)| Side::from(way));
            let ladder = Patch::new("ladder", "ground-ladder", [Cell::from(*foot)]).tone("scenery").icon("ladder");
            Patch { facing: up, ..ladder }
        }));
        patches
    }

    fn marker_pieces(&self) -> Vec<Piece> {
        let markers = self.pack.mission(self.mission).markers.iter().enumerate();
        markers
            .flat_map(|(kind, marker)| {
                let name = self.marker_name(kind);
                let icon = Icon::from(marker.icon.clone());
                let piece = move |at: Space| {
                    Piece::disc(Spot::of("marker", format_args!("{}-{at}", kind + 1)), name.clone(), Cell::from(at))
                        .emblem(icon.clone())
                };
                self.markers[kind].iter().map(piece)
            })
            .collect()
    }

    fn hero_piece(&self, member: Member) -> Option<Piece> {
        let hero = self.hero(member);
        let piece = Piece::helm(spot::hero(member), self.hero_name(member), Cell::from(hero.space()?))
            .emblem(self.hero_icon(member))
            .tone(member.colour())
            .acting(self.turn.hero == Some(member))
            .fallen(hero.ko);
        let threat = self.threat(member);
        let piece = if threat > 0 {
            piece.marker(Token::new("threat").icon("threat").count(i64::from(threat)).tone(Tone::Bad))
        } else {
            piece
        };
        let carried = hero.carries.map(|kind| Token::new(self.marker_name(kind.into())).icon("hand"));
        let form = self.form_token(Model::Hero(member));
        Some(carried.into_iter().chain(form).fold(piece, |piece, token| piece.marker(token)))
    }

    /// N6.6 · A familiar that is not on its owner's square.
    fn familiar_piece(&self, member: Member) -> Option<Piece> {
        let hero = self.hero(member);
        let at = hero.familiar.filter(|at| hero.space() != Some(*at))?;
        let (place, _) = self.familiar(member)?;
        let item = hero.items[place].item;
        let spot = Spot::of("familiar", member.0 + 1);
        Some(
            Piece::disc(spot, self.pack.name(item), Cell::from(at))
                .emblem(self.pack.icon(item).clone())
                .tone(member.colour()),
        )
    }

    pub(crate) fn kind_tone(&self, enemy: EnemyId) -> Tone {
        match self.pack.enemy(enemy).faction {
            Some(Faction::Keys) => Tone::from("keys"),
            Some(Faction::Lagoon) => Tone::from("lagoon"),
            Some(Faction::Brood) => Tone::from("brood"),
            None => Tone::Good,
        }
    }

    fn foe_piece(&self, foe: FoeId) -> Piece {
        let model = self.foe(foe);
        let side = self.footprint(foe).side;
        let name = self.foe_name(foe);
        let piece = Piece::block(spot::foe(foe), name, Cell::from(model.at))
            .emblem(self.pack.icon(model.enemy).clone())
            .tone(self.kind_tone(model.enemy))
            .footprint(Footprint::square(side))
            .acting(self.turn.foe == Some(foe));
        let piece = match self.pack.enemy(model.enemy).rank {
            Rank::Troop => piece,
            _ => piece.rim(Tone::Gold),
        };
        let piece = if model.wounds > 0 {
            let left = self.foe_health(foe) - model.wounds;
            piece.marker(Token::new(text!("scene-health", left = left)).icon("wound").count(i64::from(model.wounds)))
        } else {
            piece
        };
        let piece = self.form_token(Model::Foe(foe)).into_iter().fold(piece, |piece, token| piece.marker(token));
        model.tokens.iter().fold(piece, |piece, token| piece.marker(Token::new(token.text()).icon("state")))
    }

    /// N6.2 · Where the active hero can go.
    fn reach(&self) -> Option<Reach> {
        let member = self.turn.hero.filter(|_| self.phase == Phase::Hero)?;
        let paths = self.walks(member, Gait::Plain)?;
        let ends = paths.spaces() & self.free();
        let reach = Reach::new(ends.iter().map(Cell::from));
        let cost = |at: Space| paths.cost(at).map(|cost| (Cell::from(at), cost / UNIT));
        let reach = ends.iter().filter_map(cost).fold(reach, |reach, (cell, cost)| reach.cost(cell, cost));
        (!ends.is_empty()).then_some(reach)
    }
}

fn ground_of(cols: u8, rows: u8) -> Spaces {
    Spaces::block((0, rows as i8 - 1), (0, cols as i8 - 1))
}

/// The parts of a set that hang together.
fn pieces(mut set: Spaces) -> Vec<Spaces> {
    let mut parts = Vec::new();
    while let Some(first) = set.iter().next() {
        let mut part = Spaces::only(first);
        loop {
            let wider = part
                .iter()
                .flat_map(|at| at.steps().map(|(_, next)| next).collect::<Vec<_>>())
                .filter(|next| set.contains(*next));
            let wider = part | wider.collect();
            if wider == part {
                break;
            }
            part = wider;
        }
        set -= part;
        parts.push(part);
    }
    parts
}

fn ground_name(kind: &'static str) -> &'static str {
    match kind {
        "water" => "ground-water",
        "swamp" => "ground-swamp",
        "roof" => "ground-roof",
        "tower" => "ground-tower",
        "well" => "ground-well",
        "crate" => "ground-crate",
        "cart" => "ground-cart",
        "bush" => "ground-bush",
        "tree" => "ground-tree",
        _ => "ground-nowhere",
    }
}

/// N12.2 · The ground as which a scenery card is drawn, by what it does.
fn ground_like(card: &Scenery) -> &'static str {
    match (card.towering, card.blocking, card.holds > 0) {
        (true, ..) => "tree",
        (_, true, _) => "bush",
        (.., true) => "crate",
        _ => "cart",
    }
}
