//! Keys and clicks go in, and the session shows what came of them.

mod kit;

use kit::{Table, ask, bot, connect_four, four_in_play, option, person, plain};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shelf::Kind;
use table::{Holder, Lang, Prompt, Seat, StandingOrder, Until, Viewer};
use terminal::{Command, News, Order, Panel, Row};

const SIZE: (u16, u16) = (80, 24);

fn against_a_bot() -> Table {
    Table::playing(connect_four([person("Anna"), bot("greedy")]), Lang::En, SIZE)
}

fn last_line(table: &Table) -> String {
    let log = table.session().log(Viewer::Referee);
    log.last().map(|line| format!("{:?}", line.text)).unwrap_or_default()
}

fn answer(words: &str) -> Option<Command> {
    Some(Command::Answer { question: 41, words: words.to_owned() })
}

/// A question of any kind over the battle's scene.
fn asked(kind: Kind, names: &[&str]) -> Table {
    let mut view = kit::odyssey();
    let mut options: Vec<_> = names.iter().map(|name| option(name, "", &[])).collect();
    options.iter_mut().for_each(|option| option.cap = Some(2));
    view.ask = Some(ask(Seat(0), kind, Prompt::new(plain("Which?"), "B1"), options));
    Table::of(view, Lang::En, SIZE)
}

#[test]
fn a_figure_chooses_and_the_bot_answers() {
    let mut table = against_a_bot();
    table.write("4");
    assert_eq!(table.session().given(), 0, "somebody else would act next: that is confirmed first");
    table.write("4");
    assert_eq!(table.session().given(), 1);
    assert!(table.screen().contains("Bot 2 is thinking"));
    table.bots();
    assert_eq!(table.session().given(), 2);
    assert!(last_line(&table).contains("drops"));
    assert!(table.screen().contains("Which column"));
}

#[test]
fn arrows_take_an_option_in_hand_and_enter_chooses_it() {
    let mut table = against_a_bot();
    table.press(KeyCode::Down);
    table.press(KeyCode::Down);
    table.press(KeyCode::Up);
    table.press(KeyCode::Enter);
    assert!(table.session().record().contains("drop 2"));
}

#[test]
fn left_and_right_walk_over_the_lit_places_of_the_board() {
    let mut table = against_a_bot();
    for _ in 0..3 {
        table.press(KeyCode::Right);
    }
    table.press(KeyCode::Left);
    table.press(KeyCode::Enter);
    assert!(table.session().record().contains("drop 3"));
}

#[test]
fn a_search_finds_options_and_escape_ends_it() {
    let mut table = against_a_bot();
    table.write("/column 6");
    assert!(table.screen().contains("one found"));
    table.press(KeyCode::Esc);
    assert!(table.screen().contains("Drop in column 1"));
    table.write("/6");
    table.press(KeyCode::Enter);
    assert!(table.session().record().contains("drop 6"));
}

#[test]
fn undo_takes_the_answer_back_and_says_so_when_there_is_none() {
    let mut table = against_a_bot();
    table.write("u");
    assert!(table.screen().contains("There is no answer of yours"));
    table.write("44");
    table.bots();
    table.write("u");
    assert!(table.screen().contains("one turn of another player"), "{}", table.screen());
    assert_eq!(table.session().given(), 2, "what goes with it is told first");
    table.press(KeyCode::Enter);
    assert_eq!(table.session().given(), 0);
    table.write("U");
    assert_eq!(table.session().given(), 2);
    table.write("U");
    assert!(table.screen().contains("Nothing was undone"));
}

#[test]
fn with_another_person_undo_asks_for_consent() {
    let mut table = Table::playing(four_in_play(), Lang::En, SIZE);
    let given = table.session().given();
    table.write("u");
    assert!(table.screen().contains("agree: Bruno"));
    table.press(KeyCode::Esc);
    assert_eq!(table.session().given(), given);
    table.write("u");
    table.press(KeyCode::Enter);
    assert_eq!(table.session().given(), given - 2);
}

#[test]
fn a_barred_row_says_why_and_answers_nothing() {
    let mut table = Table::playing(four_in_play(), Lang::En, SIZE);
    let given = table.session().given();
    // Before the first row comes the last, which is barred.
    table.press(KeyCode::Up);
    table.press(KeyCode::Enter);
    assert_eq!(table.session().given(), given);
    assert!(table.screen().matches("That column is full.").count() >= 2);
    table.write("?");
    assert!(table.screen().contains("Rule A2"));
}

