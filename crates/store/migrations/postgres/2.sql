CREATE TABLE chat (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Faults in the rules, with the report for those who mend them.
CREATE TABLE faults (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    said TEXT NOT NULL,
    report TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Which process moves the bots of a table, and until when.
CREATE TABLE leases (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
