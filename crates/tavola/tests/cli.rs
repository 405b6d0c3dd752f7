//! The program as its users meet it: the built binary, its pipes, its files and its exit codes.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A folder of its own for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn write(&self, name: &str, words: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, words).expect("a file");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file")
    }

    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs the program here, with this on its standard input.
    fn tavola(&self, args: &str, input: &str) -> Ran {
        self.tavola_in("C", args, input)
    }

    fn tavola_in(&self, lang: &str, args: &str, input: &str) -> Ran {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(args.split_whitespace())
            .current_dir(&self.0)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", lang)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // A command that ends before it has read everything closes the pipe, which is its right.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("the program ends");
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// It went well and said this.
    #[track_caller]
    fn says(&self, words: &str) -> &Ran {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        assert!(self.out.contains(words), "“{words}” is not in\n{}", self.out);
        self
    }

    /// It failed with one sentence that holds these words.
    #[track_caller]
    fn fails(&self, words: &str) -> &Ran {
        assert_eq!(self.code, Some(1), "{self:?}");
        assert!(self.err.contains(words), "“{words}” is not in\n{}", self.err);
        assert!(!self.err.contains('⟨') && !self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// Anna fills columns so that she has four in line as soon as her opponent lets her.
const CHOICES: &str = "drop 4\n3\ndrop 5\ndrop 2\n1\ndrop 6\n7\n";

#[test]
fn a_game_between_bots_reads_as_a_transcript() {
    let folder = Folder::new("transcript");
    let ran = folder.tavola("play connect-four --seats bot:greedy,bot:greedy --seed 7", "");
    ran.says("Seat 1: Bot 1 (bot:greedy)")
        .says("Bot 1 drops a disc in column 4.")
        .says("B1\n")
        .says("\n A ")
        .says("has four in line and wins.")
        .says("Seed 7, salt 00000000000000000000000000000000");
    let again = folder.tavola("play connect-four --seats bot:greedy,bot:greedy --seed 7", "");
    assert_eq!(ran.out, again.out, "the same seed gives the same game");
    assert_eq!(folder.files(), Vec::<String>::new(), "nobody asked for a record");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 100), "{}", ran.out);
}

#[test]
fn a_game_from_a_pipe_is_recorded_and_the_record_verifies_until_a_line_is_altered() {
    let folder = Folder::new("pipe");
    let ran = folder.tavola("play connect-four --seats human:Anna,bot:random --seed 1 --record a.tavola", CHOICES);
    let record = folder.read("a.tavola");
    assert!(record.contains("\n1 drop 4 ~"), "{record}");
    assert!(record.contains("seat 1 person Anna"), "{record}");
    assert!(ran.out.contains("You drop a disc in column 4."), "{}", ran.out);
    folder
        .tavola("verify a.tavola", "")
        .says("as they were written")
        .says("Every line follows the rules")
        .says("The seed was chosen");

    let line = record.lines().position(|line| line.starts_with("1 drop 4")).expect("the first answer") + 1;
    folder.write("b.tavola", &record.replacen("1 drop 4", "1 drop 5", 1));
    for command in ["verify b.tavola", "replay b.tavola", "resume b.tavola"] {
        folder.tavola(command, "").fails(&format!("Line {line} is not as it was written"));
    }
    let shorter: Vec<&str> = record.lines().enumerate().filter(|(n, _)| n + 1 != line).map(|(_, line)| line).collect();
    folder.write("c.tavola", &shorter.join("\n"));
    folder.tavola("verify c.tavola", "").fails(&format!("Line {line} "));
    folder.tavola("verify a.tavola --lang it", "").says("Ogni riga rispetta le regole");
}

#[test]
fn when_the_input_ends_nothing_is_lost_and_the_game_goes_on_from_its_record() {
    let folder = Folder::new("resume");
    let ran = folder.tavola("play connect-four --seats human,human --seed 3", "drop 1\ndrop 2\ndrop 1\ndrop 2\n");
    ran.fails("The input ended before the game did");
    let files = folder.files();
    let [record] = files.as_slice() else {
        panic!("one record is expected, there are {files:?}");
    };
    assert!(ran.err.contains(record.as_str()), "{}", ran.err);
    let more = folder.tavola(&format!("resume {record}"), "drop 1\ndrop 2\ndrop 1\n");
    more.says("Seat 1 has four in line and wins.").says(record);
    folder.tavola(&format!("verify {record}"), "").says("It was played to its end");
    folder.tavola(&format!("resume {record}"), "").says("has four in line and wins");
}

#[test]
fn bad_input_is_told_in_a_sentence_and_asked_again() {
    let folder = Folder::new("bad-input");
    let input = "drop 9\n99\nfoo\nhand 7 human\nhand 1 bot:oracle\n? 12\norder drop 9\nsave a.tavola\nundo\nquit\n";
    let ran = folder.tavola("play connect-four --seats human,bot:random --seed 1 --record a.tavola", input);
    ran.says("“drop 9” is none of the options")
        .says("“99” is none of the options")
        .says("“foo” is none of the options")
        .says("Somebody else is asked.")
        .says("There is no bot “oracle”")
        .says("There is no option 12 here.")
        .says("“drop 9” cannot be a standing order here.")
        .says("a.tavola already exists")
        .says("There is no answer of yours to undo.")
        .says("You leave the table.");
    assert!(!folder.read("a.tavola").contains("drop"), "nothing was entered");
}

#[test]
fn the_table_explains_itself() {
    let folder = Folder::new("explains");
    let fill = "drop 1\n".repeat(6);
    let input = format!("{fill}?\n? 2\nhint\nhint search:20\nlog\nrules C2\nhelp\nscene\nquit\n");
    folder
        .tavola("play connect-four --seats human,human --seed 1 --record a.tavola", &input)
        .says("Drop in column 1: That column is full.")
        .says("A full column takes no more")
        .says("On a turn a player drops one disc of their own")
        .says("A fair bot would answer: drop ")
        .says("A search:20 bot would answer: drop ")
        .says("If the board is full and nobody has a line")
        .says("undo your last answer");
}

#[test]
fn answers_are_taken_back_alone_at_once_and_among_others_when_they_agree() {
    let folder = Folder::new("undo");
    let alone =
        folder.tavola("play connect-four --seats human,bot:random --seed 1 --record a.tavola", "4\nundo\nquit\n");
    alone.says("Your last answer is undone.");
    assert!(folder.read("a.tavola").contains("\nundo 1 2 ~"), "{}", folder.read("a.tavola"));
    folder.tavola("verify a.tavola", "").says("It is not over yet");
    let input = "4\n4\nundo\nundo agreed\nquit\n";
    folder
        .tavola("play connect-four --seats human:Anna,human:Bruno --seed 1 --record b.tavola", input)
        .says("Once you have the agreement of Bruno, type “undo agreed”.")
        .says("Your last answer is undone.");
    folder.tavola("verify b.tavola", "").says("0 answers were given");
}

#[test]
fn a_number_that_might_mean_two_options_is_asked_for_by_name() {
    let folder = Folder::new("numbers");
    let full = "3\n3\n3\n3\n3\n3\n";
    let ran = folder.tavola(
        "play connect-four --seats human:Anna,human:Bruno --seed 1 --record a.tavola",
        &format!("{full}5\n2\ndrop 5\nquit\n"),
    );
    ran.says("“5” could be the number of “drop 6” or part of another name: write the option in full.")
        .says("in column 2.")
        .says("in column 5.");
    assert!(!ran.out.contains("in column 6."), "{}", ran.out);
}

#[test]
fn too_few_of_several_are_told_how_many_are_wanted() {
    let folder = Folder::new("several");
    let battle = "play odyssey --option battle=mazehorn-2 --seats human,bot:greedy*3 --seed 7 --record a.tavola";
    folder.tavola(battle, "1\nquit\n").says("Name all 4 of them, in the order you want.");
}

#[test]
fn a_number_is_that_of_the_list_where_only_some_options_are_named_by_numbers() {
    let folder = Folder::new("listed");
    let ran = folder.tavola("play aurora --seats human,bot:greedy*3 --seed 7 --record a.tavola", &"1\n".repeat(600));
    ran.says("Instead of “Kestrel’s container”").says("is over");
    assert!(!ran.out.contains("part of another name"), "{}", ran.out);
}

#[test]
fn a_seat_is_handed_to_a_bot_and_the_game_goes_on() {
    let folder = Folder::new("hand");
    folder
        .tavola("play connect-four --seats human,bot:random --seed 1 --record a.tavola", "4\nhand 1 bot:greedy\n")
        .says("Seat 1 is now Bot 1.")
        .says("has four in line and wins.");
    assert!(folder.read("a.tavola").contains("hand 1 bot greedy"), "{}", folder.read("a.tavola"));
    folder.tavola("verify a.tavola", "").says("It was played to its end");
}

#[test]
fn a_record_is_replayed_to_any_answer_and_from_any_seat() {
    let folder = Folder::new("replay");
    folder.tavola("play connect-four --seats human:Anna,human:Bruno --seed 1 --record a.tavola", "4\n4\n3\n5\n");
    let ran = folder.tavola("replay a.tavola --at 2 --seat 1", "");
    ran.says("You drop a disc in column 4.").says("Bruno drops a disc in column 4.").says("Anna · Which column");
    assert!(!ran.out.contains("disc in column 3."), "{}", ran.out);
    folder.tavola("replay a.tavola", "").says("Anna drops a disc in column 3.").says("Move 5 of 42");
    folder.tavola("replay a.tavola --seat 3", "").fails("There is no seat 3: this table has 2.");
}

#[test]
fn what_is_not_there_is_told_in_one_sentence() {
    let folder = Folder::new("errors");
    folder.tavola("play conect-four", "").fails("did you mean “connect-four”?");
    folder.tavola("rules chess", "").fails("There is no game “chess”");
    folder.tavola("play connect-four --seats robot", "").fails("“robot” is not a seat");
    folder.tavola("play connect-four --seats bot:oracle,human", "").fails("There is no bot “oracle”");
    folder.tavola("play connect-four --seats human*3", "").fails("exactly 2 players, not by 3");
    folder
        .tavola("play connect-four --option colour=red", "")
        .fails("There is no option “colour”: this game has none.");
    let wrong = |lang: &str, option: &str| folder.tavola_in(lang, &format!("play ascension --option {option}"), "");
    wrong("C", "colour=red").fails("There is no option “colour”: this game has smoke, rounds and spheres.");
    wrong("it", "colour=red").fails("L’opzione «colour» non c’è: questo gioco ha smoke, rounds e spheres.");
    wrong("it", "rounds=5").fails("rounds non può essere «5»: serve un numero intero da 10 a 200.");
    wrong("it", "smoke=dense").fails("smoke non può essere «dense». Valori possibili: veiled, thick, thin.");
    wrong("it", "spheres=4 --seats bot:random*5").fails("In 5 servono almeno 5 sfere");
    folder.tavola("play connect-four --option colour", "").fails("“colour” is not an option");
    folder.tavola("lab connect-four --seats human,bot:random", "").fails("for bots alone");
    folder.tavola("lab connect-four --seats bot:random*3", "").fails("exactly 2 players");
    folder.tavola("verify nothing.tavola", "").fails("nothing.tavola cannot be read");
    folder.tavola("rules connect-four Z9", "").fails("No rule has the number “Z9”");
    folder.write("prose.txt", "Dear diary\n");
    folder.tavola("verify prose.txt", "").fails("not the record of a game");
    folder.write("a.tavola", "old");
    folder.tavola("play connect-four --seed 1 --record a.tavola", "").fails("a.tavola already exists");
    assert_eq!(folder.read("a.tavola"), "old");
}

/// A record with its checks computed again, as somebody would who knows how.
fn rechecked(record: &str) -> String {
    use sha2::{Digest, Sha256};
    let mut before = Vec::new();
    let mut out = String::new();
    for line in record.lines() {
        let body = line.rsplit_once(" ~").map_or(line, |(body, _)| body);
        before = Sha256::new().chain_update(&before).chain_update(body).finalize().to_vec();
        out += &format!("{body} ~{:02x}{:02x}\n", before[0], before[1]);
    }
    out
}

#[test]
fn records_of_other_rules_or_other_moves_are_refused_also_when_their_checks_hold() {
    let folder = Folder::new("misfits");
    folder.tavola("play connect-four --seats bot:random*2 --seed 1 --record a.tavola", "");
    let record = folder.read("a.tavola");
    assert_eq!(rechecked(&record), record);
    folder.write("rules.tavola", &rechecked(&record.replace("rules 1", "rules 99")));
    folder.tavola("verify rules.tavola", "").fails("made with rules 99, and these are rules 1");
    folder.write("pack.tavola", &rechecked(&record.replace("pack e3", "pack 00")));
    folder.tavola("replay pack.tavola", "").fails("made with other content");
    let tenth = record.lines().nth(9).and_then(|line| line.split(" ~").next()).expect("the first answer").to_owned();
    folder.write("move.tavola", &rechecked(&record.replacen(&tenth, "1b drop 8", 1)));
    folder.tavola("verify move.tavola", "").fails("Line 10, “1b drop 8”, does not follow the rules");
    folder.write("game.tavola", &rechecked(&record.replace("game connect-four", "game chess")));
    folder.tavola("verify game.tavola", "").fails("There is no game “chess”");
}

/// The records that are kept of older rules, with those rules. Their content is older too.
fn records_of_older_rules(game: &str) -> Vec<(u32, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/fixtures"));
    let files = fs::read_dir(folder).expect("the games that are kept").map(|entry| entry.expect("a file").path());
    let rules =
        |path: &PathBuf| path.file_name()?.to_str()?.strip_prefix("rules-")?.strip_suffix(".tavola")?.parse().ok();
    files.filter_map(|path| Some((rules(&path)?, fs::read_to_string(&path).expect("a record")))).collect()
}

#[test]
fn a_record_of_older_rules_says_so_and_sends_nobody_after_its_content() {
    let folder = Folder::new("older-rules");
    folder.write("pack/cards.ron", "this is no content");
    for game in ["ascension", "odyssey"] {
        let older = records_of_older_rules(game);
        assert!(!older.is_empty(), "{game}");
        for (rules, record) in older {
            folder.write("older.tavola", &record);
            let english = format!("The record was made with rules {rules}, and these are rules ");
            let italian = format!("La registrazione è stata fatta con le regole {rules}, e queste sono le regole ");
            for command in ["verify", "replay", "resume"] {
                for pack in ["", "--pack pack"] {
                    let ran = folder.tavola(&format!("{command} older.tavola {pack}"), "");
                    ran.fails(&english);
                    assert!(!ran.err.contains("content") && !ran.err.contains("--pack"), "{}", ran.err);
                }
                folder.tavola_in("it_IT.UTF-8", &format!("{command} older.tavola"), "").fails(&italian);
            }
            assert_eq!(folder.read("older.tavola"), record, "it was left as it is");
        }
    }
}

#[test]
fn a_record_that_begins_with_an_impossible_state_is_refused() {
    let folder = Folder::new("bad-start");
    let head = "tavola record 1\ngame connect-four\nrules 1\n\
        pack e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n";
    let start = |seats: &str, state: &str| rechecked(&format!("{head}{seats}seed 1\nsalt 0\nstart {state}\nbegin\n"));
    let two = "seat 1 person Anna\nseat 2 person Bruno\n";
    let state = |turn: u8| format!(r#"{{"board":{{"discs":[0,0]}},"turn":{turn},"ended":false}}"#);
    folder.write("good.tavola", &start(two, &state(0)));
    folder.tavola("replay good.tavola", "").says("Which column");
    folder.write("turn.tavola", &start(two, &state(200)));
    folder.write("json.tavola", &start(two, "{"));
    folder.write("seats.tavola", &start("seat 1 person Anna\n", &state(0)));
    for file in ["turn.tavola", "json.tavola", "seats.tavola"] {
        folder.tavola(&format!("replay {file}"), "").fails("The state it begins with cannot be read");
    }
}

#[test]
fn a_record_that_does_not_begin_at_the_beginning_says_so() {
    let folder = Folder::new("own-start");
    let head = "tavola record 1\ngame connect-four\nrules 1\n\
        pack e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n\
        seat 1 person Anna\nseat 2 person Bruno\nseed 1\nsalt 0\n";
    let state = r#"{"board":{"discs":[0,0]},"turn":0,"ended":false}"#;
    folder.write("own.tavola", &rechecked(&format!("{head}start {state}\nbegin\n1 drop 4\n")));
    folder
        .tavola("verify own.tavola", "")
        .says("! The record does not start at the beginning of a game")
        .says("Every line follows the rules");
    let floating = r#"{"board":{"discs":[2,0]},"turn":1,"ended":false}"#;
    folder.write("float.tavola", &rechecked(&format!("{head}start {floating}\nbegin\n")));
    folder.tavola("verify float.tavola", "").fails("The state it begins with cannot be read");
    folder.write("plain.tavola", &rechecked(&format!("{head}begin\n1 drop 4\n")));
    let plain = folder.tavola("verify plain.tavola", "");
    plain.says("To check a roll by hand: take the SHA-256 of “1:DIE:N”");
    assert!(!plain.out.contains("does not start"), "{}", plain.out);
}

#[test]
fn a_fork_of_more_lines_than_there_are_is_refused() {
    let folder = Folder::new("forked");
    folder.tavola("play connect-four --seats bot:random*2 --seed 1 --record a.tavola", "");
    let record = folder.read("a.tavola");
    let lines = record.lines().skip_while(|line| !line.starts_with("begin")).count() - 1;
    let forked = |lines: usize| rechecked(&record.replace("begin ~", &format!("forked {lines}\nbegin ~")));
    folder.write("beyond.tavola", &forked(999_999));
    folder.tavola("verify beyond.tavola", "").fails("its first 999999 lines come from another game, and it has only");
    folder.write("some.tavola", &forked(lines.min(3)));
    folder
        .tavola("verify some.tavola", "")
        .says("The first 3 lines come from another game, and nothing here proves their dice and cards.");
}

#[test]
fn escape_codes_of_a_foreign_record_are_shown_and_never_sent() {
    let folder = Folder::new("escape");
    folder.tavola("play connect-four --seats human:Anna,human:Bruno --seed 1 --record a.tavola", "4\n4\n3\n");
    let record = folder.read("a.tavola");
    let named = record.replace("person Anna", "person Eve\u{1b}[2J\u{1b}]0;owned\u{7}");
    folder.write("named.tavola", &rechecked(&named));
    folder.write("move.tavola", &rechecked(&record.replacen("1 drop 4", "1 drop \u{1b}[2J", 1)));
    folder.write("head.tavola", &rechecked(&record.replacen("salt ", "sa\u{1b}lt ", 1)));
    let ran = [
        folder.tavola("replay named.tavola", ""),
        folder.tavola("verify named.tavola", ""),
        folder.tavola("resume named.tavola", "quit\n"),
        folder.tavola("verify move.tavola", ""),
        folder.tavola("verify head.tavola", ""),
        folder.tavola("play connect-four --seats \u{1b}[2J", ""),
    ];
    for ran in &ran {
        assert!(!ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'), "{} {}", ran.out, ran.err);
    }
    ran[0].says("Eve␛[2J␛]0;owned␇ drops a disc in column 4.");
    ran[3].fails("drop ␛[2J");
}

#[test]
fn with_real_dice_nothing_is_said_to_bind_them() {
    let folder = Folder::new("real-dice");
    let binds = |page: &str| page.split_whitespace().any(|word| word.trim_end_matches('.').len() == 64);
    let real = folder.tavola("play ascension --seats human:Ada,bot:random --seed 1 --real-dice", "quit\n");
    assert!(!binds(&real.out), "{}", real.out);
    let drawn = folder.tavola("play ascension --seats human:Ada,bot:random --seed 1", "quit\n");
    assert!(binds(&drawn.out), "{}", drawn.out);
}

#[test]
fn a_real_roll_for_several_says_whose_number_comes_first() {
    let folder = Folder::new("real-order");
    let real = "play ascension --seats human:Ada,human:Bruno --seed 1 --real-dice";
    folder.tavola(real, "quit\n").says("What was rolled? One number each, in this order: you and Bruno.");
    let typed = folder.tavola(real, "3 9\nundo\n9 3\nquit\n");
    typed.says("You roll 9").says("Bruno rolls 3");
    let italian = folder.tavola(&format!("{real} --lang it"), "esci\n");
    italian.says("Che cosa è uscito? Un numero a testa, in quest’ordine: tu e Bruno.");
}

#[test]
fn the_rules_are_read_by_number_and_by_words_in_either_language() {
    let folder = Folder::new("rules");
    folder.tavola("rules connect-four b1", "").says("B1  The first seat begins.");
    folder.tavola("rules connect-four full column", "").says("A2  A disc dropped");
    folder.tavola("rules connect-four --lang it C2", "").says("C2");
    folder.tavola("rules connect-four", "").says("A1  ").says("C2  ");
}

#[test]
fn italian_is_spoken_where_the_system_or_the_command_says_so() {
    let folder = Folder::new("italian");
    let ran = folder.tavola_in(
        "it_IT.UTF-8",
        "play connect-four --seats human,bot:random --seed 1 --record a.tavola",
        "4\naiuto\nesci\n",
    );
    ran.says("Forza quattro").says("Lasci cadere un disco nella colonna 4.").says("annullare la tua ultima risposta");
    assert!(!ran.out.contains('⟨'), "{}", ran.out);
    folder.tavola("games --lang it", "").says("vince chi per primo ne allinea quattro");
    folder.tavola_in("it_IT.UTF-8", "games --lang en", "").says("The tutorial game");
    folder.tavola_in("it", "play scacchi", "").fails("Non c’è nessun gioco «scacchi»");
}

#[test]
fn the_list_of_games_says_what_is_set_by_default_and_what_each_bot_does() {
    let folder = Folder::new("games");
    let games = folder.tavola("games", "");
    games.says("default: ").says("Which one is stronger differs from game to game");
    assert!(!games.out.contains("usually"), "{}", games.out);
    for bot in ["bot:random ", "bot:greedy ", "bot:easy ", "bot:fair ", "bot:hard ", "bot:search:N "] {
        games.says(bot);
    }
    folder.tavola_in("it", "games", "").says("predefinito: ").says("sbaglia apposta");
}

#[test]
fn content_is_checked_with_every_mistake_in_its_place() {
    let folder = Folder::new("content");
    folder.write("good/locales/en.ftl", "connect-four = Four in a row\n");
    folder.tavola("content check connect-four good", "").says("One file was read, and there are no mistakes");
    folder
        .tavola("play connect-four --pack good --seats bot:random*2 --seed 1 --record a.tavola", "")
        .says("Four in a row");
    folder.tavola("verify a.tavola", "").fails("made with other content than this (hash ").fails("--pack DIR");
    folder.tavola("verify a.tavola --pack good", "").says("Every line follows the rules");

    folder.write("bad/cards.ron", "[]\n");
    folder.write("bad/locales/en.ftl", "good = Good\nbad = { $x\n");
    let ran = folder.tavola("content check connect-four bad", "");
    ran.fails("cards.ron").fails("locales/en.ftl:").fails("2 mistakes");
    folder.tavola("play connect-four --pack bad", "").fails("no game can start with it");
    folder.tavola("content check connect-four nowhere", "").fails("nowhere cannot be read");
}

#[test]
fn content_is_exported_with_its_words_and_read_back_as_it_ships() {
    let folder = Folder::new("export");
    folder.tavola("content export connect-four four", "").says("2 files were written to four");
    assert!(folder.read("four/locales/it.ftl").contains("connect-four ="));
    folder.tavola("content export ascension mine", "").says("13 files were written to mine");
    let english = folder.read("mine/locales/en.ftl");
    assert!(english.contains("card-first-furrow =") && english.contains("log-rolls ="));
    folder.tavola("content check ascension mine", "").says("13 files were read, and there are no mistakes");
    // Words that were left as they ship change nothing: a record of the game as it is can still be replayed.
    folder.tavola("play connect-four --seats bot:random*2 --seed 1 --record a.tavola", "").says("won");
    folder.tavola("verify a.tavola --pack four", "").says("Every line follows the rules");
}

/// A new hero in a file of its own beside those that ship.
fn with_telemachus(folder: &Folder) {
    let heroes = folder.read("mine/heroes.ron");
    let end = heroes.rfind(']').expect("a list");
    let telemachus =
        "    (slug: \"telemachus\", icon: \"argo\", copies: 2, home: Water, gift: Always([WebGuard])),\n]\n";
    folder.write("new/heroes.ron", &format!("{}{telemachus}", &heroes[..end]));
}

#[test]
fn a_server_tells_mistakes_in_its_content_before_it_opens() {
    let folder = Folder::new("serve-pack");
    folder.write("bad/cards.ron", "[]\n");
    folder
        .tavola("serve --port 1 --data kept --pack connect-four=bad", "")
        .fails("cards.ron: no such file is known")
        .fails("no game can start with it");
    folder
        .tavola("serve --port 1 --data kept --pack bad", "")
        .fails("“bad” does not name content: write a game, an equals sign and a folder");
    assert!(!folder.files().contains(&"kept".to_owned()), "nothing was opened");
}

#[test]
fn what_content_lacks_in_words_is_told() {
    let folder = Folder::new("words");
    folder.tavola("content export ascension mine", "");
    with_telemachus(&folder);
    folder
        .tavola("content check ascension new", "")
        .fails("there are no words for `card-telemachus`")
        .fails("there are no words for `card-telemachus-text`")
        .fails("heroes.ron:")
        .fails("slug: \"telemachus\"");

    let words =
        "card-telemaco = Telemachus\ncard-telemachus-text = Webs of { $foo } are safe.\ngod-ares = Ares { $bar }\n";
    folder.write("new/locales/en.ftl", words);
    folder
        .tavola("content check ascension new", "")
        .fails("locales/en.ftl:1:1: nothing asks for `card-telemaco`")
        .fails("there are no words for `card-telemachus`")
        .fails("locales/en.ftl:2:1: `card-telemachus-text` uses `$foo`, which it is never given")
        .fails("locales/en.ftl:3:1: `god-ares` uses `$bar`, which it is never given");

    folder.write("new/locales/en.ftl", "card-telemachus = Telemachus\ncard-telemachus-text = His webs are safe.\n");
    folder
        .tavola("content check ascension new", "")
        .says("Worth a look:")
        .says("`card-telemachus` is missing in locales/it.ftl: the words of locales/en.ftl are shown instead")
        .says("there are no mistakes");

    let (gods, numbers) = (folder.read("mine/gods.ron"), folder.read("mine/numbers.ron"));
    let first_god = gods.lines().find(|line| line.trim_start().starts_with("movement: ")).expect("a god's figures");
    let odd =
        format!("{} hand: 2, heroes: 3, eco: 10, deal: 9,", first_god.split(" hand: ").next().expect("its start"));
    let gods = gods.replacen(first_god, &odd, 1);
    folder.write("odd/gods.ron", &gods.replacen("sphere: War", "sphere: Water", 1));
    folder.write("odd/numbers.ron", &numbers.replacen("gold: (8, 10,", "gold: (99, 10,", 1));
    folder
        .tavola("content check ascension odd", "")
        .says("`poseidon` is dealt 9 cards and has a hand limit of 2")
        .says("has the same sphere as the god at gods.ron:")
        .says("a threshold of 99 can hardly be reached with a die of 12 sides")
        .says("there are no mistakes");

    folder.write("french/locales/fr.ftl", "a = b\n");
    folder
        .tavola("content check ascension french", "")
        .fails("locales/fr.ftl: this file is never read: the table speaks English and Italian");
}

#[test]
fn a_new_ability_needs_its_name_in_both_languages_and_may_have_it() {
    let folder = Folder::new("ability-words");
    folder.tavola("content export odyssey mine", "");
    let gear = folder.read("mine/gear.ron");
    folder.write("new/gear.ron", &gear.replacen("name: \"brace\"", "name: \"shield-wall\"", 1));
    folder
        .tavola("content check odyssey new", "")
        .fails("there are no words for `ability-shield-wall`")
        .fails("name: \"shield-wall\"");
    folder.write("new/locales/en.ftl", "ability-shield-wall = Shield wall\n");
    folder
        .tavola("content check odyssey new", "")
        .says("`ability-shield-wall` is missing in locales/it.ftl")
        .says("there are no mistakes");
}

/// The block of text on a page that follows a line with these words.
fn example<'p>(page: &'p str, after: &str) -> &'p str {
    let rest = page.split_once(after).expect("the page has these words").1;
    let block = rest.split_once("```text\n").expect("a block of text").1;
    block.split_once("\n```").expect("its end").0
}

#[test]
fn the_page_about_content_shows_a_mistake_as_the_program_tells_it() {
    let folder = Folder::new("content-page");
    folder.tavola("content export ascension mine", "");
    let plots = folder.read("mine/plots.ron");
    let wrong = plots.lines().map(|line| match line.contains("first-furrow") {
        true => "    (slug: \"first-furrow\", icon: \"plot\", copies: 2, places: [Kind(Deed)]),",
        false => line,
    });
    folder.write("bad/plots.ron", &wrong.collect::<Vec<&str>>().join("\n"));
    let example = example(include_str!("../../../docs/content.md"), "## Mistakes");
    folder.tavola("content check ascension bad", "").fails(example);
}

#[test]
fn the_lab_tells_figures_as_text_and_as_json_and_threads_do_not_matter() {
    let folder = Folder::new("lab");
    let run = |threads: usize| {
        let args = format!("lab connect-four --games 300 --seats bot:random*2 --seed 5 --json --threads {threads}");
        let ran = folder.tavola(&args, "");
        ran.says("decisions_per_second");
        let mut json: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        let fields = json.as_object_mut().expect("an object");
        for timed in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            fields.remove(timed).expect("a figure");
        }
        json
    };
    let one = run(1);
    assert_eq!(one, run(2));
    assert_eq!(
        (one["game"].as_str(), one["finished"].as_u64(), one["partial"].as_bool()),
        (Some("connect-four"), Some(300), Some(false))
    );
    assert_eq!(one["wins"].as_array().map(Vec::len), Some(2), "two seats, and no row for bots who are all alike");
    folder.tavola("lab connect-four --games 50 --seats bot:random*2", "").says("random ×2").says("seat 1");
    folder
        .tavola("lab connect-four --games 50 --seats bot:random,bot:greedy", "")
        .says("random bot")
        .says("greedy bot");
}

