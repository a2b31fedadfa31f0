-- Which node serves a table, where several share a database. A file belongs to one server, so here it is always empty.
ALTER TABLE tables ADD COLUMN owner TEXT;
