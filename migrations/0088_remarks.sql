-- Remarks about values of accepted records: `[{"field", "value", "reason"}]`, at most 100 of a record, null if there are none. A record that is read again
-- gets new ones, one that is unchanged keeps them, a withdrawn one loses them.
ALTER TABLE listings ADD COLUMN remarks TEXT;
ALTER TABLE projects ADD COLUMN remarks TEXT;
CREATE INDEX listings_with_remarks ON listings (id) WHERE remarks IS NOT NULL;
CREATE INDEX projects_with_remarks ON projects (id) WHERE remarks IS NOT NULL;
-- How many of its pictures are on which host, by origin (`{"https://photos.crm.example": 12}`); null if there are none elsewhere.
ALTER TABLE listings ADD COLUMN picture_hosts TEXT;
ALTER TABLE projects ADD COLUMN picture_hosts TEXT;

-- The remarks about the records that an import has read, at most 1,000 of an import; `remarks` counts all of them by field, at most 200 fields.
-- `remarked_to` has the last position of each kind whose remarks are counted, so that a chunk sent twice counts once.
ALTER TABLE imports ADD COLUMN remarks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE imports ADD COLUMN remarked_to TEXT NOT NULL DEFAULT '{}';
CREATE TABLE import_remarks (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  number INTEGER NOT NULL,
  record_id INTEGER,
  external_id TEXT,
  field TEXT NOT NULL,
  value TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (import_id, kind, position, number)
) WITHOUT ROWID;
