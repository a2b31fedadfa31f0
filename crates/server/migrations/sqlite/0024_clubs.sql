-- Clubs: members with roles, requests, what is said, acts of organisers, seasons. The PostgreSQL twin of this file has the same tables and
-- columns.
CREATE TABLE clubs (
    id              TEXT NOT NULL PRIMARY KEY,
    -- Rises with every change: who changes a club does this first, so that changes come one after the other.
    version         INTEGER NOT NULL,
    name            TEXT NOT NULL,
    -- By which it is found, and by which names that look like it are.
    folded          TEXT NOT NULL,
    skeleton        TEXT NOT NULL UNIQUE,
    description     TEXT NOT NULL,
    admission       TEXT NOT NULL,
    listed          BOOLEAN NOT NULL,
    -- What the link holds by which people are invited.
    invitation      TEXT NOT NULL,
    members         INTEGER NOT NULL,
    -- The number of the last message.
    said            INTEGER NOT NULL,
    created_unix_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX clubs_by_size ON clubs (members, id) WHERE listed;
CREATE INDEX clubs_by_name ON clubs (folded, id) WHERE listed;

CREATE TABLE club_members (
    club          TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person        TEXT NOT NULL REFERENCES people (id),
    role          TEXT NOT NULL,
    since_unix_ms INTEGER NOT NULL,
    PRIMARY KEY (club, person)
) WITHOUT ROWID;
CREATE INDEX club_members_by_person ON club_members (person, club);

CREATE TABLE club_requests (
    club    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person  TEXT NOT NULL REFERENCES people (id),
    unix_ms INTEGER NOT NULL,
    PRIMARY KEY (club, person)
) WITHOUT ROWID;
CREATE INDEX club_requests_by_person ON club_requests (person, club);

CREATE TABLE club_messages (
    club    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id),
    unix_ms INTEGER NOT NULL,
    text    TEXT NOT NULL,
    PRIMARY KEY (club, number)
) WITHOUT ROWID;
CREATE INDEX club_messages_by_person ON club_messages (person, club, number);

-- What was done in a club; a number is the version after it. People in it stay as ids, which lead to nobody once an account is deleted.
CREATE TABLE club_acts (
    club    TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    unix_ms INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    person  TEXT NOT NULL,
    about   TEXT,
    PRIMARY KEY (club, number)
) WITHOUT ROWID;

CREATE TABLE club_seasons (
    club           TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    name           TEXT NOT NULL,
    begins_unix_ms INTEGER NOT NULL,
    ends_unix_ms   INTEGER NOT NULL,
    -- How many of one's best tournaments count; all if nothing is said.
    best           INTEGER,
    PRIMARY KEY (club, number)
) WITHOUT ROWID;

-- The club that a tournament belongs to.
ALTER TABLE tournaments ADD COLUMN club TEXT;
CREATE INDEX tournaments_of_club ON tournaments (club, starts_unix_ms, id) WHERE club IS NOT NULL;

-- The places of tournaments of clubs that are over.
CREATE TABLE tournament_places (
    tournament TEXT NOT NULL,
    person     TEXT NOT NULL,
    place      INTEGER NOT NULL,
    PRIMARY KEY (tournament, person)
) WITHOUT ROWID;
