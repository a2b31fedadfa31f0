-- What hosts and moderators decide about people, and the log of it. The SQLite twin of this file has the same tables and columns.

-- Who may do what: `host` or `moderator`.
CREATE TABLE roles (
    person        TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    role          TEXT COLLATE "C" NOT NULL,
    since_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (person, role)
);

-- What somebody may not do, and until when: `kind` is `ban`, and there is room for others. It is in force until its end, if it has one, unless
-- it was lifted before. Rows stay when they are no longer in force. `number` is that of the act by which it was imposed.
CREATE TABLE sanctions (
    number          BIGINT PRIMARY KEY,
    person          TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    kind            TEXT COLLATE "C" NOT NULL,
    reason          TEXT NOT NULL,
    imposed_unix_ms BIGINT NOT NULL,
    until_unix_ms   BIGINT,
    lifted_unix_ms  BIGINT
);
CREATE INDEX sanctions_not_lifted ON sanctions (person, kind) WHERE lifted_unix_ms IS NULL;
CREATE INDEX sanctions_by_person ON sanctions (person, number);

-- Every act of a host at the machine (`host` is the user there) or of a person with a role (`by_person`). Numbers have no gaps and are given out
-- in the order in which they become visible: servers read on from the last one they know. `details` is JSON, and goes with the person.
CREATE TABLE acts (
    number    BIGINT PRIMARY KEY,
    unix_ms   BIGINT NOT NULL,
    host      TEXT,
    by_person TEXT COLLATE "C",
    kind      TEXT COLLATE "C" NOT NULL,
    person    TEXT COLLATE "C",
    reason    TEXT,
    details   TEXT
);
CREATE INDEX acts_by_person ON acts (person, number);

-- One row: the number of the last act. Who acts changes it first, so acts wait for each other.
CREATE TABLE act_numbers (
    id   BIGINT PRIMARY KEY CHECK (id = 1),
    last BIGINT NOT NULL
);
INSERT INTO act_numbers (id, last) VALUES (1, 0);
