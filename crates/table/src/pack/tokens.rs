//! The tokens of a RON text: just enough to know where a value begins and ends.

/// A stretch of a RON text, by bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: Kind,
    pub start: usize,
    pub text: &'a str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    Comma,
    Colon,
    /// A string of any sort, or a character in quotes.
    Quoted,
    /// A name, a number, or whatever else stands without space.
    Word,
}

impl<'a> Token<'a> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// Whether this is the name `word`, or a string that says `word`.
    pub fn says(&self, word: &str) -> bool {
        match self.kind {
            Kind::Word => self.text == word,
            Kind::Quoted => self.inside() == word,
            _ => false,
        }
    }

    /// The text between the quotes, escapes as they were written.
    pub fn inside(&self) -> &'a str {
        self.text.trim_start_matches(['b', 'r']).trim_matches('#').trim_matches(['"', '\''])
    }
}

/// Why a text cannot be cut into tokens: something begins at `start` and never ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unended {
    pub start: usize,
    pub what: &'static str,
}

/// Cuts a text into tokens, leaving out space and comments. After an [`Unended`] there is nothing more.
pub struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Tokens<'a> {
        Tokens { text, at: 0 }
    }

    fn skip_silence(&mut self) -> Result<(), Unended> {
        loop {
            let rest = &self.text[self.at..];
            let silent = silence(rest).map_err(|what| self.unended(what))?;
            if silent == 0 {
                return Ok(());
            }
            self.at += silent;
        }
    }

    fn unended(&mut self, what: &'static str) -> Unended {
        let start = self.at;
        self.at = self.text.len();
        Unended { start, what }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, Unended>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(unended) = self.skip_silence() {
            return Some(Err(unended));
        }
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        Some(match measure(rest, first) {
            Ok((kind, length)) => {
                let start = self.at;
                self.at += length;
                let text = &rest[..length];
                Ok(Token { kind, start, text })
            }
            Err(what) => Err(self.unended(what)),
        })
    }
}

/// How many bytes of space or comment a text begins with.
fn silence(rest: &str) -> Result<usize, &'static str> {
    let space = rest.len() - rest.trim_start().len();
    if space > 0 {
        Ok(space)
    } else if rest.starts_with("//") {
        Ok(rest.find('\n').unwrap_or(rest.len()))
    } else if rest.starts_with("/*") {
        block_comment(rest).ok_or("comment")
    } else {
        Ok(0)
    }
}

/// Block comments may stand inside one another.
fn block_comment(rest: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = 0;
    loop {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += rest[at..].chars().next()?.len_utf8();
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

/// The kind and length of the token a text begins with.
fn measure(rest: &str, first: char) -> Result<(Kind, usize), &'static str> {
    match first {
        '(' | '[' | '{' => Ok((Kind::Open, 1)),
        ')' | ']' | '}' => Ok((Kind::Close, 1)),
        ',' => Ok((Kind::Comma, 1)),
        ':' => Ok((Kind::Colon, 1)),
        _ => match quoted(rest)? {
            Some(length) => Ok((Kind::Quoted, length)),
            None => Ok((Kind::Word, word(rest))),
        },
    }
}

/// The length of the string or character a text begins with, if it begins with one.
fn quoted(rest: &str) -> Result<Option<usize>, &'static str> {
    let after_b = rest.strip_prefix('b').unwrap_or(rest);
    let prefix = rest.len() - after_b.len();
    if let Some(length) = raw_string(after_b)? {
        return Ok(Some(prefix + length));
    }
    let length = match after_b.chars().next() {
        Some('"') => closing(after_b, '"').ok_or("string")?,
        Some('\'') => closing(after_b.lines().next().unwrap_or_default(), '\'').ok_or("character")?,
        _ => return Ok(None),
    };
    Ok(Some(prefix + length))
}

/// `r"…"` or `r#"…"#` with any number of `#`, in which nothing is escaped.
fn raw_string(rest: &str) -> Result<Option<usize>, &'static str> {
    let Some(after_r) = rest.strip_prefix('r') else {
        return Ok(None);
    };
    let body = after_r.trim_start_matches('#');
    let Some(body) = body.strip_prefix('"') else {
        return Ok(None);
    };
    let opening = rest.len() - body.len();
    let closing = format!("\"{}", "#".repeat(opening - 2));
    let length = body.find(&closing).ok_or("string")?;
    Ok(Some(opening + length + closing.len()))
}

/// The length up to the closing quote, which a backslash before it would escape.
fn closing(rest: &str, quote: char) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if c == quote {
            return Some(at + 1);
        }
    }
    None
}

/// A word goes on until space, a sign, a quote or a comment.
fn word(rest: &str) -> usize {
    let ends = |at: usize, c: char| {
        c.is_whitespace() || "()[]{},:\"'".contains(c) || (at > 0 && c == '/' && silence(&rest[at..]) != Ok(0))
    };
    rest.char_indices().find(|(at, c)| ends(*at, *c)).map_or(rest.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        Tokens::new(text).map(|token| token.expect("a token").text).collect()
    }

    fn unended(text: &str) -> Option<Unended> {
        Tokens::new(text).find_map(Result::err)
    }

    #[test]
    fn signs_words_and_numbers() {
        assert_eq!(texts("Draw(count:-3,x:4.5)"), ["Draw", "(", "count", ":", "-3", ",", "x", ":", "4.5", ")"]);
        assert_eq!(texts("perché è // no\nsì"), ["perché", "è", "sì"]);
        assert_eq!(texts(""), [""; 0]);
    }

    #[test]
    fn comments_are_silent_and_may_nest() {
        assert_eq!(texts("a/*,*/b // c, \"d\n/* e /* f */ \" */ g//"), ["a", "b", "g"]);
        assert_eq!(unended("a /* b /* c */").map(|u| (u.start, u.what)), Some((2, "comment")));
    }

    #[test]
    fn signs_inside_quotes_are_not_signs() {
        assert_eq!(texts(r#""a, (\" b" 'c' ',' '\'' "#), [r#""a, (\" b""#, "'c'", "','", r"'\''"]);
        assert_eq!(
            texts(r##"r#"a " ) "#,b"c)" br"\" r"(" r#type"##),
            [r##"r#"a " ) "#"##, ",", "b\"c)\"", r#"br"\""#, "r\"(\"", "r#type"]
        );
    }

    #[test]
    fn a_string_without_an_end_is_named_where_it_begins() {
        assert_eq!(unended("(a: \"b)").map(|u| (u.start, u.what)), Some((4, "string")));
        assert_eq!(unended("(a: r#\"b\")").map(|u| (u.start, u.what)), Some((4, "string")));
        assert_eq!(unended("(é: 'b)").map(|u| (u.start, u.what)), Some((5, "character")));
        assert_eq!(Tokens::new("\"a").count(), 1);
    }

    #[test]
    fn a_token_says_what_its_quotes_hold() {
        let said = |text| Tokens::new(text).map_while(Result::ok).any(|token| token.says("sea"));
        assert!(said("\"sea\"") && said("r#\"sea\"#") && said("(sea: 3)"));
        assert!(!said("\"seaside\"") && !said("// sea"));
    }
}
