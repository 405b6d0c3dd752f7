//! Where paragraphs lead: every way must come to an end, and every paragraph must be on one.

use crate::language::Language;
use crate::outline::{Link, LinkKind, Outline};
use crate::paragraph::ParagraphId;
use table::Slug;
use table::pack::{Complaints, Id, Names};

pub fn check<L: Language>(outlines: &[Outline<L>], names: &Names<ParagraphId>, complaints: &mut Complaints) {
    let graph = Graph::new(outlines, names, complaints);
    graph.complain_of_unreachable(complaints);
    graph.complain_of_refused(complaints);
    graph.complain_of_endless(complaints);
    graph.complain_of_circles(complaints);
}

struct Graph<'o, 'p, L: Language> {
    outlines: &'o [Outline<'p, L>],
    links: Vec<Vec<(usize, LinkKind)>>,
}

impl<'o, 'p, L: Language> Graph<'o, 'p, L> {
    fn new(outlines: &'o [Outline<'p, L>], names: &Names<ParagraphId>, complaints: &mut Complaints) -> Self {
        let links = outlines.iter().map(|outline| {
            let find = |link: &Link| {
                let at = outline.entry.at_word(link.to.as_str());
                names.find(link.to, &at, complaints).map(|id| (id.index(), link.kind))
            };
            outline.links.iter().filter_map(find).collect()
        });
        let links = links.collect();
        Graph { outlines, links }
    }

    fn id(&self, place: usize) -> Slug {
        self.outlines[place].entry.id
    }

    fn complain(&self, place: usize, complaints: &mut Complaints, said: impl Into<String>) {
        let id = self.id(place);
        complaints.add(self.outlines[place].entry.at_word(id.as_str()), said);
    }

    fn complain_of_unreachable(&self, complaints: &mut Complaints) {
        let mut open: Vec<usize> = self.places().filter(|place| self.is_entrance(*place)).collect();
        let mut reached = vec![false; self.outlines.len()];
        while let Some(place) = open.pop() {
            if !std::mem::replace(&mut reached[place], true) {
                open.extend(self.links[place].iter().map(|(to, _)| *to));
            }
        }
        for place in self.places().filter(|place| !reached[*place]) {
            self.complain(place, complaints, "nothing leads to this paragraph: give it a `from`, or a way to it");
        }
    }

    /// A condition may turn rules away at the entrance, but not readers who were sent here.
    fn complain_of_refused(&self, complaints: &mut Complaints) {
        let now = |(_, kind): &&(usize, LinkKind)| *kind != LinkKind::Later;
        let targets: Vec<usize> = self.links.iter().flatten().filter(now).map(|(to, _)| *to).collect();
        for place in self.places().filter(|place| targets.contains(place)) {
            let paragraph = &self.outlines[place].entry.value;
            if paragraph.when.is_some() && paragraph.otherwise.is_none() {
                let said = "this is a dead end if its `when` does not hold: say `otherwise` where to go on";
                self.complain(place, complaints, said);
            }
        }
    }

    /// Paragraphs from which no way leads to an end.
    fn complain_of_endless(&self, complaints: &mut Complaints) {
        let mut ends: Vec<bool> = self.outlines.iter().map(|outline| outline.ends).collect();
        loop {
            let leads = |place: &usize| !ends[*place] && self.now(*place).any(|to| ends[to]);
            let more: Vec<usize> = self.places().filter(leads).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|place| ends[place] = true);
        }
        for place in self.places().filter(|place| !ends[*place]) {
            let said = match self.links[place].is_empty() {
                true => "this paragraph is a dead end: nothing goes on from here, and nothing ends",
                false => "no way from here ever comes to an end",
            };
            self.complain(place, complaints, said);
        }
    }

    /// Ways that can be walked round and round, since no option on them is to be taken only once.
    fn complain_of_circles(&self, complaints: &mut Complaints) {
        for start in self.places() {
            if let Some(circle) = self.circle(start) {
                let ids: Vec<String> = circle.iter().map(|place| format!("`{}`", self.id(*place))).collect();
                let said =
                    format!("this leads back to itself by {}: let an option on the way be `once`", ids.join(", "));
                self.complain(start, complaints, said);
            }
        }
    }

    /// The shortest way from a paragraph back to it, if it is the first paragraph of that circle in the files.
    fn circle(&self, start: usize) -> Option<Vec<usize>> {
        let mut before = vec![None; self.outlines.len()];
        let mut row = std::collections::VecDeque::from([start]);
        while let Some(place) = row.pop_front() {
            for to in self.always(place).filter(|to| *to >= start) {
                if to == start {
                    let back = std::iter::successors(Some(place), |at| if *at == start { None } else { before[*at] });
                    let mut circle: Vec<usize> = back.collect();
                    circle.reverse();
                    return Some(circle);
                }
                if before[to].is_none() {
                    before[to] = Some(place);
                    row.push_back(to);
                }
            }
        }
        None
    }

    fn places(&self) -> std::ops::Range<usize> {
        0..self.outlines.len()
    }

    fn is_entrance(&self, place: usize) -> bool {
        !self.outlines[place].entry.from.is_empty()
    }

    /// Where a reader can go at once.
    fn now(&self, place: usize) -> impl Iterator<Item = usize> {
        self.links[place].iter().filter(|(_, kind)| *kind != LinkKind::Later).map(|(to, _)| *to)
    }

    /// Where a reader can go at once, as often as they come by.
    fn always(&self, place: usize) -> impl Iterator<Item = usize> {
        let again = |kind: &LinkKind| matches!(kind, LinkKind::Always | LinkKind::Otherwise);
        self.links[place].iter().filter(move |(_, kind)| again(kind)).map(|(to, _)| *to)
    }
}
