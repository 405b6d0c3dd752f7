//! The command line.

use clap::{Args, Parser, Subcommand};
use lab::Which;
use std::net::IpAddr;
use std::path::PathBuf;
use table::{Lang, Seed};

/// One table for heavy board games: it knows the rules, does the upkeep and plays any seat.
#[derive(Parser)]
#[command(name = "tavola", version, propagate_version = true, arg_required_else_help = true)]
pub struct Tavola {
    /// Language: en or it (otherwise that of the system, or English).
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// List the games.
    Games,
    /// Play a game: full screen in a terminal, line by line from standard input otherwise.
    Play(PlayArgs),
    /// Continue a recorded game.
    Resume(ResumeArgs),
    /// Replay a record and show where it leads.
    Replay(ReplayArgs),
    /// Check a record: its lines, its rules, its dice.
    Verify(RecordArgs),
    /// Read the rules, or search them.
    Rules(RulesArgs),
    /// Check or export content: cards, maps, messages.
    Content(ContentArgs),
    /// Let bots play many games and show statistics.
    Lab(Box<LabArgs>),
    /// Open the table in a browser, for one person or many.
    Serve(ServeArgs),
    /// Make the crate of a new game in the sources of Tavola, complete and on the shelf.
    NewGame(NewGameArgs),
    /// Export all saved tables to one file, or import them from one: for backups and for moving to another server.
    Tables(TablesArgs),
}

#[derive(Args)]
pub struct NewGameArgs {
    /// The name of the game in commands: lower-case letters and digits, with hyphens between words.
    pub name: String,
}

/// Where tables are saved.
#[derive(Args)]
pub struct PlaceArgs {
    /// The directory for saved tables (default: one of this user's).
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database for saved tables, as postgres://…
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub database: Option<String>,
}

#[derive(Args)]
pub struct TablesArgs {
    #[command(subcommand)]
    pub task: TablesTask,
}

#[derive(Subcommand)]
pub enum TablesTask {
    /// Write all tables into a new file.
    Export {
        file: PathBuf,
        #[command(flatten)]
        place: PlaceArgs,
    },
    /// Import all tables of a file, or none if something is wrong with it.
    Import {
        file: PathBuf,
        #[command(flatten)]
        place: PlaceArgs,
    },
}

#[derive(Args)]
pub struct ServeArgs {
    /// The address to listen on; 0.0.0.0 for everybody on the network.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub listen: IpAddr,
    #[arg(long, value_name = "N", default_value_t = 7878)]
    pub port: u16,
    #[command(flatten)]
    pub place: PlaceArgs,
    /// A game and a folder whose files replace or extend its content, for new tables and card pages; may be given several times.
    #[arg(long = "pack", value_name = "GAME=DIR")]
    pub packs: Vec<String>,
    /// The address of the server for visitors, if it is behind a proxy.
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    /// Another host name of this server; may be given several times. Bare addresses, localhost and the name in --base-url are known.
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// A proxy that is trusted about visitors' addresses (X-Forwarded-For); may be given several times. With --base-url and without this: those
    /// on this machine.
    #[arg(long = "trusted-proxy", value_name = "ADDRESS", num_args = 1..)]
    pub trusted: Vec<IpAddr>,
    /// Who may read /metrics.
    #[arg(long, value_name = "WHO", default_value = "loopback", value_parser = ["loopback", "everybody", "nobody"])]
    pub metrics: String,
    /// How much is logged to standard error (default: TAVOLA_LOG, or info).
    #[arg(long, value_name = "LEVEL", value_parser = ["off", "error", "warn", "info", "debug"])]
    pub log: Option<String>,
    /// Log in JSON, one document per line.
    #[arg(long)]
    pub log_json: bool,
    /// Log responses that take longer than this many milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub slow: u64,
    /// How many tables may be saved.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub most_tables: u64,
    /// The size of the database, in megabytes, above which no new table is set up.
    #[arg(long, value_name = "MB", default_value_t = 20_480)]
    pub most_megabytes: u64,
    /// How many bots may think at once (default: one for each processor).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub thinkers: Option<u16>,
    /// What an acknowledged answer survives: the end of the process, or a power failure.
    #[arg(long, value_name = "WHAT", default_value = "process", value_parser = ["process", "power"])]
    pub durable: String,
    /// Rate limits for each address: auto means on, except where only this machine can reach the server.
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = ["auto", "on", "off"])]
    pub limits: String,
    /// Delete tables that nobody has used for N days (default: never). A table is deleted only after this process has also
    /// seen it unused for a whole day, so that no wrong clock deletes anything.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36500))]
    pub keep_days: Option<u32>,
}

