-- E-mail, where the host has named a mail server. The SQLite twin of this file has the same tables and columns.

-- Addresses of accounts: as they were typed, and as they are compared. `digested_unix_ms` is when the last digest was made, or when digests were
-- switched on: what came up before is in no further one.
CREATE TABLE mail_addresses (
    person           TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES people (id),
    address          TEXT COLLATE "C" NOT NULL,
    folded           TEXT COLLATE "C" NOT NULL,
    language         TEXT COLLATE "C" NOT NULL,
    confirmed        BOOLEAN NOT NULL DEFAULT FALSE,
    digest           BOOLEAN NOT NULL DEFAULT FALSE,
    digested_unix_ms BIGINT NOT NULL DEFAULT 0,
    made_unix_ms     BIGINT NOT NULL
);
CREATE INDEX mail_addresses_by_address ON mail_addresses (folded, confirmed);

-- Hashes of the codes in links that were sent, and what each is for: `confirm` or `recover`. They hold for one address of one account.
CREATE TABLE mail_codes (
    hash            BYTEA PRIMARY KEY NOT NULL,
    person          TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    use_for         TEXT COLLATE "C" NOT NULL,
    folded          TEXT COLLATE "C" NOT NULL,
    expires_unix_ms BIGINT NOT NULL
);
CREATE INDEX mail_codes_by_person ON mail_codes (person, use_for);
CREATE INDEX mail_codes_by_end ON mail_codes (expires_unix_ms);

-- Mails that have to be sent. What they say is made when they are sent, and codes too: no secret waits here.
CREATE TABLE mails (
    person         TEXT COLLATE "C" NOT NULL,
    kind           TEXT COLLATE "C" NOT NULL,
    address        TEXT COLLATE "C" NOT NULL,
    language       TEXT COLLATE "C" NOT NULL,
    queued_unix_ms BIGINT NOT NULL,
    due_unix_ms    BIGINT NOT NULL,
    tries          BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, kind, address)
);
CREATE INDEX mails_due ON mails (due_unix_ms);

-- How many mails were asked for on a day (since 1970, in UTC), for each account and address; `hash` is a keyed hash of which. They go after two days.
CREATE TABLE mail_counts (
    day   BIGINT NOT NULL,
    hash  BYTEA NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (day, hash)
);
