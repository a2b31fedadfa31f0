-- Who follows whom. Two who follow each other are friends. Only accounts do. The SQLite twin of this file has the same tables and
-- columns.
CREATE TABLE follows (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    followed TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms  BIGINT NOT NULL,
    PRIMARY KEY (person, followed)
);
CREATE INDEX follows_by_followed ON follows (followed, person);
