//! What is on the screen, at three sizes and in both languages.

mod kit;

use kit::{SIZES, Table, ascension, compare, four_in_play, odyssey};
use ratatui::crossterm::event::KeyCode;
use table::Lang;
use terminal::View;

/// The screen reads as it should at every size, in both languages, and nothing of it is wider or higher than the terminal.
fn check(name: &str, view: &View) {
    for lang in Lang::ALL {
        for size in SIZES {
            let told = Table::of(view.clone(), lang, size).screen();
            compare(&format!("{name}.{lang}.{}x{}.txt", size.0, size.1), &told);
            assert!(!told.contains('⟨'), "a word is missing:\n{told}");
        }
    }
}

#[test]
fn the_mountain_at_every_size() {
    check("ascension", &ascension());
}

#[test]
fn the_battle_at_every_size() {
    check("odyssey", &odyssey());
}

#[test]
fn connect_four_at_every_size() {
    check("connect-four", &four_in_play().view());
}

#[test]
fn any_size_can_be_drawn() {
    for view in [ascension(), odyssey(), four_in_play().view()] {
        for width in [1, 10, 35, 36, 37, 47, 60, 99, 100, 101, 250] {
            for height in [1, 5, 11, 12, 13, 19, 33, 80] {
                Table::of(view.clone(), Lang::It, (width, height)).screen();
            }
        }
    }
}

#[test]
fn panels_lie_over_the_table() {
    let panels = [
        ("menu", KeyCode::Esc),
        ("help", KeyCode::F(1)),
        ("hand", KeyCode::F(3)),
        ("orders", KeyCode::F(4)),
        ("log", KeyCode::Char('l')),
        ("rule", KeyCode::Char('?')),
        ("book", KeyCode::Char('r')),
        ("leave", KeyCode::Char('q')),
        ("consent", KeyCode::Char('u')),
    ];
    for (name, key) in panels {
        let mut table = Table::of(four_in_play().view(), Lang::En, (80, 24));
        table.press(key);
        compare(&format!("panel.{name}.txt"), &table.screen());
    }
}

#[test]
fn what_orders_answered_is_told_with_what_happened_since() {
    let mut view = ascension();
    view.skipped = vec![kit::plain("Which?"), kit::plain("Which?")];
    let mut table = Table::of(view, Lang::En, (160, 50));
    assert!(table.screen().contains("since your last decision, 2 answers by order"));
}
