//! The visitor of a request: language, theme, and the secrets in the cookies.

use crate::page::shell::{Look, Theme};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use store::{TableId, Token};
use table::Lang;

/// Who is at the door.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub look: Look,
    cookies: Arc<[(String, String)]>,
    /// Whether our script asks, which wants a sentence and no page.
    pub script: bool,
    pub address: IpAddr,
    bearer: Option<Token>,
    /// Whether this visitor says who they are by a header, rightly or not.
    pub claims: bool,
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        // The guard has read them already.
        let known = parts.extensions.get::<Visitor>().cloned();
        let address = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(known.unwrap_or_else(|| Visitor::read(&parts.headers, address())))
    }
}

/// How many secrets of one table are looked at.
const MOST_TOKENS: usize = 16;

impl Visitor {
    pub fn read(headers: &HeaderMap, address: Option<IpAddr>) -> Visitor {
        let cookies = read_cookies(headers);
        let cookie = |name: &str| cookies.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let lang = cookie("lang").and_then(|tag| tag.parse().ok()).unwrap_or_else(|| preferred(headers));
        let theme = cookie("theme").and_then(Theme::read);
        let bearer = text(headers, header::AUTHORIZATION.as_str()).and_then(|value| value.strip_prefix("Bearer "));
        Visitor {
            look: Look { lang, theme },
            script: headers.contains_key("x-tavola"),
            address: address.unwrap_or(IpAddr::from([0, 0, 0, 0])),
            bearer: bearer.and_then(|token| token.trim().parse().ok()),
            claims: headers.contains_key(header::AUTHORIZATION),
            cookies,
        }
    }

    /// The secrets this visitor has for a table.
    pub fn tokens(&self, table: TableId) -> Vec<Token> {
        let name = cookie_name(table);
        let kept = self.cookies.iter().filter(|(key, _)| *key == name);
        let kept = kept.flat_map(|(_, value)| value.split('.')).filter_map(|token| token.parse().ok());
        kept.chain(self.bearer.clone()).take(MOST_TOKENS).collect()
    }

    /// The tables this visitor has a secret for.
    pub fn tables(&self) -> Vec<TableId> {
        let ids = self.cookies.iter().filter_map(|(key, _)| key.strip_prefix("seat-")?.parse().ok());
        ids.collect()
    }

    /// The cookie that keeps these secrets besides those already kept.
    pub fn keep(&self, table: TableId, new: &[Token], secure: bool) -> String {
        let mut all: Vec<String> = self.tokens(table).iter().map(Token::reveal).collect();
        for token in new.iter().map(Token::reveal) {
            if !all.contains(&token) {
                all.push(token);
            }
        }
        let over = all.len().saturating_sub(MOST_TOKENS);
        cookie(&cookie_name(table), &all[over..].join("."), 365 * 24 * 3600, secure)
    }

    pub fn forget(&self, table: TableId, secure: bool) -> String {
        cookie(&cookie_name(table), "", 0, secure)
    }

    /// Whether this visitor wants to be guided at a table.
    pub fn is_coached(&self, table: TableId) -> bool {
        let name = coach_cookie(table);
        self.cookies.iter().any(|(key, value)| *key == name && value == "1")
    }

    pub fn name(&self) -> Option<String> {
        let name = self.cookies.iter().find(|(key, _)| key == "name")?;
        crate::live_table::clean_name(&decoded(&name.1))
    }
}

/// The cookie that remembers what somebody is called.
pub fn name_cookie(name: &str, secure: bool) -> String {
    cookie("name", &encoded(name), 365 * 24 * 3600, secure)
}

pub fn cookie_name(table: TableId) -> String {
    format!("seat-{table}")
}

/// The cookie that says whether somebody wants to be guided at a table.
pub fn coach_cookie(table: TableId) -> String {
    format!("coach-{table}")
}

/// A cookie that scripts cannot read and other sites cannot send along with their forms.
pub fn cookie(name: &str, value: &str, seconds: u64, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

fn read_cookies(headers: &HeaderMap) -> Arc<[(String, String)]> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The first language of ours that the browser asks for.
fn preferred(headers: &HeaderMap) -> Lang {
    let wanted = text(headers, header::ACCEPT_LANGUAGE.as_str()).unwrap_or_default();
    let tags = wanted.split(',').filter_map(|part| part.trim().get(..2));
    tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or_default()
}

/// Percent signs as in addresses, for names in cookies.
pub fn encoded(words: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    words.bytes().map(sign).collect()
}

fn decoded(words: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = words.as_bytes();
    while let [first, others @ ..] = rest {
        let hex = others
            .get(..2)
            .and_then(|two| std::str::from_utf8(two).ok())
            .and_then(|two| u8::from_str_radix(two, 16).ok());
        match (first, hex) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &others[2..];
            }
            _ => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn visitor(pairs: &[(&'static str, &str)]) -> Visitor {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        Visitor::read(&headers, None)
    }

    #[test]
    fn the_language_is_the_cookies_then_the_browsers_then_english() {
        assert_eq!(visitor(&[("accept-language", "de, it;q=0.8, en")]).look.lang, Lang::It);
        assert_eq!(visitor(&[("accept-language", "it"), ("cookie", "lang=en")]).look.lang, Lang::En);
        assert_eq!(visitor(&[("accept-language", "ø")]).look.lang, Lang::En);
    }

    #[test]
    fn secrets_are_added_to_those_already_kept() {
        let table: TableId = "000000000007".parse().unwrap();
        let (first, second) = (Token::random().unwrap(), Token::random().unwrap());
        let kept = visitor(&[]).keep(table, std::slice::from_ref(&first), false);
        let value = kept.split(';').next().unwrap().to_owned();
        let again = visitor(&[("cookie", &value)]).keep(table, std::slice::from_ref(&second), true);
        assert!(again.contains(&format!("{}.{}", first.reveal(), second.reveal())));
        assert!(again.contains("HttpOnly") && again.contains("SameSite=Lax") && again.ends_with("Secure"));
        assert!(!kept.contains("Secure"));
    }

    #[test]
    fn names_survive_their_cookie() {
        let cookie = format!("name={}", encoded("Tomás; π"));
        assert_eq!(visitor(&[("cookie", &cookie)]).name(), Some("Tomás; π".into()));
        assert_eq!(visitor(&[("cookie", "name=%zz%")]).name(), Some("%zz%".into()));
    }
}
