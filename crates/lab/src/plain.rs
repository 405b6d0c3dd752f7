//! A report as plain text.

use crate::finding;
use crate::voice::Voice;
use crate::{CompareReport, Interval, LadderReport, QuestionReport, Report, Wins};
use table::{Text, text};

/// How wide the names of rows are.
const NAMES: usize = 34;
/// This many rows of a long list are shown; the whole is in the other forms of a report.
const ROWS: usize = 10;
/// This many points of a long course are shown, and this many names of what was never used.
const COURSE: usize = 13;
const IDLE: usize = 60;

/// One line of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Stands over what follows.
    Heading(String),
    /// May be broken where the page ends.
    Sentence(String),
    /// Columns, which may not.
    Row(String),
}

/// A page of lines on its way.
struct Page<'v, 'w> {
    voice: &'v Voice<'w>,
    lines: Vec<Line>,
}

impl Page<'_, '_> {
    fn heading(&mut self, key: &'static str) {
        self.lines.push(Line::Heading(self.voice.word(key)));
    }

    fn sentence(&mut self, said: String) {
        self.lines.push(Line::Sentence(said));
    }

    fn row(&mut self, name: &str, figures: &str) {
        self.lines.push(Line::Row(format!("{} {figures}", padded(name))));
    }

    fn figure(&mut self, text: &Text, value: String) {
        let name = self.voice.say(text);
        self.row(&name, &value);
    }

    fn rate(&mut self, name: &str, sure: &Interval, of: &str) {
        let rate = format!("{:>6}%", self.voice.hundredths(sure.rate));
        let between = format!("{:>13}", self.voice.between(sure));
        self.row(name, &format!("{rate}  {between}  {of}"));
    }

    fn wins(&mut self, report: &Report, row: &Wins) {
        let name = self.voice.whose(report, row);
        let of = format!("{} / {}", self.voice.wins(row.wins), self.voice.whole(row.games));
        self.rate(&name, &row.interval, &of);
    }

    fn card(&mut self, report: &Report, row: &Wins, others: f64) {
        let name = self.voice.piece(report, &row.key);
        let others = text!("lab-cards-others", rate = self.voice.percent(others));
        let of =
            format!("{} / {}  ({})", self.voice.wins(row.wins), self.voice.whole(row.games), self.voice.say(&others));
        self.rate(&name, &row.interval, &of);
    }
}

/// A name as wide as its column, shortened if it must be.
fn padded(name: &str) -> String {
    let long = name.chars().count();
    if long <= NAMES {
        return format!("{name}{}", " ".repeat(NAMES - long));
    }
    let short: String = name.chars().take(NAMES - 1).collect();
    format!("{short}…")
}

/// How often what was asked.
pub fn questions(report: &QuestionReport, voice: &Voice) -> Vec<Line> {
    let mut page = Page { voice, lines: Vec::new() };
    let games = report.games.max(1);
    let each = |count: u64| format!("{:>8.1}", count as f64 / games as f64);
    let head = text!("lab-questions", game = voice.game(report.game), games = report.games);
    page.lines.push(Line::Heading(voice.say(&head)));
    let per_unit = format!("{:.1}", report.asked as f64 / report.length.max(1) as f64);
    let unit = report.length as f64 / games as f64;
    page.sentence(voice.say(&text!(
        "lab-questions-sum",
        asked = format!("{:.1}", report.asked as f64 / games as f64),
        spared = format!("{:.1}", report.left_out as f64 / games as f64),
        length = format!("{unit:.1}"),
        each = per_unit
    )));
    let names = ["lab-questions-asked", "lab-questions-left-out", "lab-questions-plain", "lab-questions-alike"];
    let names: Vec<String> = names.iter().map(|key| format!("{:>8}", voice.word(key))).collect();
    page.row(&voice.word("lab-questions-kind"), &names.join(" "));
    for row in &report.kinds {
        let share = |count: u64| match row.judged {
            0 => format!("{:>8}", "–"),
            judged => format!("{:>7}%", count * 100 / judged),
        };
        let figures = [each(row.asked), each(row.left_out), share(row.plain), share(row.alike)];
        page.row(&row.kind, &figures.join(" "));
    }
    for (n, (asked, games)) in report.seats.iter().enumerate().filter(|(_, (_, games))| *games > 0) {
        let seat = text!("lab-questions-seat", number = n + 1);
        page.figure(&seat, format!("{:>8.1}", *asked as f64 / *games as f64));
    }
    page.lines
}

