-- Records of an import that are identical to the stock share one row per chunk, so that a feed with few changes writes few rows.
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

-- The day a record's page last changed; null for one that has not changed since this column was added.
ALTER TABLE listings ADD COLUMN changed_on TEXT;
ALTER TABLE projects ADD COLUMN changed_on TEXT;

-- The sitemap's parts: each holds the records from its first id up to the next part's. A change of a record raises `marked`; `written` is
-- the mark that the file in R2 was made under. `site` and `build` are what else decides its addresses.
CREATE TABLE sitemap_parts (
  kind TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  marked INTEGER NOT NULL,
  written INTEGER NOT NULL DEFAULT 0,
  records INTEGER NOT NULL DEFAULT 0,
  file TEXT,
  changed_at TEXT,
  site TEXT,
  build TEXT,
  PRIMARY KEY (kind, first_id)
) WITHOUT ROWID;
INSERT INTO sitemap_parts (kind, first_id, marked) VALUES ('listing', 0, 1), ('project', 0, 1);
