//! A game whose rules go wrong on demand, each in its own way.

use serde::{Deserialize, Serialize};
use table::{
    About, Judge, Label, NoOptions, Notate, Nothing, Outcome, Play, Present, Rng, Rules, Scene, Seat, Shared, Study,
    Table, Text, Viewer, text,
};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Trap {
    steps: u32,
    /// Something that goes wrong in the steps to come.
    armed: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Do(&'static str);

const ALL: [Do; 9] = [
    Do("safe"),
    Do("panic"),
    Do("loop"),
    Do("nothing"),
    Do("swallow"),
    Do("stray"),
    Do("spin"),
    Do("impossible"),
    Do("later"),
];

impl Trap {
    fn spring(&mut self, table: &mut Table<Self>, what: &str) -> Play {
        match what {
            "panic" => panic!("a trap was sprung"),
            "loop" => loop {
                table.tick()?;
            },
            "nothing" => table.ask(Seat(0)).one(&[]).map(|_| ()),
            "swallow" => {
                let _ = table.ask(Seat(1)).one(&ALL);
                Ok(())
            }
            "stray" => table.fault(|| "a rule says that it is at fault".to_owned()),
            "spin" => {
                self.armed = Some("idle".to_owned());
                Ok(())
            }
            "impossible" => {
                let never = |_: &[Do]| Err(Text::new("never"));
                table.ask(Seat(0)).some_if(&ALL, 1, 3, never).map(|_| ())
            }
            "later" => {
                self.armed = Some("panic".to_owned());
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

impl Rules for Trap {
    const ABOUT: About = About {
        slug: "trap",
        rules: 1,
        schema: 2,
        fewest: 2,
        most: 2,
        unit: "steps",
        cooperative: false,
        words: &[],
        rulebook: &[],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = Do;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        Trap { steps: 0, armed: None }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        match self.armed.as_deref() {
            Some("idle") => return Ok(()),
            Some(what) => {
                let what = what.to_owned();
                return self.spring(table, &what);
            }
            None => {}
        }
        let Do(what) = table.ask(Seat(0)).one(&ALL)?;
        self.spring(table, what)?;
        self.steps += 1;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.steps > 9).then(|| Outcome::drawn(2, text!("over")))
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn length(&self) -> u32 {
        self.steps
    }

    /// Schema 1 called the steps otherwise.
    fn upgrade(schema: u32, state: serde_json::Value) -> Result<serde_json::Value, String> {
        match (schema, state.get("old_steps")) {
            (1, Some(steps)) => Ok(serde_json::json!({ "steps": steps, "armed": null })),
            _ => Err("schema 0 is forgotten".to_owned()),
        }
    }
}

impl Notate for Trap {
    fn notate(&self, _: Seat, Do(what): Do) -> String {
        what.to_owned()
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl Present for Trap {
    fn scene(&self, _: Viewer) -> Scene {
        Scene::new("trap")
    }

    fn describe(&self, _: Seat, Do(what): Do) -> Label {
        Label::new(Text::plain(what), "A1")
    }
}

impl Judge for Trap {
    fn appraise(&self, _: Seat) -> f32 {
        0.5
    }

    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Study for Trap {}
