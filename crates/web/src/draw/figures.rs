//! Small things with a figure or a word: values, tokens, gates, lines, meters, dials and rulers.

use super::icon::{self, classes, num};
use super::{Pen, place, tone};
use maud::{Markup, html};
use table::scene::{Amount, Dial, Gate, Line, Meter, Row, Rows, Ruler, Slot, SlotState, Slots, Token, Tokens, Value};

impl Pen<'_> {
    pub fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Num(number) => number.to_string().replace('-', "–"),
            Amount::Signed(number) if *number >= 0 => format!("+{number}"),
            Amount::Signed(number) => format!("–{}", number.unsigned_abs()),
            Amount::Of { now, max } => self.tell(&table::text!("plain-of", now = *now, max = *max)),
            Amount::Text(text) => self.say(text),
        }
    }

    /// A value with its icon, its figure and its name.
    pub fn value(&self, value: &Value) -> Markup {
        let name = self.say(&value.name);
        if let (Some(metal), None) = (tone::metal(&value.tone), &value.amount) {
            return html! { span class={ "metal " (metal) } { (name) } };
        }
        html! {
            div class=(tone::class(&value.tone)) {
                @if let Some(icon) = &value.icon { (icon::beside(icon)) }
                @if let Some(amount) = &value.amount { b { (self.amount(amount)) } }
                (name)
            }
        }
    }

    pub fn values(&self, values: &[Value]) -> Markup {
        html! { div.vals4 { @for value in values { (self.value(value)) } } }
    }

    /// A value where room is scarce: the figure, and the icon that names it.
    pub fn small_value(&self, value: &Value) -> Markup {
        let name = self.say(&value.name);
        let figure = value.amount.as_ref().map(|amount| self.amount(amount));
        if let Some(metal) = tone::metal(&value.tone) {
            let said = figure.clone().unwrap_or_else(|| name.clone());
            return html! { span class={ "metal " (metal) } title=[figure.is_some().then_some(&name)] { (said) } };
        }
        html! {
            span class=(if value.lacking { "fig lacking" } else { "fig" }) title=[value.icon.is_some().then_some(&name)] {
                @if let Some(figure) = figure { b { (figure) } }
                @match &value.icon {
                    Some(icon) => (icon::alone(icon, &name)),
                    None => (name),
                }
            }
        }
    }

    /// A token: round when it is counted, square when it has only a name.
    pub fn token(&self, token: &Token) -> Markup {
        let name = self.say(&token.name);
        let shape = if token.count.is_some() { "tok" } else { "tok sq" };
        let lit = if token.lit { " lit" } else { "" };
        let inside = html! {
            @if let Some(icon) = &token.icon { (icon::beside(icon)) }
            @match token.count {
                Some(count) => { (count) span.vh { " " (name) } },
                None => (name),
            }
        };
        let class = classes(shape, &token.tone);
        match token.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                html! { a class={ (class) " " (way.class()) } href=(way.href) title=[way.label] data-spot=[token.id.as_ref()] { (inside) } }
            }
            None => html! { span class={ (class) (lit) } title=(name) data-spot=[token.id.as_ref()] { (inside) } },
        }
    }

    /// A token beside a name: quiet, as on the head of a sheet.
    pub fn badge(&self, token: &Token) -> Markup {
        let inside = html! {
            @if let Some(icon) = &token.icon { (icon::beside(icon)) }
            @if let Some(count) = token.count { strong { (count) } " " }
            (self.say(&token.name))
        };
        match token.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                html! { a class={ "badge " (way.class()) } href=(way.href) title=[way.label] data-spot=[token.id.as_ref()] { (inside) } }
            }
            None => html! { span.badge data-spot=[token.id.as_ref()] { (inside) } },
        }
    }

    pub fn tokens(&self, tokens: &Tokens) -> Markup {
        if tokens.shelf {
            return self.shelf(tokens);
        }
        if let Some(counters) = self.counters(tokens) {
            return counters;
        }
        let quiet = tokens.tokens.iter().all(|token| token.count.is_none() && token.tone == Default::default());
        html! {
            div.pool {
                @if let Some(name) = &tokens.name { h3.small { (self.say(name)) } }
                @for token in &tokens.tokens {
                    @if quiet { (self.badge(token)) } @else { (self.token(token)) }
                }
                @for _ in 0..tokens.empty.min(40) { span class="tok sq ghost" { (self.ui("web-empty")) } }
            }
        }
    }

    /// Tokens that are all alike, and the places that are left for more: discs in a row.
    fn counters(&self, tokens: &Tokens) -> Option<Markup> {
        let first = tokens.tokens.first();
        let alike = tokens.tokens.iter().all(|token| {
            token.count.is_none()
                && token.id.is_none()
                && token.icon.is_some()
                && Some(&token.name) == first.map(|first| &first.name)
        });
        (alike && tokens.empty > 0 && tokens.name.is_none()).then(|| {
            let name = first.map(|token| self.say(&token.name)).unwrap_or_default();
            let (now, max) = (tokens.tokens.len(), tokens.tokens.len() + usize::from(tokens.empty));
            let said = self.tell(&table::text!("plain-of", now = now, max = max));
            html! {
                span.discs role="img" aria-label={ (said) " " (name) } title={ (said) " " (name) } {
                    @for token in &tokens.tokens { i class=(classes("f", &token.tone)) { @if let Some(icon) = &token.icon { (icon::beside(icon)) } } }
                    @for _ in 0..tokens.empty.min(40) { i {} }
                }
            }
        })
    }

    /// Tokens that lie by themselves, each with its name under it, how many there are, and what one is worth.
    fn shelf(&self, tokens: &Tokens) -> Markup {
        html! {
            section class=(classes("shelf", &tokens.tone)) {
                @if let Some(name) = &tokens.name { h3 { (self.say(name)) } }
                ul { @for token in &tokens.tokens { (self.on_shelf(token)) } }
            }
        }
    }

    fn on_shelf(&self, token: &Token) -> Markup {
        let name = self.say(&token.name);
        let none = if token.count == Some(0) { "none" } else { "" };
        let inside = html! {
            span.gl { @if let Some(icon) = &token.icon { (icon::beside(icon)) } }
            span { (name) }
            @if let Some(count) = token.count { b { (count) } }
            @if let Some(price) = token.price { small { (icon::named("coin")) (price) } }
        };
        match token.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => html! {
                li class=(none) { a class=(way.class()) href=(way.href) title=[way.label] data-spot=[token.id.as_ref()] { (inside) } }
            },
            None => html! { li class=(none) data-spot=[token.id.as_ref()] { (inside) } },
        }
    }

    /// The chip of a gate.
    pub fn chip(&self, gate: &Gate) -> Markup {
        let key = if gate.open { "web-gate-open" } else { "web-gate-shut" };
        let open = if gate.open { " on" } else { "" };
        html! { span class={ (classes("gtc", &gate.tone)) (open) } title=(self.ui(key)) { (self.say(&gate.chip)) } }
    }

    /// A gate and what it opens.
    pub fn gate(&self, gate: &Gate) -> Markup {
        html! {
            span class=(if gate.open { "gated open" } else { "gated" }) {
                (self.chip(gate))
                @if let Some(effect) = &gate.effect { span { (self.say(effect)) } }
            }
        }
    }

    /// Sentences. With words before them they are a list of terms, with icons one of things.
    pub fn lines(&self, lines: &[Line]) -> Markup {
        if lines.iter().any(|line| line.label.is_some()) {
            return html! { dl.notes { @for line in lines { (self.note(line)) } } };
        }
        if lines.iter().any(|line| line.icon.is_some() || !line.gates.is_empty()) {
            return html! { ul.things { @for line in lines { (self.thing(line)) } } };
        }
        html! { @for line in lines { p class=(if line.faded { "small soft" } else { "small" }) { (self.line_words(line)) " " (self.rule_of(line)) } } }
    }

    /// As [`Pen::lines`], with all but the first two folded away.
    pub fn few_lines(&self, lines: &[Line]) -> Markup {
        let (first, rest) = lines.split_at(lines.len().min(2));
        html! {
            (self.lines(first))
            @if !rest.is_empty() {
                details.rest { summary { (self.tell(&table::text!("web-rest-count", count = rest.len()))) } (self.lines(rest)) }
            }
        }
    }

    /// The words of a line: a lit way to the options where some point at it.
    fn line_words(&self, line: &Line) -> Markup {
        let words = self.say(&line.text);
        match line.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                html! { a class={ "litname " (way.class()) } href=(way.href) data-spot=[line.id.as_ref()] title=[way.label] { (words) @if let Some(tag) = way.tag { " " span.tag.still { (tag) } } } }
            }
            None => html! { span data-spot=[line.id.as_ref()] { (words) } },
        }
    }

    fn rule_of(&self, line: &Line) -> Markup {
        html! { @if let Some(rule) = &line.rule { (self.rule(rule)) } }
    }

    fn note(&self, line: &Line) -> Markup {
        html! {
            dt { @if let Some(label) = &line.label { (self.say(label)) } }
            dd class=(if line.faded { "ex" } else { "" }) { (self.line_words(line)) " " (self.rule_of(line)) @for gate in &line.gates { " " (self.chip(gate)) } }
        }
    }

    fn thing(&self, line: &Line) -> Markup {
        html! {
            li class=(if line.faded { "ex" } else { "" }) {
                @match &line.icon { Some(icon) => (icon::beside(icon)), None => span {} }
                span { (self.line_words(line)) " " (self.rule_of(line)) }
                span { @for gate in &line.gates { (self.chip(gate)) " " } }
            }
        }
    }

    /// Cells up to twenty, a bar above that; up to three stand in the line as pips.
    pub fn meter(&self, meter: &Meter) -> Markup {
        let name = self.say(&meter.name);
        let (now, max) = (meter.now.clamp(0, meter.max.max(0)), meter.max.max(0));
        let said = self.tell(&table::text!("plain-of", now = meter.now, max = meter.max));
        let class = classes("meter", &meter.tone);
        if max <= 3 {
            return html! { div class=(classes("pipline small soft", &meter.tone)) { (name) " " (self.pips(now, max, &format!("{name} {said}"))) } };
        }
        html! {
            div class=(class) role="meter" aria-label=(name) aria-valuemin="0" aria-valuenow=(meter.now) aria-valuemax=(meter.max) aria-valuetext=(said) {
                div.lab { span { @if let Some(icon) = &meter.icon { (icon::beside(icon)) " " } (name) } b { (said) } }
                @if max <= 20 {
                    div.cells { @for n in 0..max { i class=(if n < now { "f" } else { "" }) {} } }
                } @else {
                    div.tr { i class=(place::part(f64::from(now), f64::from(max))) {} }
                }
            }
        }
    }

    pub fn pips(&self, now: i32, max: i32, label: &str) -> Markup {
        html! { span.pips role="img" aria-label=(label) { @for n in 0..max { i class=(if n < now { "f" } else { "" }) {} } } }
    }

    pub fn dials(&self, dials: &[Dial]) -> Markup {
        html! { div.dials { @for dial in dials { (self.dial(dial)) } } }
    }

    /// Arcs over 270 degrees with the figure inside.
    fn dial(&self, dial: &Dial) -> Markup {
        let name = self.say(&dial.name);
        let said = self.tell(&table::text!("plain-of", now = dial.now, max = dial.max));
        let arcs = dial.max.clamp(1, 12);
        html! {
            div class=(classes("dial", &dial.tone)) role="img" aria-label={ (name) " " (said) } {
                svg viewBox="0 0 80 80" aria-hidden="true" {
                    @for n in 1..=arcs {
                        @let band = dial.bands.iter().find(|band| (band.from..=band.to).contains(&n));
                        path class={ "arc " (band.map_or("".into(), |band| tone::class(&band.tone))) @if n <= dial.now { " on" } } d=(arc(n, arcs)) {}
                    }
                    text x="40" y="50" text-anchor="middle" { (dial.now) }
                }
                span.cap { @if let Some(icon) = &dial.icon { (icon::beside(icon)) } (name) }
            }
        }
    }

    /// A scale with named stretches and the present figure in reverse.
    pub fn ruler(&self, ruler: &Ruler) -> Markup {
        let name = self.say(&ruler.name);
        let band = ruler.band().map(|band| self.say(&band.name));
        let said = format!("{name} {}{}", ruler.now, band.map(|band| format!(", {band}")).unwrap_or_default());
        let columns = (ruler.max - ruler.from + 1).clamp(1, 40) as usize;
        html! {
            div class={ "ruler " (place::count(columns)) } role="img" aria-label=(said) {
                @for n in ruler.from..ruler.from + columns as i32 {
                    @let band = ruler.bands.iter().find(|band| (band.from..=band.to).contains(&n));
                    i class={ (band.map_or("".into(), |band| tone::class(&band.tone))) @if n == ruler.now.min(ruler.max) { " at" } } {
                        @if n == ruler.max && ruler.open_ended { small { (n) "+" } } @else { (n) }
                    }
                }
                @for band in &ruler.bands {
                    span class={ "f" ((band.from - ruler.from).clamp(0, 38) + 1) " l" ((band.to - ruler.from).clamp(0, 38) + 2) } { (self.say(&band.name)) }
                }
            }
        }
    }

    /// Numbered rows, lit up to a value.
    pub fn rows(&self, rows: &Rows) -> Markup {
        html! { ol class=(classes("rows", &rows.tone)) aria-label=(self.say(&rows.name)) { @for row in &rows.rows { (self.row(row, row.number <= rows.lit_to)) } } }
    }

    fn row(&self, row: &Row, lit: bool) -> Markup {
        html! {
            li class=(if lit { "on" } else { "" }) {
                b { (row.number) }
                span { (self.say(&row.text)) }
                @if let Some(icon) = &row.icon { (icon::beside(icon)) }
            }
        }
    }

    /// Slots in a row, joined by a line, each with a picture and a word.
    pub fn slots(&self, part: &Slots, small: bool) -> Markup {
        let sentence = part.sentence.as_ref().map(|sentence| self.say(sentence));
        html! {
            div.slotbox {
                @if let Some(name) = &part.name { h4.small { (self.say(name)) } }
                div class=(if small { "seqn s" } else { "seqn" }) role="group" aria-label=[sentence.as_ref()] { @for slot in &part.slots { (self.slot(slot)) } }
                @if let Some(sentence) = &sentence { p.sent { (sentence) } }
                @if let Some(note) = &part.note { p.small.slotnote { (self.say(note)) } }
            }
        }
    }

    /// A place of a sequence: picture and word, and what else would do.
    pub fn slot(&self, slot: &Slot) -> Markup {
        let state = match slot.state {
            SlotState::Filled => "pt full",
            SlotState::Next => "pt next",
            SlotState::Open => "pt",
        };
        let label = self.slot_label(slot);
        let word = slot.word.as_ref().or(slot.name.as_ref()).or(slot.kind.as_ref()).map(|word| self.say(word));
        let inside = html! {
            span.ics aria-hidden="true" { (self.slot_signs(slot)) }
            b { @match &word { Some(word) => (word), None => "?" } }
        };
        let class = classes(state, &slot.tone);
        match slot.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                let label = way.label.as_ref().map_or_else(|| label.clone(), |option| format!("{option}, {label}"));
                html! { a class={ (class) " " (way.class()) } href=(way.href) data-spot=[slot.id.as_ref()] aria-label=(label) title=(label) { (inside) } }
            }
            None => {
                html! { span class=(class) role="img" aria-label=(label) title=(label) data-spot=[slot.id.as_ref()] { (inside) } }
            }
        }
    }

    pub fn slot_label(&self, slot: &Slot) -> String {
        let words: Vec<String> = match (&slot.word, slot.state) {
            (Some(word), SlotState::Next | SlotState::Open) => vec![self.say(word)],
            _ => [&slot.name, &slot.kind].into_iter().flatten().map(|text| self.say(text)).collect(),
        };
        match (words.is_empty(), slot.state) {
            (true, _) => self.ui("web-slot-unknown"),
            (false, SlotState::Filled) => words.join(", "),
            (false, _) => self.tell(&table::text!("web-slot-open", what = words.join(", "))),
        }
    }

    /// The pictures of a place; a slash stands between those of which either will do.
    pub fn slot_signs(&self, slot: &Slot) -> Markup {
        let first = slot.emblem.as_ref().or(slot.kind_icon.as_ref());
        html! {
            @match first { Some(sign) => (icon::beside(sign)), None => (icon::named("why")) }
            @for other in &slot.or { i { "/" } span class=(tone::class(&other.tone)) { (icon::beside(&other.icon)) } }
        }
    }
}

/// One of this many arcs of a dial, with a small gap to the next.
fn arc(n: i32, of: i32) -> String {
    let step = 270.0 / of as f32;
    let from = 135.0 + step * (n - 1) as f32 + 1.8;
    let point = |degrees: f32| {
        let angle = degrees.to_radians();
        (40.0 + 32.0 * angle.cos(), 40.0 + 32.0 * angle.sin())
    };
    let (a, b) = (point(from), point(from + step - 3.6));
    format!("M{} {}A32 32 0 0 1 {} {}", num(a.0), num(a.1), num(b.0), num(b.1))
}
