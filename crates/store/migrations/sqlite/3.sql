-- Written to whenever somebody asks whether the store can still keep something.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
);
INSERT INTO pulse (id, at) VALUES (1, 0);
