//! The page as a recipe: its blocks say which files to write and which lines to add to others.

use super::names::Names;

/// The files that following the page would write, by path. Nothing is written here; the error is the path of a file that does not look as the page says.
pub fn files(
    page: &str,
    names: &Names,
    read: &dyn Fn(&str) -> Option<String>,
) -> Result<Vec<(String, String)>, String> {
    let mut files: Vec<(String, String)> = Vec::new();
    for (order, body) in blocks(page) {
        let (verb, object) = order.split_once('=').unwrap_or((order, ""));
        let (path, anchor) = object.split_once(" after=").unwrap_or((object, ""));
        let path = names.instead_of_pig("paths.toml", path);
        let body = names.instead_of_pig(&path, body);
        let words = match verb {
            "file" => format!("{body}\n"),
            "append" => {
                let made = files.iter().find(|(other, _)| *other == path).map(|(_, words)| words.clone());
                let words = made.or_else(|| read(&path)).unwrap_or_default();
                if !words.contains(anchor) {
                    return Err(path);
                }
                words.replacen(anchor, &format!("{anchor}\n{body}"), 1)
            }
            _ => continue,
        };
        files.retain(|(other, _)| *other != path);
        files.push((path, words));
    }
    Ok(files)
}

/// The blocks of code in a page, each with what its first line says to do with it.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let mut blocks = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once("\n```") {
        let Some((head, after)) = after.split_once('\n') else {
            break;
        };
        let Some((body, after)) = after.split_once("\n```") else {
            break;
        };
        blocks.push((head.split_once(' ').map_or("", |(_, order)| order), body));
        rest = after;
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "A page.\n\n```rust file=crates/pig/src/lib.rs\npub struct Pig;\n```\n\n```toml append=Cargo.toml after=[deps]\npig = 1\n```\n\n\
                         ```sh run\ncargo test -p pig\n```\n";

    #[test]
    fn files_are_made_and_lines_added_under_the_new_name() {
        let names = Names::new("deep-sea").expect("a sound name");
        let read = |path: &str| (path == "Cargo.toml").then(|| "[deps]\nserde = 1\n".to_owned());
        let files = files(SMALL, &names, &read).expect("everything is as the page says");
        let expected = [
            ("crates/deep_sea/src/lib.rs", "pub struct DeepSea;\n"),
            ("Cargo.toml", "[deps]\ndeep_sea = 1\nserde = 1\n"),
        ];
        assert_eq!(files, expected.map(|(path, words)| (path.to_owned(), words.to_owned())));
    }

    #[test]
    fn a_file_that_does_not_look_as_the_page_says_is_named() {
        let names = Names::new("deep-sea").expect("a sound name");
        assert_eq!(files(SMALL, &names, &|_| None), Err("Cargo.toml".to_owned()));
    }

    #[test]
    fn the_real_page_makes_a_whole_crate() {
        let names = Names::new("deep-sea").expect("a sound name");
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |path: &str| std::fs::read_to_string(root.join(path)).ok();
        let files = files(super::super::PAGE, &names, &read).expect("everything is as the page says");
        let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        for path in [
            "crates/deep_sea/Cargo.toml",
            "crates/deep_sea/RULES.md",
            "crates/deep_sea/RULES.it.md",
            "crates/deep_sea/locales/en.ftl",
            "crates/deep_sea/locales/it.ftl",
            "crates/deep_sea/looks/icons.svg",
            "crates/deep_sea/looks/cover.svg",
            "crates/deep_sea/src/lib.rs",
            "crates/deep_sea/tests/rules.rs",
            "crates/deep_sea/examples/play.rs",
            "ARCHITECTURE.md",
            "Cargo.toml",
            "crates/shelf/Cargo.toml",
            "crates/shelf/src/standard.rs",
        ] {
            assert!(paths.contains(&path), "{path} is not among {paths:?}");
        }
        let own = files.iter().filter(|(path, _)| path.contains("deep_sea"));
        for (path, words) in own {
            assert!(!words.contains("Pig") && !words.contains("\"pig\""), "{path} still names the page's game");
        }
    }
}
