-- Places and categories get tables, and their names and sort keys a row per language, so that a new language needs no migration.

CREATE TABLE places (
  id INTEGER PRIMARY KEY,
  country TEXT NOT NULL,
  zip TEXT,
  search_names TEXT NOT NULL
);
CREATE TABLE place_names (
  place_id INTEGER NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  sort_key TEXT NOT NULL,
  PRIMARY KEY (place_id, locale)
) WITHOUT ROWID;
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  main_type TEXT NOT NULL,
  type TEXT NOT NULL,
  type_name TEXT NOT NULL
);
CREATE TABLE category_names (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  sort_key TEXT NOT NULL,
  PRIMARY KEY (category_id, locale)
) WITHOUT ROWID;

-- Backfill from the listings: the first listing of each place or category decides its names.
INSERT INTO places (id, country, zip, search_names)
  SELECT place, country, zip, place_names FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY place);
INSERT INTO place_names (place_id, locale, name, sort_key)
  SELECT place, 'nl', coalesce(card ->> '$.place.city.nl', card ->> '$.place.city.any', card ->> '$.place.city.en', card ->> '$.place.city.fr', card ->> '$.place.city.de', zip, ''), city_nl
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY place)
  UNION ALL
  SELECT place, 'fr', coalesce(card ->> '$.place.city.fr', card ->> '$.place.city.any', card ->> '$.place.city.en', card ->> '$.place.city.nl', card ->> '$.place.city.de', zip, ''), city_fr
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY place)
  UNION ALL
  SELECT place, 'en', coalesce(card ->> '$.place.city.en', card ->> '$.place.city.any', card ->> '$.place.city.nl', card ->> '$.place.city.fr', card ->> '$.place.city.de', zip, ''), city_en
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY place)
  UNION ALL
  SELECT place, 'de', coalesce(card ->> '$.place.city.de', card ->> '$.place.city.any', card ->> '$.place.city.en', card ->> '$.place.city.nl', card ->> '$.place.city.fr', zip, ''), city_de
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY place);
INSERT INTO categories (id, main_type, type, type_name)
  SELECT category, main_type, type, type_name FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY category);
INSERT INTO category_names (category_id, locale, name, sort_key)
  SELECT category, 'nl', coalesce(card ->> '$.typeName.nl', card ->> '$.typeName.any', card ->> '$.typeName.en', type), type_nl
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY category)
  UNION ALL
  SELECT category, 'fr', coalesce(card ->> '$.typeName.fr', card ->> '$.typeName.any', card ->> '$.typeName.en', type), type_fr
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY category)
  UNION ALL
  SELECT category, 'en', coalesce(card ->> '$.typeName.en', card ->> '$.typeName.any', type), type_en
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY category)
  UNION ALL
  SELECT category, 'de', coalesce(card ->> '$.typeName.de', card ->> '$.typeName.any', card ->> '$.typeName.en', type), type_de
  FROM listings WHERE id IN (SELECT min(id) FROM listings GROUP BY category);

-- One copy instead of a DROP COLUMN for each, which would rewrite every listing eleven times.
CREATE TABLE new_listings (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL,
  state TEXT NOT NULL,
  listed INTEGER NOT NULL,
  main_type TEXT NOT NULL,
  zip TEXT,
  price REAL,
  bedrooms INTEGER,
  reference TEXT,
  project_id INTEGER,
  created_at TEXT NOT NULL,
  card TEXT NOT NULL,
  record TEXT NOT NULL,
  secret TEXT,
  aside TEXT,
  fingerprint TEXT NOT NULL,
  source TEXT,
  withdrawn_at TEXT,
  place INTEGER NOT NULL,
  category INTEGER NOT NULL,
  bathrooms INTEGER,
  rooms INTEGER,
  garages INTEGER,
  parkings INTEGER,
  terrace INTEGER NOT NULL DEFAULT 0,
  garden INTEGER NOT NULL DEFAULT 0,
  epc TEXT,
  lat REAL,
  lng REAL
);
INSERT INTO new_listings (id, goal, state, listed, main_type, zip, price, bedrooms, reference, project_id, created_at, card, record, secret, aside, fingerprint, source, withdrawn_at, place, category, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng)
  SELECT id, goal, state, listed, main_type, zip, price, bedrooms, reference, project_id, created_at, card, record, secret, aside, fingerprint, source, withdrawn_at, place, category, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng FROM listings;
DROP TABLE listings;
ALTER TABLE new_listings RENAME TO listings;

CREATE INDEX listings_by_date ON listings (goal, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_searched ON listings (id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at) WHERE listed = 1;
CREATE INDEX listings_by_place ON listings (place, id) WHERE listed = 1;
CREATE INDEX listings_by_category ON listings (category, id) WHERE listed = 1;
CREATE INDEX listings_by_main_type ON listings (goal, main_type, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_zip ON listings (goal, zip, created_at DESC, id DESC) WHERE listed = 1;
