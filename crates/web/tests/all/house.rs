//! Tables as visitors meet them, without a script: every page is asked for, every answer is a form.

use crate::common::{Browser, house};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};

/// Anna sets a table with a free seat and Bruno sits down in it.
async fn two() -> (Browser, Browser, String) {
    let app = house();
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    let sat = bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    (anna, bruno, table)
}

#[tokio::test]
async fn two_people_play_to_the_end_without_a_script() {
    let (mut anna, mut bruno, table) = two().await;
    for _ in 0..3 {
        assert_eq!(anna.answer(&table, 1, "drop 1").await.status, StatusCode::SEE_OTHER);
        assert_eq!(bruno.answer(&table, 2, "drop 2").await.status, StatusCode::SEE_OTHER);
    }
    let last = anna.answer(&table, 1, "drop 1").await;
    let page = anna.get(last.location()).await;
    assert!(page.body.contains("You have four in line and win."), "{}", page.body);
    let other = bruno.get(&table).await;
    assert!(other.body.contains("Anna has four in line and wins."));
    let record = bruno.get(&format!("{table}/record")).await;
    assert!(record.body.starts_with("tavola record 1") && record.body.contains("end 1 0"));
    let replay = bruno.get(&format!("{table}/replay?at=2")).await;
    assert!(replay.body.contains("after answer 2 of 7"));
    let chances = replay.between("aria-label=\"Chances of winning: ", "\"").expect("how it went, as bots judge it");
    assert!(chances.contains(" 100%, ") && chances.ends_with(" 0%"), "at the end nothing is left to chance: {chances}");
}

/// A line of the log leads to the moment at which it was written, and one that was never written to the end.
#[tokio::test]
async fn a_line_of_the_log_leads_to_its_moment() {
    let (mut anna, mut bruno, table) = two().await;
    anna.answer(&table, 1, "drop 1").await;
    bruno.answer(&table, 2, "drop 2").await;
    anna.answer(&table, 1, "drop 3").await;
    let mut moments = Vec::new();
    for line in [0, 1, 2, 99] {
        let page = anna.get(&format!("{table}/replay?line={line}")).await;
        moments.push(page.between("after answer ", " of 3").expect("a moment").to_owned());
    }
    assert_eq!(moments, ["1", "2", "3", "3"]);
}

#[tokio::test]
async fn an_answer_to_an_old_question_is_refused_kindly_and_changes_nothing() {
    let (mut anna, mut bruno, table) = two().await;
    anna.answer(&table, 1, "drop 1").await;
    bruno.answer(&table, 2, "drop 2").await;
    let late = anna.post(&format!("{table}/answer"), "question=0&seat=1&answer=drop 5").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("That question has been answered already."));
    assert_eq!(late.question(), Some(2), "the page shows the table as it stands");
    anna.script = true;
    let told = anna.post(&format!("{table}/answer"), "question=0&seat=1&answer=drop 5").await;
    assert_eq!((told.status, told.body.as_str()), (StatusCode::CONFLICT, "That question has been answered already."));
}

#[tokio::test]
async fn posting_twice_acts_once() {
    let (mut anna, _, table) = two().await;
    for _ in 0..2 {
        let page = anna.post(&format!("{table}/answer"), "question=0&seat=1&answer=drop 4").await;
        assert_eq!(page.status, StatusCode::SEE_OTHER);
    }
    let page = anna.get(&table).await;
    assert_eq!(page.body.matches("data-vt=\"disc-").count(), 1);
}

#[tokio::test]
async fn nobody_answers_for_a_seat_that_is_not_theirs() {
    let (mut anna, mut bruno, table) = two().await;
    let mut stranger = Browser::new(&anna.app);
    for browser in [&mut bruno, &mut stranger] {
        let page = browser.post(&format!("{table}/answer"), "question=0&seat=1&answer=drop 4").await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    let own = bruno.post(&format!("{table}/answer"), "question=0&seat=2&answer=drop 4").await;
    assert_eq!(own.status, StatusCode::CONFLICT);
    assert!(own.body.contains("Somebody else is asked."));
    assert_eq!(anna.get(&table).await.question(), Some(0));
}

#[tokio::test]
async fn what_is_not_offered_is_refused_with_a_sentence() {
    let (mut anna, _, table) = two().await;
    let page = anna.post(&format!("{table}/answer"), "question=0&seat=1&answer=drop 9").await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.body.contains("is none of the options"));
}

