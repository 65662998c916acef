-- Spreadsheets that a member of the staff has uploaded, until they are imported; for a day at most.
CREATE TABLE sheets (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  member TEXT NOT NULL,
  source TEXT NOT NULL,
  name TEXT NOT NULL,
  columns TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  gaps TEXT NOT NULL DEFAULT '[]',
  choices TEXT,
  import_id TEXT,
  staged INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);
CREATE INDEX sheets_by_import ON sheets (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX sheets_by_age ON sheets (created_at);
CREATE TABLE sheet_parts (
  sheet_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  rows TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (sheet_id, position)
);
CREATE INDEX sheet_parts_by_age ON sheet_parts (created_at);
