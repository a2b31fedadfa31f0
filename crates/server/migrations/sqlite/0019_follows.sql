-- Who follows whom. Two who follow each other are friends. Only accounts do. The PostgreSQL twin of this file has the same tables and
-- columns.
CREATE TABLE follows (
    person   TEXT NOT NULL REFERENCES people (id),
    followed TEXT NOT NULL REFERENCES people (id),
    unix_ms  INTEGER NOT NULL,
    PRIMARY KEY (person, followed)
) WITHOUT ROWID;
CREATE INDEX follows_by_followed ON follows (followed, person);
