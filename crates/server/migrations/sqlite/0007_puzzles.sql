-- How strong people are at puzzles.
CREATE TABLE puzzle_people (
    person     TEXT NOT NULL REFERENCES people (id),
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    solved     INTEGER NOT NULL,
    failed     INTEGER NOT NULL,
    -- The tries of this day, in days since 1970, that moved the ratings of puzzles.
    day        INTEGER NOT NULL,
    tries      INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

-- How hard puzzles have turned out to be. One that nobody has tried has no row.
CREATE TABLE puzzle_ratings (
    game       TEXT NOT NULL,
    puzzle     TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (game, puzzle)
) WITHOUT ROWID;

-- Which puzzles people have tried, and whether they are still to be solved.
CREATE TABLE puzzle_tries (
    person  TEXT NOT NULL REFERENCES people (id),
    game    TEXT NOT NULL,
    puzzle  TEXT NOT NULL,
    unix_ms INTEGER NOT NULL,
    open    BOOLEAN NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) WITHOUT ROWID;
CREATE INDEX puzzle_tries_latest ON puzzle_tries (person, game, unix_ms);

-- What people say is wrong with puzzles.
CREATE TABLE puzzle_reports (
    game    TEXT NOT NULL,
    puzzle  TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id),
    unix_ms INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    moves   TEXT NOT NULL,
    PRIMARY KEY (game, puzzle, person)
) WITHOUT ROWID;
CREATE INDEX puzzle_reports_person ON puzzle_reports (person);
