//! The contract: how the kernel plays this game.

use crate::ids::MissionId;
use crate::looks::LOOKS;
use crate::options::{PlayOption, RenaissanceOptions, any_mission};
use crate::pack::Pack;
use crate::pack::schema::MissionKind;
use crate::state::{Phase, Renaissance, Verdict};
use crate::{CONTENT, Card, Choice, RULEBOOK, WORDS};
use table::{About, LogLine, Outcome, Play, Rules, SeatMap, Shared, Table, Text, text};

impl Rules for Renaissance {
    const ABOUT: About = About {
        slug: "renaissance",
        rules: 1,
        schema: 1,
        fewest: 1,
        most: 4,
        unit: "hours",
        cooperative: true,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
        looks: &LOOKS,
    };

    type Pack = Pack;
    type Options = RenaissanceOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &RenaissanceOptions, seats: usize) -> Self {
        let any = options.mission == any_mission(pack);
        let first = if any { MissionId(0) } else { options.mission };
        let mut game = Renaissance::laid_out(pack, &RenaissanceOptions { mission: first, ..*options }, seats);
        game.options = *options;
        match options.play {
            PlayOption::Mission if any || options.is_any(pack).contains(&true) => game.phase = Phase::DrawAny,
            PlayOption::Mission => {}
            PlayOption::Exploration => game.phase = Phase::DrawExploration,
            PlayOption::Hunt => game.phase = Phase::DrawHunt,
            PlayOption::Campaign => game.set_out(&RenaissanceOptions::heroes(pack, options.people(pack))),
        }
        game
    }

    fn check_numbers(&self, pack: &Pack) -> Result<(), String> {
        crate::invariants::numbers(self, pack)
    }

    fn attach(&mut self, pack: &Shared<Pack>) {
        self.pack = pack.clone();
    }

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        // N13.9.6 · What is being read comes before anything else.
        if self.is_reading()
            && !matches!(self.phase, Phase::DrawExploration | Phase::DrawHunt | Phase::DrawAny | Phase::Strew)
        {
            self.turn_page(table)?;
            self.turn.settle();
            return Ok(());
        }
        match self.phase {
            Phase::DrawExploration => self.draw_mission(table, Some(MissionKind::Exploration)),
            Phase::DrawHunt => self.draw_mission(table, Some(MissionKind::Hunt)),
            Phase::DrawAny => self.draw_any(table),
            Phase::Strew => self.lay_out_by_chance(table),
            Phase::Camp => self.follow_agenda(table),
            Phase::Over if self.campaign.is_some() => self.follow_agenda(table),
            Phase::Stop => self.stop(table),
            Phase::Next => self.next_token(table),
            Phase::Hero => self.hero_acts(table),
            Phase::Ally => self.ally_acts(table),
            Phase::Foes => self.foe_acts(table),
            Phase::Over => Ok(()),
        }?;
        self.turn.settle();
        Ok(())
    }

    fn dress(line: LogLine) -> LogLine {
        crate::telling::dressed(line)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.campaign.is_some() {
            let ending = self.tour().ending?;
            let result = if self.is_campaign_won() { 1.0 } else { 0.0 };
            return Some(Outcome::new(SeatMap::new(self.seats.into(), |_| result), text!(format!("ending-{ending}"))));
        }
        let verdict = self.verdict.filter(|_| !self.is_reading())?;
        let result = if verdict == Verdict::Won { 1.0 } else { 0.0 };
        let outcome =
            Outcome::new(SeatMap::new(self.seats.into(), |_| result), Text::new(crate::words::verdict_key(verdict)));
        Some(if verdict == Verdict::OutOfTime { outcome.at_limit() } else { outcome })
    }

    fn is_over(&self) -> bool {
        match &self.campaign {
            Some(campaign) => campaign.ending.is_some(),
            None => self.verdict.is_some() && !self.is_reading(),
        }
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn invariants(&self) -> Result<(), String> {
        crate::invariants::hold(self)
    }

    fn length(&self) -> u32 {
        self.campaign.as_ref().map_or(self.clock.hour, |campaign| campaign.played).into()
    }
}
