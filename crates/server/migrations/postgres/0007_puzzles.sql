-- How strong people are at puzzles.
CREATE TABLE puzzle_people (
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    game       TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    solved     BIGINT NOT NULL,
    failed     BIGINT NOT NULL,
    -- The tries of this day, in days since 1970, that moved the ratings of puzzles.
    day        BIGINT NOT NULL,
    tries      BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- How hard puzzles have turned out to be. One that nobody has tried has no row.
CREATE TABLE puzzle_ratings (
    game       TEXT COLLATE "C" NOT NULL,
    puzzle     TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, puzzle)
);

-- Which puzzles people have tried, and whether they are still to be solved.
CREATE TABLE puzzle_tries (
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    game    TEXT COLLATE "C" NOT NULL,
    puzzle  TEXT COLLATE "C" NOT NULL,
    unix_ms BIGINT NOT NULL,
    open    BOOLEAN NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);
CREATE INDEX puzzle_tries_latest ON puzzle_tries (person, game, unix_ms);

-- What people say is wrong with puzzles.
CREATE TABLE puzzle_reports (
    game    TEXT COLLATE "C" NOT NULL,
    puzzle  TEXT COLLATE "C" NOT NULL,
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    unix_ms BIGINT NOT NULL,
    reason  TEXT COLLATE "C" NOT NULL,
    moves   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, puzzle, person)
);
CREATE INDEX puzzle_reports_person ON puzzle_reports (person);
