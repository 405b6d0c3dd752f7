//! T5 · Actions: each is a step of its own.

use crate::cards::Moment;
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::{Ascension, HeroAt, Phase};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

/// A list of options on its way to a question.
pub(crate) type Options = SmallVec<[Choice; 48]>;

impl Ascension {
    /// T5.1 · One action, or the end of the actions.
    pub(crate) fn action(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.active();
        let options = self.action_options(seat);
        let choice = self
            .ask(table, seat)
            .say(|| self.action_prompt(seat, &options))
            .spare(only_the_end(&options))
            .one(&options)?;
        match choice {
            Choice::Enter(hero, value) => self.enter_hero(table, seat, hero, value),
            Choice::Raise(hero, value) => self.raise_hero(table, HeroAt { seat, hero }, value),
            Choice::Attach(card) => self.play_attachment(table, seat, card),
            Choice::Weave(card, web) => self.weave(table, web.of(seat), card),
            Choice::Declare(web, plot, value) => self.declare(table, web.of(seat), plot, value),
            Choice::Try(web) => self.try_gate(table, web.of(seat)),
            Choice::Play(event) => self.play_event(table, seat, event),
            Choice::Use(source) => self.use_ability(table, seat, source),
            Choice::Discard => self.discard_at_will(table, seat),
            Choice::Abandon(web) => self.abandon(table, web.of(seat)),
            Choice::Dismiss(hero) => self.dismiss(table, HeroAt { seat, hero }),
            Choice::Remove(hero, card) => self.remove_attachment(table, HeroAt { seat, hero }, card),
            Choice::CloseHand => {
                self.phase = Phase::Closing;
                Ok(())
            }
            other => table.unexpected(other),
        }
    }

    /// T5.1 · Everything that can be done now; what only takes away comes last.
    fn action_options(&self, seat: Seat) -> Options {
        let mut options = Options::new();
        self.offer_declarations(seat, &mut options);
        self.offer_gate(seat, &mut options);
        self.offer_weaving(seat, &mut options);
        self.offer_entering(seat, &mut options);
        self.offer_raising(seat, &mut options);
        self.offer_attaching(seat, &mut options);
        self.offer_events(seat, Moment::Actions, &mut options);
        self.offer_abilities(seat, &mut options);
        options.push(Choice::CloseHand);
        self.offer_discarding(seat, &mut options);
        self.offer_abandoning(seat, &mut options);
        self.offer_removing(seat, &mut options);
        self.offer_dismissing(seat, &mut options);
        options
    }

    fn action_prompt(&self, seat: Seat, options: &[Choice]) -> Prompt {
        let prompt = Prompt::new(text!("ask-action"), "T5.1").in_zone(spot::hand(seat)).in_zone("mine");
        let prompt = self.bar_declarations(seat, prompt);
        let prompt = self.bar_gate(seat, prompt);
        let prompt = self.bar_weaving(seat, prompt);
        let prompt = self.bar_entering(seat, prompt);
        bar_the_rest(prompt, options)
    }
}

/// A verb with what bars it where nothing of it is offered: what one would look for, why not, by which rule.
struct Idle {
    verb: &'static str,
    what: &'static str,
    why: &'static str,
    rule: &'static str,
    offers: fn(&Choice) -> bool,
}

const IDLE: [Idle; 6] = [
    Idle {
        verb: "weave",
        what: "bar-weave",
        why: "why-no-sequence",
        rule: "W1.2",
        offers: |choice| matches!(choice, Choice::Weave(..)),
    },
    Idle {
        verb: "close",
        what: "bar-a-web",
        why: "why-no-complete-web",
        rule: "W4.1",
        offers: |choice| matches!(choice, Choice::Declare(..)),
    },
    Idle {
        verb: "enter",
        what: "bar-a-hero",
        why: "why-no-hero-in-hand",
        rule: "H1.1",
        offers: |choice| matches!(choice, Choice::Enter(..) | Choice::Raise(..)),
    },
    Idle {
        verb: "play",
        what: "bar-an-event",
        why: "why-no-event",
        rule: "C1.2",
        offers: |choice| matches!(choice, Choice::Play(_)),
    },
    Idle {
        verb: "attach",
        what: "bar-attach",
        why: "why-no-attachment",
        rule: "E1.1",
        offers: |choice| matches!(choice, Choice::Attach(_)),
    },
    Idle {
        verb: "ability",
        what: "bar-ability",
        why: "why-no-ability",
        rule: "C5.1",
        offers: |choice| matches!(choice, Choice::Use(_)),
    },
];

/// Bars the verbs that have nothing to offer and have not been barred with a better reason.
fn bar_the_rest(prompt: Prompt, options: &[Choice]) -> Prompt {
    IDLE.iter().fold(prompt, |prompt, idle| {
        let told = prompt.barred.iter().any(|bar| bar.verb.as_deref() == Some(idle.verb));
        if told || options.iter().any(idle.offers) {
            return prompt;
        }
        prompt.bar_verb(idle.verb, idle.what, idle.why, idle.rule)
    })
}

/// Where nothing is left but to discard, the actions are over: the hand is brought to its limit in any case.
fn only_the_end(options: &[Choice]) -> Option<Choice> {
    let idle = options.iter().all(|choice| matches!(choice, Choice::CloseHand | Choice::Discard));
    idle.then_some(Choice::CloseHand)
}
