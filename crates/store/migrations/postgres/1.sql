-- Packs, each once by its hash.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    files TEXT NOT NULL,
    kept BIGINT NOT NULL
);

-- What is known of a table besides its game. It changes seldom.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    pack TEXT NOT NULL REFERENCES packs (hash),
    access TEXT NOT NULL,
    state TEXT NOT NULL,
    lang TEXT NOT NULL,
    created BIGINT NOT NULL,
    details TEXT NOT NULL,
    version BIGINT NOT NULL
);
CREATE INDEX tables_pack ON tables (pack);

-- What changes with every answer: the number of the last row (-1 before the game begins), and when the table was last used.
-- Pages are left half empty so that a change finds room beside the row.
CREATE TABLE heads (
    id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    last BIGINT NOT NULL,
    used BIGINT NOT NULL
) WITH (fillfactor = 50);

-- Which secret holds which seat; seat -1 is the owner.
CREATE TABLE holders (
    token TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (token, table_id, seat)
);
CREATE INDEX holders_table ON holders (table_id);

-- The header of the record.
CREATE TABLE beginnings (
    table_id BIGINT PRIMARY KEY REFERENCES heads (id) ON DELETE CASCADE,
    header TEXT NOT NULL
);

-- A row for every answer. Rows are only ever added.
CREATE TABLE answers (
    table_id BIGINT NOT NULL REFERENCES heads (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat BIGINT,
    at BIGINT NOT NULL,
    lines TEXT NOT NULL,
    log_from BIGINT NOT NULL,
    log TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id BIGINT NOT NULL REFERENCES heads (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    schema BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
