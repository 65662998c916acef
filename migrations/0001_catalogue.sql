-- The catalogue: what the agency offers, as last reported by the CRM.

CREATE TABLE listings (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL,
  state TEXT NOT NULL,
  listed INTEGER NOT NULL,
  main_type TEXT NOT NULL,
  type TEXT NOT NULL,
  type_name TEXT NOT NULL,
  zip TEXT,
  price REAL,
  bedrooms INTEGER,
  reference TEXT,
  project_id INTEGER,
  created_at TEXT NOT NULL,
  price_up REAL NOT NULL,
  price_down REAL NOT NULL,
  city_nl TEXT NOT NULL,
  city_fr TEXT NOT NULL,
  city_en TEXT NOT NULL,
  city_de TEXT NOT NULL,
  type_nl TEXT NOT NULL,
  type_fr TEXT NOT NULL,
  type_en TEXT NOT NULL,
  type_de TEXT NOT NULL,
  card TEXT NOT NULL,
  record TEXT NOT NULL,
  secret TEXT,
  aside TEXT,
  fingerprint TEXT NOT NULL,
  source TEXT,
  withdrawn_at TEXT
);

-- One index per sort: the first columns select what a list shows, the others are its order.
CREATE INDEX listings_by_date ON listings (goal, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_price_up ON listings (goal, price_up, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_price_down ON listings (goal, price_down, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_nl ON listings (goal, city_nl, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_fr ON listings (goal, city_fr, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_en ON listings (goal, city_en, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_city_de ON listings (goal, city_de, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_type_nl ON listings (goal, type_nl, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_type_fr ON listings (goal, type_fr, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_type_en ON listings (goal, type_en, created_at DESC, id DESC) WHERE listed = 1;
CREATE INDEX listings_by_type_de ON listings (goal, type_de, created_at DESC, id DESC) WHERE listed = 1;
-- Covering indexes for counts by category and look-ups by place.
CREATE INDEX listings_by_category ON listings (goal, main_type, type, type_name, zip, price, bedrooms) WHERE listed = 1;
CREATE INDEX listings_by_zip ON listings (goal, zip, created_at DESC, id DESC) WHERE listed = 1;

CREATE TABLE projects (
  id INTEGER PRIMARY KEY,
  listed INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  record TEXT NOT NULL,
  secret TEXT,
  aside TEXT,
  fingerprint TEXT NOT NULL,
  source TEXT,
  withdrawn_at TEXT
);
CREATE INDEX projects_by_date ON projects (created_at DESC, id DESC) WHERE listed = 1;

-- One row: every change of the catalogue increments its version, which is part of the cache keys of lists.
CREATE TABLE catalogue (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL
);
INSERT INTO catalogue (id, version, changed_at) VALUES (1, 1, '1970-01-01T00:00:00.000Z');

-- Staging for a feed: none of it is visible before all of it has arrived and been checked.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  mode TEXT NOT NULL,
  started_at TEXT NOT NULL,
  touched_at TEXT NOT NULL
);
CREATE TABLE import_rows (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  columns TEXT,
  PRIMARY KEY (import_id, kind, record_id)
) WITHOUT ROWID;
CREATE INDEX import_rows_by_position ON import_rows (import_id, kind, position);
