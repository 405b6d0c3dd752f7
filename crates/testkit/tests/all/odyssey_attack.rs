//! One titan's attack of *Odyssey*, with a chain break: the proof that rules read well on the kernel.
//!
//! The rules stand first and are meant to be read beside the rulebook; below them is play by script. The pieces with their figures are in
//! `pieces.rs`, and what every game has besides its rules (scene, words, notation) in `looks.rs`.

#[path = "odyssey_attack/looks.rs"]
mod looks;
#[path = "odyssey_attack/pieces.rs"]
mod pieces;

use pieces::*;
use table::{Framed, Frames, Lang, Play, Present, Rules, Seat, SeatMap, Seats, Table, Words, text, words::Source};
use testkit::{Script, conform};

impl Battle {
    /// B7 · A titan attacks.
    fn attack(&mut self, table: &mut Table<Self>, titan: Seat) -> Play {
        let weapon = self.declare_weapon(table, titan)?; // B7.1
        self.raise_rage(table, titan); // B7.2
        table.scope_closing(
            self,
            Attack::with(titan, weapon),
            |battle, table| {
                battle.attack_roll(table)?; // B7.3
                if battle.is_full_miss() {
                    return Ok(());
                }
                battle.draw_body_part(table)?; // B7.4
                let wounds = battle.power_roll(table)?; // B7.5
                battle.respond(table, wounds); // B7.6
                battle.wound(table, wounds); // B7.7
                Ok(())
            },
            |battle, table, _| {
                battle.clear_kratos_pool(); // B7.8
                battle.second_ability_window(table) // B7.9
            },
        )?;
        Ok(())
    }

    /// B7.1 · The titan names the weapon it attacks with.
    fn declare_weapon(&mut self, table: &mut Table<Self>, titan: Seat) -> Play<Weapon> {
        let weapons = [Choice::Wield(Weapon::Labrys), Choice::Wield(Weapon::Bow)];
        let chosen = table.ask(titan).about("which-weapon", "B7.1").one(&weapons)?;
        Ok(chosen.weapon())
    }

    /// B7.2 · Rage rises by one, also if the attack will miss.
    fn raise_rage(&mut self, table: &mut Table<Self>, titan: Seat) {
        self.titans[titan].rage += 1;
        table.log("B7.2", || text!("rage-rises", who = titan));
    }

    /// B7.3 · Each die that reaches the adversary's figure with the weapon's precision hits. Openings in the pool make it easier; a 10
    /// always hits and a 1 never does.
    fn attack_roll(&mut self, table: &mut Table<Self>) -> Play {
        let Attack { titan, weapon, .. } = *self.now();
        let dice = table.roll_many(ATTACK_DICE, 10, weapon.dice(), Seats::EVERYONE)?;
        let bonus = weapon.precision() + self.kratos.openings;
        let hits = dice.iter().filter(|die| **die == 10 || **die > 1 && **die + bonus >= TO_HIT).count();
        self.now_mut().hits = hits as u8;
        table.log("B7.3", || text!("hits", who = titan, count = hits));
        Ok(())
    }

    /// B7.3 · If no die hits, nothing but the closing steps follows.
    fn is_full_miss(&self) -> bool {
        self.now().hits == 0
    }

    /// B7.4 · The top body part is revealed. A tail sweeps the titan out of reach at once, unless it braces for a fate: that breaks the
    /// chain, and the lash follows when the attack has closed.
    fn draw_body_part(&mut self, table: &mut Table<Self>) -> Play {
        let Some((part, _)) = self.pool.draw(table, BODY, &mut self.body, Seats::EVERYONE)? else {
            return table.fault(|| "there are no body parts left".to_owned());
        };
        self.now_mut().target = Some(part);
        table.log("B7.4", || text!("reveals", part = part.name()));
        let titan = self.now().titan;
        if part == BodyPart::Tail && !self.braces(table, titan)? {
            self.frames.interrupt(|_| true, Cause::Lash(titan))?;
        }
        Ok(())
    }

    /// B7.4 · A window: the titan may brace for a fate.
    fn braces(&mut self, table: &mut Table<Self>, titan: Seat) -> Play<bool> {
        let can = self.titans[titan].fate > 0;
        let options = [Choice::Pass, Choice::Brace];
        let options = if can { &options[..] } else { &options[..1] };
        let braces = table.ask(titan).about("brace", "B7.4").window().one(options)? == Choice::Brace;
        self.titans[titan].fate -= u8::from(braces);
        Ok(braces)
    }

