-- The records of an import that the stock has word for word share a row per chunk: a feed that changes little writes little.
CREATE TABLE import_unchanged (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  first_id INTEGER NOT NULL,
  last_id INTEGER NOT NULL,
  count INTEGER NOT NULL,
  records TEXT NOT NULL,
  PRIMARY KEY (import_id, kind, position)
) WITHOUT ROWID;
