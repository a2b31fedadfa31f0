-- Clubs: members with roles, requests, what is said, acts of organisers, seasons. The SQLite twin of this file has the same tables and
-- columns.
CREATE TABLE clubs (
    id              TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- Rises with every change: who changes a club does this first, so that changes come one after the other.
    version         BIGINT NOT NULL,
    name            TEXT COLLATE "C" NOT NULL,
    -- By which it is found, and by which names that look like it are.
    folded          TEXT COLLATE "C" NOT NULL,
    skeleton        TEXT COLLATE "C" NOT NULL UNIQUE,
    description     TEXT COLLATE "C" NOT NULL,
    admission       TEXT COLLATE "C" NOT NULL,
    listed          BOOLEAN NOT NULL,
    -- What the link holds by which people are invited.
    invitation      TEXT COLLATE "C" NOT NULL,
    members         BIGINT NOT NULL,
    -- The number of the last message.
    said            BIGINT NOT NULL,
    created_unix_ms BIGINT NOT NULL
);
CREATE INDEX clubs_by_size ON clubs (members, id) WHERE listed;
CREATE INDEX clubs_by_name ON clubs (folded, id) WHERE listed;

CREATE TABLE club_members (
    club          TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person        TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    role          TEXT COLLATE "C" NOT NULL,
    since_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);
CREATE INDEX club_members_by_person ON club_members (person, club);

CREATE TABLE club_requests (
    club    TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);
CREATE INDEX club_requests_by_person ON club_requests (person, club);

CREATE TABLE club_messages (
    club    TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms BIGINT NOT NULL,
    text    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (club, number)
);
CREATE INDEX club_messages_by_person ON club_messages (person, club, number);

-- What was done in a club; a number is the version after it. People in it stay as ids, which lead to nobody once an account is deleted.
CREATE TABLE club_acts (
    club    TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    unix_ms BIGINT NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    person  TEXT COLLATE "C" NOT NULL,
    about   TEXT COLLATE "C",
    PRIMARY KEY (club, number)
);

CREATE TABLE club_seasons (
    club           TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number         BIGINT NOT NULL,
    name           TEXT COLLATE "C" NOT NULL,
    begins_unix_ms BIGINT NOT NULL,
    ends_unix_ms   BIGINT NOT NULL,
    -- How many of one's best tournaments count; all if nothing is said.
    best           BIGINT,
    PRIMARY KEY (club, number)
);

-- The club that a tournament belongs to.
ALTER TABLE tournaments ADD COLUMN club TEXT COLLATE "C";
CREATE INDEX tournaments_of_club ON tournaments (club, starts_unix_ms, id) WHERE club IS NOT NULL;

-- The places of tournaments of clubs that are over.
CREATE TABLE tournament_places (
    tournament TEXT COLLATE "C" NOT NULL,
    person     TEXT COLLATE "C" NOT NULL,
    place      BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
