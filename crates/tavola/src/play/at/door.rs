//! Finding a table by its link or its join code, and taking a seat at it.

use super::http::{Reply, Server, encoded};
use crate::args::PlayArgs;
use crate::exit::{Done, Exit};
use crate::speech::Speech;
use serde_json::{Value, json};
use std::io;
use table::text;

/// A table of a server, and what one holds there.
pub struct Door {
    pub server: Server,
    pub table: String,
    /// The secret link of the seat that was taken, to come back by.
    pub link: Option<String>,
}

/// What an address says.
#[derive(Debug, PartialEq, Eq)]
struct Address<'a> {
    host: String,
    table: Option<&'a str>,
    secret: Option<&'a str>,
}

/// Goes to the table. A seat is taken if the link holds none and one is free; otherwise one looks on.
pub fn enter(address: &str, args: &PlayArgs, speech: &Speech) -> Done<Door> {
    let read = read(address).ok_or_else(|| speech.stop(&text!("tavola-at-address", said = address)))?;
    let mut server = Server { host: read.host, secret: read.secret.map(str::to_owned), lang: speech.lang };
    let table = match (read.table, &args.code) {
        (Some(table), _) => table.to_owned(),
        (None, Some(code)) => by_code(&server, code, speech)?,
        (None, None) => return Err(speech.stop(&text!("tavola-at-which"))),
    };
    let mut link = None;
    if server.secret.is_none() && has_room(&server, &table, speech)? {
        let secret = sit(&server, &table, args, speech)?;
        link = Some(format!("http://{}/t/{table}/sit/{secret}", server.host));
        server.secret = Some(secret);
    }
    Ok(Door { server, table, link })
}

fn read(address: &str) -> Option<Address<'_>> {
    let rest = address.strip_prefix("http://")?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() {
        return None;
    }
    let has_port = host.rsplit(']').next().is_some_and(|end| end.contains(':'));
    let host = if has_port { host.to_owned() } else { format!("{host}:80") };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut words = path.split('/').filter(|word| !word.is_empty());
    let is_name = |word: &&str| word.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let table = match words.next() {
        Some("t") => Some(words.next().filter(is_name)?),
        Some(_) => return None,
        None => None,
    };
    let secret = match words.next() {
        Some("sit") => Some(words.next().filter(is_name)?),
        _ => None,
    };
    Some(Address { host, table, secret })
}

/// What a server says, if it says something good; else its sentence ends the command.
pub fn good(reply: io::Result<Reply>, server: &Server, speech: &Speech) -> Done<Reply> {
    match reply {
        Ok(reply) if reply.is_good() => Ok(reply),
        Ok(reply) => Err(Exit::Said(reply.sentence())),
        Err(error) => {
            Err(speech.stop(&text!("tavola-at-unreachable", host = server.host.as_str(), why = error.to_string())))
        }
    }
}

fn by_code(server: &Server, code: &str, speech: &Speech) -> Done<String> {
    let reply = good(server.get(&format!("/api/v1/codes/{}", encoded(code))), server, speech)?;
    let told: Value = reply.json()?;
    Ok(told["table"].as_str().unwrap_or_default().to_owned())
}

fn has_room(server: &Server, table: &str, speech: &Speech) -> Done<bool> {
    let reply = good(server.get(&format!("/api/v1/tables/{table}")), server, speech)?;
    let told: Value = reply.json()?;
    let free = told["seats"].as_array().into_iter().flatten().any(Value::is_null);
    Ok(free && told["state"] == "open")
}

fn sit(server: &Server, table: &str, args: &PlayArgs, speech: &Speech) -> Done<String> {
    let own = || std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok();
    let name = args.name.clone().or_else(own);
    let name = name.unwrap_or_else(|| speech.say(&text!("tavola-at-somebody")));
    let wanted = json!({ "name": name, "seat": args.seat });
    let reply = good(server.post_json(&format!("/api/v1/tables/{table}/join"), &wanted), server, speech)?;
    let told: Value = reply.json()?;
    Ok(told["token"].as_str().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address<'a>(host: &str, table: Option<&'a str>, secret: Option<&'a str>) -> Option<Address<'a>> {
        Some(Address { host: host.to_owned(), table, secret })
    }

    #[test]
    fn links_are_read() {
        assert_eq!(read("http://home:7878"), address("home:7878", None, None));
        assert_eq!(read("http://home/"), address("home:80", None, None));
        assert_eq!(read("http://[::1]/t/abc1"), address("[::1]:80", Some("abc1"), None));
        assert_eq!(read("http://10.0.0.1:7878/t/abc1?as=2#log"), address("10.0.0.1:7878", Some("abc1"), None));
        assert_eq!(read("http://home:1/t/abc1/sit/00ff"), address("home:1", Some("abc1"), Some("00ff")));
    }

    #[test]
    fn what_is_no_link_to_a_table_is_refused() {
        for wrong in
            ["home:7878", "https://home", "http://", "http://home/rules", "http://home/t/", "http://home/t/a%20b"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