    /// B7.5 · The power pool is a die of the titan's own and the weapon's dice for each hit. With two rage one die may be rolled again. Each
    /// break in the pool turns a potential into power. The wound needs as much power as the body part resists.
    fn power_roll(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let Attack { titan, weapon, hits, .. } = *self.now();
        let dice = 1 + weapon.power() * hits;
        self.now_mut().power = table.roll_many(POWER_DICE, 6, dice, Seats::EVERYONE)?.to_vec();
        self.power_rerolls(table, titan)?;
        let total = self.total_power();
        table.log("B7.5", || text!("power", who = titan, total = total));
        Ok(self.now().target.is_some_and(|part| total >= part.resistance()))
    }

    fn power_rerolls(&mut self, table: &mut Table<Self>, titan: Seat) -> Play {
        let rerolls = usize::from(self.titans[titan].rage >= 2);
        let dice: Vec<Choice> = (0..self.now().power.len() as u8).map(Choice::Reroll).collect();
        for die in table.ask(titan).about("reroll-which", "B7.5").some(&dice, 0, rerolls)? {
            if let Choice::Reroll(place) = die {
                let face = table.roll(POWER_DICE, 6)?;
                self.now_mut().power[place as usize] = face;
            }
        }
        Ok(())
    }

    fn total_power(&self) -> u8 {
        let faces = self.now().power.iter().map(|face| RED_DIE[*face as usize - 1]);
        let (power, potential) = faces.fold((0, 0), |sum, face| (sum.0 + face.0, sum.1 + face.1));
        power + potential.min(self.kratos.breaks)
    }

    /// B7.6 · A shin that is not wounded kicks; a wounded flank makes the adversary attack when this attack has ended, which breaks no chain.
    fn respond(&mut self, table: &mut Table<Self>, wounds: bool) {
        let Attack { titan, target, .. } = *self.now();
        match (target, wounds) {
            (Some(BodyPart::Shin), false) => self.endanger(table, "B7.6", titan),
            (Some(BodyPart::Flank), true) => {
                self.frames.after(|_| true, Cause::Counter(titan));
            }
            _ => {}
        }
    }

    /// B7.7 · A wounded part goes onto the wounds; enough of them slay the adversary.
    fn wound(&mut self, table: &mut Table<Self>, wounds: bool) {
        if let Some(part) = self.now().target.filter(|_| wounds) {
            self.wounds.push(part);
            table.log("B7.7", || text!("wounded", part = part.name()));
        }
    }

    /// B7.8 · All tokens leave the kratos pool.
    fn clear_kratos_pool(&mut self) {
        self.kratos = Tokens::default();
    }

    /// B7.9 · The attacking titan places a token for those who come after it, if there is still something to attack.
    fn second_ability_window(&mut self, table: &mut Table<Self>) -> Play {
        if self.is_slain() {
            return Ok(());
        }
        let tokens = [Choice::PlaceOpening, Choice::PlaceBreak];
        match table.ask(self.now().titan).about("which-token", "B7.9").one(&tokens)? {
            Choice::PlaceOpening => self.kratos.openings += 1,
            _ => self.kratos.breaks += 1,
        }
        Ok(())
    }

    fn endanger(&mut self, table: &mut Table<Self>, rule: &'static str, titan: Seat) {
        self.titans[titan].danger += 1;
        table.log(rule, || text!("danger-rises", who = titan));
    }

    fn is_slain(&self) -> bool {
        self.wounds.len() >= WOUNDS
    }
}

impl Framed for Battle {
    type Frame = Attack;
    type Cause = Cause;

    fn frames(&mut self) -> &mut Frames<Attack, Cause> {
        &mut self.frames
    }

    /// B8 · What an attack caused comes when it has closed: a lash, or the adversary's own attack, which a roll of 4 or less evades.
    fn resolve(&mut self, table: &mut Table<Self>, cause: Cause) -> Play {
        match cause {
            Cause::Lash(titan) => self.endanger(table, "B8", titan),
            Cause::Counter(_) if self.is_slain() => {}
            Cause::Counter(titan) => {
                if table.roll(ATTACK_DICE, 10)? > 4 {
                    self.endanger(table, "B8", titan);
                }
            }
        }
        Ok(())
    }
}