#[test]
fn a_hint_takes_its_option_in_hand() {
    let mut table = against_a_bot();
    table.press(KeyCode::F(2));
    assert!(table.screen().contains("A bot would choose"));
    let advised = table.app.in_hand().map(|option| option.notation.clone());
    table.press(KeyCode::Esc);
    table.press(KeyCode::Enter);
    assert!(table.session().record().contains(&advised.expect("an option")));
}

#[test]
fn a_seat_is_handed_to_a_bot_and_back() {
    let mut table = against_a_bot();
    table.press(KeyCode::F(3));
    table.write("2");
    assert_eq!(table.session().holders()[Seat(0)], bot("greedy"));
    assert!(table.screen().contains("Watching"));
    table.press(KeyCode::F(3));
    table.write("1");
    assert!(table.session().holders()[Seat(0)].is_person());
    assert!(table.screen().contains("Which column"));
}

#[test]
fn a_question_offers_its_standing_orders_and_one_that_was_left_can_be_taken_back() {
    let mut view = kit::odyssey();
    let prompt = Prompt::new(plain("Do you react?"), "B1").kind("reaction").order(
        plain("Pass until something is aimed at me"),
        "pass",
        Until::Aimed,
    );
    view.ask = Some(ask(Seat(0), Kind::One, prompt, vec![option("pass", "", &[]), option("dodge", "", &[])]));
    let mut table = Table::of(view.clone(), Lang::En, SIZE);
    table.press(KeyCode::F(4));
    assert!(table.screen().contains("Pass until something is aimed at me"));
    let order = Command::Order { answer: "pass".to_owned(), until: Until::Aimed };
    assert_eq!(table.press(KeyCode::Enter), Some(order));
    let order = StandingOrder::new(Seat(0), "reaction", "pass").until(Until::Aimed);
    view.orders = vec![Order { order, question: plain("Do you react?") }];
    let mut table = Table::of(view, Lang::En, SIZE);
    assert!(table.screen().contains("one standing order"));
    table.press(KeyCode::F(4));
    assert!(table.screen().contains("Ask me again"));
    assert_eq!(table.press(KeyCode::Char('2')), Some(Command::Revoke { question: "reaction".to_owned() }));
}

#[test]
fn a_question_without_an_order_offers_none() {
    let mut table = against_a_bot();
    table.press(KeyCode::F(4));
    assert!(table.screen().contains("this question offers none"));
}

/// The actions of a heavy game, with verbs.
fn verbs() -> Table {
    Table::of(kit::ascension(), Lang::En, (160, 50))
}

#[test]
fn a_letter_opens_its_verb_and_again_leaves_it() {
    let mut table = verbs();
    table.write("w");
    assert!(table.screen().contains("‹ Weave") && table.screen().contains("Weave “Volcano” for Medea"));
    table.write("w");
    assert!(!table.screen().contains("‹ Weave"));
    table.write("w");
    assert_eq!(table.press(KeyCode::Char('1')), answer("weave “volcano” for medea"));
}

#[test]
fn a_verb_with_nothing_to_offer_says_why_and_keeps_its_place() {
    let mut table = verbs();
    let before = table.screen();
    assert!(before.contains("(G) Try a gate: Your pawn is not at a gate."));
    assert_eq!(table.press(KeyCode::Char('g')), None);
    assert!(table.screen().matches("Your pawn is not at a gate.").count() > before.matches("not at a gate.").count());
    table.write("?");
    assert!(table.screen().contains("Rule A2"));
}

#[test]
fn nought_ends_the_turn_wherever_one_is() {
    let mut table = verbs();
    table.write("w");
    assert_eq!(table.press(KeyCode::Char('0')), answer("end your turn"));
    let mut table = against_a_bot();
    table.write("0");
    assert!(table.screen().contains("This question needs an answer"));
}

#[test]
fn variants_share_a_row_and_are_turned_with_the_arrows() {
    let mut table = verbs();
    table.write("c");
    assert_eq!(table.app.rows().iter().filter(|row| matches!(row, Row::Variants(_))).count(), 1);
    assert!(table.screen().contains("[silver 67%]") && table.screen().contains("gold 50%"));
    table.press(KeyCode::Right);
    assert!(table.screen().contains("[gold 50%]"));
    assert_eq!(table.press(KeyCode::Enter), answer("close “talos wakes” as gold"));
}

