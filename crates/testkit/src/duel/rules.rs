//! B · A turn, C · The end.

use super::{Attack, BREATH, Cause, Choice, D6, Duel, Fighter, Frame, HEALTH, TURNS};
use crate::flaw;
use table::{Framed, Frames, Outcome, Play, Prompt, Seat, SeatMap, Table, Text, text};

/// B4 · A blow must beat this.
const SKIN: u8 = 2;
/// B4 · No blow does more harm than this.
const WORST: u8 = 3;

impl<const FLAW: u8> Framed for Duel<FLAW> {
    type Frame = Frame;
    type Cause = Cause;

    fn frames(&mut self) -> &mut Frames<Frame, Cause> {
        &mut self.frames
    }

    fn resolve(&mut self, table: &mut Table<Self>, cause: Cause) -> Play {
        match cause {
            Cause::Riposte(seat) => self.attack(table, seat).map(|_| ()),
            Cause::Stagger(seat) => self.stagger(table, seat),
        }
    }
}

impl<const FLAW: u8> Duel<FLAW> {
    pub(super) fn set_up() -> Self {
        let fighter = Fighter { health: HEALTH, breath: BREATH - 1, guarded: false };
        Duel { fighters: SeatMap::new(2, |_| fighter), frames: Frames::default(), turn: Seat(0), turns: 0 }
    }

    /// B1 · On a turn a fighter attacks or rests.
    pub(super) fn take_turn(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.turn;
        table.scope(self, Frame::Turn(seat), |duel, table| {
            match table.ask(seat).about("attack-or-rest", "B1").one(&[Choice::Attack, Choice::Rest])? {
                Choice::Attack => duel.attack(table, seat).map(|_| ()),
                _ => duel.rest(table, seat),
            }
        })?;
        self.turn = seat.next(2);
        self.turns += 1;
        Ok(())
    }

    /// B1 · Resting gives two breaths, up to the most there is.
    fn rest(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let breath = &mut self.fighters[seat].breath;
        if FLAW == flaw::HANGS {
            loop {
                std::thread::yield_now();
            }
        }
        let goal = if FLAW == flaw::ENDLESS { BREATH + 1 } else { (*breath + 2).min(BREATH) };
        while *breath < goal {
            table.tick()?;
            *breath = (*breath + 1).min(BREATH);
        }
        table.log("B1", || text!("rests", who = seat));
        Ok(())
    }

    /// B2 · An attack: the harm it did, or nothing if it was broken off.
    fn attack(&mut self, table: &mut Table<Self>, by: Seat) -> Play<Option<u8>> {
        let guard = u8::from(std::mem::take(&mut self.fighters[by.next(2)].guarded));
        let attack = Attack { by, power: 0, guard, rolled: None };
        table.log("B2", || text!("attacks", who = by));
        table.scope_closing(
            self,
            Frame::Attack(attack),
            |duel, table| {
                duel.first_window(table, by)?; // B3
                duel.roll(table, by)?; // B4
                duel.second_window(table, by.next(2))?; // B5
                duel.harm(table, by.next(2)) // B4
            },
            |duel, table, _| duel.take_a_stance(table, by), // B7
        )
    }

    /// B3 · Attacker and defender may answer in turn, until both have passed one after the other.
    fn first_window(&mut self, table: &mut Table<Self>, by: Seat) -> Play {
        let (mut seat, mut passes) = (by, 0);
        while passes < 2 {
            let answer = self.open_window(table, seat, "first-window", "B3")?;
            passes = if answer == Choice::Pass { passes + 1 } else { 0 };
            self.respond(table, seat, answer)?;
            seat = seat.next(2);
        }
        Ok(())
    }

    /// B5 · When the die has fallen, the defender may answer once more.
    fn second_window(&mut self, table: &mut Table<Self>, defender: Seat) -> Play {
        let answer = self.open_window(table, defender, "second-window", "B5")?;
        self.respond(table, defender, answer)
    }

    /// A window always offers to pass; what costs more breath than there is, is barred.
    fn open_window(&self, table: &mut Table<Self>, seat: Seat, key: &'static str, rule: &'static str) -> Play<Choice> {
        let responses = self.responses(seat);
        let (can, cannot): (Vec<_>, Vec<_>) = responses.into_iter().partition(|choice| self.can_pay(seat, *choice));
        let options: Vec<Choice> = can.into_iter().chain([Choice::Pass]).collect();
        let prompt = || {
            let barred = cannot.iter().map(|choice| self.words(*choice));
            barred.fold(Prompt::new(key, rule), |prompt, what| prompt.bar(what, "out-of-breath", rule))
        };
        table.ask(seat).say(prompt).window().one(&options)
    }

    /// What a seat may answer at this point of the attack, if it has the breath.
    fn responses(&self, seat: Seat) -> Vec<Choice> {
        let Some(attack) = self.attack_now() else {
            return Vec::new();
        };
        let nested = self.frames.iter().filter(|frame| frame.is_attack()).count() > 1;
        match (attack.by == seat, attack.rolled) {
            (true, None) => vec![Choice::Press],
            (true, Some(_)) => vec![],
            (false, None) if nested => vec![Choice::Parry],
            (false, None) => vec![Choice::Parry, Choice::StopThrust],
            (false, Some(_)) => vec![Choice::Riposte],
        }
    }

    fn can_pay(&self, seat: Seat, choice: Choice) -> bool {
        let careless = FLAW == flaw::OFFERS_ILLEGAL && choice == Choice::Riposte;
        careless || choice.cost() <= self.fighters[seat].breath
    }

