-- Packs, each once by its hash.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    files TEXT NOT NULL,
    kept INTEGER NOT NULL
) WITHOUT ROWID;

-- What is known of a table besides its game. It changes seldom.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    pack TEXT NOT NULL REFERENCES packs (hash),
    access TEXT NOT NULL,
    state TEXT NOT NULL,
    lang TEXT NOT NULL,
    created INTEGER NOT NULL,
    details TEXT NOT NULL,
    version INTEGER NOT NULL
);
CREATE INDEX tables_pack ON tables (pack);

-- What changes with every answer: the number of the last row (-1 before the game begins), and when the table was last used.
CREATE TABLE heads (
    id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    last INTEGER NOT NULL,
    used INTEGER NOT NULL
);

-- Which secret holds which seat; seat -1 is the owner.
CREATE TABLE holders (
    token TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (token, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holders_table ON holders (table_id);

-- The header of the record.
CREATE TABLE beginnings (
    table_id INTEGER PRIMARY KEY REFERENCES heads (id) ON DELETE CASCADE,
    header TEXT NOT NULL
);

-- A row for every answer. Rows are only ever added.
CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES heads (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER,
    at INTEGER NOT NULL,
    lines TEXT NOT NULL,
    log_from INTEGER NOT NULL,
    log TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES heads (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
