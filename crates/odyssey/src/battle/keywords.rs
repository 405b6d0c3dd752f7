//! B21 · What each keyword of a titan does, one line of rules for each.

use super::dice_streams;
use super::positions::Mini;
use crate::choice::{Choice, PowerRef, Source};
use crate::dice::Colour;
use crate::ids::*;
use crate::pack::schema::{ConditionKind, Keyword, PoolToken, Tested, Token, Trigger};
use crate::state::{Entry, Event, Hidden, Odyssey, TitanAttack, Weapon};
use table::{Play, Table, text};

impl Odyssey {
    /// Whether a keyword would do anything at its moment.
    pub(super) fn keyword_serves(&self, titan: TitanId, keyword: Keyword) -> bool {
        use Keyword::*;
        let has = self.titan(titan);
        let used = self.attack_by(titan).map_or(0, |attack| attack.words_used);
        match keyword {
            _ if used & keyword.bit() != 0 => false,
            Sacrifice => has.stat(Stat::Danger) < 9,
            Spotlight => self.priority == titan,
            Elation(_) => has.despair + has.ambrosia > 0,
            Motivate(_) => self.living().any(|other| other != titan),
            Overbreak(_) => self.attack_by(titan).is_some_and(TitanAttack::has_overpowered),
            Cumbersome => self.attack_by(titan).is_some_and(TitanAttack::has_wounded),
            Pull(_) => has.can_act() && self.can_pull(titan),
            Pushback(_) => has.can_act() && self.can_push(titan),
            Knockback(_) => has.can_act() && !self.primordial_is_lumbering(),
            Vault => has.can_act() && self.vault_target(titan).is_some(),
            Solace => self.comforted_by(titan).next().is_some(),
            Hide => has.hidden == Hidden::No && has.can_act() && !self.is_in_front(titan),
            Block(_) => {
                let hit = self.attack_on_target().is_some_and(|attack| attack.target == titan && attack.hits > 0);
                hit && !self.has(titan, crate::pack::schema::Modifier::CannotBlock)
            }
            Rush => self.can_rush(titan, false),
            ImprovedRush => self.can_rush(titan, true),
            BodySuppress => !self.decks.body.discards().is_empty(),
            AiSuppress => !self.decks.ai.discards().is_empty(),
            Frontlines => !has.is_alive(),
            // Drawing a body part asks for it itself.
            Heartseeker => false,
            // At their moment they always do something.
            AutoBreak(_) | Break(_) | Carving(_) | Diversion | Lifeline | Opening(_) | Provoke | Reflex
            | AdvancedReflex | SuperiorReflex | Reposition(_) | Rocksteady | Scale | SecondChance | Stalwart
            | Tireless | Tumble => true,
            // They have no moment, and count as long as their card does.
            AmbrosiaLimit(_) | AmbrosiaLimitPlus(_) | Ascended | AttackReroll(_) | Bypass | Commit | Deadly | Dodge
            | Doomed | Lumbering | Peril | Power(_) | PowerDie(_) | PowerReroll(_) | Precise(_) | Ranged(..)
            | Reach(_) | Reinforce(_) | AdvancedReinforce(_) | SuperiorReinforce(_) | TitanPossession
            | ArgonautPossession | Unique => true,
        }
    }

