-- Saved studies: as they were at a version, and every change since, with some before it for those who were away.
CREATE TABLE studies (
    id               TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name             TEXT COLLATE "C" NOT NULL,
    visibility       TEXT COLLATE "C" NOT NULL,
    version          BIGINT NOT NULL,
    snapshot_version BIGINT NOT NULL,
    snapshot         TEXT COLLATE "C" NOT NULL,
    changed_unix_ms  BIGINT NOT NULL
);

CREATE INDEX studies_public ON studies (changed_unix_ms, id) WHERE visibility = 'public';

CREATE TABLE study_events (
    study   TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    entry   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (study, version)
);

-- Who belongs to a study. `since` is the version at which they came; the owner's is 0.
CREATE TABLE study_members (
    study  TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    role   TEXT COLLATE "C" NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (study, person)
);

CREATE INDEX study_members_by_person ON study_members (person, study);