/// What is decided before a game begins.
#[derive(Args)]
pub struct TableArgs {
    /// The game, such as connect-four.
    pub game: String,
    #[command(flatten)]
    pub with: WithArgs,
}

/// What a game is played with.
#[derive(Args, Clone)]
pub struct WithArgs {
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// A folder whose files replace or extend the shipped content.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
}

#[derive(Args)]
pub struct PlayArgs {
    /// The game, such as connect-four.
    #[arg(required_unless_present = "at")]
    pub game: Option<String>,
    #[command(flatten)]
    pub with: WithArgs,
    /// Take a seat at a table of a running server: its link, or a seat's secret link, as http://…
    #[arg(long, value_name = "URL", conflicts_with_all = ["game", "options", "pack", "seats", "seed", "record", "real_dice"])]
    pub at: Option<String>,
    /// The join code of the table, if the address is only that of the server.
    #[arg(long, requires = "at")]
    pub code: Option<String>,
    /// Your name at the table (default: the user's).
    #[arg(long, requires = "at")]
    pub name: Option<String>,
    /// The seat to take, counted from 1 (default: the first free one).
    #[arg(long, value_name = "N", requires = "at", value_parser = clap::value_parser!(u8).range(1..))]
    pub seat: Option<u8>,
    /// Who sits where: human, human:NAME or bot:KIND, with commas; *N repeats a seat (bot:greedy*3).
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// The seed of all dice and cards (default: a random one, shown after the game); q… is one of the lab's.
    #[arg(long, value_name = "N")]
    pub seed: Option<Seed>,
    /// Where to write the record (default: a file in this folder, once a person has answered).
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Play with real dice and cards: people roll and draw, and type the results.
    #[arg(long)]
    pub real_dice: bool,
    /// Line by line, also in a terminal: for screen readers.
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args)]
pub struct ResumeArgs {
    #[command(flatten)]
    pub record: RecordArgs,
    /// Line by line, also in a terminal: for screen readers.
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args)]
pub struct RecordArgs {
    /// The record.
    pub file: PathBuf,
    /// The content it was made with, if that is not the shipped content.
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
}

#[derive(Args)]
pub struct ReplayArgs {
    #[command(flatten)]
    pub record: RecordArgs,
    /// Stop after this many answers.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// See it from this seat, counted from 1 (default: everything is shown).
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
}

#[derive(Args)]
pub struct RulesArgs {
    /// The game.
    pub game: String,
    /// The number of a rule, such as B7, or words to search for.
    pub words: Vec<String>,
}

#[derive(Args)]
pub struct ContentArgs {
    #[command(subcommand)]
    pub task: ContentTask,
}

