//! N12.2 · Hunts: the prey acts by its cards.

use crate::ai::Act;
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::schema::{Effect, MissionKind, PreyAim, PreyCard};
use crate::state::{Renaissance, Turn, Verdict};
use crate::{Card, PREY};
use smallvec::SmallVec;
use table::{Play, Seats, Table, Text, text};

/// N12.2.7 · This many cards have the same number; which of them comes first, chance decides.
const OF_A_NUMBER: usize = 2;
/// N12.2.10 · With this many heroes KO a hunt is over.
pub(crate) const HUNTERS_DOWN: usize = 3;

impl Renaissance {
    pub(crate) fn is_hunt(&self) -> bool {
        self.pack.mission(self.mission).kind == MissionKind::Hunt
    }

    pub(crate) fn is_prey(&self, enemy: EnemyId) -> bool {
        self.pack.mission(self.mission).prey == Some(enemy)
    }

    fn prey_cards(&self) -> &[PreyCard] {
        &self.pack.mission(self.mission).prey_cards
    }

    /// N12.2.12 · Action cards that were not revealed.
    pub(crate) fn prey_cards_left(&self) -> u8 {
        self.prey_cards().len() as u8 - self.prey_drawn.count_ones() as u8
    }

    /// N12.2.7 · The cards that can come next: those with the lowest number that are left.
    fn next_prey_cards(&self) -> SmallVec<[Card; 4]> {
        let left = (0..self.prey_cards().len()).filter(|place| self.prey_drawn >> place & 1 == 0);
        let first = left.clone().next().map(|place| place / OF_A_NUMBER);
        left.filter(|place| Some(place / OF_A_NUMBER) == first).map(|place| Card::Prey(place as u8)).collect()
    }

    /// N12.2.7 · The prey's activation: tokens, a card, its AP on the clock, what the card says, tokens again.
    pub(crate) fn prey_acts(&mut self, table: &mut Table<Self>, enemy: EnemyId) -> Play {
        let Some(foe) = self.of_kind(enemy).next() else { return self.lost_thread() };
        self.turn = Turn { kind: Some(enemy), foe: Some(foe), ..Turn::default() };
        let cards = self.next_prey_cards();
        if cards.is_empty() {
            // N12.2.10 · It has to act and has no card: it has got away.
            self.end(table, Verdict::Lost);
            return Ok(());
        }
        self.begin_foe(table, foe)?;
        if self.foe(foe).gone {
            // N12.2.12 · A card that is not needed any more stays face down.
            self.close(table);
            return Ok(());
        }
        let place = table.draw(PREY, Seats::EVERYONE, &cards)?;
        let Card::Prey(number) = cards[place] else { return Ok(()) };
        self.prey_drawn |= 1 << number;
        let pack = self.pack.clone();
        let card = &pack.mission(self.mission).prey_cards[usize::from(number)];
        table.heading(|| text!("log-prey-card", foe = self.pack.name(enemy), card = self.prey_card_name(number)));
        if let Some(aim) = card.aims {
            table.log("N12.2.8", || text!("log-prey-aims", foe = self.pack.name(enemy), whom = aim.text()));
        }
        let sector = self.ahead(self.clock.minute, card.ap);
        if let Some(token) = self.tokens.iter_mut().find(|token| token.enemy == enemy) {
            (token.sector, token.acted) = (sector, true);
        }
        self.play_prey_card(table, foe, card)?;
        if !self.foe(foe).gone {
            self.finish_foe(table, foe)?;
        }
        self.mourn(table, Some(foe))?;
        self.close(table);
        Ok(())
    }

    /// N12.2.8 · It goes as far as the card says towards whom it is after, strikes as often, and what the card adds happens to whom it struck.
    fn play_prey_card(&mut self, table: &mut Table<Self>, foe: FoeId, card: &PreyCard) -> Play {
        let price = self.blows(foe).iter().map(|blow| blow.ap).min().unwrap_or(0);
        let named = card.aims.and_then(|aim| self.named_by(foe, aim));
        let plan = |ap: u8| match named {
            Some(target) => self.plan_against(foe, ap, target).or_else(|| self.plan(foe, ap)),
            None => self.plan(foe, ap),
        };
        let striking = plan(card.squares + price)
            .filter(|plan| card.attacks > 0 && matches!(plan.act, Act::Attack(..)) && plan.cost <= card.squares);
        let Some(plan) = striking else {
            if let Some(plan) = plan(card.squares) {
                self.turn.ap = card.squares;
                self.follow(table, foe, &crate::ai::Plan { act: Act::Nothing, ..plan })?;
            }
            return Ok(());
        };
        self.turn.ap = u8::MAX;
        self.follow(table, foe, &plan)?;
        let Act::Attack(number, target) = plan.act else { return Ok(()) };
        for _ in 1..card.attacks {
            if self.foe(foe).gone || !self.can_strike_again(foe, number, target) {
                break;
            }
            self.enemy_attack(table, foe, number.into(), target, false)?;
        }
        self.add_prey_effects(table, foe, target, &card.does)
    }

    /// N12.2.8 · The hero that a card names, whatever the control area; nobody on a tie.
    fn named_by(&self, foe: FoeId, aim: PreyAim) -> Option<Model> {
        let body = self.footprint(foe);
        let key = |model: Model| {
            let away = i16::from(self.body(model).map_or(u8::MAX, |other| body.distance(&other)));
            let threat = i16::from(self.threat_of(model));
            match aim {
                PreyAim::Nearest => away,
                PreyAim::Farthest => -away,
                PreyAim::Weakest => i16::from(self.remaining(model)),
                PreyAim::MostThreat => -threat,
                PreyAim::LeastThreat => threat,
            }
        };
        let prey = self.prey();
        let best = prey.iter().map(|model| key(*model)).min()?;
        let mut named = prey.into_iter().filter(|model| key(*model) == best);
        named.next().filter(|_| named.next().is_none())
    }

    fn can_strike_again(&self, foe: FoeId, number: u8, target: Model) -> bool {
        let up = !matches!(target, Model::Hero(member) if self.hero(member).ko);
        let range = self.blow(foe, number.into()).range;
        up && self.verdict.is_none() && self.is_valid(&self.footprint(foe), target, range, false)
    }

    fn add_prey_effects(&mut self, table: &mut Table<Self>, foe: FoeId, target: Model, does: &[Effect]) -> Play {
        for effect in does {
            let up = !matches!(target, Model::Hero(member) if self.hero(member).ko);
            if up && !self.foe(foe).gone && self.verdict.is_none() {
                self.blow_effect(table, foe, target, *effect, false)?;
            }
        }
        Ok(())
    }

    pub(crate) fn prey_card_name(&self, number: u8) -> Text {
        let mission = self.pack.slug(self.mission);
        let slug = self.prey_cards().get(usize::from(number)).map(|card| card.slug.to_string()).unwrap_or_default();
        Text::new(format!("prey-{mission}-{slug}"))
    }

    /// N12.1, N12.2.10 · How the mission is lost if too many are down: all four, in a hunt three. Of three the fourth brings half the loot home.
    pub(crate) fn too_many_down(&self) -> Option<Verdict> {
        let down = Member::ALL.into_iter().filter(|member| self.hero(*member).ko).count();
        match down {
            4.. => Some(Verdict::AllDown),
            HUNTERS_DOWN if self.is_hunt() => Some(Verdict::Lost),
            _ => None,
        }
    }
}