const ANNA: Seat = Seat(0);

fn battle() -> Script<Battle> {
    Script::new(2)
}

#[test]
fn b7_an_attack_goes_from_the_weapon_to_the_second_ability_window() {
    battle()
        .asks("1: which-weapon")
        .rolls("attack", [8, 3])
        .draws("body", ["flank"])
        .rolls("power", [6, 4, 1])
        .answers("1: wield labrys")
        .tells("rage-rises; hits; reveals; power; wounded")
        .asks("1: which-token")
        .answers("1: break")
        .rolls("attack", [4]) // the counterattack comes after the attack, and is evaded
        .check(|battle| assert_eq!((battle.titans[ANNA].danger, battle.wounds.len()), (0, 1)))
        .asks("2: which-weapon");
}

#[test]
fn b7_3_a_full_miss_goes_straight_to_the_closing_steps() {
    battle().rolls("attack", [5, 1]).answers("1: wield labrys").tells("rage-rises; hits").asks("1: which-token");
}

#[test]
fn b7_4_a_tail_breaks_the_chain_and_lashes_when_the_attack_has_closed() {
    battle()
        .rolls("attack", [9, 9])
        .draws("body", ["tail"])
        .answers("1: wield labrys")
        .asks("1: brace")
        .amid("attack-of")
        .answers("1: pass") // swept away: no power roll
        .tells("rage-rises; hits; reveals")
        .asks("1: which-token") // the attack is closed first
        .amid("attack-of")
        .answers("1: opening")
        .tells("danger-rises") // then the lash lands
        .asks("2: which-weapon")
        .amid("")
        .check(|battle| assert_eq!((battle.titans[ANNA].danger, battle.kratos.openings), (1, 1)));
}

#[test]
fn b7_4_who_braces_pays_a_fate_and_goes_on() {
    battle()
        .rolls("attack", [9, 9])
        .draws("body", ["tail"])
        .rolls("power", [1, 1, 1, 1, 1])
        .answers("1: wield labrys; 1: brace")
        .asks("1: which-token")
        .check(|battle| assert_eq!(battle.titans[ANNA].fate, 0));
}

#[test]
fn b7_5_with_two_rage_a_power_die_may_be_rolled_again() {
    battle()
        .rolls("attack", [1, 1, 1, 1, 1, 8, 1, 1])
        .draws("body", ["shin"])
        .rolls("power", [1, 1])
        .answers("1: wield labrys; 1: opening; 2: wield bow; 2: break; 1: wield bow")
        .asks("1: reroll-which")
        .refuses("die 1, die 2")
        .rolls("power", [2])
        .answers("1: die 2") // a potential, and a break to use it: one power against two
        .asks("1: which-token")
        .check(|battle| assert_eq!((battle.wounds.len(), battle.titans[ANNA].danger), (0, 1)));
}

#[test]
fn b7_7_the_last_wound_slays_the_adversary() {
    battle()
        .rolls("attack", [8, 1, 8, 1, 1])
        .draws("body", ["shin", "flank"])
        .rolls("power", [6, 1, 1, 6, 3])
        .answers("1: wield labrys; 1: break; 2: wield bow")
        .ends("1 1");
}

#[test]
fn a_question_in_the_middle_shows_what_the_rules_are_in_the_middle_of() {
    let battle = battle().rolls("attack", [9, 9]).draws("body", ["tail"]).answers("1: wield labrys").asks("1: brace");
    let [attack] = &battle.state().breadcrumb()[..] else {
        panic!("one attack is open");
    };
    assert!(battle.state().scene(ANNA.into()).texts().contains(&attack));
    let names: SeatMap<String> = ["Anna", "Bruno"].map(String::from).into_iter().collect();
    let tell = |lang: Lang| words().try_render(lang, attack, &names).expect("all words are there");
    assert_eq!(tell(Lang::En), "Attack of Anna with the Labrys");
    assert_eq!(tell(Lang::It), "Attacco di Anna con Labrys");
}

fn words() -> Words {
    let sources = Battle::ABOUT.words.iter().map(|(tag, ftl)| {
        let lang = tag.parse().expect("a language");
        Source::new(*tag, lang, *ftl)
    });
    Words::new(sources).expect("sound words")
}

#[test]
fn the_battle_conforms() {
    conform::<Battle>();
}