    /// B21.44 · The titan and those beside it that have something to be comforted about.
    fn comforted_by(&self, titan: TitanId) -> impl Iterator<Item = TitanId> + use<'_> {
        let near = self.living().filter(move |other| *other == titan || self.titan_is_beside(titan, *other));
        near.filter(|other| self.titan(*other).despair > 0 || self.suffers(*other, ConditionKind::Mind))
    }

    /// Uses a keyword of a source, or a side of a row of the Kratos table.
    pub(super) fn use_keyword(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        which: PowerRef,
    ) -> Play {
        let Some(keyword) = self.keyword(source, which) else {
            return Ok(());
        };
        if keyword.is_voluntary() {
            self.rise_to_act(table, titan)?;
        }
        let flexible = keyword.moment() == Some(Trigger::EitherWindow);
        if flexible {
            let bit = self.flexible_bit(source, true);
            if let Some(titan_attack) = self.titan_attack_mut() {
                titan_attack.flexible_used |= bit;
            }
        }
        self.activate_in_defence(titan, source, keyword.moment().unwrap_or(Trigger::FreeAction));
        self.note_keyword(table, titan, source, which);
        if keyword.moment() == Some(Trigger::Reaction) {
            return self.dart(table, titan, keyword, source);
        }
        self.perform_keyword(table, titan, keyword)
    }

    /// B21.35 · A reflex, told with its card once the titan has said where it goes: who stays has used nothing.
    fn dart(&mut self, table: &mut Table<Self>, titan: TitanId, keyword: Keyword, source: Source) -> Play {
        let spaces = match keyword {
            Keyword::SuperiorReflex => 3,
            Keyword::AdvancedReflex => 2,
            _ => 1,
        };
        let Some(to) = self.ask_walk(table, titan, spaces)? else {
            return Ok(());
        };
        table.log("B21.35", || {
            text!(
                "log-uses-for",
                titan = self.titan_name(titan),
                ability = keyword_name(keyword),
                what = self.source_name(source)
            )
        });
        self.walk_to(table, titan, to, spaces).map(drop)
    }

    /// B21 · What a keyword does at its moment.
    pub(super) fn perform_keyword(&mut self, table: &mut Table<Self>, titan: TitanId, keyword: Keyword) -> Play {
        use Keyword::*;
        self.note_word(titan, keyword);
        match keyword {
            AutoBreak(count) | Break(count) => self.add_to_pool(table, PoolToken::Break, count),
            Opening(count) => self.add_to_pool(table, PoolToken::Opening, count),
            Diversion => self.add_to_pool(table, PoolToken::Diversion, 1),
            Overbreak(count) => self.add_to_pool(table, PoolToken::Break, count),
            Sacrifice => self.sacrifice(table, titan),
            Spotlight => self.spotlight(),
            Provoke => self.provoke(table, titan),
            Elation(most) => self.elation(table, titan, most),
            Motivate(spaces) => self.motivate(table, titan, spaces),
            Reposition(spaces) => self.walk(table, titan, spaces).map(drop),
            Reflex => self.walk(table, titan, 1).map(drop),
            AdvancedReflex => self.walk(table, titan, 2).map(drop),
            SuperiorReflex => self.walk(table, titan, 3).map(drop),
            Knockback(spaces) => self.knock_primordial_back(table, titan, None, spaces),
            Pushback(spaces) => self.pushback(table, Mini::Titan(titan), Mini::Primordial, spaces),
            Pull(spaces) => self.pull(table, Mini::Titan(titan), Mini::Primordial, spaces),
            Vault => self.vault(table, titan, false),
            Solace => self.solace(table, titan),
            Cumbersome => self.cumber(table, titan),
            Carving(count) => self.carving(table, titan, count),
            Block(count) => self.block(table, titan, count),
            Rush | ImprovedRush => {
                (self.turn.moved, self.turn.fought) = (true, true);
                self.rush(table, titan, keyword == ImprovedRush)
            }
            Hide => self.hide(table, titan),
            Rocksteady => self.avert_by(table, titan, keyword, "B21.38"),
            Scale => self.avert_by(table, titan, keyword, "B21.42"),
            SecondChance => self.avert_by(table, titan, keyword, "B21.43"),
            Stalwart => self.avert_by(table, titan, keyword, "B21.46"),
            Tireless => self.avert_by(table, titan, keyword, "B21.48"),
            Lifeline => {
                self.avert();
                self.displaced(table, titan)
            }
            Tumble => self.tumble(table, titan),
            BodySuppress => self.suppress(table, crate::pack::schema::PrimordialDeck::Body),
            AiSuppress => self.suppress(table, crate::pack::schema::PrimordialDeck::Ai),
            Frontlines => self.frontlines(table, titan),
            AmbrosiaLimit(_) | AmbrosiaLimitPlus(_) | Ascended | AttackReroll(_) | Bypass | Commit | Deadly | Dodge
            | Doomed | Heartseeker | Lumbering | Peril | Power(_) | PowerDie(_) | PowerReroll(_) | Precise(_)
            | Ranged(..) | Reach(_) | Reinforce(_) | AdvancedReinforce(_) | SuperiorReinforce(_) | TitanPossession
            | ArgonautPossession | Unique => Ok(()),
        }
    }

    /// A keyword makes something not happen, by this paragraph.
    fn avert_by(&mut self, table: &mut Table<Self>, titan: TitanId, keyword: Keyword, rule: &'static str) -> Play {
        table.log(rule, || text!("log-averts", titan = self.titan_name(titan), keyword = keyword_name(keyword)));
        self.avert();
        Ok(())
    }

    /// B17.8 · A keyword without a number is used once in an attack, whoever else has it.
    fn note_word(&mut self, titan: TitanId, keyword: Keyword) {
        let windows = [Trigger::FirstWindow, Trigger::SecondWindow, Trigger::EitherWindow];
        let in_window = keyword.moment().is_some_and(|moment| windows.contains(&moment));
        let own = self.titan_attack_mut().filter(|attack| attack.titan == titan);
        if let Some(titan_attack) = own.filter(|_| in_window && !keyword.is_stackable()) {
            titan_attack.words_used |= keyword.bit();
        }
    }

    /// B20.1 · Tokens are placed in the Kratos pool.
    pub(crate) fn add_to_pool(&mut self, table: &mut Table<Self>, token: PoolToken, count: u8) -> Play {
        let place = match token {
            PoolToken::Opening => &mut self.pool.openings,
            PoolToken::Break => &mut self.pool.breaks,
            PoolToken::Diversion => &mut self.pool.diversions,
        };
        *place = place.saturating_add(count);
        let now = *place;
        if count > 0 {
            table.log("B20.1", || text!("log-pool", token = token.text(), count = count, now = now));
        }
        Ok(())
    }

    /// B21.41 · A payment of 1 Danger for a Break.
    fn sacrifice(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.titan_mut(titan).stats[Stat::Danger as usize] += 1;
        table.log("B21.41", || {
            let now = self.titan(titan).stat(Stat::Danger);
            text!("log-sacrifice", titan = self.titan_name(titan), now = now)
        });
        self.add_to_pool(table, PoolToken::Break, 1)
    }

    /// B21.45.
    fn spotlight(&mut self) -> Play {
        if let Some(titan_attack) = self.titan_attack_mut() {
            titan_attack.extra.add(Colour::Red, 1);
        }
        Ok(())
    }

    /// B21.32 · The titan takes the priority token, and the primordial turns to face it.
    fn provoke(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.take_priority(table, titan, "B21.32");
        self.primordial_faces(table, titan)
    }

    /// B21.16 · Up to this many despair or ambrosia tokens become Openings.
    fn elation(&mut self, table: &mut Table<Self>, titan: TitanId, most: u8) -> Play {
        for _ in 0..most {
            let has = self.titan(titan);
            let despair = (has.despair > 0).then_some(Token::Despair);
            let tokens = despair.into_iter().chain((has.ambrosia > 0).then_some(Token::Ambrosia));
            let asked = table.ask(self.player(titan)).about("ask-elation", "B21.16");
            let Some(token) = asked.may(Choice::Done, tokens, Choice::Token)? else {
                return Ok(());
            };
            self.drop_tokens(table, titan, token, 1);
            self.add_to_pool(table, PoolToken::Opening, 1)?;
        }
        Ok(())
    }

    /// B21.27 · Another titan may move.
    fn motivate(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        let others = self.living().filter(|other| *other != titan && self.titan(*other).can_act());
        let asked = table.ask(self.player(titan)).about("ask-motivate", "B21.27");
        let Some(other) = asked.may(Choice::Pass, others, Choice::Target)? else {
            return Ok(());
        };
        table.log("B21.27", || text!("log-motivates", titan = self.titan_name(titan), other = self.titan_name(other)));
        self.walk(table, other, spaces).map(drop)
    }

    /// B21.44 · A Mind condition or a despair token goes, of the titan or of one beside it.
    fn solace(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.comforted_by(titan).next().is_none() {
            return Ok(());
        }
        let asked = table.ask(self.player(titan)).about("ask-solace", "B21.44");
        let other = asked.pick(self.comforted_by(titan), Choice::Target)?;
        let (despair, had) = (self.titan(other).despair > 0, self.titan(other).conditions);
        let mind = |place: &usize| self.pack.condition(had[*place].condition).kind == ConditionKind::Mind;
        let conditions = (0..had.len()).filter(mind).map(Some);
        let to_choice = |place: Option<usize>| match place {
            Some(place) => Choice::Condition(had[place].condition),
            None => Choice::Token(Token::Despair),
        };
        let asked = table.ask(self.player(titan)).about("ask-solace-what", "B21.44");
        match asked.pick(despair.then_some(None).into_iter().chain(conditions), to_choice)? {
            Some(place) => self.discard_condition(table, other, place),
            None => {
                self.drop_tokens(table, other, Token::Despair, 1);
            }
        }
        table.log("B21.44", || text!("log-solace", titan = self.titan_name(titan), other = self.titan_name(other)));
        Ok(())
    }

    /// B21.11 · The weapon that has wounded is exhausted, unless that is averted.
    fn cumber(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Some(Weapon::Gear(slot)) = self.attack_by(titan).map(|attack| attack.weapon) else {
            return Ok(());
        };
        let event = Event::Exhausted(titan, slot);
        if self.is_averted_by(table, Trigger::AboutToBeCumbersome, event)?
            || self.row_averts(table, titan, Keyword::Tireless)?
        {
            return Ok(());
        }
        self.exhaust_gear(table, titan, slot)
    }

    /// B21.8 · A test for resources of the body part that was wounded.
    fn carving(&mut self, table: &mut Table<Self>, titan: TitanId, count: u8) -> Play {
        if self.test(table, titan, Tested::By(Skill::Wisdom), 8)? {
            self.carve(table, titan, count)?;
        }
        Ok(())
    }

    /// B21.8 · Resources of the body part in hand, of the player's choice if the card shows several.
    pub(crate) fn carve(&mut self, table: &mut Table<Self>, titan: TitanId, count: u8) -> Play {
        let Some(part) = self.titan_attack().and_then(|attack| attack.part) else {
            return Ok(());
        };
        let yields = &self.pack.primordial(self.primordial.id).parts[part.index()].yields;
        if yields.is_empty() {
            return Ok(());
        }
        let asked = table.ask(self.player(titan)).about("ask-carve", "B21.8");
        let resource = asked.pick(yields.iter().map(|(resource, _)| *resource), Choice::Resource)?;
        self.note_gain(resource, count);
        table.log("B21.8", || {
            text!("log-carves", titan = self.titan_name(titan), count = count, resource = self.resource_name(resource))
        });
        Ok(())
    }

    /// B5.14.7, B21.5 · Hits count as evaded.
    pub(crate) fn block(&mut self, table: &mut Table<Self>, titan: TitanId, count: u8) -> Play {
        if let Some(attack_on_target) = self.attack_on_target_mut() {
            attack_on_target.hits = attack_on_target.hits.saturating_sub(count);
        }
        table.log("B5.14.7", || text!("log-blocks", titan = self.titan_name(titan), count = count));
        Ok(())
    }

    /// B21.21 · The titan is hidden, and passes the priority token on.
    fn hide(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.titan_mut(titan).hidden = Hidden::UntilEndOfTurn;
        table.log("B21.21", || text!("log-hides", titan = self.titan_name(titan)));
        if self.priority == titan && !self.keeps_priority(titan) {
            self.pass_priority(table, "B21.21")?;
        }
        Ok(())
    }

    /// B21.22 · The titan is hidden no more.
    pub(crate) fn unhide(&mut self, table: &mut Table<Self>, titan: TitanId) {
        if self.titan(titan).hidden != Hidden::No {
            self.titan_mut(titan).hidden = Hidden::No;
            table.log("B21.22", || text!("log-seen-again", titan = self.titan_name(titan)));
        }
    }

    /// B21.49 · On 6 or more the crash is ignored.
    fn tumble(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let rolled = table.roll(dice_streams::D10, 10)?;
        table.log("B21.49", || text!("log-tumbles", titan = self.titan_name(titan), rolled = rolled));
        if rolled >= 6 {
            self.avert();
        }
        Ok(())
    }

    /// B21.47 · The discards of a deck are shuffled into it.
    pub(crate) fn suppress(&mut self, table: &mut Table<Self>, deck: crate::pack::schema::PrimordialDeck) -> Play {
        self.decks.of_mut(deck).shuffle_discards_in();
        table.log("B21.47", || text!("log-suppresses", deck = deck_name(deck)));
        self.decks.of_mut(deck).settle_back(table, deck)
    }

    /// B21.18 · Of a dead titan the argonaut may die too.
    fn frontlines(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if table.roll(dice_streams::D10, 10)? == 1 {
            self.titan_mut(titan).argonaut_dead = true;
            self.argo.log.push(Entry::ArgonautDied(titan));
            table.log("B21.18", || text!("log-argonaut-dies", titan = self.titan_name(titan)));
        }
        Ok(())
    }
}

/// The name of a keyword for texts.
pub(crate) fn keyword_name(keyword: Keyword) -> table::Text {
    keyword.text()
}

pub(crate) fn deck_name(deck: crate::pack::schema::PrimordialDeck) -> table::Text {
    table::Text::new(match deck {
        crate::pack::schema::PrimordialDeck::Ai => "deck-ai",
        crate::pack::schema::PrimordialDeck::Body => "deck-body",
    })
}
