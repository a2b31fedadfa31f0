-- Who does not want to meet whom. Ids are those of accounts, or of guests who have none. The PostgreSQL twin of this file has the same tables
-- and columns.
CREATE TABLE blocks (
    person  TEXT NOT NULL REFERENCES people (id),
    blocked TEXT NOT NULL REFERENCES people (id),
    unix_ms INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked, person);
