-- A record is known by its source and its id there. The number in addresses is the CRM's own for Omnicasa, and one from 1,000,000,000 on
-- for every other source.

ALTER TABLE listings RENAME COLUMN source TO record_hash;
ALTER TABLE listings RENAME COLUMN aside TO extra_fields;
ALTER TABLE listings ADD COLUMN source TEXT NOT NULL DEFAULT 'omnicasa';
ALTER TABLE listings ADD COLUMN external_id TEXT NOT NULL DEFAULT '';
UPDATE listings SET external_id = CAST(id AS TEXT);
CREATE UNIQUE INDEX listings_by_source ON listings (source, external_id);
CREATE INDEX listings_by_project ON listings (project_id) WHERE project_id IS NOT NULL;

ALTER TABLE projects RENAME COLUMN source TO record_hash;
ALTER TABLE projects RENAME COLUMN aside TO extra_fields;
ALTER TABLE projects ADD COLUMN source TEXT NOT NULL DEFAULT 'omnicasa';
ALTER TABLE projects ADD COLUMN external_id TEXT NOT NULL DEFAULT '';
UPDATE projects SET external_id = CAST(id AS TEXT);
CREATE UNIQUE INDEX projects_by_source ON projects (source, external_id);

-- AUTOINCREMENT: a number is never reused, even after its row is deleted.
CREATE TABLE public_ids (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  external_id TEXT NOT NULL
);
CREATE UNIQUE INDEX public_ids_by_record ON public_ids (source, kind, external_id);
-- The first number given is 1,000,000,000, or the one after the highest in use.
INSERT INTO public_ids (id, source, kind, external_id)
  SELECT max(999999999, coalesce((SELECT max(id) FROM listings), 0), coalesce((SELECT max(id) FROM projects), 0)), '', '', '';
DELETE FROM public_ids;

-- Rows staged before this migration lack the new columns: a running import is aborted, and what it has already applied gets a version.
UPDATE catalogue SET version = version + 1 WHERE EXISTS (SELECT 1 FROM imports WHERE state = 'applying');
UPDATE imports SET state = 'superseded' WHERE state IN ('receiving', 'applying');
DELETE FROM import_rows;
ALTER TABLE imports ADD COLUMN source TEXT NOT NULL DEFAULT 'omnicasa';
ALTER TABLE imports ADD COLUMN format TEXT NOT NULL DEFAULT 'omnicasa';
