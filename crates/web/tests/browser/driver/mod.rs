//! A browser driven through chromedriver, in a few lines: its protocol is JSON over HTTP.

use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

pub struct Browser {
    driver: Child,
    /// What the driver says, kept open for it.
    _said: BufReader<ChildStdout>,
    port: u16,
    session: String,
    profile: PathBuf,
    /// Whether pages may run scripts.
    scripts: bool,
}

const DRIVER: &str = "/usr/bin/chromedriver";
const CHROMIUM: &str = "/usr/bin/chromium";
const PATIENCE: Duration = Duration::from_secs(90);

/// What the protocol calls an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Brings a thing into sight and gives a point of it that nothing lies over.
const SEEN: &str = r#"
    const el = document.querySelector(arguments[0]);
    el?.scrollIntoView({ block: arguments[1], inline: 'nearest' });
    const box = el?.getBoundingClientRect();
    if (!box?.width) return [];
    const over = ([x, y]) => { const top = document.elementFromPoint(x, y); return !!top && el.contains(top); };
    const points = [[.5, .5], [.5, .3], [.5, .7], [.25, .5], [.75, .5]].map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
    return points.find(over) ?? [];
"#;

/// How often a browser is opened again when it does not come up.
const TRIES: u32 = 3;

const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
];

impl Browser {
    /// Opens a browser with a window of this size inside; `None`, with a word, where there is none on this machine.
    pub fn open(width: u32, height: u32) -> Option<Browser> {
        Browser::begin(width, height, json!({}), &[])
    }

    /// As [`Browser::open`], for somebody who wants no motion: nothing has to be waited for.
    pub fn calm(width: u32, height: u32) -> Option<Browser> {
        Browser::begin(width, height, json!({}), &["--force-prefers-reduced-motion"])
    }

    /// As [`Browser::open`], with scripts of pages switched off. What a test itself asks of the page is still answered.
    pub fn without_scripts(width: u32, height: u32) -> Option<Browser> {
        Browser::begin(width, height, json!({ "profile.managed_default_content_settings.javascript": 2 }), &[])
    }

    /// Starts a driver, which finds a port of its own and tells it.
    fn driver(scripts: bool) -> Browser {
        let mut driver =
            Command::new(DRIVER).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = BufReader::new(driver.stdout.take().unwrap());
        let port = loop {
            let mut line = String::new();
            let count = said.read_line(&mut line).unwrap();
            assert!(count > 0, "chromedriver does not come up");
            let told = line.rsplit_once("successfully on port ");
            if let Some((_, port)) = told {
                break port.trim().trim_end_matches('.').parse().unwrap();
            }
        };
        Browser {
            driver,
            _said: said,
            port,
            session: String::new(),
            profile: std::env::temp_dir().join(format!("tavola-profile-{port}")),
            scripts,
        }
    }

    fn begin(width: u32, height: u32, preferences: Value, more: &[&str]) -> Option<Browser> {
        if !(PathBuf::from(DRIVER).exists() && PathBuf::from(CHROMIUM).exists()) {
            println!("no chromium and chromedriver here: this test is skipped");
            return None;
        }
        let scripts = preferences == json!({});
        let browser = (1..=TRIES)
            .find_map(|_| Browser::with_session(scripts, &preferences, more))
            .unwrap_or_else(|| panic!("chromedriver opened no browser in {TRIES} tries"));
        browser.resize(width, height);
        Some(browser)
    }

