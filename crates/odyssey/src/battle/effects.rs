//! The interpreter of effects: each in order, each wholly before the next.
//!
//! | section of the language | module |
//! |---|---|
//! | how effects are put together | `flow` |
//! | the Triskelion | `triskelion` |
//! | trauma and the other decks of fate | `fates` |
//! | tokens and conditions | `tokens` |
//! | movement | `moves` |
//! | attacks | `attacks` |
//! | the roll in progress | `rolls` |
//! | wounds and decks | `wounds` |
//! | gear and abilities | `belongings` |
//! | terrain and vantage points | `ground` |
//! | the Argo | `ship` |

mod attacks;
mod belongings;
mod fates;
mod flow;
mod ground;
mod moves;
mod rolls;
mod ship;
mod tokens;
mod triskelion;
mod wounds;

use belongings::Fate;
use moves::Force;

use super::context::Context;
use crate::pack::Script;
use crate::pack::schema::Effect;
use crate::state::{AiSource, Cause, Ending, Frame, Odyssey};
use table::{Play, Table};

impl Odyssey {
    /// Resolves a script.
    pub(crate) fn resolve_script(&mut self, table: &mut Table<Self>, script: Script, context: Context) -> Play {
        for n in 0..script.len() {
            let dies = self.resolve_at(table, script, n, context)?;
            if dies {
                break;
            }
        }
        Ok(())
    }

    /// One effect of a script. `true` if what follows it waits for a card to be put away.
    pub(super) fn resolve_at(
        &mut self,
        table: &mut Table<Self>,
        script: Script,
        n: usize,
        context: Context,
    ) -> Play<bool> {
        let effect = self.pack.at(script, n);
        let rest = script.after(n + 1);
        self.note_effect(table, script, n, context.titan);
        if matches!(effect, Effect::Die) && !rest.is_empty() && self.waits_for_card(context, rest) {
            self.die(table, context.titan, "B25.2")?;
            return Ok(true);
        }
        self.effect(table, effect, rest, context)?;
        Ok(false)
    }

    /// B25.6 · What a card of death says after the death, it says also if the death breaks off what is in progress: it waits for the card to be
    /// put away. `false` if no card is being resolved.
    fn waits_for_card(&mut self, context: Context, rest: Script) -> bool {
        let is_card = |frame: &Frame| matches!(frame, Frame::Drawn(..));
        self.frames.after(is_card, Cause::Rest(context.titan, rest))
    }