    fn respond(&mut self, table: &mut Table<Self>, seat: Seat, answer: Choice) -> Play {
        let Some(left) = self.fighters[seat].breath.checked_sub(answer.cost()) else {
            return table.fault(|| format!("seat {seat} has no breath for {answer:?}"));
        };
        self.fighters[seat].breath = left;
        if answer != Choice::Pass {
            table.log("B3", || text!("responds", who = seat, how = self.words(answer)));
        }
        match (answer, self.attack_now_mut()) {
            (Choice::Press, Some(attack)) => attack.power += 1,
            (Choice::Parry, Some(attack)) => attack.guard += 1,
            (Choice::StopThrust, _) => return self.stop_thrust(table, seat), // B6
            // B5 · A riposte breaks the attack off; when that has closed, the defender attacks.
            (Choice::Riposte, _) => return self.frames.interrupt(Frame::is_attack, Cause::Riposte(seat)),
            _ => {}
        }
        Ok(())
    }

    /// B6 · An attack inside the attack. If it does harm, the attack around it is broken off, and who made that staggers.
    fn stop_thrust(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let harm = self.attack(table, seat)?;
        if harm.is_some_and(|harm| harm > 0) {
            let other = seat.next(2);
            self.frames.interrupt(|frame| frame.is_attack_of(other), Cause::Stagger(other))?;
        }
        Ok(())
    }

    /// B4 · The attacker rolls a die.
    fn roll(&mut self, table: &mut Table<Self>, by: Seat) -> Play {
        let face = table.roll(D6, 6)?;
        if let Some(attack) = self.attack_now_mut() {
            attack.rolled = Some(face);
        }
        table.log("B4", || text!("rolls", who = by, face = face));
        Ok(())
    }

    /// B4 · The harm is what die and power have over skin and guard.
    fn harm(&mut self, table: &mut Table<Self>, defender: Seat) -> Play<u8> {
        let harm = self.attack_now().map_or(0, Attack::harm);
        table.log("B4", || text!("takes-harm", who = defender, harm = harm));
        self.lose_health(defender, harm)?;
        Ok(harm)
    }

    /// C1 · Who has no health left has lost, and the turn ends with all that goes on in it.
    fn lose_health(&mut self, seat: Seat, harm: u8) -> Play {
        let health = &mut self.fighters[seat].health;
        *health = health.saturating_sub(harm);
        if *health == 0 { self.frames.break_off(Frame::is_turn) } else { Ok(()) }
    }

    /// B7 · However an attack ends, the attacker takes a stance: an open one gives a breath, a guarded one guards against the next attack.
    fn take_a_stance(&mut self, table: &mut Table<Self>, by: Seat) -> Play {
        let answer = table.ask(by).about("which-stance", "B7").one(&[Choice::StandOpen, Choice::StandGuarded]);
        let answer = if FLAW == flaw::SWALLOWS_HALT { answer.unwrap_or(Choice::StandOpen) } else { answer? };
        let fighter = &mut self.fighters[by];
        match answer {
            Choice::StandGuarded => fighter.guarded = true,
            _ => fighter.breath = (fighter.breath + 1).min(BREATH),
        }
        table.log("B7", || text!("stands", who = by, how = self.words(answer)));
        Ok(())
    }

    /// B6 · Who staggers loses a breath or a health, and chooses which.
    fn stagger(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let out_of_breath = self.fighters[seat].breath == 0;
        let both = [Choice::LoseHealth, Choice::LoseBreath];
        let options = if out_of_breath { &both[..1] } else { &both[..] };
        let answer = table.ask(seat).about("staggers-how", "B6").one(options)?;
        table.log("B6", || text!("staggers", who = seat, how = self.words(answer)));
        match answer {
            Choice::LoseBreath => self.fighters[seat].breath -= 1,
            _ => self.lose_health(seat, 1)?,
        }
        Ok(())
    }

    pub(super) fn attack_now(&self) -> Option<&Attack> {
        self.frames.iter().rev().find_map(Frame::attack)
    }

    fn attack_now_mut(&mut self) -> Option<&mut Attack> {
        match self.frames.last_mut() {
            Some(Frame::Attack(attack)) => Some(attack),
            _ => None,
        }
    }

    /// C1, C2 · Who stands alone wins; after the last turn, who has more health.
    pub(super) fn end(&self) -> Option<Outcome> {
        let [one, two] = [Seat(0), Seat(1)].map(|seat| self.fighters[seat].health);
        let winner = match one.cmp(&two) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        (self.turns >= TURNS || one == 0 || two == 0).then(|| match winner {
            Some(winner) => Outcome::won(2, winner, text!("wins", who = winner)),
            None => Outcome::drawn(2, Text::new("nobody-fell")),
        })
    }
}

impl Attack {
    fn harm(&self) -> u8 {
        let blow = self.rolled.unwrap_or(0) + self.power;
        blow.saturating_sub(SKIN + self.guard).min(WORST)
    }
}

impl Frame {
    pub(super) fn attack(&self) -> Option<&Attack> {
        match self {
            Frame::Attack(attack) => Some(attack),
            Frame::Turn(_) => None,
        }
    }

    fn is_attack(&self) -> bool {
        self.attack().is_some()
    }

    fn is_attack_of(&self, seat: Seat) -> bool {
        self.attack().is_some_and(|attack| attack.by == seat)
    }

    fn is_turn(&self) -> bool {
        matches!(self, Frame::Turn(_))
    }
}

impl Choice {
    /// A2 · What an answer costs in breath.
    pub(super) fn cost(self) -> u8 {
        match self {
            Choice::Press | Choice::Parry => 1,
            Choice::StopThrust | Choice::Riposte => 2,
            _ => 0,
        }
    }
}