#[derive(Subcommand)]
pub enum ContentTask {
    /// List every mistake in a folder of content.
    Check {
        /// The game.
        game: String,
        /// The folder.
        dir: PathBuf,
    },
    /// Draw the graph of the stories with the content of a folder, as an SVG file.
    Map {
        /// The game.
        game: String,
        /// The folder.
        dir: PathBuf,
        /// The file to write. Without it, the picture goes to the output.
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Write the shipped content and messages into a folder, to be changed.
    Export {
        /// The game.
        game: String,
        /// The folder.
        dir: PathBuf,
    },
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct LabArgs {
    #[command(subcommand)]
    pub task: Option<LabTask>,
    #[command(flatten)]
    pub run: LabRun,
}

#[derive(Subcommand)]
pub enum LabTask {
    /// Play the same seeds on two sides, and show what changed and whether it is real.
    Compare(CompareArgs),
}

#[derive(Args)]
pub struct LabRun {
    /// The game, such as connect-four.
    pub game: Option<String>,
    #[command(flatten)]
    pub with: WithArgs,
    #[command(flatten)]
    pub games: GamesArgs,
    #[command(flatten)]
    pub form: FormArgs,
    /// Play until every win rate is known to within this many points (--games is then the maximum).
    #[arg(long, value_name = "POINTS", value_parser = points)]
    pub until: Option<f64>,
    /// Play all bots against each other, --games for each pair, and rate them; --seats names who meets.
    #[arg(long, conflicts_with = "until")]
    pub ladder: bool,
    /// Count what a person would be asked, seat by seat (default: 20 games); the other seats are the bots of --seats.
    #[arg(long, conflicts_with_all = ["until", "ladder", "watch", "records", "games_csv", "csv", "html"])]
    pub questions: bool,
    /// With --questions: a person who takes the marked answers that are as good, and leaves the standing orders that are offered.
    #[arg(long, requires = "questions", conflicts_with = "everything")]
    pub orders: bool,
    /// With --questions: also ask what makes no difference.
    #[arg(long, requires = "questions")]
    pub everything: bool,
    /// With --questions: a bot that judges whether one answer was plainly the best, such as fair.
    #[arg(long, value_name = "BOT", requires = "questions")]
    pub judge: Option<shelf::BotKind>,
    /// The number of the first game; with --games 1 it plays one game of a longer run again.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub first: u64,
    /// Show the game with this number as it was played, and nothing else.
    #[arg(long, value_name = "N", conflicts_with_all = ["until", "ladder", "records", "games_csv"])]
    pub watch: Option<u64>,
    /// Write games as records into this folder: they can be replayed, resumed and verified.
    #[arg(long, value_name = "DIR", conflicts_with = "ladder")]
    pub records: Option<PathBuf>,
    /// Which games are recorded: all, longest, shortest, closest (most changes of the lead), comeback (the winner was behind for longest), or a number.
    #[arg(long, value_name = "WHICH", requires = "records", default_value = "all")]
    pub keep: Which,
    /// One row for every game, as comma-separated values.
    #[arg(long, value_name = "FILE", conflicts_with = "ladder")]
    pub games_csv: Option<PathBuf>,
}

impl LabRun {
    /// The table, if a game is named.
    pub fn table(&self) -> Option<TableArgs> {
        self.game.clone().map(|game| TableArgs { game, with: self.with.clone() })
    }
}

#[derive(Args)]
pub struct CompareArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// One side: pack=DIR, seats=LIST or an option KEY=VALUE, with spaces between them; “as-is” changes nothing.
    pub a: String,
    /// The other side.
    pub b: String,
    #[command(flatten)]
    pub games: GamesArgs,
    #[command(flatten)]
    pub form: FormArgs,
    /// Play until a change of this many points would most likely show (--games is then the maximum).
    #[arg(long, value_name = "POINTS", value_parser = points)]
    pub until: Option<f64>,
}

/// Which games are played, and by whom.
#[derive(Args)]
pub struct GamesArgs {
    /// How many games (default: 1000; with --until as many as it takes).
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), value_name = "N")]
    pub games: Option<u64>,
    /// The bots, seat by seat: bot:random*2 (default: greedy bots, as few as can play). Where they differ, each seed is played once
    /// for every rotation of the table.
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// How many threads, at most 256 (default: the number of cores).
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
    /// The seed from which the seeds of all games are derived.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Stop a game after this many steps.
    #[arg(long, value_name = "N", default_value_t = shelf::Plan::LIMIT)]
    pub limit: u32,
}

/// The form of a report.
#[derive(Args)]
pub struct FormArgs {
    /// Statistics as JSON on standard output.
    #[arg(long)]
    pub json: bool,
    /// Statistics as comma-separated values, in a file or on standard output.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub csv: Option<PathBuf>,
    /// One page with charts, to be opened in a browser.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Replace existing files.
    #[arg(long)]
    pub force: bool,
}

/// The most threads that are started. More would only wait for each other.
const MOST_THREADS: usize = 256;

fn threads(words: &str) -> Result<usize, String> {
    let threads: Option<usize> = words.parse().ok();
    let threads = threads.filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("a number of threads from 1 to {MOST_THREADS} is expected"))
}

/// Points as people write them: 1, 0.5, ±1.
fn points(words: &str) -> Result<f64, String> {
    let figures = words.trim_start_matches(['±', '+', '-']).replace(',', ".");
    let points: Option<f64> = figures.parse().ok();
    let points = points.filter(|points| (0.01..=50.0).contains(points));
    points.ok_or_else(|| "a number of points from 0.01 to 50 is expected, such as 1".to_owned())
}
