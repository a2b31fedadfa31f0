-- Which lessons somebody has done.
CREATE TABLE lessons_done (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    game   TEXT COLLATE "C" NOT NULL,
    lesson TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
