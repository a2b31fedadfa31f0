-- Tournaments: a line for lists, and the log of each. The SQLite twin of this file has the same tables and columns.
CREATE TABLE tournaments (
    id             TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- How many events its log has: who appends to it says how many there were.
    version        BIGINT NOT NULL,
    game           TEXT COLLATE "C" NOT NULL,
    stage          TEXT COLLATE "C" NOT NULL,
    private        BOOLEAN NOT NULL,
    starts_unix_ms BIGINT NOT NULL,
    owner          TEXT COLLATE "C" NOT NULL,
    -- What lists show of it, as JSON.
    line           TEXT COLLATE "C" NOT NULL
);

CREATE INDEX tournaments_listed ON tournaments (stage, starts_unix_ms, id) WHERE NOT private;
CREATE INDEX tournaments_of_game ON tournaments (game, stage, starts_unix_ms, id) WHERE NOT private;
-- Those that are not over: few, and looked at every second.
CREATE INDEX tournaments_due ON tournaments (starts_unix_ms, id) WHERE stage <> 'finished';

CREATE TABLE tournament_events (
    tournament TEXT COLLATE "C" NOT NULL,
    version    BIGINT NOT NULL,
    entry      TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, version)
);

-- Who plays in a tournament or organises it, for their own lists.
CREATE TABLE tournament_people (
    tournament     TEXT COLLATE "C" NOT NULL,
    person         TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    starts_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);

CREATE INDEX tournament_people_by_person ON tournament_people (person, starts_unix_ms, tournament);
CREATE INDEX tournaments_by_owner ON tournaments (owner) WHERE stage <> 'finished';
