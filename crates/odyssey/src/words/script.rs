//! Effects in words: each a short sentence, one after the other.

use super::circumstances::tested;
use crate::ids::ConditionId;
use crate::pack::schema::*;
use crate::pack::{Pack, Script, Slice};
use table::pack::Spoken;
use table::{Prompt, Text, text};

impl Pack {
    /// All effects of a script, in order; nothing for an empty one.
    pub fn say_script(&self, script: Script) -> Option<Text> {
        let said = self.all(script).iter().map(|effect| effect.text(self));
        said.rev().reduce(|rest, first| text!("effects", first = first, rest = rest))
    }

    /// A script where something must be said.
    fn say(&self, script: Script) -> Text {
        self.say_script(script).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// Effects under a circumstance, and those otherwise.
    pub fn say_if(&self, when: Slice<When>, then: Script, otherwise: Script) -> Text {
        let when = self.say_whens(when);
        match (then.len(), otherwise.len()) {
            (_, 0) => text!("effect-if", when = when, then = self.say(then)),
            (0, _) => text!("effect-unless", when = when, then = self.say(otherwise)),
            _ => text!("effect-if-else", when = when, then = self.say(then), otherwise = self.say(otherwise)),
        }
    }

    /// Scripts of which one is chosen.
    pub fn say_either(&self, scripts: Slice<Script>) -> Text {
        text!("effect-either", sides = self.say_sides(scripts))
    }

    /// Several scripts, each after its number.
    fn say_sides(&self, scripts: Slice<Script>) -> Text {
        let sides = self.all(scripts).iter().enumerate();
        let sides = sides.map(|(n, side)| text!("side-says", side = n + 1, effects = self.say(*side)));
        super::powers::joined(sides).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// A test and what comes of it.
    pub fn say_test(&self, what: Tested, difficulty: u8, success: Script, failure: Script) -> Text {
        let (skill, difficulty) = (tested(what), difficulty);
        match (success.len(), failure.len()) {
            (_, 0) => text!("effect-test-success", skill = skill, difficulty = difficulty, success = self.say(success)),
            (0, _) => text!("effect-test-failure", skill = skill, difficulty = difficulty, failure = self.say(failure)),
            _ => text!(
                "effect-test",
                skill = skill,
                difficulty = difficulty,
                success = self.say(success),
                failure = self.say(failure)
            ),
        }
    }

    /// A roll and what each row of its table brings.
    pub fn say_rows(&self, rows: Slice<Row>) -> Text {
        let rows = self.all(rows);
        let said = rows.iter().enumerate().map(|(n, row)| {
            let upto = rows.get(n + 1).map_or(10, |next| next.from - 1);
            let effects = self.say(row.effects);
            match upto == row.from {
                true => text!("effect-row-one", from = row.from, effects = effects),
                false => text!("effect-row", from = row.from, upto = upto, effects = effects),
            }
        });
        let said = said.rev().reduce(|rest, first| text!("effects", first = first, rest = rest));
        text!("effect-roll", rows = said.unwrap_or_else(|| Text::new("effect-nothing")))
    }

    /// G1.5 · The question whether something is done.
    pub(crate) fn may_prompt(&self, effects: Script) -> Prompt {
        Prompt::new(text!("ask-may", effects = self.say(effects)), "G1.5")
    }

    /// A trauma draw, by the table or of this severity.
    pub fn say_trauma_draw(&self, severity: Option<Severity>) -> Text {
        match severity {
            None => Text::new("effect-trauma-draw"),
            Some(which) => text!("effect-trauma-draw-of", severity = which.text()),
        }
    }

    /// That a trauma card is kept as a condition.
    pub fn say_keep(&self, condition: ConditionId) -> Text {
        text!("effect-keep", condition = self.say_condition(condition))
    }

    /// That the primordial gets a scar.
    pub fn say_scar(&self, condition: ConditionId) -> Text {
        text!("effect-scar", condition = self.name(condition), text = self.say_condition(condition))
    }

    /// Which way the primordial turns.
    pub fn say_turn(&self, to: Facing) -> Text {
        Text::new(match to {
            Facing::Target => "effect-turn-target",
            Facing::Away => "effect-turn-away",
            Facing::MostTitans => "effect-turn-most",
            Facing::Random => "effect-turn-random",
        })
    }

    /// Where the primordial moves.
    pub fn say_move_primordial(&self, to: Destination) -> Text {
        match to {
            Destination::Centre => Text::new("effect-move-foe-centre"),
            Destination::NearestEdge => Text::new("effect-move-foe-edge"),
            Destination::Target => Text::new("effect-move-foe-target"),
            Destination::Straight(spaces) => text!("effect-move-foe-straight", spaces = spaces),
        }
    }

    /// A bonus attack and its extras.
    pub fn say_bonus_attack(&self, extra: Script) -> Text {
        match self.say_script(extra) {
            None => Text::new("effect-bonus-attack"),
            Some(extra) => text!("effect-bonus-attack-with", extra = extra),
        }
    }

    /// A rush.
    pub fn say_rush(&self, improved: bool) -> Text {
        Text::new(if improved { "effect-improved-rush" } else { "effect-rush" })
    }

    /// An escalation of both decks or of one.
    pub fn say_escalate(&self, decks: Decks, count: u8) -> Text {
        let key = match decks {
            Decks::Both => "effect-escalate",
            Decks::Only(PrimordialDeck::Ai) => "effect-escalate-ai",
            Decks::Only(PrimordialDeck::Body) => "effect-escalate-body",
        };
        text!(key, count = count)
    }

    /// A look at the top card of a deck.
    pub fn say_peek(&self, deck: PrimordialDeck) -> Text {
        Text::new(match deck {
            PrimordialDeck::Ai => "effect-peek-ai",
            PrimordialDeck::Body => "effect-peek-body",
        })
    }

    /// A suppressed deck.
    pub fn say_suppress(&self, deck: PrimordialDeck) -> Text {
        Text::new(match deck {
            PrimordialDeck::Ai => "effect-suppress-ai",
            PrimordialDeck::Body => "effect-suppress-body",
        })
    }
}

/// Two arguments, from which the message `amount` is made: a number and how it counts.
impl Spoken<Pack> for Amount {
    fn speak(&self, message: Text, _: &'static str, _: &Pack) -> Text {
        let (n, how) = match self {
            Amount::N(n) => (*n, "n"),
            Amount::PerHit(n) => (*n, "hit"),
            Amount::FoeLevel => (0, "level"),
            Amount::As(stat) => (0, stat.slug()),
            Amount::AsTokens(_) => (0, "tokens"),
            Amount::All => (0, "all"),
        };
        message.with("n", n).with("how", how)
    }
}

impl Spoken<Pack> for Script {
    fn speak(&self, message: Text, name: &'static str, pack: &Pack) -> Text {
        message.with(name, pack.say(*self))
    }
}
