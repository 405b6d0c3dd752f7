//! What the battle has besides its rules.

use super::pieces::*;
use table::scene::{Area, Line, Meter, SeatLine, Sheet, Spot, Token, Tokens as Pile, Zone};
use table::{
    About, Frames, Judge, Label, NoOptions, Notate, Outcome, Play, Pool, Present, Rng, Rules, Scene, Seat, SeatMap,
    Shared, Study, Table, Text, Viewer, text,
};

impl Rules for Battle {
    const ABOUT: About = About {
        slug: "battle",
        rules: 1,
        schema: 1,
        fewest: 1,
        most: 3,
        unit: "attacks",
        cooperative: true,
        words: &[("en", ENGLISH), ("it", ITALIAN)],
        rulebook: &[("en", RULES), ("it", RULES_IT)],
        content: &[],
        looks: &table::Looks { icons: include_str!("../../../../odyssey/looks/icons.svg"), ..table::Looks::PLAIN },
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = Choice;
    type Card = BodyPart;

    fn new(_: &Shared<()>, _: &NoOptions, seats: usize) -> Self {
        let mut pool = Pool::default();
        let parts = [BodyPart::Shin, BodyPart::Flank, BodyPart::Tail].into_iter().flat_map(|part| [part; 8]);
        let body = pool.shuffled(parts.collect());
        Battle {
            titans: SeatMap::new(seats, |_| Titan { fate: 1, ..Titan::default() }),
            pool,
            body,
            wounds: Vec::new(),
            kratos: Tokens::default(),
            frames: Frames::default(),
            turn: Seat(0),
        }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        self.attack(table, self.turn)?;
        self.turn = self.turn.next(self.titans.len());
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = self.body.is_empty() || self.titans.values().any(|titan| titan.danger >= DEADLY);
        let (result, key) = match (self.frames.is_empty(), self.is_slain(), lost) {
            (true, true, _) => (1.0, "slain"),
            (true, false, true) => (0.0, "lost"),
            _ => return None,
        };
        Some(Outcome::new(SeatMap::new(self.titans.len(), |_| result), Text::new(key)))
    }

    fn seats(&self) -> usize {
        self.titans.len()
    }

    fn invariants(&self) -> Result<(), String> {
        self.pool.check(self.body.iter())?;
        if self.frames.is_empty() { Ok(()) } else { Err("an attack is still open".to_owned()) }
    }

    fn length(&self) -> u32 {
        self.titans.values().map(|titan| u32::from(titan.rage)).sum()
    }
}

impl Notate for Battle {
    fn notate(&self, _: Seat, choice: Choice) -> String {
        match choice {
            Choice::Wield(weapon) => format!("wield {}", weapon.key()),
            Choice::Reroll(place) => format!("die {}", place + 1),
            Choice::Brace => "brace".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::PlaceOpening => "opening".to_owned(),
            Choice::PlaceBreak => "break".to_owned(),
        }
    }

    const NOTATIONS: &'static [&'static str] = &["wield bow|labrys", "die #", "brace|pass|opening|break"];

    fn notate_card(&self, card: BodyPart) -> String {
        card.name().key.into_owned()
    }
}

impl Present for Battle {
    fn scene(&self, _: Viewer) -> Scene {
        let name = |seat: Seat| text!("table-seat", who = seat);
        let titans = self.titans.iter().map(|(seat, titan)| {
            Sheet::new(Spot::of("titan", seat), name(seat))
                .part(Meter::new("rage", titan.rage.into(), 9).icon("rage"))
                .part(Meter::new("danger", titan.danger.into(), DEADLY.into()).icon("danger"))
                .part(Meter::new("fate", titan.fate.into(), 1).icon("fate"))
        });
        let tokens = [("opening", self.kratos.openings), ("break", self.kratos.breaks)];
        let tokens = tokens.map(|(name, count)| Token::new(name).icon(name).count(i64::from(count)));
        let attacks: Vec<Line> = self.breadcrumb().into_iter().map(Line::from).collect();
        let wounds: Vec<Line> = self.wounds.iter().map(|part| Line::from(part.name())).collect();
        Scene::new("battle")
            .seats(self.titans.seats().map(|seat| SeatLine::new(seat, name(seat)).acting(seat == self.turn)))
            .zone(Zone::new("titans", Area::Board).parts(titans))
            .zone(Zone::new("kratos", Area::Pool).part(Pile::new(tokens)).part(attacks))
            .zone(Zone::new("wounds", Area::Decks).part(wounds))
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Wield(weapon) => Label::new(weapon.key(), "B7.1"),
            Choice::Reroll(place) => Label::new(text!("die", number = place + 1), "B7.5"),
            Choice::Brace => Label::new("brace-now", "B7.4"),
            Choice::Pass => Label::new("pass", "B7.4"),
            Choice::PlaceOpening => Label::new("opening", "B7.9"),
            Choice::PlaceBreak => Label::new("break", "B7.9"),
        }
    }

    fn breadcrumb(&self) -> Vec<Text> {
        let attacks = self.frames.iter();
        attacks.map(|attack| text!("attack-of", who = attack.titan, weapon = Text::new(attack.weapon.key()))).collect()
    }
}

