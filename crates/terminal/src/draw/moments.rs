//! Moments: dice with their parts named, and what everybody should notice, over the upper edge of the table.

use super::panels;
use crate::app::App;
use crate::canvas::{cut, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use table::scene::{Amount, Spot, Tone};
use table::{Banner, Die, DieState, LogLine, Moment, Roll};

/// The latest moments in a box over the table, until a key is pressed.
pub fn draw(app: &App, screen: &mut Buffer, table: Rect) {
    let lines: Vec<Line> = app
        .moments
        .iter()
        .filter_map(|place| app.view.log.get(*place))
        .flat_map(|line| shown(app, line, table.width.saturating_sub(4)))
        .collect();
    let height = (lines.len() as u16 + 2).min(table.height);
    if lines.is_empty() || table.height < 5 || table.width < 20 {
        return;
    }
    let area = Rect { height, ..table };
    Clear.render(area, screen);
    screen.set_style(area, app.palette.page());
    panels::border(app, screen, area);
    for (n, line) in lines.iter().take(usize::from(height - 2)).enumerate() {
        screen.set_line(area.x + 2, area.y + 1 + n as u16, line, area.width.saturating_sub(4));
    }
}

fn shown(app: &App, line: &LogLine, room: u16) -> Vec<Line<'static>> {
    match line.moment.as_deref() {
        Some(Moment::Roll(roll)) => vec![roll_line(app, roll, &|_| None)],
        Some(Moment::Banner(banner)) => banner_lines(app, banner, room),
        None => Vec::new(),
    }
}

/// What stands under a line of the log: the dice of a roll.
pub fn under(app: &App, line: &LogLine, room: u16) -> Vec<Line<'static>> {
    match line.moment.as_deref() {
        Some(Moment::Roll(roll)) => {
            let line = roll_line(app, roll, &|_| None);
            match line.width() <= usize::from(room) {
                true => vec![line],
                false => {
                    let words: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
                    wrap(&words, room).into_iter().map(|words| Line::styled(words, app.palette.quiet())).collect()
                }
            }
        }
        _ => Vec::new(),
    }
}

fn banner_lines(app: &App, banner: &Banner, room: u16) -> Vec<Line<'static>> {
    let style = app.palette.tone(&banner.tone).add_modifier(Modifier::BOLD);
    let title = Line::styled(cut(&format!("* {}", app.tell(&banner.title)), room), style);
    let text = banner.text.iter().flat_map(|text| wrap(&app.tell(text), room.saturating_sub(2)));
    let text = text.map(|words| Line::styled(format!("  {words}"), app.palette.ink()));
    std::iter::once(title).chain(text).collect()
}

/// Dice with everything that was added to them: *d12 [9] +2 gold hero = 11 ≥ 10 closed*. Dice that can be chosen have their keys before them.
pub fn roll_line(app: &App, roll: &Roll, key: &dyn Fn(&Spot) -> Option<char>) -> Line<'static> {
    let palette = app.palette;
    let mut spans = vec![Span::styled(format!("{}: ", app.tell(&roll.name)), palette.quiet())];
    let mut sides = 0;
    for die in &roll.dice {
        if die.sides != sides {
            sides = die.sides;
            spans.push(Span::styled(format!("d{sides} "), palette.faint()));
        }
        let key = die.id.as_ref().and_then(key).map(|key| Span::styled(key.to_string(), palette.lamp_fill()));
        spans.extend(key);
        spans.push(die_span(app, die));
        let price = die.price.as_ref().map(|price| format!("({}) ", app.tell(price)));
        spans.extend(price.map(|price| Span::styled(price, palette.faint())));
    }
    spans.extend(
        roll.terms.iter().map(|term| Span::styled(format!("{} ", super::odds::term_words(app, term)), palette.ink())),
    );
    if let Some(against) = &roll.against {
        let total = total(app, roll).map(|total| format!("= {total} ")).unwrap_or_default();
        spans.push(Span::styled(format!("{total}≥ {} ", app.amount(against)), palette.strong()));
    }
    if let Some((text, tone)) = &roll.outcome {
        spans.push(Span::styled(app.tell(text), palette.tone(tone).add_modifier(Modifier::BOLD)));
    }
    Line::from(spans)
}

fn die_span(app: &App, die: &Die) -> Span<'static> {
    let (palette, face) = (app.palette, app.tell(&die.face));
    match die.state {
        DieState::Plain => Span::styled(format!("[{face}] "), palette.tone(&die.tone).add_modifier(Modifier::BOLD)),
        DieState::Hit => Span::styled(format!("[{face}] "), palette.tone(&Tone::Good).add_modifier(Modifier::BOLD)),
        DieState::Miss => Span::styled(format!(" {face}  "), palette.faint()),
        DieState::Again => Span::styled(format!("({face}) "), palette.faint().add_modifier(Modifier::CROSSED_OUT)),
    }
}

/// What the dice and all that was added make, where they are added at all.
fn total(app: &App, roll: &Roll) -> Option<i64> {
    let counted = roll.dice.iter().filter(|die| die.state != DieState::Again);
    let faces = counted.map(|die| (die.state == DieState::Plain).then(|| app.tell(&die.face).parse::<i64>().ok())?);
    let terms = roll.terms.iter().map(|term| match term.amount {
        Some(Amount::Num(number) | Amount::Signed(number)) => Some(number),
        _ => None,
    });
    faces.chain(terms).sum()
}
