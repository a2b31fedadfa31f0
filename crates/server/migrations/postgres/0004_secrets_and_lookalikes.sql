-- Keys that a server draws once and keeps: whoever knows one can forge what is signed with it.
CREATE TABLE secrets (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

-- What is left of an account's name when letters that look alike are made equal. Accounts that look alike already keep their names; only the
-- first of them has a skeleton.
ALTER TABLE people ADD COLUMN skeleton TEXT COLLATE "C";

UPDATE people
SET skeleton = REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(folded, '0', 'o'), '1', 'l'), 'i', 'l'), 'rn', 'm'), 'vv', 'w')
WHERE id IN (
    SELECT MIN(id) FROM people WHERE folded IS NOT NULL
    GROUP BY REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(folded, '0', 'o'), '1', 'l'), 'i', 'l'), 'rn', 'm'), 'vv', 'w')
);

CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton) WHERE skeleton IS NOT NULL;