#[test]
fn the_lab_writes_tables_and_pages_and_stops_when_it_knows_enough() {
    let folder = Folder::new("lab-forms");
    let lab = "lab connect-four --seats bot:random*2";
    let csv = folder.tavola(&format!("{lab} --games 40 --csv"), "");
    csv.says("table,by,key,").says("\nwins,seat,1,,40,");
    folder
        .tavola(&format!("{lab} --games 40 --html page.html --csv table.csv --lang it"), "")
        .says("Che cosa non è in equilibrio");
    assert!(folder.read("table.csv").starts_with("table,by,key,"));
    let page = folder.read("page.html");
    assert!(page.contains("<html lang=\"it\"") && page.contains("--seed 1 --games 40"), "{page}");
    folder.tavola(&format!("{lab} --games 40 --json --csv"), "").fails("cannot both go to standard output");
    let known = folder.tavola(&format!("{lab} --until ±5 --json"), "");
    let json: serde_json::Value = serde_json::from_str(&known.out).expect("JSON");
    let games = json["games"].as_u64().expect("a number");
    assert!((200..1000).contains(&games), "{games}");
    let unknown = folder.tavola("lab --games 3", "");
    unknown.fails("Name a game for the lab");
}

#[test]
fn files_that_are_there_are_not_replaced_unasked() {
    let folder = Folder::new("lab-force");
    let lab = "lab connect-four --seats bot:random*2 --games 40";
    folder.write("mine.txt", "dear to me");
    for form in ["--csv mine.txt", "--html mine.txt", "--games-csv mine.txt", "--ladder --html mine.txt"] {
        folder
            .tavola(&format!("{lab} {form}"), "")
            .fails("mine.txt already exists. Choose another name, or replace it with --force");
        assert_eq!(folder.read("mine.txt"), "dear to me");
    }
    folder.tavola(&format!("{lab} --csv mine.txt --force"), "").says("random ×2");
    assert!(folder.read("mine.txt").starts_with("table,by,key"));
    let many = folder.tavola("lab connect-four --threads 100000", "");
    assert_ne!(many.code, Some(0));
    assert!(many.err.contains("a number of threads from 1 to 256 is expected"), "{}", many.err);
}