#[tokio::test]
async fn an_answer_is_taken_back_alone_when_fair_and_by_agreement_otherwise() {
    let (mut anna, mut bruno, table) = two().await;
    anna.answer(&table, 1, "drop 4").await;
    assert_eq!(anna.post(&format!("{table}/undo"), "seat=1").await.status, StatusCode::SEE_OTHER);
    assert!(!anna.get(&table).await.body.contains("data-vt=\"disc-"));
    anna.answer(&table, 1, "drop 4").await;
    bruno.answer(&table, 2, "drop 4").await;
    anna.post(&format!("{table}/undo"), "seat=1").await;
    let asked = bruno.get(&table).await;
    assert!(asked.body.contains("Anna asks to undo the last answer."));
    assert_eq!(asked.body.matches("data-vt=\"disc-").count(), 2);
    bruno.post(&format!("{table}/agree"), "seat=2&yes=1").await;
    assert!(!bruno.get(&table).await.body.contains("data-vt=\"disc-"));
}

#[tokio::test]
async fn bots_answer_by_themselves_and_a_seat_is_handed_over_and_back() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "greedy").await;
    anna.answer(&table, 1, "drop 4").await;
    let answered = anna.wait_for(&table, |page| page.question() == Some(2)).await;
    assert_eq!(answered.body.matches("data-vt=\"disc-").count(), 2);
    anna.post(&format!("{table}/hand"), "seat=1&to=greedy").await;
    // Both bots play on: for her as well.
    anna.wait_for(&table, |page| page.body.matches("data-vt=\"disc-").count() > 3).await;
    anna.post(&format!("{table}/hand"), "seat=1&to=person").await;
}

#[tokio::test]
async fn a_hint_is_for_the_one_who_asked() {
    let (mut anna, mut bruno, table) = two().await;
    anna.post(&format!("{table}/hint"), "seat=1").await;
    let page = anna.get(&table).await.body;
    assert!(page.contains("A bot would choose: Drop in column"));
    let weighed = page.split("What it considered").nth(1).expect("what it weighed");
    let weighed = weighed.split("</table>").next().unwrap_or_default();
    assert_eq!(weighed.matches("Drop in column").count(), 7, "{weighed}");
    assert!(weighed.contains("%</td>") && !weighed.contains(" %</td>"));
    let bruno_sees = bruno.get(&table).await.body;
    assert!(!bruno_sees.contains("A bot would choose") && !bruno_sees.contains("What it considered"));
}

/// A battle begins with an order of titans: each is told by its name, not as one writes it in a record.
#[tokio::test]
async fn a_hint_of_several_options_names_each() {
    let (mut anna, _, _) = two().await;
    let page = anna.post("/new/odyssey", "name=Anna&seat-1=me&seat-2=me&seed=7").await;
    let table = page.location().to_owned();
    anna.post(&format!("{table}/hint"), "seat=1").await;
    let page = anna.get(&table).await.body;
    let hint = page.split("A bot would choose: ").nth(1).expect("a hint");
    let hint = hint.split('<').next().unwrap_or_default();
    let titans = ["Theron", "Lykos", "Brontes", "Kadmos"];
    assert!(hint.contains(" and ") && titans.iter().all(|titan| hint.contains(titan)), "{hint}");
}

