-- Who does not want to meet whom. Ids are those of accounts, or of guests who have none. The SQLite twin of this file has the same tables
-- and columns.
CREATE TABLE blocks (
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    blocked TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked, person);