#[test]
fn games_of_the_lab_are_watched_recorded_and_listed() {
    let folder = Folder::new("lab-records");
    let lab = "lab connect-four --seats bot:greedy,bot:random --seed 5";
    folder.tavola(&format!("{lab} --games 6 --records all --games-csv games.csv"), "");
    let games = folder.read("games.csv");
    assert_eq!(games.lines().count(), 7, "{games}");
    let row: Vec<&str> = games.lines().nth(4).expect("game 3").split(',').collect();
    assert_eq!((row[0], row[2]), ("3", "over"));
    folder
        .tavola("verify all/connect-four-5-3.tavola", "")
        .says("Every line follows the rules")
        .says(&format!("the lab’s seed {}", row[1]))
        .says("prove nothing to others");
    let replayed = folder.tavola("replay all/connect-four-5-3.tavola", "");
    let watched = folder.tavola(&format!("{lab} --watch 3"), "");
    assert_eq!((replayed.code, &replayed.out), (Some(0), &watched.out));

    folder.tavola(&format!("{lab} --games 6 --records one --keep longest"), "");
    let kept = fs::read_dir(folder.0.join("one")).expect("a folder").count();
    assert_eq!(kept, 1);
    folder.tavola(&format!("{lab} --games 6 --records none --keep 99"), "").fails("No game of this run matches --keep");
    let seats = row[7].split(';').map(|bot| format!("bot:{bot}")).collect::<Vec<_>>().join(",");
    let played = folder.tavola(&format!("play connect-four --seats {seats} --seed {}", row[1]), "");
    let end = watched.out.lines().last().expect("an end");
    assert!(played.out.contains(end), "“{end}” is not in\n{}", played.out);
}

