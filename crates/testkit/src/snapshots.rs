//! Texts that are kept in files and compared with what is told today.

use std::path::Path;

/// Fails unless the file has exactly this text. `TAVOLA_BLESS=1 cargo test` writes it again; read the difference before you keep it.
#[track_caller]
pub fn compare(path: impl AsRef<Path>, told: &str) {
    let path = path.as_ref();
    if std::env::var_os("TAVOLA_BLESS").is_some() {
        std::fs::write(path, told).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let differs = kept.lines().zip(told.lines()).position(|(kept, told)| kept != told);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(told.lines().count()));
    assert!(
        kept == told,
        "{} differs from line {}:\nkept: {:?}\ntold: {:?}\n\n{told}",
        path.display(),
        line + 1,
        kept.lines().nth(line).unwrap_or_default(),
        told.lines().nth(line).unwrap_or_default(),
    );
}
