//! Errors of the Fluent parser, as sentences for people who write messages.

use fluent_syntax::parser::{ErrorKind, ParserError};

/// Where a mistake is, as a byte, and what to say about it.
pub(super) fn explain(error: &ParserError, ftl: &str) -> (usize, String) {
    let at = error.pos.start.min(ftl.len());
    (behind_the_last_word(error, ftl, at), sentence(&error.kind))
}

/// Whoever looks for a sign looks over line ends as well; it was forgotten behind the last word before them.
fn behind_the_last_word(error: &ParserError, ftl: &str, at: usize) -> usize {
    match error.kind {
        ErrorKind::ExpectedToken(_) | ErrorKind::MissingValue | ErrorKind::ExpectedInlineExpression => {
            ftl.get(..at).map_or(at, |before| before.trim_end().len())
        }
        _ => at,
    }
}

fn sentence(kind: &ErrorKind) -> String {
    let words = match kind {
        ErrorKind::ExpectedToken('}') => "expected `}` here: what `{` opens must be closed in the same message",
        ErrorKind::ExpectedToken('=') => "expected `=` here, between a key and its words",
        ErrorKind::ExpectedToken(token) => return format!("expected `{token}` here"),
        ErrorKind::ExpectedCharRange { .. } => {
            "expected a key of letters a to z, figures and hyphens, such as `card-first-furrow`"
        }
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            return format!("`{entry_id}` has no words: write them behind an equals sign");
        }
        ErrorKind::MissingDefaultVariant => "one of the variants must be marked with a star, as in `*[other]`",
        ErrorKind::MultipleDefaultVariants => "only one of the variants may be marked with a star",
        ErrorKind::MissingValue => "expected words here",
        ErrorKind::UnterminatedStringLiteral => "this text in quotes is never closed",
        ErrorKind::UnbalancedClosingBrace => "this `}` closes nothing; to show one, write `{ \"}\" }`",
        ErrorKind::ExpectedInlineExpression => {
            "expected a variable such as `$name`, a key, or text in quotes behind this `{`"
        }
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            "this backslash means nothing; write `\\\\`"
        }
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => "only a variable such as `$name` can stand before `->`",
        ErrorKind::TermAttributeAsPlaceable => "an attribute of a term can only be asked for before `->`",
        ErrorKind::PositionalArgumentFollowsNamed => "arguments without a name come before those with one",
        ErrorKind::DuplicatedNamedArgument(name) => return format!("the argument `{name}` is given twice"),
        ErrorKind::ForbiddenCallee => "only a function in capitals, such as `NUMBER`, can be called",
        ErrorKind::ExpectedLiteral => "expected a number or text in quotes",
    };
    words.to_owned()
}