#[test]
fn the_lab_counts_what_a_person_is_asked_seat_by_seat() {
    let folder = Folder::new("questions");
    let lab = "lab connect-four --questions --games 4 --seats bot:random*2 --seed 1";
    let text = folder.tavola(&format!("{lab} --judge search:20"), "");
    text.says("what a person is asked (4 games)").says("which-column").says("All questions in seat 2");
    assert!(text.out.contains('%'), "the judge says how often one answer was plainly the best:\n{}", text.out);
    let told: serde_json::Value = serde_json::from_str(&folder.tavola(&format!("{lab} --json"), "").out).expect("JSON");
    let figure = |value: &serde_json::Value| value.as_u64().unwrap_or(0);
    let kinds = told["kinds"].as_array().expect("kinds");
    let by_seat = |kind: &serde_json::Value| kind["by_seat"].as_array().expect("seats").iter().map(figure).sum::<u64>();
    assert!(figure(&told["asked"]) > 20, "{told}");
    assert_eq!(kinds.iter().map(|kind| figure(&kind["asked"])).sum::<u64>(), figure(&told["asked"]), "{told}");
    assert!(kinds.iter().all(|kind| by_seat(kind) == figure(&kind["asked"])), "{told}");
    let seats = told["seats"].as_array().expect("seats");
    assert!(seats.iter().all(|seat| figure(&seat[1]) == 2), "the seats take turns: {told}");
    let both = folder.tavola(&format!("{lab} --ladder"), "");
    assert!(both.code == Some(2) && both.err.contains("--ladder"), "{both:?}");
}