    /// Gives the window another size inside. A narrow one is a phone, which is touched.
    pub fn resize(&self, width: u32, height: u32) {
        let phone = width < 600;
        self.command("/goog/cdp/execute", json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": { "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone } }));
        self.command(
            "/goog/cdp/execute",
            json!({ "cmd": "Emulation.setTouchEmulationEnabled", "params": { "enabled": phone } }),
        );
    }

    /// A new driver with a browser; `None`, with a word, where either does not come up. A loaded machine sometimes breaks this off.
    fn with_session(scripts: bool, preferences: &Value, more: &[&str]) -> Option<Browser> {
        let mut browser = Browser::driver(scripts);
        let mut arguments: Vec<String> = FLAGS.iter().chain(more).map(|flag| flag.to_string()).collect();
        arguments.push(format!("--user-data-dir={}", browser.profile.display()));
        let options = json!({ "binary": CHROMIUM, "args": arguments, "prefs": preferences });
        let wanted =
            json!({ "capabilities": { "alwaysMatch": { "browserName": "chrome", "goog:chromeOptions": options } } });
        let told = browser.send("POST", "/session", &wanted);
        match told.as_ref().map(|told| told["sessionId"].as_str()) {
            Ok(Some(session)) => browser.session = session.to_owned(),
            _ => {
                println!("no session: {told:?}");
                return None;
            }
        }
        Some(browser)
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        self.send(method, path, body).unwrap_or_else(|fault| panic!("{method} {path}: {fault}"))
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(180)))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
            if line.trim().is_empty() {
                break;
            }
        }
        let mut told = vec![0; length];
        reader.read_exact(&mut told)?;
        let told: Value = serde_json::from_slice(&told)?;
        Ok(told["value"].clone())
    }

    fn command(&self, what: &str, body: Value) -> Value {
        let told = self.call("POST", &format!("/session/{}{what}", self.session), &body);
        assert!(told["error"].is_null(), "{what}: {told}");
        told
    }

    /// Goes to a page and waits until all of it is there: on a busy machine the driver sometimes says so while half of it is still on its way.
    pub fn go(&self, address: &str) {
        self.command("/url", json!({ "url": address }));
        self.wait_until("return document.readyState === 'complete'");
    }

    /// What a script returns.
    pub fn ask(&self, script: &str) -> Value {
        self.command("/execute/sync", json!({ "script": script, "args": [] }))
    }

    /// As [`Browser::ask`], with arguments.
    pub fn asked(&self, script: &str, arguments: Value) -> Value {
        self.command("/execute/sync", json!({ "script": script, "args": arguments }))
    }

    /// Shows the page as it would be printed.
    pub fn print(&self) {
        self.command(
            "/goog/cdp/execute",
            json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "media": "print" } }),
        );
    }

    pub fn run(&self, script: &str) {
        self.ask(script);
    }

    /// What a script hands to its last argument.
    pub fn later(&self, script: &str) -> Value {
        self.command("/execute/async", json!({ "script": script, "args": [] }))
    }

    /// Waits until a script returns true. The page itself looks again whenever it changes, so that waiting costs nothing.
    pub fn wait_until(&self, script: &str) {
        let begun = Instant::now();
        let wait = format!(
            "const done = arguments[arguments.length - 1], look = () => {{ {script} }}; if (look()) {{ done(true); return; }} \
             const end = said => {{ watch.disconnect(); clearInterval(now); clearTimeout(late); done(said); }}, again = () => {{ if (look()) end(true); }}; \
             const watch = new MutationObserver(again), now = setInterval(again, 250), late = setTimeout(() => end(false), 4000); \
             watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});"
        );
        loop {
            // A page that is left in the meantime takes the waiting script with it.
            let told = match self.scripts {
                true => self.call(
                    "POST",
                    &format!("/session/{}/execute/async", self.session),
                    &json!({ "script": wait, "args": [] }),
                ),
                false => self.ask(script),
            };
            if told == json!(true) {
                return;
            }
            let page = || self.ask("return document.body.innerText");
            assert!(begun.elapsed() < PATIENCE, "never true: {script}\n{}", page());
            std::thread::sleep(Duration::from_millis(if self.scripts { 20 } else { 150 }));
        }
    }

    pub fn wait_for(&self, selector: &str) {
        self.wait_until(&format!("return !!document.querySelector({})", json!(selector)));
    }

    fn find(&self, selector: &str) -> String {
        self.wait_for(selector);
        let told = self.command("/element", json!({ "using": "css selector", "value": selector }));
        told.as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned()
    }

    /// Clicks as a person does: scrolls to where a thing is well in view, and if something lies over it, takes the pointer away and
    /// tries again.
    pub fn click(&self, selector: &str) {
        let mut last = Value::Null;
        for block in ["nearest", "center", "center", "end", "center"] {
            let element = self.find(selector);
            if self.scripts {
                let selector = json!(selector);
                self.run(&format!(
                    "document.querySelector({selector})?.scrollIntoView({{ block: '{block}', inline: 'nearest' }})"
                ));
            }
            let path = format!("/session/{}/element/{element}/click", self.session);
            last = self.call("POST", &path, &json!({}));
            if last["error"].is_null() {
                return;
            }
            self.point_away();
            std::thread::sleep(Duration::from_millis(300));
        }
        self.shot("not-clicked");
        panic!("{selector} cannot be clicked: {}", last["message"]);
    }

    /// Clicks twice, as fast as a hand does.
    pub fn double_click(&self, selector: &str) {
        let element = self.find(selector);
        self.asked(
            "arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest' })",
            json!([{ ELEMENT: element }]),
        );
        let (down, up) = (json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 }));
        let there = json!({ "type": "pointerMove", "duration": 0, "origin": { ELEMENT: element }, "x": 0, "y": 0 });
        let between = json!({ "type": "pause", "duration": 60 });
        self.pointer(&json!([there, down, up, between, down, up]));
    }

    /// Moves the pointer to one point after the other, and rests at each for this many milliseconds.
    pub fn point_along(&self, points: &[(f64, f64, u64)]) {
        let steps = points.iter().flat_map(|(x, y, rest)| {
            let (x, y) = (x.round(), y.round());
            [
                json!({ "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64 }),
                json!({ "type": "pause", "duration": rest }),
            ]
        });
        self.pointer(&steps.collect());
    }

    fn pointer(&self, steps: &Value) {
        self.command("/actions", json!({ "actions": [{ "type": "pointer", "id": "m", "parameters": { "pointerType": "mouse" }, "actions": steps }] }));
    }

    /// Lets the pointer rest on a thing.
    pub fn rest_on(&self, selector: &str) {
        let element = self.find(selector);
        self.point_away();
        let there = json!({ "type": "pointerMove", "duration": 0, "origin": { ELEMENT: element }, "x": 0, "y": 0 });
        self.pointer(&json!([there, { "type": "pause", "duration": 150 }]));
    }

    /// Takes the pointer into a corner, so that nothing is shown large because of it.
    fn point_away(&self) {
        self.point_along(&[(1.0, 1.0, 0)]);
    }

    /// Taps with a finger, where the thing can be seen.
    pub fn tap(&self, selector: &str) {
        self.wait_for(selector);
        for block in ["nearest", "center", "start", "end", "center"] {
            let at = self.asked(SEEN, json!([selector, block]));
            if let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) {
                let there =
                    json!({ "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64 });
                let (down, up) = (json!({ "type": "pointerDown" }), json!({ "type": "pointerUp" }));
                self.command("/actions", json!({ "actions": [{ "type": "pointer", "id": "f", "parameters": { "pointerType": "touch" }, "actions": [there, down, up] }] }));
                return;
            }
            std::thread::sleep(Duration::from_millis(200));
        }
        self.shot("not-tapped");
        let what =
            self.asked("return document.querySelector(arguments[0])?.outerHTML.slice(0, 300)", json!([selector]));
        panic!("{selector} cannot be tapped: {what}");
    }

    pub fn type_into(&self, selector: &str, words: &str) {
        let element = self.find(selector);
        self.command(&format!("/element/{element}/clear"), json!({}));
        self.command(&format!("/element/{element}/value"), json!({ "text": words }));
    }

    /// Presses a key, wherever the focus is.
    pub fn press(&self, key: &str) {
        self.command("/actions", json!({ "actions": [{ "type": "key", "id": "k", "actions": [{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }] }] }));
    }

    /// Takes a picture, if somebody wants pictures.
    pub fn shot(&self, name: &str) {
        let Some(folder) = std::env::var_os("SHOTS").map(PathBuf::from) else {
            return;
        };
        let told = self.call("GET", &format!("/session/{}/screenshot", self.session), &Value::Null);
        let file = folder.join(format!("{name}.png"));
        std::fs::create_dir_all(file.parent().unwrap_or(&folder)).unwrap();
        std::fs::write(file, from_base64(told.as_str().unwrap())).unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let _ = self.send("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn from_base64(words: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let figures: Vec<u8> = words.bytes().filter_map(value).collect();
    let mut bytes = Vec::new();
    for four in figures.chunks(4) {
        let bits = four.iter().fold(0u32, |bits, figure| bits << 6 | u32::from(*figure)) << (6 * (4 - four.len()));
        bytes.extend(bits.to_be_bytes()[1..four.len()].iter());
    }
    bytes
}
