//! Tokens: the secrets that give access to seats.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A secret that holds a seat or owns a table: 128 random bits, 32 figures in a link or cookie. The store never sees it; it keeps the
/// [`TokenHash`]. It is not shown by `{:?}`, so it cannot get into a log by mistake.
#[derive(Clone)]
pub struct Token(u128);

/// What is kept of a [`Token`]. Since a token is long and random, one round of SHA-256 is enough: there is nothing to guess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TokenHash([u8; 32]);

/// A text that is no token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadToken;

impl Token {
    /// A new one.
    pub fn random() -> Result<Token, StoreError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)
            .map_err(|error| StoreError::Failed(format!("the system gives no random numbers: {error}")))?;
        Ok(Token(u128::from_be_bytes(bytes)))
    }

    /// The token in full, for the link or cookie of the one who holds it.
    pub fn reveal(&self) -> String {
        format!("{:032x}", self.0)
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.to_be_bytes()).into())
    }
}

impl TokenHash {
    /// Whether this is the hash of the token. It takes the same time wherever the two differ.
    pub fn matches(&self, token: &Token) -> bool {
        self.is(&token.hash())
    }

    /// Whether both are the same. It takes the same time wherever they differ.
    pub fn is(&self, other: &TokenHash) -> bool {
        let differing = self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a ^ b));
        std::hint::black_box(differing) == 0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Token, BadToken> {
        let figures = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let token = u128::from_str_radix(text, 16).ok().filter(|_| figures);
        token.map(Token).ok_or(BadToken)
    }
}

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({self})")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for TokenHash {
    type Error = BadToken;

    fn try_from(text: String) -> Result<TokenHash, BadToken> {
        let figures: Option<Vec<u8>> = text.bytes().map(|byte| (byte as char).to_digit(16).map(|n| n as u8)).collect();
        let bytes: Vec<u8> =
            figures.ok_or(BadToken)?.chunks(2).map(|pair| pair.iter().fold(0, |n, figure| n << 4 | figure)).collect();
        bytes.try_into().map(TokenHash).map_err(|_| BadToken)
    }
}

impl fmt::Display for BadToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the key of a seat")
    }
}

impl std::error::Error for BadToken {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_and_by_no_other() {
        let (mine, yours) = (Token::random().unwrap(), Token::random().unwrap());
        assert!(mine.hash().matches(&mine));
        assert!(!mine.hash().matches(&yours));
        assert!(mine.hash().matches(&mine.reveal().parse().unwrap()));
    }

    #[test]
    fn a_hash_reads_back_and_a_token_is_never_shown_by_mistake() {
        let token = Token(7);
        let hash = TokenHash::try_from(token.hash().to_string());
        assert_eq!(hash, Ok(token.hash()));
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert!(!token.hash().to_string().contains(&token.reveal()));
        for bad in ["", "+0000000000000000000000000000007", "000000000000000000000000000000007", "xy"] {
            assert!(bad.parse::<Token>().is_err(), "{bad}");
            assert!(TokenHash::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
