-- The line of the log after which a note of the table's own stands; lines that people say have none.
ALTER TABLE chat ADD COLUMN line INTEGER;

-- From which address a table was set up, and how many bytes it brought with it: what one address may keep is bounded.
CREATE TABLE makers (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    bytes INTEGER NOT NULL
);
CREATE INDEX makers_address ON makers (address);