impl Judge for Battle {
    fn appraise(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.results[seat],
            None => 0.2 + 0.6 * self.wounds.len() as f32 / WOUNDS as f32,
        }
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.pool.resample(viewer, rng, self.body.iter_mut());
    }
}

impl Study for Battle {}

impl Battle {
    /// The attack that the rules are in the middle of.
    pub fn now(&self) -> &Attack {
        self.frames.last().expect("an attack is open")
    }

    pub fn now_mut(&mut self) -> &mut Attack {
        self.frames.last_mut().expect("an attack is open")
    }
}

impl Attack {
    pub fn with(titan: Seat, weapon: Weapon) -> Attack {
        Attack { titan, weapon, hits: 0, target: None, power: Vec::new() }
    }
}

impl Choice {
    pub fn weapon(self) -> Weapon {
        match self {
            Choice::Wield(weapon) => weapon,
            _ => Weapon::Labrys,
        }
    }
}

impl Weapon {
    fn key(self) -> &'static str {
        match self {
            Weapon::Labrys => "labrys",
            Weapon::Bow => "bow",
        }
    }
}

impl BodyPart {
    pub fn name(self) -> Text {
        Text::new(match self {
            BodyPart::Shin => "shin",
            BodyPart::Flank => "flank",
            BodyPart::Tail => "tail",
        })
    }
}

const ENGLISH: &str = "
battle = Battle
rage = Rage
danger = Danger
fate = Fate
labrys = Labrys
bow = Bow
shin = Shin
flank = Flank
tail = Tail
die = Die { $number }
brace-now = Brace
pass = Pass
opening = Opening
break = Break
attack-of = Attack of { $who } with the { $weapon }
which-weapon = Which weapon?
reroll-which = Which die do you roll again?
brace = The tail sweeps. Do you brace?
which-token = Which token do you place?
rage-rises = The rage of { $who } rises.
danger-rises = The danger of { $who } rises.
hits = { $who } hits with { $count }.
reveals = The target is the { $part }.
power = { $who } has a power of { $total }.
wounded = The { $part } is wounded.
slain = The adversary is slain.
lost = The battle is lost.
";

const ITALIAN: &str = "
battle = Battaglia
rage = Ira
danger = Pericolo
fate = Fato
labrys = Labrys
bow = Arco
shin = Stinco
flank = Fianco
tail = Coda
die = Dado { $number }
brace-now = Reggiti
pass = Passa
opening = Apertura
break = Rottura
attack-of = Attacco di { $who } con { $weapon }
which-weapon = Quale arma?
reroll-which = Quale dado tiri di nuovo?
brace = La coda spazza. Ti reggi?
which-token = Quale segnalino metti?
rage-rises = L'ira di { $who } sale.
danger-rises = Il pericolo di { $who } sale.
hits = { $who } colpisce con { $count }.
reveals = Il bersaglio è: { $part }.
power = { $who } ha una potenza di { $total }.
wounded = Ferita: { $part }.
slain = L'avversario è abbattuto.
lost = La battaglia è persa.
";

const RULES: &str = "# Battle

## B · Battle

### B7 · A titan attacks

**B7.1** The titan names a weapon.

**B7.2** Rage rises by one.

**B7.3** Attack roll.

**B7.4** A body part is revealed. A tail sweeps the titan away unless it braces.

**B7.5** Power roll.

**B7.6** Responses.

**B7.7** Wounds.

**B7.8** The kratos pool is cleared.

**B7.9** Second ability window.

**B8** What an attack caused comes when it has closed.
";

const RULES_IT: &str = "# Battaglia

## B · Battaglia

### B7 · Un titano attacca

**B7.1** Il titano sceglie un'arma.

**B7.2** L'ira sale di uno.

**B7.3** Tiro d'attacco.

**B7.4** Si scopre una parte del corpo. Una coda spazza via il titano, se non si regge.

**B7.5** Tiro di potenza.

**B7.6** Reazioni.

**B7.7** Ferite.

**B7.8** La riserva di kratos si svuota.

**B7.9** Seconda finestra.

**B8** Ciò che un attacco ha causato arriva quando si è chiuso.
";
