-- The agency is data: one record as JSON. Every change increments its version and that of the catalogue, under which it is cached.

CREATE TABLE agency (
  id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
  version INTEGER NOT NULL,
  record TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
