//! How the duel looks and reads, and the rest of its contract.

use super::words::{ENGLISH, ITALIAN, RULES, RULES_IT};
use super::{Attack, BREATH, Choice, Duel, Fighter, Frame, HEALTH};
use table::scene::{Area, Line, Meter, Part, SeatLine, Sheet, Spot, Token, Value, Zone};
use table::{
    About, Judge, Label, NoOptions, Notate, Nothing, Outcome, Play, Present, Rng, Rules, Scene, Seat, Shared, Study,
    Table, Text, Viewer, text,
};

impl<const FLAW: u8> Rules for Duel<FLAW> {
    const ABOUT: About = About {
        slug: "duel",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 2,
        unit: "turns",
        cooperative: false,
        words: &[("en", ENGLISH), ("it", ITALIAN)],
        rulebook: &[("en", RULES), ("it", RULES_IT)],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = Choice;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        Duel::set_up()
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        self.take_turn(table)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.frames.is_empty().then(|| self.end()).flatten()
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        if !self.frames.is_empty() {
            return Err("a frame is still open".to_owned());
        }
        let sound = |fighter: &Fighter| fighter.health <= HEALTH && fighter.breath <= BREATH;
        if self.fighters.values().all(sound) { Ok(()) } else { Err("a fighter has grown".to_owned()) }
    }

    fn length(&self) -> u32 {
        u32::from(self.turns)
    }
}

impl<const FLAW: u8> Notate for Duel<FLAW> {
    fn notate(&self, _: Seat, choice: Choice) -> String {
        key(choice).to_owned()
    }

    const NOTATIONS: &'static [&'static str] =
        &["attack|rest|press|parry|stop-thrust|riposte|pass", "open|guarded", "lose-breath|lose-health"];

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl<const FLAW: u8> Present for Duel<FLAW> {
    fn scene(&self, _: Viewer) -> Scene {
        let going_on = self.breadcrumb().into_iter().map(Line::from).collect::<Vec<_>>();
        let attacks = self.frames.iter().filter_map(Frame::attack).map(figures);
        Scene::new("duel")
            .round(text!("turn-number", number = self.turns + 1))
            .seats(
                Seat::first(2)
                    .map(|seat| SeatLine::new(seat, text!("table-seat", who = seat)).acting(seat == self.turn)),
            )
            .zone(
                Zone::new("floor", Area::Board).parts(self.fighters.iter().map(|(seat, fighter)| sheet(seat, fighter))),
            )
            .zone(Zone::new("going-on", Area::Pool).part(going_on).parts(attacks))
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        let rule = match choice {
            Choice::Attack | Choice::Rest => "B1",
            Choice::Press | Choice::Parry | Choice::Pass => "B3",
            Choice::Riposte => "B5",
            Choice::StopThrust | Choice::LoseBreath | Choice::LoseHealth => "B6",
            Choice::StandOpen | Choice::StandGuarded => "B7",
        };
        let label = Label::new(self.words(choice), rule);
        match choice.cost() {
            0 => label,
            cost => label.detail(text!("costs-breath", count = cost)),
        }
    }

    fn breadcrumb(&self) -> Vec<Text> {
        let name = |frame: &Frame| match frame {
            Frame::Turn(seat) => text!("turn-of", who = *seat),
            Frame::Attack(attack) => text!("attack-of", who = attack.by),
        };
        self.frames.iter().map(name).collect()
    }
}

impl<const FLAW: u8> Judge for Duel<FLAW> {
    fn appraise(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        let strength = |seat: Seat| f32::from(self.fighters[seat].health * 2 + self.fighters[seat].breath) + 1.0;
        strength(seat) / (strength(seat) + strength(seat.next(2)))
    }

    /// Nothing is hidden.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl<const FLAW: u8> Study for Duel<FLAW> {}

impl<const FLAW: u8> Duel<FLAW> {
    pub(super) fn words(&self, choice: Choice) -> Text {
        Text::new(key(choice))
    }

    /// One of the two, for tests of the rules.
    pub fn fighter(&self, seat: Seat) -> Fighter {
        self.fighters[seat]
    }
}

/// The notation of a choice is also the key of its words.
fn key(choice: Choice) -> &'static str {
    match choice {
        Choice::Attack => "attack",
        Choice::Rest => "rest",
        Choice::Press => "press",
        Choice::Parry => "parry",
        Choice::StopThrust => "stop-thrust",
        Choice::Riposte => "riposte",
        Choice::Pass => "pass",
        Choice::StandOpen => "open",
        Choice::StandGuarded => "guarded",
        Choice::LoseBreath => "lose-breath",
        Choice::LoseHealth => "lose-health",
    }
}

fn sheet(seat: Seat, fighter: &Fighter) -> Part {
    let mut sheet = Sheet::new(Spot::of("fighter", seat), text!("table-seat", who = seat)).tone(seat);
    if fighter.guarded {
        sheet = sheet.badge(Token::new("guarded").icon("shield"));
    }
    let health = Meter::new("health", fighter.health.into(), HEALTH.into()).icon("health");
    let breath = Meter::new("breath", fighter.breath.into(), BREATH.into()).icon("air");
    sheet.part(health).part(breath).into()
}

/// The figures of an attack under way.
fn figures(attack: &Attack) -> Part {
    let power = Value::new("power", attack.power).icon("strength");
    let guard = Value::new("guard", attack.guard).icon("shield");
    let rolled = attack.rolled.map(|face| Value::new("rolled", face).icon(format!("d6-{face}")));
    [power, guard].into_iter().chain(rolled).collect::<Vec<_>>().into()
}