#[test]
fn the_lab_rates_bots_and_compares_sides() {
    let folder = Folder::new("lab-ladder");
    let rated =
        folder.tavola("lab connect-four --ladder --games 20 --seats bot:random,bot:greedy,bot:search:20 --json", "");
    let json: serde_json::Value = serde_json::from_str(&rated.out).expect("JSON");
    assert_eq!(json["ratings"].as_array().map(Vec::len), Some(3));
    assert_eq!(json["ratings"][2]["bot"], "random");
    assert_eq!(json["pairs"][0]["games"], 20);
    folder
        .tavola("lab connect-four --ladder --games 4 --seats bot:greedy", "")
        .fails("A ladder needs two bots or more");
    let compare = "lab compare connect-four as-is";
    folder.tavola(&format!("{compare} as-is --games 50 --seats bot:random*2"), "").says("Nothing beyond chance.");
    folder
        .tavola(&format!("{compare} seats=bot:greedy,bot:random --games 60 --seats bot:random*2"), "")
        .says("length of a game");
    folder.tavola(&format!("{compare} nonsense --games 5"), "").fails("“nonsense” is not a side of a comparison");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(["play", "connect-four", "--seats", "bot:random*2", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[cfg(unix)]
#[test]
fn a_run_of_the_lab_that_is_interrupted_shows_what_was_played() {
    let json = interrupted("lab connect-four --games 1000000000000 --seats bot:random*2 --threads 1 --json");
    assert_eq!(json["partial"], true);
    assert!(json["finished"].as_u64().is_some_and(|games| games > 0), "{json}");
}

/// A decision of this many playouts would take minutes.
#[cfg(unix)]
#[test]
fn a_bot_that_is_deep_in_thought_does_not_hold_up_an_interrupted_run() {
    let json = interrupted("lab connect-four --games 10 --seats bot:search:100000000*2 --threads 2 --json");
    assert_eq!((json["partial"].as_bool(), json["finished"].as_u64()), (Some(true), Some(0)));
}

/// What a run of the lab tells that is interrupted once it is at work.
#[cfg(unix)]
fn interrupted(command: &str) -> serde_json::Value {
    let child = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(command.split(' '))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let id = child.id().to_string();
    wait_until_at_work(&id);
    let told = Command::new("kill").args(["-INT", &id]).status().expect("a signal");
    assert!(told.success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Waits until a program hears interrupts and has worked for half a second of processor time, however long a busy machine takes for that.
/// A system that does not tell is given a few seconds.
#[cfg(unix)]
fn wait_until_at_work(id: &str) {
    use std::time::Duration;
    const INTERRUPT: u64 = 1 << 1;
    let at_work = || -> Option<bool> {
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"))?;
        let caught = u64::from_str_radix(caught.trim(), 16).ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // After the name in brackets come eleven figures, then hundredths of a second of processor time.
        let ticks: u64 = stat.rsplit_once(')')?.1.split_whitespace().nth(11)?.parse().ok()?;
        Some(caught & INTERRUPT != 0 && ticks >= 50)
    };
    for _ in 0..6000 {
        match at_work() {
            Some(true) => return,
            Some(false) => std::thread::sleep(Duration::from_millis(20)),
            None => return std::thread::sleep(Duration::from_secs(5)),
        }
    }
    panic!("the program never began to work");
}

/// In Italian a preposition and the article after it are one word: *sul tiro*, never *su il tiro*. Sentences that are put together from
/// parts must be written so that the two never meet.
#[test]
fn italian_games_read_well_where_sentences_are_put_together() {
    let folder = Folder::new("italian-games");
    for game in
        ["ascension --seats bot:greedy*2 --seed 5", "odyssey --option battle=mazehorn-1 --seats bot:greedy*4 --seed 5"]
    {
        let ran = folder.tavola(&format!("play {game} --lang it"), "");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let words: Vec<&str> = ran.out.split_whitespace().collect();
        for pair in words.windows(2) {
            let apart = ["di", "a", "da", "in", "su"].contains(&pair[0].to_lowercase().as_str())
                && ["il", "lo", "la", "i", "gli", "le"].contains(&pair[1]);
            assert!(!apart, "{game}: {} {}", pair[0], pair[1]);
        }
    }
}

/// The commands in the README's table, with what a test needs to end soon: fewer games, and bots that think less. Whoever plays leaves at
/// once.
fn commands_of_the_readme() -> Vec<String> {
    let readme = include_str!("../../../README.md");
    let table = readme.lines().filter(|line| line.starts_with("| "));
    let quoted = table.flat_map(|line| line.split('`').skip(1).step_by(2));
    let commands = quoted.filter_map(|command| command.strip_prefix("tavola "));
    let commands = commands.map(|command| {
        let quick = command.replace("--games 1000", "--games 2").replace("bot:greedy", "bot:random");
        quick.replace("bot:fair", "bot:random").replace("FILE", "played.tavola")
    });
    // A new game is made in the sources; its own test does it in a copy of them.
    commands.filter(|command| !command.starts_with("new-game")).collect()
}

/// The turn at the top of the README has the form in which the program prints one: a heading, then lines with the number of a rule at the edge.
#[test]
fn the_readme_shows_a_turn_as_the_program_prints_it() {
    let readme = include_str!("../../../README.md");
    let command = readme.split_once("(From `tavola ").and_then(|(_, rest)| rest.split_once('`')).expect("a command").0;
    let printed = Folder::new("readme-turn").tavola(&format!("{command} --seed 3"), "");
    let mut lines = example(readme, "# Tavola").lines();
    let heading = lines.next().expect("a heading");
    assert!(heading.starts_with("── ") && heading.ends_with("’s turn ──"), "{heading}");
    printed.says("’s turn ──\n");
    for line in lines {
        let rule = line.split_whitespace().last().expect("a rule");
        let width = |line: &str| line.chars().count() - rule.chars().count();
        let alike = |other: &&str| other.ends_with(&format!(" {rule}")) && width(other) == width(line);
        assert!(printed.out.lines().any(|other| alike(&other)), "no line of the program names {rule} like “{line}”");
    }
}

#[test]
fn the_examples_of_the_readme_work_as_they_are_written() {
    let folder = Folder::new("readme");
    folder.tavola("play ascension --seats human,bot:random --seed 1 --record played.tavola", "");
    let commands = commands_of_the_readme();
    assert!(commands.len() >= 12, "{commands:?}");
    for command in commands {
        let ran = folder.tavola(&command, "quit\n");
        assert_eq!(ran.code, Some(0), "{command}\n{}\n{}", ran.out, ran.err);
        assert!(!ran.out.is_empty(), "{command} says nothing");
    }
}