#[test]
fn nothing_moves_while_one_walks_through_the_options() {
    for keys in ["", "c", "w", "e"] {
        let mut table = verbs();
        table.write(keys);
        let rows = |table: &Table| -> Vec<_> { table.app.hits.rows.clone() };
        let (before, question) = (rows(&table), table.app.hits.question);
        for _ in 0..table.app.rows().len() {
            table.press(KeyCode::Down);
            assert_eq!((rows(&table), table.app.hits.question), (before.clone(), question), "{}", table.screen());
        }
    }
}

#[test]
fn what_was_aimed_at_me_stands_first_and_the_panel_tells_all() {
    let mut table = verbs();
    let screen = table.screen();
    let aimed = screen.find("! Gio looks at a card of your hand.").expect("what was aimed at the viewer");
    let great = screen.find("* Gio rolls 9 + 1 = 10").expect("what is great");
    assert!(aimed < great);
    table.write(".");
    let screen = table.screen();
    assert!(screen.contains("Since your last decision") && screen.contains("d12 [9] +1 silver hero = 10 ≥ 8 closed"));
}

#[test]
fn what_everybody_should_notice_is_shown_until_a_key_is_pressed() {
    let mut table = verbs();
    let mut view = table.app.view.clone();
    view.log.push(kit::noticed());
    table.app.hear(News::Table(Box::new(view)));
    assert!(table.screen().contains("* The Gate of plants is open") && table.screen().contains("Iris may climb."));
    table.press(KeyCode::Down);
    assert!(!table.screen().contains("Iris may climb."));
}

#[test]
fn the_language_changes_in_place() {
    let mut table = against_a_bot();
    table.press(KeyCode::F(5));
    assert!(table.screen().contains("In quale colonna"));
    table.press(KeyCode::F(5));
    assert!(table.screen().contains("Which column"));
}

#[test]
fn escape_closes_what_is_open_and_leaving_is_asked() {
    let mut table = against_a_bot();
    table.press(KeyCode::Esc);
    assert!(matches!(table.app.top(), Some(Panel::Menu(_))));
    table.press(KeyCode::Esc);
    table.write("q");
    assert!(table.app.top() == Some(&Panel::Leave) && !table.app.left);
    table.press(KeyCode::Esc);
    assert!(table.app.top().is_none() && !table.app.left);
    table.write("q");
    assert_eq!(table.press(KeyCode::Enter), Some(Command::Leave));
    assert!(table.app.left);
}

#[test]
fn control_c_asks_first_and_leaves_the_second_time() {
    let mut table = against_a_bot();
    let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(table.app.key(stop), None);
    assert_eq!(table.app.key(stop), Some(Command::Leave));
    assert!(table.app.left);
}

#[test]
fn the_log_is_filtered_and_names_rules() {
    let mut table = Table::playing(four_in_play(), Lang::En, SIZE);
    table.write("l/bruno");
    table.press(KeyCode::Enter);
    let screen = table.screen();
    assert!(screen.contains("“bruno”") && !screen.contains("▸ ● You drop"));
    table.press(KeyCode::Up);
    table.write("?");
    assert!(table.screen().contains("Rule B1"));
    table.press(KeyCode::Esc);
    table.write("s");
    assert!(table.screen().contains("since your last decision ·"));
    table.press(KeyCode::Esc);
    assert!(table.app.top().is_none());
}

#[test]
fn the_rulebook_is_searched() {
    let mut table = against_a_bot();
    table.write("r/whoever fills");
    table.press(KeyCode::Enter);
    assert!(table.screen().contains("C1  Whoever fills"));
    table.write("/b1");
    table.press(KeyCode::Enter);
    assert!(table.screen().contains("Nobody may pass"));
}

#[test]
fn several_are_picked_by_key_or_space_and_enter_ends_it() {
    let mut table = asked(Kind::Several { min: 1, max: 2 }, &["wolf", "bear", "owl"]);
    assert_eq!(table.press(KeyCode::Char('3')), None);
    table.press(KeyCode::Up);
    table.press(KeyCode::Up);
    table.press(KeyCode::Char(' '));
    assert!(table.screen().contains("2 picked"));
    table.write("2");
    assert!(table.screen().contains("No more can be chosen"));
    assert_eq!(table.press(KeyCode::Enter), answer("owl, wolf"));
}

