-- What hosts and moderators decide about people, and the log of it. The PostgreSQL twin of this file has the same tables and columns.

-- Who may do what: `host` or `moderator`.
CREATE TABLE roles (
    person        TEXT NOT NULL REFERENCES people (id),
    role          TEXT NOT NULL,
    since_unix_ms INTEGER NOT NULL,
    PRIMARY KEY (person, role)
) WITHOUT ROWID;

-- What somebody may not do, and until when: `kind` is `ban`, and there is room for others. It is in force until its end, if it has one, unless
-- it was lifted before. Rows stay when they are no longer in force. `number` is that of the act by which it was imposed.
CREATE TABLE sanctions (
    number          INTEGER PRIMARY KEY NOT NULL,
    person          TEXT NOT NULL REFERENCES people (id),
    kind            TEXT NOT NULL,
    reason          TEXT NOT NULL,
    imposed_unix_ms INTEGER NOT NULL,
    until_unix_ms   INTEGER,
    lifted_unix_ms  INTEGER
);
CREATE INDEX sanctions_not_lifted ON sanctions (person, kind) WHERE lifted_unix_ms IS NULL;
CREATE INDEX sanctions_by_person ON sanctions (person, number);

-- Every act of a host at the machine (`host` is the user there) or of a person with a role (`by_person`). Numbers have no gaps and are given out
-- in the order in which they become visible: servers read on from the last one they know. `details` is JSON, and goes with the person.
CREATE TABLE acts (
    number    INTEGER PRIMARY KEY NOT NULL,
    unix_ms   INTEGER NOT NULL,
    host      TEXT,
    by_person TEXT,
    kind      TEXT NOT NULL,
    person    TEXT,
    reason    TEXT,
    details   TEXT
);
CREATE INDEX acts_by_person ON acts (person, number);

-- One row: the number of the last act. Who acts changes it first, so acts wait for each other.
CREATE TABLE act_numbers (
    id   INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    last INTEGER NOT NULL
);
INSERT INTO act_numbers (id, last) VALUES (1, 0);
