//! The real terminal: taken over, drawn on, and restored whatever happens.

use crate::LEAVE;
use crate::app::App;
use crate::draw::draw;
use crate::host::Host;
use crate::worker::{self, Worker};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

/// How long the loop waits for a key before it looks for news of the dealer.
const GLANCE: Duration = Duration::from_millis(40);

/// The terminal while it is ours. Dropping it gives it back.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take(mouse: bool) -> io::Result<Screen> {
        enable_raw_mode()?;
        let taken = || {
            execute!(stdout(), EnterAlternateScreen)?;
            if mouse {
                execute!(stdout(), EnableMouseCapture)?;
            }
            Terminal::new(CrosstermBackend::new(stdout()))
        };
        taken().map(|terminal| Screen { terminal }).inspect_err(|_| give_back())
    }

    fn show(&mut self, app: &mut App) -> io::Result<()> {
        let mut hits = None;
        self.terminal.draw(|frame| hits = Some(draw(app, frame.buffer_mut())))?;
        app.hits = hits.unwrap_or_default();
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
        // The cursor is hidden while the table is shown.
        let _ = self.terminal.show_cursor();
    }
}

/// Gives the terminal back as it was. Where that fails there is nothing left to try.
pub(crate) fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// While the table is shown: a panic of the rules, which the session catches, prints nothing over it, and any other gives the terminal
/// back before it is told.
fn with_quiet_panics<T>(run: impl FnOnce() -> T) -> T {
    let before = Arc::new(panic::take_hook());
    let within = before.clone();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() != Some(worker::NAME) {
            give_back();
            within(info);
        }
    }));
    let done = run();
    let _ = panic::take_hook();
    panic::set_hook(Box::new(move |info| before(info)));
    done
}

/// Shows the table until whoever sits at it leaves.
pub fn play(host: Box<dyn Host>, mut app: App, mouse: bool) -> io::Result<App> {
    with_quiet_panics(|| {
        let mut screen = Screen::take(mouse)?;
        let title = app.tell(&app.view.scene.title);
        let _ = execute!(stdout(), SetTitle(title));
        let worker = Worker::start(host)?;
        let shown = follow(&mut screen, &mut app, &worker);
        worker.stop();
        shown.map(|()| app)
    })
}

fn follow(screen: &mut Screen, app: &mut App, worker: &Worker) -> io::Result<()> {
    screen.show(app)?;
    while !app.left && !LEAVE.load(Ordering::Relaxed) {
        let mut changed = false;
        // One at a time, each with the screen drawn after it, so that no key is meant for a page nobody has seen.
        if event::poll(GLANCE)? {
            let command = match event::read()? {
                Event::Key(key) => app.key(key),
                Event::Mouse(mouse) => app.mouse(mouse),
                _ => None,
            };
            command.into_iter().for_each(|command| worker.send(command));
            changed = true;
        }
        for news in worker.news() {
            app.hear(news);
            changed = true;
        }
        if worker.is_gone() && !app.left {
            return Err(io::Error::other("the dealer has left the table"));
        }
        if changed && !app.left {
            screen.show(app)?;
        }
    }
    Ok(())
}
