//! The rulebook: to be read whole, searched, and quoted a rule at a time.

use super::shell::{Look, Shell};
use crate::assets;
use crate::draw::icon;
use crate::draw::seats::capitalised;
use crate::words;
use maud::{Markup, PreEscaped, html};
use shelf::Edition;
use table::rulebook::{Passage, RuleText, Rulebook};
use table::text;

/// A whole rulebook, or what a search found in it.
pub fn book(look: Look, edition: &dyn Edition, search: &str) -> Markup {
    let about = edition.about();
    let book = edition.rules().get(look.lang.tag());
    let ui = |key| words::say(look.lang, key);
    let name = capitalised(&edition.words().render(look.lang, &table::Text::new(about.slug), &()));
    let title = words::tell(look.lang, &text!("web-rules-of", game = name.as_str()));
    let found: Option<Vec<&RuleText>> = (!search.trim().is_empty()).then(|| book.search(search));
    let here = format!("/rules/{}", about.slug);
    let shell = Shell {
        icon: assets::ICON,
        look,
        title: &title,
        game: Some(about.slug),
        here: &here,
        place: html! { div.where { b { (name) } span { (ui("web-rules")) } } },
        nav: html! { @if edition.has_cards() { a.btn.plain href={ "/cards/" (about.slug) } { (icon::named("cards")) span { (ui("web-cards")) } } } },
        scripts: false,
        waits: false,
        asks: false,
    };
    shell.page(html! {
        main.front.book #main {
            h1 { (title) }
            form.search method="get" action=(here) role="search" { label for="q" { (ui("web-search")) } input #q name="q" type="search" value=(search) maxlength="100"; button.btn { (ui("web-search-go")) } }
            @match &found {
                Some(found) => {
                    p.soft { (words::tell(look.lang, &text!("web-found", count = found.len()))) " " a href=(here) { (ui("web-whole-book")) } }
                    @for rule in found { (rule_text(rule)) }
                },
                None => (whole(book)),
            }
        }
    })
}

fn whole(book: &Rulebook) -> Markup {
    html! {
        nav.contents { ol { @for rule in book.rules().iter().filter(|rule| depth(rule) == 1) { li { a href={ "#" (rule.number) } { (rule.number) " · " (rule.title.as_deref().unwrap_or_default()) } } } } }
        @for rule in book.rules() { (rule_text(rule)) }
    }
}

/// How deep a rule lies: a chapter 1, `B7` 2, `B7.2` 3.
fn depth(rule: &RuleText) -> usize {
    rule.number.line().count()
}

fn rule_text(rule: &RuleText) -> Markup {
    html! {
        section.ruletext id=(rule.number) {
            @if let Some(title) = &rule.title {
                @match depth(rule) { 1 => h2 { (rule.number) " · " (title) }, _ => h3 { (rule.number) " · " (title) } }
            }
            @if !rule.blocks.is_empty() {
                @if rule.title.is_none() { span.no { (rule.number) } }
                div { @for block in &rule.blocks { (marked(block.text())) } }
            }
        }
    }
}

/// One rule with those under it, as a quotation: for the pop-up that answers *why?*.
pub fn quoted(passage: &Passage) -> Markup {
    html! {
        article.quoted {
            p.small.soft { (passage.path().join(" › ")) }
            @for rule in passage.rules().iter().take(12) { (rule_text(rule)) }
        }
    }
}

/// The beginning of a rule, for a panel that has nothing else to show; its number leads to the rest.
pub fn brief(passage: &Passage, book: &str) -> Markup {
    let path = passage.path();
    let number = passage.rules().first().map(|rule| rule.number.to_string()).unwrap_or_default();
    html! {
        article.quoted.brief {
            h3 { (path.last().copied().unwrap_or_default()) " " a.rule href={ (book) "#" (number) } data-rule=(number) { (number) } }
            @for rule in passage.rules().iter().take(BRIEF) { @for block in &rule.blocks { (marked(block.text())) } }
        }
    }
}

