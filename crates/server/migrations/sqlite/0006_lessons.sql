-- Which lessons somebody has done.
CREATE TABLE lessons_done (
    person TEXT NOT NULL REFERENCES people (id),
    game   TEXT NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, game, lesson)
) WITHOUT ROWID;
