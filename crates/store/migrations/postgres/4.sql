-- What was written, in short, so that whatever alters it is noticed. Rows that are older than this have none.
ALTER TABLE beginnings ADD COLUMN sum TEXT;
ALTER TABLE answers ADD COLUMN sum TEXT;
ALTER TABLE snapshots ADD COLUMN sum TEXT;