#[tokio::test]
async fn a_seat_is_passed_on_by_its_link_and_by_no_other() {
    let (mut anna, _, table) = two().await;
    let page = anna.get(&format!("{table}/link?seat=1")).await;
    let link = page.between("value=\"/t/", "\"").expect("a link").to_owned();
    let mut carla = Browser::new(&anna.app);
    carla.get(&format!("/t/{link}")).await;
    assert_eq!(carla.get(&table).await.question(), Some(0));
    let wrong = carla.get(&format!("{table}/sit/00000000000000000000000000000000")).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    let mut other = Browser::new(&anna.app);
    assert_eq!(other.get(&format!("{table}/link?seat=1")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_has_sat_down_once_is_known_by_name_at_the_next_table() {
    let app = house();
    let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
    let first = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{first}/sit"), "name=Bruno&seat=2").await;
    let table = anna.set("Anna", "me", "open").await;
    let form = bruno.get(&table).await.body;
    assert!(form.contains("autocomplete=\"nickname\" value=\"Bruno\""), "{form}");
    let stranger = Browser::new(&app).get(&table).await.body;
    assert!(stranger.contains("autocomplete=\"nickname\" value=\"\""), "{stranger}");
    let mine = bruno.get("/").await.body;
    let day = store::Moment::now().day();
    assert!(mine.contains(&format!("<time datetime=\"{day}\">")), "the list of tables has days: {mine}");
}

#[tokio::test]
async fn the_guide_tells_the_aim_once_and_where_symbols_are_explained() {
    let mut anna = Browser::new(&house());
    let table = anna.post("/new/odyssey", "name=Anna&seat-1=me&guided=1&seed=7").await.location().to_owned();
    let says =
        |page: &crate::common::Page| page.between("<div class=\"says\">", "</div>").unwrap_or_default().to_owned();
    let first = says(&anna.get(&table).await);
    let aim = first.split("</p>").next().expect("the aim").to_owned();
    assert!(aim.contains("primordial") && first.contains("The legend (key K)"), "{first}");
    let taken = anna.answer(&table, 1, "1, 2, 3, 4").await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
    let second = says(&anna.get(&table).await);
    assert!(!second.is_empty() && !second.contains(&aim) && !second.contains("The legend"), "{second}");
}

#[tokio::test]
async fn a_code_is_spoken_and_a_link_is_pasted() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "open").await;
    let code = anna.get(&table).await.between("<b class=\"code\">", "</b>").expect("a code").to_owned();
    let mut bruno = Browser::new(&app);
    assert_eq!(bruno.post("/join", &format!("code={}", code.to_lowercase())).await.location(), table);
    assert_eq!(bruno.post("/join", &format!("code=http%3A%2F%2Flocalhost%3A7878{table}")).await.location(), table);
    assert_eq!(bruno.post("/join", "code=AAAAAA").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn names_and_chat_are_escaped() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("%3Cscript%3Ealert(1)%3C%2Fscript%3E", "me", "greedy").await;
    anna.post(&format!("{table}/chat"), "seat=1&said=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E").await;
    let page = anna.get(&table).await;
    assert!(page.body.contains("&lt;img src=x onerror=alert(1)&gt;"));
    assert!(!page.body.contains("<script>") && !page.body.contains("<img src=x"));
}

#[tokio::test]
async fn pages_allow_no_script_or_style_but_files_of_ours() {
    let (mut anna, _, table) = two().await;
    for path in
        ["/", "/new/connect-four", &table, &format!("{table}/replay"), "/rules/connect-four", "/records", "/api"]
    {
        let page = anna.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert!(
            !page.body.contains(" style=") && !page.body.contains("<style") && !page.body.contains(" onclick="),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_post_from_another_site_is_not_done() {
    let (mut anna, _, table) = two().await;
    for (name, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site"), ("origin", "null")] {
        let request = Request::post(format!("{table}/answer"))
            .header(name, value)
            .header("host", "localhost")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from("question=0&seat=1&answer=drop 4"))
            .unwrap();
        assert_eq!(anna.send(request).await.status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    assert_eq!(anna.get(&table).await.question(), Some(0));
}

#[tokio::test]
async fn a_record_is_opened_and_a_game_goes_on_from_the_middle() {
    let (mut anna, mut bruno, table) = two().await;
    for _ in 0..3 {
        anna.answer(&table, 1, "drop 1").await;
        bruno.answer(&table, 2, "drop 2").await;
    }
    anna.answer(&table, 1, "drop 1").await;
    let forked = anna.post(&format!("{table}/fork"), "at=4&seat=1").await;
    assert_eq!(forked.status, StatusCode::SEE_OTHER, "{}", forked.body);
    assert_eq!(anna.get(forked.location()).await.body.matches("data-vt=\"disc-").count(), 4);
    let record = anna.get(&format!("{table}/record")).await.body;
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.tavola\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let upload = |body: String| {
        Request::post("/records")
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x")
            .body(Body::from(body))
            .unwrap()
    };
    let opened = anna.send(upload(body.clone())).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    assert!(anna.get(opened.location()).await.body.contains("four in line and win"));
    let altered = anna.send(upload(body.replace("1 drop 1", "1 drop 3"))).await;
    assert_eq!(altered.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(altered.body.contains("has been altered"));
}

#[tokio::test]
async fn language_and_theme_change_in_place() {
    let (mut anna, _, table) = two().await;
    let back = anna.post("/look", &format!("lang=it&back={}", table.replace('/', "%2F"))).await;
    assert_eq!(back.location(), table);
    anna.post("/look", "theme=dark&back=%2F").await;
    let page = anna.get(&table).await;
    assert!(page.body.contains("In quale colonna lasci cadere il disco?"));
    assert!(page.body.contains("data-theme=\"dark\""));
    assert_eq!(anna.post("/look", "lang=en&back=%2F%2Fevil.example").await.location(), "/");
}

#[tokio::test]
async fn a_rematch_keeps_everybody_in_their_seats() {
    let (mut anna, mut bruno, table) = two().await;
    for _ in 0..3 {
        anna.answer(&table, 1, "drop 1").await;
        bruno.answer(&table, 2, "drop 2").await;
    }
    anna.answer(&table, 1, "drop 1").await;
    let again = anna.post(&format!("{table}/rematch"), "").await;
    let entered = bruno.get(again.location()).await;
    let next = entered.location().to_owned();
    anna.get(again.location()).await;
    assert_eq!(anna.answer(&next, 1, "drop 4").await.status, StatusCode::SEE_OTHER);
    assert_eq!(bruno.answer(&next, 2, "drop 4").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn two_seats_at_one_screen_take_turns_and_onlookers_only_look() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    let page = anna.get(&table).await;
    assert!(
        page.body.contains("name=\"seat\" value=\"2\""),
        "the screen follows whoever is asked, since nothing is hidden"
    );
    let mut stranger = Browser::new(&app);
    let seen = stranger.get(&table).await;
    assert!(seen.question().is_none() && seen.body.contains("You are watching."));
}

#[tokio::test]
async fn whoever_holds_all_seats_takes_back_without_asking() {
    let app = house();
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    anna.answer(&table, 2, "drop 4").await;
    let page = anna.get(&table).await;
    assert!(!page.body.contains("Ask for an undo"));
    anna.post(&format!("{table}/undo"), "seat=1").await;
    assert!(!anna.get(&table).await.body.contains("data-vt=\"disc-"));
}

#[tokio::test]
async fn nobody_resigns_by_one_click() {
    let (_, mut bruno, table) = two().await;
    let sent = bruno.post(&format!("{table}/resign"), "seat=2").await;
    assert_eq!(sent.status, StatusCode::BAD_REQUEST);
    assert!(bruno.get(&table).await.body.contains("/resign"));
    bruno.post(&format!("{table}/resign"), "seat=2&sure=1").await;
    assert!(!bruno.get(&table).await.body.contains("/resign"));
}

#[tokio::test]
async fn only_the_owner_abandons_and_deletes() {
    let (mut anna, mut bruno, table) = two().await;
    for what in ["abandon", "delete"] {
        assert_eq!(bruno.post(&format!("{table}/{what}"), "sure=1").await.status, StatusCode::FORBIDDEN);
        assert_eq!(anna.post(&format!("{table}/{what}"), "").await.status, StatusCode::FORBIDDEN);
    }
    anna.post(&format!("{table}/abandon"), "sure=1").await;
    assert!(bruno.get(&table).await.question().is_none());
    assert_eq!(anna.post(&format!("{table}/delete"), "sure=1").await.location(), "/");
    assert_eq!(bruno.get(&table).await.status, StatusCode::NOT_FOUND);
}

/// Whoever chooses a seed may know the dice, so everybody is told; the same seed gives the same game.
#[tokio::test]
async fn a_chosen_seed_gives_the_same_game_and_is_told_to_all() {
    let app = house();
    let (mut anna, mut stranger) = (Browser::new(&app), Browser::new(&app));
    let mut begun = Vec::new();
    for seed in ["", "&seed=7", "&seed=7"] {
        let form = format!("name=Anna&seat-1=me&seat-2=me{seed}");
        let table = anna.post("/new/ascension", &form).await.location().to_owned();
        let page = stranger.get(&table).await;
        assert_eq!(page.body.contains("Whoever set up this table chose the seed"), !seed.is_empty());
        // Who is asked first is drawn, so only a game whose seed is known is sure to ask Anna's first seat.
        if !seed.is_empty() {
            let page = anna.get(&format!("{table}?as=1")).await;
            begun.push(page.between("id=\"answer\"", "</form>").unwrap().to_owned());
        }
    }
    let offers = |form: &str| {
        form.split("value=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(offers(&begun[0]), offers(&begun[1]));
    let gathering = anna.post("/new/connect-four", "name=Anna&seat-1=me&seat-2=open&seed=7").await;
    assert!(stranger.get(gathering.location()).await.body.contains("chose the seed"));
    for (wrong, why) in [
        ("seed=-1", "A seed is a whole number of up to 38 digits."),
        ("seed=7&dice=1", "A seed has no effect on real dice"),
    ] {
        let page = anna.post("/new/connect-four", &format!("name=Anna&seat-1=me&seat-2=me&{wrong}")).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        assert!(page.body.contains(why), "{wrong}");
    }
}
