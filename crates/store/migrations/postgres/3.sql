-- Written to whenever somebody asks whether the store can still keep something.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO pulse (id, at) VALUES (1, 0);