#[test]
fn a_total_is_shared_with_the_arrows() {
    let mut table = asked(Kind::Share { total: 3 }, &["wolf", "bear", "owl"]);
    table.press(KeyCode::Right);
    table.press(KeyCode::Right);
    table.press(KeyCode::Right);
    assert!(table.screen().contains("‹2/2› wolf") && table.screen().contains("1 left"));
    table.press(KeyCode::Left);
    table.press(KeyCode::Down);
    table.write("++");
    assert!(table.screen().contains("0 left"));
    assert_eq!(table.press(KeyCode::Enter), answer("wolf=1, bear=2"));
}

#[test]
fn an_order_is_made_pick_by_pick_and_the_last_places_itself() {
    let mut table = asked(Kind::Order, &["wolf", "bear", "owl"]);
    table.write("31");
    assert!(table.screen().contains("[2] wolf"));
    table.press(KeyCode::Backspace);
    table.write("2");
    assert_eq!(table.press(KeyCode::Enter), answer("owl, bear, wolf"));
}

#[test]
fn a_roll_is_typed() {
    let kind = Kind::Roll { die: "d10", sides: 10, count: 2 };
    let mut table = asked(kind, &[]);
    table.write("3 10");
    assert!(table.screen().contains("▸ 3 10▏"));
    assert_eq!(table.press(KeyCode::Enter), answer("3 10"));
}

#[test]
fn a_drawn_card_is_found_and_named() {
    let cards = ["volcano", "hearth", "labrys"].map(str::to_owned).to_vec();
    let mut table = asked(Kind::Draw { deck: "chaos", cards }, &[]);
    table.write("/lab");
    assert_eq!(table.press(KeyCode::Enter), answer("labrys"));
}

#[test]
fn a_click_chooses_an_option_or_a_lit_place() {
    let mut table = against_a_bot();
    let screen = table.screen();
    let (row, line) =
        screen.lines().enumerate().find(|(_, line)| line.contains("Drop in column 5")).expect("an option");
    let before = line.split("Drop in column 5").next().unwrap_or_default();
    let at = (before.chars().count() as u16 + 3, row as u16);
    table.click(at.0, at.1);
    assert!(!table.session().record().contains("drop 5"), "a first click takes it in hand");
    table.click(at.0, at.1);
    assert!(table.session().record().contains("drop 5"));
    table.bots();
    let screen = table.screen();
    let (row, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.starts_with("A │") || line.contains("A │"))
        .expect("the board");
    let column = line.chars().position(|c| c == '1').expect("a lit place");
    table.click(column as u16, row as u16);
    table.click(column as u16, row as u16);
    assert!(table.session().record().contains("drop 1"));
}

#[test]
fn the_curtain_hides_the_table_until_it_is_opened() {
    let mut view = kit::ascension();
    view.secret = true;
    let mut table = Table::of(view, Lang::En, SIZE);
    let screen = table.screen();
    assert!(screen.contains("Pass the screen to Nora") && !screen.contains("Volcano") && !screen.contains("Weave"));
    assert_eq!(table.press(KeyCode::Char('1')), None);
    assert!(table.screen().contains("Pass the screen"));
    table.press(KeyCode::Enter);
    assert!(table.screen().contains("Pass the screen"));
    table.press(KeyCode::Char(' '));
    assert!(table.screen().contains("Weave"));
}

#[test]
fn the_curtain_falls_between_hidden_hands_and_nowhere_else() {
    let four = connect_four([person("Anna"), person("Bruno")]);
    assert!(!four.view().secret);
    let ascension = kit::game("ascension", [person("Anna"), person("Bruno")]);
    let ascension = terminal::SessionHost::new(ascension, Box::new(()));
    assert!(ascension.view().secret);
    let alone = kit::game("ascension", [person("Anna"), bot("random")]);
    assert!(!terminal::SessionHost::new(alone, Box::new(())).view().secret);
    let together = kit::game("odyssey", [person("Anna"), person("Bruno")]);
    assert!(!terminal::SessionHost::new(together, Box::new(())).view().secret);
}

