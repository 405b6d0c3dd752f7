//! B14.9, B17.14 · What is about to happen, and happens also if an ability of that moment breaks a chain.

use super::context::{Context, Origin};
use crate::choice::Source;
use crate::pack::schema::Trigger;
use crate::state::{Cause, Event, Frame, Odyssey};
use table::frames::FrameId;
use table::play::Halt;
use table::{Play, Table};

impl Odyssey {
    /// B17.14 · Whether an ability makes an event not happen. If one breaks the chain instead, the event follows what the chain broke for.
    pub(crate) fn is_averted_by(&mut self, table: &mut Table<Self>, trigger: Trigger, event: Event) -> Play<bool> {
        let averted = self.averts(table, event.titan(), trigger);
        if let Err(Halt::Break(broken)) = &averted
            && !self.is_averted()
        {
            self.still_happens(*broken, event);
        }
        averted
    }

    /// B17.14 · The event waits for the attack that is being broken off; where something else is, it does not happen.
    pub(crate) fn still_happens(&mut self, broken: FrameId, event: Event) {
        let attacks: [&dyn Fn(&Frame) -> bool; 3] =
            [&Frame::is_titan_attack, &Frame::is_attack_on_target, &Frame::is_primordial_attack];
        let attack = attacks.into_iter().find(|of| self.frames.innermost(of).is_some_and(|(id, _)| id == broken));
        if let Some(of) = attack {
            self.frames.after(of, Cause::Event(event));
        }
    }

    /// An event that was about to happen does, without its moment coming again.
    pub(crate) fn happen(&mut self, table: &mut Table<Self>, event: Event) -> Play {
        if !self.titan(event.titan()).is_alive() {
            return Ok(());
        }
        match event {
            Event::Knockback(titan, direction, spaces) => self.fly_back(table, titan, direction, spaces, false),
            Event::Knockdown(titan) => self.fall_down(table, titan),
            Event::Crash(titan) => self.suffer_crash(table, titan),
            Event::Death(titan, rule) => self.perish(table, titan, rule),
            Event::Answer(titan, part, script) => {
                let context = Context { titan, source: Source::Part(part), origin: Origin::Response };
                self.resolve_script(table, script, context)
            }
            Event::Exhausted(titan, slot) => self.exhaust_gear(table, titan, slot),
            Event::Trauma(titan, severity, number, danger, script) => {
                self.resolve_drawn(table, (titan, severity, number), script, danger, false)
            }
            Event::Survived(titan, severity) => self.survive(table, titan, severity),
        }
    }
}
