-- For how long nobody has served a table, where several servers share a database. A file belongs to one server, so here it is always 0.
ALTER TABLE tables ADD COLUMN unserved_ms INTEGER NOT NULL DEFAULT 0;
