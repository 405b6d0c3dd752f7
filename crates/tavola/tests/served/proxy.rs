//! The proxy of the page about hosting, as it is written there.

use crate::house::{Folder, Serve, set, wait_for};
use crate::standing::read_some;
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The part of a page between the fences of its first block of this kind.
fn block<'p>(page: &'p str, kind: &str) -> &'p str {
    let (_, rest) = page.split_once(&format!("```{kind}\n")).expect("a block");
    rest.split_once("\n```").expect("its end").0
}

struct Nginx(Child);

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    free.local_addr().expect("its number").port()
}

/// The page's configuration with the ports of this test, and without the certificate that a test has not.
fn configuration(ours: u16, theirs: u16, folder: &Folder) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = fs::read_to_string(page).expect("the page");
    let server: Vec<&str> = block(&page, "nginx").lines().filter(|line| !line.contains("ssl_certificate")).collect();
    let server = server
        .join("\n")
        .replace("listen 443 ssl;", &format!("listen 127.0.0.1:{ours};"))
        .replace("listen [::]:443 ssl;", "")
        .replace("127.0.0.1:7878", &format!("127.0.0.1:{theirs}"));
    let own = |name: &str| folder.path(name);
    format!(
        "daemon off;\npid {};\nerror_log {};\nevents {{}}\nhttp {{\naccess_log off;\nclient_body_temp_path {};\nproxy_temp_path {};\nfastcgi_temp_path {};\nuwsgi_temp_path {};\nscgi_temp_path {};\n{server}\n}}\n",
        own("pid"),
        own("errors"),
        own("a"),
        own("b"),
        own("c"),
        own("d"),
        own("e")
    )
}

fn ask(port: u16, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n").expect("it is taken");
    stream
}

fn answer(port: u16, path: &str) -> String {
    let mut all = String::new();
    ask(port, path).read_to_string(&mut all).expect("an answer");
    all
}

/// Pages, streams, the visitor's own address and what must stay inside.
#[test]
#[ignore = "long"]
fn the_proxy_of_the_page_about_hosting_serves_pages_and_streams() {
    if Command::new("nginx").arg("-v").stderr(Stdio::null()).status().is_err() {
        eprintln!("nginx is missing, so the proxy is not tried; install it with: sudo apt-get install nginx-light");
        return;
    }
    let folder = Folder::new("nginx");
    let url = "https://play.example.org";
    let server = Serve::start(&["--data".into(), folder.path("data"), "--base-url".into(), url.into()]);
    let port = free_port();
    let file = folder.path("nginx.conf");
    fs::write(&file, configuration(port, server.port(), &folder)).expect("written");
    let nginx = Command::new("nginx").args(["-p", &folder.path(""), "-c", &file]).spawn().expect("it starts");
    let _nginx = Nginx(nginx);
    wait_for("the proxy answers", || TcpStream::connect(("127.0.0.1", port)).is_ok());
    let page = answer(port, "/");
    assert!(page.starts_with("HTTP/1.1 200") && page.to_lowercase().contains("content-security-policy"), "{page:.600}");
    assert!(answer(port, "/metrics").starts_with("HTTP/1.1 404"), "what is counted stays inside");
    let table = set(&server, &["me", "me"]);
    let mut stream = ask(port, &format!("/t/{}/events", table.id));
    let mut heard = String::new();
    while !heard.contains("event: patch") {
        let more = read_some(&mut stream);
        assert!(!more.is_empty(), "the stream ended: {heard:.600}");
        heard += &more;
    }
}
