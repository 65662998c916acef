-- What each import did, kept for the desk. `via` and `sent_by` say who sent it: the name of a token (null: the bootstrap token), the run of a
-- synchronisation, or a member of the staff. `counted_to` has the last position of each kind whose rejections are in `rejected`, so that a chunk
-- sent twice counts once.
ALTER TABLE imports ADD COLUMN via TEXT NOT NULL DEFAULT 'token';
ALTER TABLE imports ADD COLUMN sent_by TEXT;
ALTER TABLE imports ADD COLUMN counts TEXT;
ALTER TABLE imports ADD COLUMN rejected INTEGER NOT NULL DEFAULT 0;
ALTER TABLE imports ADD COLUMN counted_to TEXT NOT NULL DEFAULT '{}';
ALTER TABLE imports ADD COLUMN refusal TEXT;

CREATE INDEX imports_by_start ON imports (started_at);

-- Records that an import could not use, at most 1,000 of an import and 8 KB of each.
CREATE TABLE import_rejects (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  external_id TEXT,
  reason TEXT NOT NULL,
  record TEXT,
  PRIMARY KEY (import_id, kind, position)
) WITHOUT ROWID;

-- Records that an import added, changed or withdrew, at most 1,000 of each.
CREATE TABLE import_changes (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  PRIMARY KEY (import_id, outcome, kind, record_id)
) WITHOUT ROWID;

-- Homes entered by hand. `record` is the text as the form holds it, in the neutral format; `published` is the record as it was last published,
-- null for a draft. `office` is a key, null for the whole agency.
CREATE TABLE entries (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  office TEXT,
  record TEXT NOT NULL,
  published TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  is_changed INTEGER NOT NULL DEFAULT 1,
  created_by TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  published_at TEXT
);
CREATE INDEX entries_by_change ON entries (changed_at);

-- Their pictures, in the order they are shown; the id is the key in their addresses. The files are in R2.
CREATE TABLE entry_pictures (
  id TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL
);
CREATE INDEX entry_pictures_by_entry ON entry_pictures (entry_id, kind, position);