/// The figures of a run.
pub fn report(report: &Report, voice: &Voice) -> Vec<Line> {
    let lines = Vec::new();
    let mut page = Page { voice, lines };
    title(report, &mut page);
    findings(report, &mut page);
    figures(report, &mut page);
    for by in report.lists() {
        wins(report, by, &mut page);
    }
    endings(report, &mut page);
    course(report, &mut page);
    cards(report, &mut page);
    leads(report, &mut page);
    options(report, &mut page);
    unused(report, &mut page);
    page.lines
}

/// In how many ways games ended, and when.
fn endings(report: &Report, page: &mut Page) {
    if report.endings.is_empty() {
        return;
    }
    page.heading("lab-endings");
    for row in &report.endings {
        let voice = page.voice;
        let spread = text!(
            "lab-ended",
            won = if row.won { "yes" } else { "no" },
            games = voice.whole(row.games),
            unit = voice.unit(report.length.unit),
            shortest = row.shortest,
            median = row.median,
            longest = row.longest
        );
        let (name, spread) = (voice.key(&row.key), voice.say(&spread));
        page.rate(&name, &row.interval, &spread);
    }
}

/// The figures that were followed, at this many points of the length.
fn course(report: &Report, page: &mut Page) {
    let voice = page.voice;
    if report.course.is_empty() {
        return;
    }
    page.lines.push(Line::Heading(voice.say(&text!("lab-course", unit = voice.unit(report.length.unit)))));
    let names: Vec<String> = report.figures.iter().map(|key| voice.key(key)).collect();
    let heads = ["lab-course-games", "lab-course-won"].map(|key| voice.word(key));
    let heads: Vec<String> = heads.into_iter().chain(names).chain([voice.word("lab-course-foretells")]).collect();
    let wide: Vec<usize> = heads.iter().map(|head| head.chars().count().max(5)).collect();
    let line = |cells: &[String]| {
        let cells = cells.iter().zip(&wide).map(|(cell, wide)| format!("{cell:>wide$}"));
        cells.collect::<Vec<String>>().join("  ")
    };
    page.lines.push(Line::Row(format!("{:>6}  {}", "", line(&heads))));
    for point in report.course_points(COURSE) {
        let mut cells = vec![voice.whole(point.games), voice.whole(point.won)];
        cells.extend(point.figures.iter().map(|figure| voice.decimal(*figure, 1)));
        let foretells = point.foretells.map(|part| format!("{}%", voice.decimal(part * 100.0, 0)));
        cells.push(foretells.unwrap_or_else(|| "–".to_owned()));
        page.lines.push(Line::Row(format!("{:>6}  {}", point.at, line(&cells))));
    }
    page.sentence(voice.decided(report));
}

/// Of each sort of content that was followed: how much of it was used, and what never was.
fn unused(report: &Report, page: &mut Page) {
    if report.watched == 0 || report.content.is_empty() {
        return;
    }
    let voice = page.voice;
    page.lines.push(Line::Heading(voice.say(&text!("lab-content", games = voice.whole(report.watched)))));
    for sort in report.sorts() {
        let pieces: Vec<&crate::Content> = report.content.iter().filter(|piece| piece.sort == sort).collect();
        let idle: Vec<&crate::Content> = pieces.iter().copied().filter(|piece| piece.uses == 0).collect();
        page.row(&voice.sort(sort), &format!("{:>5} / {}", pieces.len() - idle.len(), pieces.len()));
        if !idle.is_empty() {
            let mut names: Vec<Text> =
                idle.iter().take(IDLE).map(|piece| Text::plain(voice.of_game(&piece.name))).collect();
            if idle.len() > IDLE {
                names.push(text!("lab-more", count = idle.len() - IDLE));
            }
            page.sentence(voice.say(&text!("lab-content-idle", names = names)));
        }
    }
}

