//! N5 · The battlefield of a mission, made of its two drawings.

use super::schema::Mission;
use crate::geometry::{COLS, Heights, ROWS, Space, Spaces};
use table::pack::{Complaints, Located, Written};

/// Zones are letters from A to Z and a to z.
const LETTERS: usize = 52;

/// N5 · What a map is made of. Everything that never changes in a mission; scenery that goes is kept by the state.
#[derive(Debug, Clone, PartialEq)]
pub struct Ground {
    pub cols: u8,
    pub rows: u8,
    /// Every square of the battlefield.
    pub open: Spaces,
    pub water: Spaces,
    pub swamp: Spaces,
    pub heights: Heights,
    /// N3.2 · Squares with a ladder, and the squares of the roofs where they end.
    pub ladders: Vec<(Space, Space)>,
    /// Both ends of all ladders, and for each ladder the squares of the levels where it begins and ends.
    pub ladder_ends: Spaces,
    pub landings: Vec<(Spaces, Spaces)>,
    /// The squares of each level, and how many levels there are.
    pub levels: [Spaces; 3],
    pub storeys: usize,
    /// N4.1 · For each level what stops every line that starts there: roofs above it, and what is not part of the battlefield.
    pub solid: [Spaces; 3],
    pub bulky: Spaces,
    pub blocking: Spaces,
    pub towering: Spaces,
    pub wells: Spaces,
    pub crates: Spaces,
    pub carts: Spaces,
    pub bushes: Spaces,
    pub trees: Spaces,
    /// Where the heroes start.
    pub starts: [Space; 4],
    zones: Vec<Spaces>,
    /// For each zone that has squares, how far every square is from it.
    ways: Vec<Vec<u8>>,
    /// The same for each single square of a zone of few squares; nothing for the others.
    spots: Vec<Vec<u8>>,
}

/// A zone of more squares is no row of markers.
const FEW: usize = 16;

/// What breaking through scenery counts as when ways are measured, and what is farther than any way.
const THROUGH: u8 = 4;
const NO_WAY: u8 = 60;

impl Ground {
    /// The squares of a zone.
    pub fn zone(&self, letter: char) -> Spaces {
        letter_place(letter).and_then(|place| self.zones.get(place)).copied().unwrap_or(Spaces::NONE)
    }

    /// How far a square is from a zone, round walls, whoever stands in between.
    pub fn far(&self, at: Space, zone: char) -> u8 {
        let way = letter_place(zone).and_then(|place| self.ways.get(place)).and_then(|way| way.get(at.index()));
        way.copied().unwrap_or(NO_WAY)
    }

    /// How far a square is from a square of a zone of few squares, round walls, whoever stands in between.
    pub fn far_from(&self, at: Space, spot: Space) -> u8 {
        self.spots.get(spot.index()).and_then(|way| way.get(at.index())).copied().unwrap_or(NO_WAY)
    }

    /// Measures the ways to every zone that has squares.
    fn measure(&mut self) {
        self.spots = vec![Vec::new(); COLS * ROWS];
        for place in 0..LETTERS {
            let zone = self.zones[place];
            if !zone.is_empty() {
                self.ways[place] = self.ways_to(zone);
            }
            if zone.len() <= FEW {
                for spot in zone.iter() {
                    self.spots[spot.index()] = self.ways_to(Spaces::only(spot));
                }
            }
        }
    }

    fn ways_to(&self, zone: Spaces) -> Vec<u8> {
        let mut ways = vec![NO_WAY; COLS * ROWS];
        let mut open: Vec<Space> = zone.iter().collect();
        open.iter().for_each(|at| ways[at.index()] = 0);
        while let Some(at) = open.pop() {
            let far = ways[at.index()] + self.price(at);
            let ladders = self.ladders.iter().filter_map(|(foot, top)| match at {
                _ if at == *foot => Some(*top),
                _ if at == *top => Some(*foot),
                _ => None,
            });
            let level = |next: &Space| self.heights.of(*next) == self.heights.of(at) && self.open.contains(*next);
            let steps = at.steps().map(|(_, next)| next).filter(level);
            for next in steps.chain(ladders).collect::<Vec<_>>() {
                if far < ways[next.index()] {
                    ways[next.index()] = far;
                    open.push(next);
                }
            }
        }
        ways
    }

    /// What entering a square counts as.
    fn price(&self, at: Space) -> u8 {
        let wet = (self.water | self.swamp).contains(at);
        1 + u8::from(wet) + if self.filled().contains(at) { THROUGH } else { 0 }
    }

    /// N5.1 · Squares that scenery fills.
    pub fn filled(&self) -> Spaces {
        self.bulky | self.blocking
    }

    /// The map of a mission; whatever is wrong with the drawings becomes a complaint.
    pub fn of(mission: &Located<Mission<Written>>, complaints: &mut Complaints) -> Ground {
        let mut ground = Ground::drawn(&mission.map);
        ground.mark(&mission.marks);
        ground.measure();
        for said in faults(&mission.map, &mission.marks, &ground) {
            complaints.add(mission.at.clone(), said);
        }
        ground
    }

