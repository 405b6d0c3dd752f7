CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Faults in the rules, with the report for those who mend them.
CREATE TABLE faults (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    said TEXT NOT NULL,
    report TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Which process moves the bots of a table, and until when.
CREATE TABLE leases (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
);
