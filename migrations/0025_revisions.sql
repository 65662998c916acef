-- The revision of a listing is the stock version of its last change: it finds what changed since a version, and what is cached of a listing
-- stays valid until its revision changes.
ALTER TABLE listings ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- A life annuity has no plain price: the map says so instead.
ALTER TABLE listings ADD COLUMN annuity INTEGER NOT NULL DEFAULT 0;
UPDATE listings SET annuity = 1 WHERE card ->> '$.annuity' IS NOT NULL;
CREATE INDEX listings_by_revision ON listings (revision);
DROP INDEX listings_searched;
CREATE INDEX listings_searched ON listings (id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at, revision, annuity) WHERE listed = 1;

-- Similar listings are found in the search index.
DROP INDEX listings_by_main_type;
DROP INDEX listings_by_zip;
DROP INDEX listings_by_cell;

-- The version whose search index is in KV, and since when (UTC, ISO 8601); isolates read what changed after it.
ALTER TABLE catalogue ADD COLUMN index_base INTEGER NOT NULL DEFAULT 0;
ALTER TABLE catalogue ADD COLUMN index_base_at TEXT NOT NULL DEFAULT '';
-- The stock version of the last change to the names of places and categories.
ALTER TABLE catalogue ADD COLUMN names_revision INTEGER NOT NULL DEFAULT 0;
