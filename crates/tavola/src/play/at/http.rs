//! A small HTTP client: one request at a time, each on a connection of its own.
//!
//! HTTP 1.0 is all that is needed: the answer ends where the connection does.

use serde::de::DeserializeOwned;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;
use table::Lang;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server, and who asks it.
#[derive(Clone)]
pub struct Server {
    /// Name and port.
    pub host: String,
    /// The secret of a seat.
    pub secret: Option<String>,
    pub lang: Lang,
}

pub struct Reply {
    pub status: u16,
    pub body: String,
}

impl Reply {
    pub fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_str(&self.body).map_err(io::Error::other)
    }

    /// The sentence of a refusal, from a page of the interface or for the script.
    pub fn sentence(&self) -> String {
        let told: Option<serde_json::Value> = serde_json::from_str(&self.body).ok();
        let said = told.and_then(|told| told["error"].as_str().map(str::to_owned));
        said.unwrap_or_else(|| self.body.trim().to_owned())
    }
}

impl Server {
    pub fn get(&self, path: &str) -> io::Result<Reply> {
        self.send("GET", path, "text/plain", "")
    }

    pub fn post_json(&self, path: &str, body: &serde_json::Value) -> io::Result<Reply> {
        self.send("POST", path, "application/json", &body.to_string())
    }

    pub fn post_form(&self, path: &str, fields: &[(&str, &str)]) -> io::Result<Reply> {
        let field = |(key, value): &(&str, &str)| format!("{key}={}", encoded(value));
        let body: Vec<String> = fields.iter().map(field).collect();
        self.send("POST", path, "application/x-www-form-urlencoded", &body.join("&"))
    }

    fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> io::Result<Reply> {
        let mut stream = self.connect()?;
        let proof = self.secret.as_ref().map(|secret| format!("Authorization: Bearer {secret}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nAccept-Language: {}\r\nX-Tavola: 1\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{}\r\n",
            self.host,
            self.lang,
            body.len(),
            proof.unwrap_or_default()
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        read(&answer).ok_or_else(|| io::Error::other("the answer makes no sense"))
    }

    fn connect(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::new(io::ErrorKind::NotFound, "no such address");
        for address in self.host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => {
                    stream.set_read_timeout(Some(PATIENCE))?;
                    stream.set_write_timeout(Some(PATIENCE))?;
                    return Ok(stream);
                }
                Err(error) => last = error,
            }
        }
        Err(last)
    }
}

fn read(answer: &str) -> Option<Reply> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/")?.split(' ').nth(1)?.parse().ok()?;
    Some(Reply { status, body: body.to_owned() })
}

/// A value as it may stand in a form or an address.
pub fn encoded(words: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    words.bytes().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_with_its_status_and_its_sentence() {
        let reply = read("HTTP/1.0 409 Conflict\r\ncontent-type: x\r\n\r\n{\"error\": \"Too late.\"}").unwrap();
        assert_eq!((reply.status, reply.sentence().as_str()), (409, "Too late."));
        assert!(!reply.is_good());
        let reply = read("HTTP/1.1 204 No Content\r\n\r\n").unwrap();
        assert!(reply.is_good() && reply.sentence().is_empty());
        assert!(read("nonsense").is_none() && read("HTTP/1.0 x\r\n\r\n").is_none());
    }

    #[test]
    fn values_are_encoded() {
        assert_eq!(encoded("drop 4=ò"), "drop%204%3D%C3%B2");
    }
}
