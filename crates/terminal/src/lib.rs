//! The table full screen in a terminal: any game on the shelf, drawn from its scenes.
//!
//! | what | where |
//! |---|---|
//! | the session, and what is asked of it | [`dealer`](Dealer), or another [`Host`], on a thread of its own |
//! | what the screen is in the middle of: keys in, commands out | [`App`] |
//! | a scene on a canvas | `paint` |
//! | the whole screen | [`draw`] |
//! | the real terminal | `screen` |
//!
//! The state of the screen knows nothing of drawing and drawing changes nothing, so both are tested without a terminal.
#![forbid(unsafe_code)]

mod app;
mod canvas;
mod draw;
mod hit_map;
mod host;
mod paint;
mod palette;
mod screen;
mod session_host;
mod speech;
mod view;
mod worker;

pub use app::{App, Asking, MenuItem, Panel, Row};
pub use draw::draw;
pub use hit_map::HitMap;
pub use host::{Host, Next};
pub use palette::{Palette, Theme};
pub use session_host::{Command, Keeper, News, SessionHost};
pub use view::{Ask, End, Order, TakeBack, View};

use shelf::AnySession;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use table::Lang;
use table::scene::Cards;

/// How the screen begins. Language and colours can be changed at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    pub lang: Lang,
    pub theme: Theme,
    /// Whether the terminal knows all colours or only 256.
    pub exact_colours: bool,
    pub mouse: bool,
}

impl Settings {
    /// What fits the terminal, as far as its environment tells.
    pub fn of_terminal(lang: Lang) -> Settings {
        let env = |name: &str| std::env::var(name).ok();
        Settings {
            lang,
            theme: Theme::of_terminal(env),
            exact_colours: matches!(env("COLORTERM").as_deref(), Some("truecolor" | "24bit")),
            mouse: true,
        }
    }
}

/// How somebody left the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// Where the record is, if there is one; or why it could not be written.
    pub kept: Result<Option<String>, String>,
    /// Whether the game was over.
    pub over: bool,
    /// The language that was spoken last.
    pub lang: Lang,
}

static LEAVE: AtomicBool = AtomicBool::new(false);

/// How long a screen has to leave by itself.
const GRACE: Duration = Duration::from_secs(3);

/// Makes whatever screen is shown give the terminal back and leave: for signals. Who calls it waits, and if the screen does not leave,
/// ends the program: a terminal that was closed can hold the reading of keys for ever. What was answered is kept by then.
pub fn leave() {
    LEAVE.store(true, Ordering::Relaxed);
    thread::sleep(GRACE);
    screen::give_back();
    std::process::exit(1);
}

/// Plays a game full screen, until it is left. The record is kept after everything that happens. `cards` are those of the content, so that
/// one that lies nowhere can be shown too.
pub fn run(
    session: Box<dyn AnySession>,
    cards: Vec<Cards>,
    keeper: Box<dyn Keeper>,
    settings: Settings,
) -> io::Result<Left> {
    run_with(Box::new(SessionHost::new(session, keeper).with_cards(cards)), settings)
}

/// Shows a table that somebody else holds, until it is left.
pub fn run_with(host: Box<dyn Host>, settings: Settings) -> io::Result<Left> {
    let view = host.view();
    let palette = Palette { theme: settings.theme, exact: settings.exact_colours, looks: view.about.looks };
    let app = App::new(view, settings.lang, palette);
    let app = screen::play(host, app, settings.mouse)?;
    Ok(Left { over: app.view.end.is_some(), lang: app.lang, kept: app.view.kept })
}
