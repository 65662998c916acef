-- The records that an import changed, as they stood before it, for a week: what returns an import. `columns` is null for a record that it added.
CREATE TABLE import_before (
  import_id TEXT NOT NULL REFERENCES imports(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  columns TEXT,
  PRIMARY KEY (import_id, kind, record_id)
);