    /// One effect; `rest` is what comes after it on the same card, for effects that break a chain (B14.9).
    #[allow(clippy::unit_arg, reason = "one line for each effect")]
    fn effect(&mut self, table: &mut Table<Self>, effect: Effect, rest: Script, context: Context) -> Play {
        let titan = context.titan;
        match effect {
            Effect::Window => self.window_of_opportunity(table),
            Effect::If(when, then, otherwise) => {
                let chosen = if self.holds(when, context) { then } else { otherwise };
                self.resolve_script(table, chosen, context)
            }
            Effect::May(effects) => self.may(table, effects, context),
            Effect::Either(scripts) => self.either(table, scripts, context),
            Effect::To(who, effects) => self.about_others(table, who, effects, context),
            Effect::Test(tested, difficulty, success, failure) => {
                let succeeded = self.test(table, titan, tested, difficulty)?;
                self.resolve_script(table, if succeeded { success } else { failure }, context)
            }
            Effect::Roll(rows) => self.roll_on_table(table, rows, context),
            Effect::Once(effects) => self.once(table, effects, context),
            Effect::Danger(amount) => self.suffer_danger(table, amount, rest, context),
            Effect::Fate(amount) => self.force_fate(table, titan, self.amount(amount, context)),
            Effect::Rage(amount) => self.raise_rage(table, titan, self.amount(amount, context)),
            Effect::Lose(stat, amount) => self.lose(table, stat, amount, context),
            Effect::Set(stat, value) => self.set_stat(table, stat, value, context),
            Effect::TraumaDraw(severity) => self.plain_trauma_draw(table, severity, rest, context),
            Effect::TraumaInstead(severity) => done(self.trauma_instead(severity)),
            Effect::DrawAgain => self.draw_again(table),
            Effect::Keep(condition) => {
                self.keep_drawn_card();
                self.suffer(table, titan, condition)
            }
            Effect::Suffer(condition) => self.suffer(table, titan, condition),
            Effect::AddObol(which) => done(self.add_obol(which)),
            Effect::KratosCard => self.kratos_card(table, titan),
            Effect::KratosRoll => self.kratos_roll(table, titan),
            Effect::MoirosCard => self.moiros_card(table, titan),
            Effect::Die => self.die(table, titan, "B25.2"),
            Effect::ArgonautDies => done(self.argonaut_dies(table, titan)),
            Effect::Live => Ok(()),
            Effect::Awaken => self.awaken_by_card(table, context, rest),
            Effect::Gain(token, amount) => self.gain_tokens(table, titan, token, self.amount(amount, context)),
            Effect::Drop(token, amount) => {
                self.drop_tokens(table, titan, token, self.amount(amount, context));
                Ok(())
            }
            Effect::Cure(kind) => self.cure(table, titan, kind),
            Effect::CureAll => self.cure_all(table, titan),
            Effect::Scar(condition) => done(self.scar(table, condition)),
            Effect::Knockdown => self.knockdown(table, context),
            Effect::StandUp => self.stand_up(table, titan),
            Effect::Pool(token, amount) => self.add_to_pool(table, token, self.amount(amount, context)),
            Effect::PoolMixed(amount) => self.mixed_tokens(table, self.amount(amount, context), context),
            Effect::Modify(attribute, by, until) => done(self.modify(table, titan, (attribute, until).into(), by)),
            Effect::ModifyFoe(attribute, by, until) => done(self.modify_primordial(table, attribute, by, until)),
            Effect::Move(spaces) => self.move_like(table, titan, spaces),
            Effect::Knockback(spaces) => self.force(table, Force::Knockback(None), spaces, context),
            Effect::KnockbackTo(way, spaces) => self.force(table, Force::Knockback(Some(way)), spaces, context),
            Effect::Pushback(spaces) => self.force(table, Force::Pushback, spaces, context),
            Effect::Pull(spaces) => self.force(table, Force::Pull, spaces, context),
            Effect::Crash => self.crash(table, titan),
            Effect::Displace => self.displaced(table, titan),
            Effect::Vault => self.vault(table, titan, false),
            Effect::ForcedVault if !self.is_touched(context) => Ok(()),
            Effect::ForcedVault => self.vault(table, titan, true),
            Effect::Trample => self.trample(table),
            Effect::Turn(to) => self.primordial_turns(table, to, context),
            Effect::MoveFoe(to) => self.primordial_moves_to(table, to, context),
            Effect::Flee => self.flee(table, titan),
            Effect::BonusAttack(extra) => self.bonus_attack(table, extra, rest, context),
            Effect::StrikeTitan(danger) => self.struck_by_titan(table, titan, danger),
            Effect::ChainBreak => self.break_chain(table, rest, context),
            Effect::Rush(improved) => self.rush(table, titan, improved),
            Effect::Signature => self.primordial_attacks(table, AiSource::Signature, rest, context),
            Effect::Routine => self.primordial_attacks(table, AiSource::Routine, rest, context),
            Effect::AiCard => self.primordial_attacks_titan(table, Cause::AiCard, rest, context),
            Effect::AttackAgain => self.attack_again(table, rest, context),
            Effect::AttackNext => self.attack_next(table, rest, context),
            Effect::Relentless => done(self.relentless()),
            Effect::Dice(count) => done(self.more_dice(count, context)),
            Effect::PowerDie(colour, amount) => done(self.more_power_dice(colour, self.amount(amount, context))),
            Effect::Power(amount) => done(self.more_power(self.amount(amount, context))),
            Effect::PowerReroll(count) => done(self.more_power_rerolls(count)),
            Effect::AttackReroll(count) => done(self.more_attack_rerolls(count)),
            Effect::EvasionReroll(count) => done(self.more_evasion_rerolls(count)),
            Effect::Block(count) => self.block(table, titan, count),
            Effect::Reinforce(colour, count) => done(self.reinforce(colour, count)),
            Effect::CritChance => done(self.crit_chance()),
            Effect::FullMiss => done(self.full_miss()),
            Effect::Ignore | Effect::Succeed => done(self.avert()),
            Effect::TakePriority => done(self.take_priority(table, titan, "B16.3")),
            Effect::PassPriority if self.priority == titan && !self.keeps_priority(titan) => {
                self.pass_priority(table, "B16.3")
            }
            Effect::PassPriority => Ok(()),
            Effect::EndRound => done(self.end_round()),
            Effect::SingleWound(count) => self.single_wounds(table, count),
            Effect::Heal(count) => done(self.heal(table, count)),
            Effect::DeathBlow => self.finish(table, Ending::DeathBlow),
            Effect::Escalate(decks, count) => self.escalate(table, decks, count),
            Effect::Peek(deck) => self.peek(table, deck, context),
            Effect::Suppress(deck) => self.suppress(table, deck),
            Effect::Exhaust(what) => self.befall(table, Fate::Exhaust, what, context),
            Effect::Ready(what) => self.befall(table, Fate::Ready, what, context),
            Effect::Discard(what) => self.befall(table, Fate::Discard, what, context),
            Effect::Charge(what, count) => self.charge(table, what, count, context),
            Effect::GainGear(gear) => self.gain_gear(table, titan, gear),
            Effect::Place(terrain, site) => self.place_at(table, terrain, site, context),
            Effect::Labyrinth(amount) => self.labyrinth_of(table, amount, context),
            Effect::Destroy(area) => self.destroy(table, area, context),
            Effect::CreateVantagePoint => done(self.create_vantage_point(table)),
            Effect::Fall => self.fall(table, titan),
            Effect::Argo(figure, by) => self.change_argo(table, figure, by),
            Effect::Diplomacy(by) => done(self.change_diplomacy(table, "G8.2", by)),
            Effect::Resource(resource, amount) => {
                done(self.gain_resource(table, resource, self.amount(amount, context)))
            }
            Effect::Carve(count) => self.carve(table, titan, count),
            Effect::Note(note) => done(self.note(table, note, titan)),
            Effect::AdversaryActivation => done(self.activate_adversary(table)),
            Effect::FatedMnemos => done(self.fated_mnemos(table, titan)),
            Effect::MnemosNode => done(self.mnemos_node(table, titan)),
            Effect::Rally => done(self.rally(table, titan)),
        }
    }
}

/// For effects that neither ask nor break a chain.
fn done((): ()) -> Play {
    Ok(())
}