    /// The ground that a drawing shows.
    pub fn drawn(map: &[String]) -> Ground {
        let mut ground = Ground {
            cols: map.iter().map(|line| line.chars().count()).max().unwrap_or(0).min(COLS) as u8,
            rows: map.len().min(ROWS) as u8,
            open: Spaces::NONE,
            water: Spaces::NONE,
            swamp: Spaces::NONE,
            heights: Heights::FLAT,
            ladders: Vec::new(),
            ladder_ends: Spaces::NONE,
            landings: Vec::new(),
            levels: [Spaces::NONE; 3],
            storeys: 1,
            solid: [Spaces::NONE; 3],
            bulky: Spaces::NONE,
            blocking: Spaces::NONE,
            towering: Spaces::NONE,
            wells: Spaces::NONE,
            crates: Spaces::NONE,
            carts: Spaces::NONE,
            bushes: Spaces::NONE,
            trees: Spaces::NONE,
            starts: [Space::new(0, 0); 4],
            zones: vec![Spaces::NONE; LETTERS],
            ways: vec![Vec::new(); LETTERS],
            spots: Vec::new(),
        };
        let mut feet = Vec::new();
        for (at, sign) in signs(map) {
            if sign != '#' {
                ground.open.insert(at);
            }
            match sign {
                '~' => ground.water.insert(at),
                ',' => ground.swamp.insert(at),
                '1' => ground.heights.set(&Spaces::only(at), 1),
                '2' => ground.heights.set(&Spaces::only(at), 2),
                'L' => feet.push(at),
                'w' => ground.wells.insert(at),
                'c' => ground.crates.insert(at),
                'k' => ground.carts.insert(at),
                'b' => ground.bushes.insert(at),
                't' => ground.trees.insert(at),
                _ => {}
            }
        }
        ground.bulky = ground.wells | ground.crates | ground.carts | ground.trees;
        ground.blocking = ground.bushes | ground.trees;
        ground.towering = ground.trees;
        ground.ladders = feet.iter().filter_map(|foot| Some((*foot, ground.top_of(*foot)?))).collect();
        let landings = |(foot, top): &(Space, Space)| (ground.heights.plateau(*foot), ground.heights.plateau(*top));
        ground.landings = ground.ladders.iter().map(landings).collect();
        ground.levels = [0, 1, 2].map(|level| ground.heights.at(level));
        ground.storeys = 1 + (0..2).filter(|level| !ground.heights.above(*level).is_empty()).count();
        ground.solid = [0, 1, 2].map(|level| ground.heights.above(level) | !ground.open);
        ground.ladder_ends = ground.ladders.iter().flat_map(|(foot, top)| [*foot, *top]).collect();
        ground
    }

    /// N3.2 · The square of a roof where the ladder on this square ends: the first neighbour that is higher.
    fn top_of(&self, foot: Space) -> Option<Space> {
        foot.steps().map(|(_, next)| next).find(|next| self.heights.of(*next) > self.heights.of(foot))
    }

    fn mark(&mut self, marks: &[String]) {
        for (at, sign) in signs(marks) {
            match sign {
                '1'..='4' => self.starts[sign as usize - '1' as usize] = at,
                _ => {
                    if let Some(place) = letter_place(sign) {
                        self.zones[place].insert(at);
                    }
                }
            }
        }
    }
}

fn letter_place(letter: char) -> Option<usize> {
    match letter {
        'A'..='Z' => Some(letter as usize - 'A' as usize),
        'a'..='z' => Some(26 + letter as usize - 'a' as usize),
        _ => None,
    }
}

/// Every sign of a drawing with its square; the last line is row A.
fn signs(lines: &[String]) -> impl Iterator<Item = (Space, char)> {
    let rows = lines.iter().rev().take(ROWS).enumerate();
    rows.flat_map(|(row, line)| {
        line.chars().take(COLS).enumerate().map(move |(col, sign)| (Space::new(row as u8, col as u8), sign))
    })
}

/// Everything that is wrong with the drawings of a map.
fn faults(map: &[String], marks: &[String], ground: &Ground) -> Vec<String> {
    let mut faults = Vec::new();
    if map.len() > ROWS || map.iter().any(|line| line.chars().count() > COLS) {
        faults.push(format!("a map has at most {ROWS} lines of {COLS} squares"));
    }
    let shape = |lines: &[String]| lines.iter().map(|line| line.chars().count()).collect::<Vec<_>>();
    if shape(map) != shape(marks) {
        faults.push("`map` and `marks` are not of the same size".to_owned());
    }
    for (at, sign) in signs(map) {
        if !".~,12Lwckbt#".contains(sign) {
            faults.push(format!("nothing is drawn as `{sign}` (at {at})"));
        }
        if sign == 'L' && ground.top_of(at).is_none() {
            faults.push(format!("the ladder at {at} leads nowhere"));
        }
    }
    for (at, sign) in signs(marks) {
        if sign != '.' && !('1'..='4').contains(&sign) && letter_place(sign).is_none() {
            faults.push(format!("no zone is marked as `{sign}` (at {at})"));
        }
    }
    let starts = |number: char| signs(marks).filter(|(_, sign)| *sign == number).count();
    if ('1'..='4').any(|number| starts(number) != 1) {
        faults.push("each of 1 to 4 marks one square: where that hero starts".to_owned());
    }
    for start in ground.starts {
        if !ground.open.contains(start) || ground.filled().contains(start) {
            faults.push(format!("no hero can stand at {start}"));
        }
    }
    // N3 · Every roof has a ladder.
    let mut roofs = ground.heights.above(0);
    while let Some(at) = roofs.iter().next() {
        let roof = ground.heights.plateau(at);
        if !ground.ladders.iter().any(|(_, top)| roof.contains(*top)) {
            faults.push(format!("the roof at {at} has no ladder"));
        }
        roofs -= roof;
    }
    faults
}