/// This many rules under a heading are told in brief.
const BRIEF: usize = 3;

/// A block of Markdown, as far as rulebooks use it: bold, emphasis, code, links, lists, tables.
fn marked(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    let is_item = |line: &str| {
        line.starts_with("- ")
            || line.starts_with("* ")
            || line.split_once(". ").is_some_and(|(n, _)| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    };
    if lines.first().is_some_and(|line| line.starts_with('|')) {
        return rows(&lines);
    }
    if lines.first().is_some_and(|line| is_item(line)) {
        let mut items: Vec<String> = Vec::new();
        for line in lines {
            match items.last_mut() {
                Some(last) if !is_item(line) => last.push_str(&format!(" {}", line.trim())),
                _ => items.push(line.split_once(' ').map_or(line, |(_, rest)| rest).to_owned()),
            }
        }
        return html! { ul { @for item in items { li { (inline(&item)) } } } };
    }
    if text.starts_with("```") {
        return html! { pre { (text.trim_matches('`').trim()) } };
    }
    html! { p { (inline(&text.replace('\n', " "))) } }
}

fn rows(lines: &[&str]) -> Markup {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let rule = |line: &&&str| !line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let mut body = lines.iter().filter(rule);
    let head = body.next().map(|line| cells(line)).unwrap_or_default();
    html! { table { thead { tr { @for cell in head { th scope="col" { (inline(&cell)) } } } } tbody { @for line in body { tr { @for cell in cells(line) { td { (inline(&cell)) } } } } } } }
}

/// Marks inside a line. Everything is escaped first, so only the marks themselves become elements.
fn inline(text: &str) -> Markup {
    let escaped = html! { (text) }.into_string();
    let mut out = String::new();
    let (mut bold, mut slanted, mut code) = (false, false, false);
    let mut rest = escaped.as_str();
    while let Some(c) = rest.chars().next() {
        let mut toggle = |on: &mut bool, tag: &str| {
            out.push_str(&format!("<{}{tag}>", if *on { "/" } else { "" }));
            *on = !*on;
        };
        if let Some(after) = rest.strip_prefix("**") {
            toggle(&mut bold, "b");
            rest = after;
        } else if let Some(after) = rest.strip_prefix('*').filter(|after| slanted || !after.starts_with(' ')) {
            toggle(&mut slanted, "em");
            rest = after;
        } else if let Some(after) = rest.strip_prefix('`') {
            toggle(&mut code, "code");
            rest = after;
        } else if let Some((words, address, after)) = link(rest) {
            out.push_str(&format!("<a href=\"{address}\">{words}</a>"));
            rest = after;
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    for (open, tag) in [(code, "code"), (slanted, "em"), (bold, "b")] {
        if open {
            out.push_str(&format!("</{tag}>"));
        }
    }
    PreEscaped(out)
}

/// A link inside the book: `[words](#b7)`.
fn link(text: &str) -> Option<(&str, String, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](#")?;
    let (anchor, after) = rest.split_once(')')?;
    let good = !words.contains('[') && anchor.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'));
    good.then(|| (words, format!("#{}", anchor.to_ascii_uppercase()), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_elements_and_everything_else_is_escaped() {
        assert_eq!(
            inline("**Two** *dice* `d6` 2 * 3 <b>").into_string(),
            "<b>Two</b> <em>dice</em> <code>d6</code> 2 * 3 &lt;b&gt;"
        );
        assert_eq!(inline("see [range](#b6)").into_string(), "see <a href=\"#B6\">range</a>");
        assert_eq!(inline("**open").into_string(), "<b>open</b>");
        assert_eq!(inline("[x](#\"onclick)").into_string(), "[x](#&quot;onclick)");
    }

    #[test]
    fn lists_and_tables_are_read() {
        assert_eq!(marked("- one\n  more\n- two").into_string(), "<ul><li>one more</li><li>two</li></ul>");
        assert!(marked("| a | b |\n|---|---|\n| 1 | 2 |").into_string().contains("<td>2</td>"));
    }
}
