//! Ways that a question leaves open: what each answer would draw on the board.

use super::on_board;
use crate::battle::positions::Mini;
use crate::geometry::{Axis, Direction, Footprint, Space, Spaces};
use crate::ids::{TitanId, TitanSet};
use crate::scene::{cell, side};
use crate::state::{Odyssey, Offer};
use table::scene::{Mark, Spot, Tone};
use table::{Label, Tag, Text, text};

impl Odyssey {
    /// B4.5 · The primordial's way if it begins along an axis: where it ends, and whom it crosses.
    pub(crate) fn axis_label(&self, axis: Axis) -> Label {
        let label = match axis {
            Axis::Horizontal => Label::new("choose-across", "B4.5"),
            Axis::Vertical => Label::new("choose-upright", "B4.5"),
        };
        let label = label.heavy().step("foe");
        match self.course(self.offer) {
            Some(course) => self.drawn_way(label, &self.footprints_along(&course, axis)),
            None => label,
        }
    }

    /// A direction: who goes that way, how far and over whom, or whom the primordial would have in front.
    pub(crate) fn heading_label(&self, way: Direction) -> Label {
        let label = Label::new(text!(format!("choose-way-{}", way.slug())), "B4.14");
        match self.offer {
            Offer::Facing => self.drawn_turn(label, way),
            Offer::Straight(Mini::Primordial, spaces) => self.drawn_way(label.heavy(), &self.straight_on(way, spaces)),
            Offer::Straight(Mini::Titan(titan), spaces) => match self.titan(titan).space() {
                Some(from) => self.drawn_throw(label.heavy(), titan, from, (way, spaces)),
                None => label,
            },
            _ => label,
        }
    }

    /// The footprints of the primordial as it goes straight on, the present one first.
    fn straight_on(&self, way: Direction, spaces: u8) -> Vec<Footprint> {
        let next = |at: &Footprint| self.primordial_way(*at, way);
        std::iter::successors(Some(self.primordial.footprint), next).take(usize::from(spaces) + 1).collect()
    }

    /// The primordial's way over these footprints: where it ends, and whom it crosses.
    fn drawn_way(&self, label: Label, footprints: &[Footprint]) -> Label {
        let Some(end) = footprints.last() else { return label };
        let trodden = footprints.iter().fold(Spaces::NONE, |all, at| all | at.spaces());
        let names = self.names(self.titans_on(&(trodden - self.primordial.footprint.spaces())));
        let (tag, notes) = match names.is_empty() {
            true => (Tag::new(text!("tag-ends-on", space = end.corner.to_string())), Vec::new()),
            false => {
                let crossed = text!("tag-crosses", titans = names);
                (Tag::bad(crossed.clone()), vec![crossed])
            }
        };
        let stops: Vec<Spot> = footprints.iter().map(|at| on_board(at.corner)).collect();
        let label = label.tag(tag).mark(Mark::ghost("foe", cell(end.corner)));
        let label = label.mark(Mark::Area { cells: spots(end.spaces()), tone: Tone::Bad, text: None });
        match stops.len() {
            ..=1 => label,
            _ => label.mark(Mark::Path { board: "board".into(), stops, notes }),
        }
    }

    /// B4.13, B1.7 · The primordial as it would look, with those it would have in front.
    fn drawn_turn(&self, label: Label, way: Direction) -> Label {
        let footprint = self.primordial.footprint;
        let ahead = self.titans_on(&footprint.front(way));
        let tag = match ahead.is_empty() {
            true => Tag::good("tag-front-nobody"),
            false => Tag::bad(text!("tag-front", titans = self.names(ahead))),
        };
        let ghost = Mark::Ghost { piece: "foe".into(), stand: cell(footprint.corner).into(), facing: Some(side(way)) };
        let cells = ahead.iter().filter_map(|titan| self.titan(titan).space()).map(on_board).collect();
        let label = label.tag(tag).mark(ghost);
        match ahead.is_empty() {
            true => label,
            false => label.mark(Mark::Area { cells, tone: Tone::Bad, text: None }),
        }
    }

    /// B12 · A titan that is moved by force: where it comes to lie, and whether something stops it.
    fn drawn_throw(&self, label: Label, titan: TitanId, from: Space, (way, spaces): (Direction, u8)) -> Label {
        let (over, stopped) = self.thrown_along(from, way, spaces);
        let Some(end) = over.last().copied() else { return label };
        let said = text!("tag-thrown", space = end.to_string(), stopped = u8::from(stopped));
        let tag = if stopped { Tag::bad(said) } else { Tag::new(said) };
        let label = label.tag(tag).mark(Mark::ghost(Spot::of("titan", titan.0 + 1), cell(end)));
        match over.len() {
            ..=1 => label,
            _ => label.mark(Mark::path("board", over.into_iter().map(on_board))),
        }
    }

    fn names(&self, titans: TitanSet) -> Vec<Text> {
        titans.iter().map(|titan| self.titan_name(titan)).collect()
    }
}

fn spots(spaces: Spaces) -> Vec<Spot> {
    spaces.iter().map(on_board).collect()
}
