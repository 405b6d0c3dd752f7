//! How options read: what they cost on the clock, who acts before the hero then, what they provoke, and their odds.

pub(crate) mod camp;
mod odds;

use crate::choice::{Asked, Gait};
use crate::geometry::Space;
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::schema::{Astro, Deed, Effect, Form, SkillKind};
use crate::scene::sheets::deed_text;
use crate::scene::{roman, spot};
use crate::state::{Renaissance, Whereabouts};
use table::scene::{Mark, Stand};
use table::{Change, Label, Tag, Text, Verb, text};

impl Asked<'_> {
    pub(crate) fn first_label(&self, member: Member) -> Label {
        let label = Label::new(text!("do-first", hero = self.game.hero_name(member)), "N2.1.3").icon("clock");
        label.at(spot::token(member)).at(spot::hero(member))
    }

    pub(crate) fn first_ally_label(&self, enemy: EnemyId) -> Label {
        let name = self.game.pack.name(enemy);
        Label::new(text!("do-first", hero = name), "N2.1.3").icon("clock").at(spot::kind(enemy))
    }

    /// N2.2 · Where spending AP puts the hero on the clock, and who acts before then.
    fn on_clock(&self, label: Label, ap: u8) -> Label {
        let member = self.acting();
        let from = self.game.hero(member).sector;
        let sector = self.game.ahead(from, ap);
        let (before, events) = (self.before(member, sector), self.events_before(sector));
        let (hour, passes) = (self.game.clock.hour + 1, self.passes_hour(sector));
        let detail = text!(
            "detail-clock",
            sector = roman(sector),
            actors = before.len(),
            before = before,
            happenings = events.len(),
            events = events,
            passes = u8::from(passes),
            last = u8::from(hour >= self.game.limit()),
            hour = hour
        );
        let label = label.mark(Mark::ghost(spot::token(member), Stand::Notch(u16::from(sector - 1))));
        let detail = match label.detail.clone() {
            Some(own) => text!("detail-both", one = own, other = detail),
            None => detail,
        };
        label.detail(detail).change(Change::new("sector", i32::from(from), i32::from(sector)))
    }

    /// N2.2 · How many sectors the hand goes before it reaches this one: a whole lap for the one where it is.
    fn steps_to(&self, sector: u8) -> u8 {
        (sector + 11 - self.game.clock.minute) % 12 + 1
    }

    /// N2.2 · Whether the hand reaches or passes XII on its way to a sector.
    fn passes_hour(&self, sector: u8) -> bool {
        self.game.hours_passed(self.steps_to(sector)) > 0
    }

    /// N2.2 · What lies on the clock up to a sector and is sure to happen before the hero acts again.
    fn events_before(&self, sector: u8) -> Vec<Text> {
        let game = self.game;
        let events = game.pack.all(game.pack.mission(game.mission).events);
        let mut sure = Vec::new();
        for step in 1..=self.steps_to(sector) {
            let (at, hour) = (game.ahead(game.clock.minute, step), game.clock.hour + game.hours_passed(step));
            for place in game.events_at(at, hour) {
                let event = &events[place];
                sure.push(match event.mystery {
                    true => text!("at-sector-mystery", sector = roman(at)),
                    false => text!("at-sector", what = game.event_name(event.slug), sector = roman(at)),
                });
            }
        }
        sure
    }

    /// N2.1 · Whether a token acts before the hero would in a sector: the hand reaches it first, or it is there, too, and faster. An enemy as fast
    /// as the hero acts first.
    fn acts_before(&self, (token, acted, swiftness): (u8, bool, u8), enemy: bool, sector: u8) -> bool {
        let mine = self.steps_to(sector);
        let theirs = if token == self.game.clock.minute && !acted { 0 } else { self.steps_to(token) };
        let own = self.game.swiftness(self.acting());
        theirs < mine || theirs == mine && (swiftness > own || enemy && swiftness == own)
    }

    /// N2.5 · Enemies that act before the hero does again and would go for it if the table looked like this.
    fn hunters(&self, sector: u8, after: &Renaissance) -> Vec<Text> {
        let member = self.acting();
        let soon = |foe: &FoeId| {
            let kind = after.foe(*foe).enemy;
            let swiftness = after.pack.enemy(kind).swiftness;
            let token = after.tokens.iter().find(|token| token.enemy == kind);
            token.is_some_and(|token| self.acts_before((token.sector, token.acted, swiftness), true, sector))
        };
        let goes_for = |foe: &FoeId| {
            after.plan(*foe, after.foe_swiftness(*foe)).and_then(|plan| plan.after) == Some(Model::Hero(member))
        };
        after.enemies().filter(soon).filter(goes_for).map(|foe| after.foe_name(foe)).collect()
    }

    /// Says who would go for the hero then, where anybody would.
    fn hunted(&self, label: Label, ap: u8, change: impl FnOnce(&mut Renaissance)) -> Label {
        let sector = self.game.ahead(self.game.hero(self.acting()).sector, ap);
        let mut after = self.game.clone();
        change(&mut after);
        let foes = self.hunters(sector, &after);
        if foes.is_empty() {
            return label;
        }
        let said = text!("detail-hunted", hero = self.game.hero_name(self.acting()), foes = foes);
        match label.detail.clone() {
            Some(own) => label.detail(text!("detail-both", one = own, other = said)),
            None => label.detail(said),
        }
    }

    /// Who acts between now and a sector: every token that the hand reaches first, or that is faster there.
    fn before(&self, member: Member, sector: u8) -> Vec<Text> {
        let game = self.game;
        let kinds = game.tokens.iter().filter(|token| {
            let swiftness = game.pack.enemy(token.enemy).swiftness;
            self.acts_before((token.sector, token.acted, swiftness), !game.is_ally_kind(token.enemy), sector)
        });
        let heroes = Member::ALL.into_iter().filter(|other| {
            let hero = game.hero(*other);
            let token = (hero.sector, hero.acted, game.swiftness(*other));
            *other != member && hero.is_up() && self.acts_before(token, false, sector)
        });
        kinds.map(|token| game.pack.name(token.enemy)).chain(heroes.map(|other| game.hero_name(other))).collect()
    }

    pub(crate) fn walk_label(&self, to: Space, gait: Gait) -> Label {
        let game = self.game;
        let member = self.acting();
        let (way, cost) = game.way(member, to, gait).unwrap_or((std::iter::once(to).collect(), game.turn.ap));
        let mut here = game.hero(member).space().unwrap_or(to);
        let start = here;
        let mut strikers: Vec<FoeId> = Vec::new();
        for next in &way {
            for foe in game.provoked(member, here, *next) {
                if !strikers.contains(&foe) {
                    strikers.push(foe);
                }
            }
            here = *next;
        }
        let provoked = strikers.len();
        let notes = strikers.iter().map(|foe| text!("note-strikes", foe = game.foe_name(*foe))).collect();
        let key = match gait {
            Gait::Plain => "do-walk",
            Gait::Quiet => "do-walk-quiet",
            Gait::Leap => "do-walk-leap",
        };
        let tag = match (gait, provoked) {
            (Gait::Leap, _) => Tag::bad(text!("tag-walk-leap", ap = cost)),
            (_, 0) => Tag::new(text!("tag-walk", ap = cost)),
            (_, several) => Tag::bad(text!("tag-walk-provokes", ap = cost, count = several)),
        };
        let stops = std::iter::once(start).chain(way.iter().copied()).map(spot::square);
        let label = Label::new(text!(key, space = to.to_string()), "N6.2.1")
            .icon("move")
            .verb("move")
            .step(spot::square(to))
            .tag(tag.short(Text::plain(cost.to_string())))
            .mark(Mark::Path { board: "board".into(), stops: stops.collect(), notes })
            .mark(Mark::ghost(spot::hero(member), Stand::Cell(to.into())));
        let label = if gait == Gait::Plain { label } else { label.variant(gait.text()) };
        let label = if provoked > 0 || gait == Gait::Leap || game.stealth.is_some() { label.heavy() } else { label };
        let label = self.on_clock(label, cost);
        if game.stealth.is_some() {
            return label;
        }
        self.hunted(label, cost, |after| after.hero_mut(member).at = Whereabouts::On(to))
    }

    pub(crate) fn attack_label(&self, item: u8, attack: u8, target: Model, extra: u8) -> Label {
        let game = self.game;
        let member = self.acting();
        let item = self.game.item_place(member, item);
        let carried = game.hero(member).items[usize::from(item)];
        let line = &game.pack.item(carried.item).attacks[usize::from(attack)];
        let mut ap = line.ap;
        let mut names = Vec::new();
        for (_, skill) in game.hero(member).skills.iter().enumerate().filter(|(place, _)| extra >> place & 1 == 1) {
            if let SkillKind::Enhancement { ap: more, .. } = &game.pack.skill(*skill).kind {
                ap += more;
                names.push(game.pack.name(*skill));
            }
        }
        let odds = game.attack_odds(member, item.into(), line, target, extra);
        let mut tag = Tag::new(text!("tag-attack", item = game.pack.name(carried.item), ap = ap));
        if let Some(chance) = odds.chance {
            tag = tag.chance(chance);
        }
        let words = text!("do-attack", model = game.model_name(target), item = game.pack.name(carried.item));
        let label = Label::new(words, if line.needs > 0 { "N8.3.1" } else { "N8.1.1" })
            .icon(game.pack.icon(carried.item).clone())
            .verb("attack")
            .step(spot::item(member, item))
            .step(spot::model(target))
            .tag(tag)
            .odds(odds)
            .heavy();
        let label = match (game.hero(member).space(), game.body(target)) {
            (Some(from), Some(body)) if body.corner != from => {
                label.mark(Mark::sight(spot::square(from), spot::square(body.corner)))
            }
            _ => label,
        };
        let label = if names.is_empty() { label } else { label.variant(text!("with-skills", skills = names)) };
        let threat = i32::from(game.threat(member));
        let label = self.on_clock(label, ap);
        if !matches!(target, Model::Foe(_)) || game.stealth.is_some() {
            return label;
        }
        // N8.4 · A wound raises threat by one at least.
        let label = label.change(Change::new("threat", threat, threat + 1));
        self.hunted(label, ap, |after| after.raise_threat(member, 1))
    }

    fn deed_label(
        &self,
        name: Text,
        icon: table::scene::Icon,
        deed: &Deed,
        target: Model,
        rule: &'static str,
    ) -> Label {
        let words = if target == Model::Hero(self.acting()) {
            text!("do-use", what = name)
        } else {
            text!("do-use-on", what = name, model = self.game.model_name(target))
        };
        let rolls =
            deed.does.iter().any(|effect| matches!(effect, Effect::Dash(_) | Effect::Lead(_) | Effect::Push(_)));
        let label = Label::new(words, rule)
            .icon(icon)
            .at(spot::model(target))
            .detail(text!("detail-deed", does = deed_text(deed)));
        let label = self.on_clock(label, deed.ap);
        if rolls { label.heavy() } else { label }
    }

    pub(crate) fn skill_label(&self, place: u8, target: Model) -> Label {
        let member = self.acting();
        let place = self.game.skill_place(member, place);
        let skill = self.game.hero(member).skills[usize::from(place)];
        let SkillKind::Active(deed) = &self.game.pack.skill(skill).kind else { return Label::new("do-pass", "N1.5.1") };
        let label =
            self.deed_label(self.game.pack.name(skill), self.game.pack.icon(skill).clone(), deed, target, "N1.5.1");
        label.verb("skill").step(spot::skill(member, place)).step(spot::model(target))
    }

    pub(crate) fn use_label(&self, item: u8, number: u8, target: Model) -> Label {
        let member = self.acting();
        let item = self.game.item_place(member, item);
        let id = self.game.hero(member).items[usize::from(item)].item;
        let deed = &self.game.pack.item(id).uses[usize::from(number)];
        let label = self.deed_label(self.game.pack.name(id), self.game.pack.icon(id).clone(), deed, target, "N6.2.8");
        label.verb("item").step(spot::item(member, item)).step(spot::model(target))
    }

    pub(crate) fn spring_label(&self, item: u8, number: u8, target: Model) -> Label {
        let member = self.acting();
        let item = self.game.item_place(member, item);
        let id = self.game.hero(member).items[usize::from(item)].item;
        let deed = Deed { ap: 0, ..self.game.pack.item(id).uses[usize::from(number)].clone() };
        let label = self.deed_label(self.game.pack.name(id), self.game.pack.icon(id).clone(), &deed, target, "N1.4.5");
        let label = label.verb("item").step(spot::item(member, item)).step(spot::model(target));
        label.variant("for-points").heavy()
    }

    /// N5.1 · An attack on scenery, with its odds of at least one wound.
    pub(crate) fn smash_label(&self, item: u8, attack: u8, at: Space) -> Label {
        let game = self.game;
        let member = self.acting();
        let item = self.game.item_place(member, item);
        let carried = game.hero(member).items[usize::from(item)];
        let line = &game.pack.item(carried.item).attacks[usize::from(attack)];
        let words = text!("do-smash", space = at.to_string(), item = game.pack.name(carried.item));
        let dice = game.smash_dice(member, item.into(), line);
        let label = Label::new(words, "N5.1.4").icon(game.pack.icon(carried.item).clone()).verb("attack");
        let label = label.step(spot::item(member, item)).step(spot::square(at)).odds(odds::plain(dice, 5, 1)).heavy();
        self.on_clock(label, line.ap)
    }

    pub(crate) fn interact_label(&self, key: &'static str, at: Space, rule: &'static str, icon: &'static str) -> Label {
        let label = Label::new(text!(key, space = at.to_string()), rule).icon(icon).verb("mission");
        self.on_clock(label.step(spot::square(at)), crate::scenery::INTERACT)
    }

    pub(crate) fn coat_label(&self, member: Member, item: u8) -> Label {
        let items = &self.game.hero(member).items;
        let name = items.get(usize::from(item)).map_or_else(|| Text::new("nothing"), |i| self.game.pack.name(i.item));
        Label::new(text!("do-coat", item = name), "N1.12.18").icon("state").step(spot::item(member, item))
    }

    pub(crate) fn star_label(&self, astro: Astro) -> Label {
        Label::new(text!("do-star", symbol = astro.text()), "N1.4.4").icon("star").heavy()
    }

    pub(crate) fn heroic_label(&self, target: Model) -> Label {
        let member = self.acting();
        let class = self.game.hero(member).class;
        let deed = &self.game.pack.class(class).heroic.deed;
        let name = Text::new(format!("class-{}-heroic", self.game.pack.slug(class)));
        let label = self.deed_label(name, self.game.pack.icon(class).clone(), deed, target, "N1.5.2");
        label.verb("heroic").step(spot::model(target)).heavy()
    }

    pub(crate) fn wait_label(&self, ap: u8) -> Label {
        let label = Label::new(text!("do-wait", ap = ap), "N6.2.9").icon("clock").verb("wait");
        let sector = self.game.ahead(self.game.hero(self.acting()).sector, ap);
        self.on_clock(label, ap).step(spot::sector(sector))
    }

    pub(crate) fn act_label(&self, action: u8, at: Option<Space>) -> Label {
        let game = self.game;
        let member = self.acting();
        let entry = &game.pack.all(game.pack.mission(game.mission).actions)[usize::from(action)];
        let label = Label::new(text!("do-act", action = game.action_name(action)), "N6.2.10");
        let label = label.icon(entry.icon.clone()).verb("mission");
        let label = label.step(at.map_or(spot::hero(member), spot::square));
        let label = match &entry.test {
            Some(test) => {
                let dice = game.action_dice(member, test.with, test.keyword);
                label.odds(odds::plain(dice, test.threshold.unwrap_or(5), test.needs)).heavy()
            }
            None => label,
        };
        self.on_clock(label, entry.ap)
    }

    pub(crate) fn aid_label(&self, friend: Member) -> Label {
        let game = self.game;
        let dice = game.action_dice(self.acting(), crate::pack::schema::Characteristic::Mind, None);
        let label =
            Label::new(text!("do-aid", friend = game.hero_name(friend)), "N6.2.11").icon("medicine").verb("mission");
        let label = label.step(spot::hero(friend)).odds(odds::plain(dice, 5, game.aid_needs())).heavy();
        self.on_clock(label, game.pack.numbers.aid_ap)
    }

    pub(crate) fn done_label(&self) -> Label {
        let label = Label::new("do-done", "N2.3.3").icon("check").verb(Verb::DONE);
        if self.game.turn.hero.is_none() {
            return label;
        }
        let forced = self.game.forced_wait();
        let label = if forced > 0 { label.detail(text!("detail-forced", ap = forced)) } else { label };
        self.on_clock(label, forced).heavy()
    }

    pub(crate) fn square_label(&self, key: &'static str, to: Space, rule: &'static str) -> Label {
        let label =
            Label::new(text!(key, space = to.to_string()), rule).icon("move").verb("move").step(spot::square(to));
        let beside = self.game.enemies_beside(to).count();
        if beside > 0 { label.tag(Tag::new(text!("tag-beside", count = beside))) } else { label }
    }

    pub(crate) fn count_label(&self, key: &'static str, n: u8, rule: &'static str, icon: &'static str) -> Label {
        let label = Label::new(text!(key, n = n), rule).icon(icon);
        if n == 0 { label.verb(Verb::DONE) } else { label.variant(Text::plain(n.to_string())).heavy() }
    }

    /// N12.1 · The exit of a location costs 1 AP.
    pub(crate) fn leave_label(&self) -> Label {
        self.on_clock(Label::new("do-leave", "N12.1.4").icon("gate-open").verb("mission"), 1)
    }

    /// N6.7 · AP for more dice move the token, too; the odds are those of staying unseen.
    pub(crate) fn sneak_label(&self, ap: u8) -> Label {
        let dice = self.game.sneak_dice(self.acting(), ap);
        let value = self.game.stealth_value().unwrap_or(8);
        let label = self.count_label("do-sneak", ap, "N6.7.4", "eye-shut").odds(odds::plain(dice, value, 1));
        self.on_clock(label, ap)
    }

    pub(crate) fn die_label(&self, place: u8) -> Label {
        let face = self.game.turn.dice.get(usize::from(place)).copied().unwrap_or(0);
        Label::new(text!("do-die", face = face, n = place + 1), "N1.12.11")
            .icon("d8")
            .step(spot::die(place))
            .tag(crate::telling::again(self.game.turn.needed))
    }

    pub(crate) fn soak_label(&self, member: Member, item: u8) -> Label {
        let worn = self.game.hero(member).items.get(usize::from(item));
        let name = worn.map_or_else(|| Text::new("own-resistance"), |carried| self.game.pack.name(carried.item));
        let label = Label::new(text!("do-soak", item = name), "N7.3.2").icon("armour");
        if worn.is_some() { label.step(spot::item(member, item)) } else { label }
    }

    pub(crate) fn react_label(&self, member: Member, place: u8) -> Label {
        let reaction = self.game.reacting(&self.game.pack, member, place);
        let name = reaction.map_or_else(|| Text::new("nothing"), |(name, _)| name);
        let at = place.checked_sub(8).map_or(spot::skill(member, place), |item| spot::item(member, item));
        Label::new(text!("do-react", what = name), "N1.8.1").icon("shield").step(at).heavy()
    }

    /// N1.1.5, N13.6.6 · The attack of an ally, or of a transformed hero.
    pub(crate) fn strike_label(&self, number: u8, target: Model) -> Label {
        let game = self.game;
        let words = text!("do-strike", model = game.model_name(target));
        let label = |rule: &'static str| {
            Label::new(words.clone(), rule).icon("sword").verb("attack").step(spot::model(target)).heavy()
        };
        if let (Some(ally), Model::Foe(foe)) = (game.turn.foe, target) {
            return label("N1.1.5").odds(game.ally_odds(ally, number.into(), foe));
        }
        let member = self.acting();
        let form = game.hero(member).changed.map(|changed| game.pack.form(changed.form));
        let Some(blow) = form.and_then(|form| form.attacks.get(usize::from(number))) else { return label("N13.6.6") };
        let line = Form::line(blow);
        let odds = game.strike_odds(&game.form_strike(member, &line, target));
        self.on_clock(label("N13.6.6").odds(odds), line.ap.max(1))
    }
}