fn title(report: &Report, page: &mut Page) {
    let voice = page.voice;
    let title = format!("{} · {}", voice.game(report.game), report.table());
    page.lines.push(Line::Heading(title));
    if report.partial {
        page.sentence(voice.say(&text!(
            "lab-partial",
            played = voice.whole(report.played()),
            games = voice.whole(report.games)
        )));
    }
}

fn findings(report: &Report, page: &mut Page) {
    page.heading("lab-balance");
    let nothing = finding::nothing(report);
    if report.findings.is_empty() || nothing == "lab-too-few" {
        page.sentence(page.voice.word(nothing));
    }
    for finding in &report.findings {
        let mark = if finding.is_grave() { "!" } else { "·" };
        page.sentence(format!("{mark} {}", page.voice.finding(report, finding)));
    }
    if let Some(shows) = report.shows.filter(|_| report.finished > 0) {
        page.sentence(page.voice.could_have_seen(report, shows));
    }
}

fn figures(report: &Report, page: &mut Page) {
    let voice = page.voice;
    let whole = |number: f64| voice.whole(number.round() as u64);
    page.heading("lab-figures");
    page.figure(&text!("lab-finished"), voice.whole(report.finished));
    page.figure(&text!("lab-limit"), voice.whole(report.limit_reached));
    page.figure(&text!("lab-broken-off"), voice.whole(report.broken_off));
    page.figure(&text!("lab-decisions"), voice.whole(report.decisions));
    if report.gave_up > 0 {
        page.figure(&text!("lab-blind"), voice.whole(report.gave_up));
        page.sentence(voice.word("lab-blind-note"));
    }
    page.figure(&text!("lab-seconds"), voice.decimal(report.seconds, 2));
    page.figure(&text!("lab-games-rate"), whole(report.games_per_second));
    page.figure(&text!("lab-decisions-rate"), whole(report.decisions_per_second));
    if let (Some(p10), Some(median), Some(p90)) = (report.length.p10, report.length.median, report.length.p90) {
        let spread = voice.say(&text!("lab-spread", p10 = p10, median = median, p90 = p90));
        page.figure(&text!("lab-length", unit = voice.unit(report.length.unit)), spread);
    }
}

fn wins(report: &Report, by: &'static str, page: &mut Page) {
    let mut rows: Vec<&Wins> = report.wins_by(by).collect();
    if rows.is_empty() {
        return;
    }
    if by == "faction" {
        rows.sort_by(|one, other| other.interval.rate.total_cmp(&one.interval.rate));
    }
    page.lines.push(Line::Heading(page.voice.say(&text!("lab-wins", by = by))));
    rows.into_iter().for_each(|row| page.wins(report, row));
}

/// The cards whose users surely won more, or less, than those of others of their sort.
fn cards(report: &Report, page: &mut Page) {
    let cards = report.cards();
    let beyond = |key: &'static str, by: &dyn Fn(&Wins, f64) -> f64, page: &mut Page| {
        let mut rows: Vec<_> = cards.iter().filter(|(row, others)| by(row, *others) > 0.0).collect();
        rows.sort_by(|one, other| by(other.0, other.1).total_cmp(&by(one.0, one.1)));
        if !rows.is_empty() {
            page.heading(key);
        }
        for (row, others) in rows.into_iter().take(ROWS) {
            page.card(report, row, *others);
        }
    };
    beyond("lab-cards-most", &|row, others| row.interval.low - others, page);
    beyond("lab-cards-least", &|row, others| others - row.interval.high, page);
}

fn leads(report: &Report, page: &mut Page) {
    let voice = page.voice;
    let Some(changes) = report.lead.changes else { return };
    page.heading("lab-leads");
    if !report.lead.telling {
        page.sentence(voice.word("lab-lead-blind"));
    }
    page.figure(&text!("lab-changes"), voice.decimal(changes, 1));
    if let Some(decided) = report.lead.decided_median.filter(|_| report.lead.telling) {
        page.figure(&text!("lab-decided"), format!("{}%", voice.decimal(decided * 100.0, 0)));
    }
    for point in report.lead.leader.iter().filter(|point| point.at > 0.0) {
        let name = voice.say(&text!("lab-leader", part = (point.at * 100.0).round() as i64));
        page.rate(&name, &point.interval, &voice.whole(point.games));
    }
}