#[test]
fn at_the_end_the_result_the_proof_and_the_record_are_shown() {
    let mut table = Table::playing(connect_four([bot("random"), bot("random")]), Lang::En, SIZE);
    table.bots();
    let screen = table.screen();
    assert!(screen.contains("The game is over") && screen.contains("won") && screen.contains("Seed 7"));
    assert!(screen.contains("SHA-256"));
    table.press(KeyCode::Esc);
    assert!(!table.screen().contains("SHA-256"));
    table.press(KeyCode::Esc);
    table.write("1");
    assert!(table.screen().contains("SHA-256"));
}

#[test]
fn nobody_looks_from_a_seat_where_only_bots_play() {
    let table = Table::playing(connect_four([bot("random"), bot("random")]), Lang::En, SIZE);
    assert_eq!(table.app.view.viewer, Viewer::Onlooker);
}

#[test]
fn a_refusal_is_told_and_changes_nothing() {
    let mut table = against_a_bot();
    let dealer = table.dealer.as_mut().expect("a dealer");
    let news = dealer.act(Command::Answer { question: 99, words: "drop 1".to_owned() });
    news.into_iter().for_each(|news| table.app.hear(news));
    assert_eq!(table.session().given(), 0);
    assert!(table.screen().contains("That question has been answered already."));
}

/// Answers this many questions with nothing but Enter, and a few steps down the list.
fn enter_alone(table: &mut Table, questions: usize) {
    for _ in 0..questions {
        table.bots();
        if table.session().outcome().is_some() {
            break;
        }
        let before = table.session().number();
        // Random steps through the list, so that folders, picks and shares are met as well.
        (0..before % 3).for_each(|_| drop(table.press(KeyCode::Down)));
        for _ in 0..24 {
            table.press(KeyCode::Enter);
            if table.session().number() != before {
                break;
            }
            // A verb without anything to offer says why and stays in hand. Beyond the last of them comes the first.
            let idle = match table.app.row() {
                Some(Row::Verb { places, .. }) => places.is_empty(),
                Some(Row::Barred(..)) => true,
                _ => false,
            };
            if idle {
                table.press(KeyCode::Down);
            }
        }
        assert_ne!(table.session().number(), before, "stuck:\n{}", table.screen());
    }
}

fn heavy(game: &str, lang: Lang, size: (u16, u16)) -> Table {
    let seats = [person("Anna"), bot("random")];
    Table::playing(terminal::SessionHost::new(kit::game(game, seats), Box::new(())), lang, size)
}

#[test]
fn enter_alone_answers_sixty_questions_of_a_heavy_game() {
    let mut table = heavy("ascension", Lang::En, (100, 30));
    enter_alone(&mut table, 60);
    assert!(matches!(table.session().holders()[Seat(0)], Holder::Person(_)));
}

#[test]
fn a_convoy_is_painted_in_both_languages_and_enter_alone_drives_it() {
    let english = ["reach of turret 1", "Room for", "Space 5"];
    let italian = ["perimetro della torretta 1", "Posto per", "Casella 5"];
    for (lang, words) in [(Lang::En, english), (Lang::It, italian)] {
        let mut table = heavy("aurora", lang, (160, 120));
        table.bots();
        let screen = table.screen();
        for word in words {
            assert!(screen.contains(word), "{word}:\n{screen}");
        }
        assert!(!screen.contains('⟨'), "{screen}");
        enter_alone(&mut table, 40);
    }
}

#[test]
fn the_letter_of_a_verb_goes_to_its_first_option_where_few_are_shown_without_their_verbs() {
    let mut view = kit::odyssey();
    let mut options: Vec<_> = ["Look", "Strike", "Stab"].iter().map(|name| option(name, "", &[])).collect();
    for struck in &mut options[1..] {
        struck.label = struck.label.clone().verb("attack");
    }
    view.verbs = vec![kit::verb("attack", "Attack", "A")];
    view.ask = Some(ask(Seat(0), Kind::One, Prompt::new(plain("Which?"), "B1"), options));
    let mut table = Table::of(view, Lang::En, SIZE);
    table.write("a");
    assert!(!table.screen().contains("not at this question"), "{}", table.screen());
    assert_eq!(table.app.row(), Some(Row::Option(1)));
}