fn options(report: &Report, page: &mut Page) {
    let mut rows: Vec<_> = report.choices.iter().filter(|row| row.offered > 0).collect();
    if rows.len() < 2 {
        return;
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.offered));
    page.heading("lab-options");
    for row in rows {
        let rate = page.voice.hundredths(row.rate);
        let of = format!("{} / {}", page.voice.whole(row.taken), page.voice.whole(row.offered));
        let name = page.voice.kind(row.kind);
        page.row(&name, &format!("{rate:>6}%  {of}"));
    }
}

/// What the bots won against each other.
pub fn ladder(report: &LadderReport, voice: &Voice) -> Vec<Line> {
    let lines = Vec::new();
    let mut page = Page { voice, lines };
    page.lines.push(Line::Heading(voice.say(&text!(
        "lab-ladder",
        game = voice.game(report.game),
        games = voice.whole(report.games),
        seats = report.seats
    ))));
    if report.partial {
        page.sentence(voice.word("lab-ladder-partial"));
    }
    for row in &report.ratings {
        let figures = format!(
            "{:>6}  {:>13}",
            voice.decimal(row.rating, 0),
            format!("{}…{}", voice.decimal(row.low, 0), voice.decimal(row.high, 0))
        );
        page.row(&row.bot, &figures);
    }
    page.heading("lab-pairs");
    for pair in &report.pairs {
        let name = voice.say(&text!("lab-pair", one = pair.one.as_str(), other = pair.other.as_str()));
        let of = format!("{} / {}", voice.wins(pair.wins), voice.whole(pair.games));
        page.rate(&name, &pair.interval, &of);
    }
    page.lines
}

/// What changed from one side to the other.
pub fn compare(report: &CompareReport, voice: &Voice) -> Vec<Line> {
    let lines = Vec::new();
    let mut page = Page { voice, lines };
    page.lines.push(Line::Heading(voice.say(&text!(
        "lab-compare",
        game = voice.game(report.game),
        a = report.a.name.as_str(),
        b = report.b.name.as_str(),
        pairs = voice.whole(report.pairs)
    ))));
    if report.partial {
        page.sentence(voice.word("lab-compare-partial"));
    }
    voice.aim(report).into_iter().for_each(|said| page.sentence(said));
    let real = report.real();
    page.heading("lab-changed");
    if real.is_empty() {
        page.sentence(voice.word("lab-nothing-changed"));
    }
    for row in &real {
        change(report, row, &mut page);
    }
    missed(report, &mut page);
    for by in ["game", "faction", "order", "bot"] {
        let rows = report.rows.iter().filter(|row| row.by == by && !row.real && !row.aimed);
        let rows: Vec<_> = rows.collect();
        if !rows.is_empty() {
            page.lines.push(Line::Heading(voice.say(&text!("lab-unchanged", by = by))));
        }
        rows.into_iter().for_each(|row| change(report, row, &mut page));
    }
    page.lines
}

/// What the comparison was made for and did not show, and how great it would have to be.
fn missed(report: &CompareReport, page: &mut Page) {
    let Some(shows) = report.missed().map(|row| row.shows).reduce(f64::max) else {
        return;
    };
    page.heading("lab-missed");
    report.missed().for_each(|row| change(report, row, page));
    let points = page.voice.decimal(shows * 100.0, 1);
    page.sentence(page.voice.say(&text!("lab-shows", points = points)));
}

fn change(report: &CompareReport, row: &crate::Change, page: &mut Page) {
    let voice = page.voice;
    let name = voice.compared(&report.names, row.by, &row.key);
    let is_part = row.by != "game" || row.key == "limit";
    let (by, unit) = if is_part { (100.0, "%") } else { (1.0, "") };
    let figure = |number: f64| voice.decimal(number * by, 1);
    let signed = |number: f64| {
        let figures = figure(number);
        if number > 0.0 { format!("+{figures}") } else { figures }
    };
    page.row(
        &name,
        &format!(
            "{:>7}{unit} → {:>7}{unit}  {:>7}  ({} … {})  p {}",
            figure(row.a),
            figure(row.b),
            signed(row.difference),
            signed(row.low),
            signed(row.high),
            voice.decimal(row.corrected, 3)
        ),
    );
}
