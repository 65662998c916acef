-- What a search reads of a listing, narrow enough for a full scan: the in-memory index is built from these columns alone.

DROP INDEX listings_by_price_up;
DROP INDEX listings_by_price_down;
DROP INDEX listings_by_city_nl;
DROP INDEX listings_by_city_fr;
DROP INDEX listings_by_city_en;
DROP INDEX listings_by_city_de;
DROP INDEX listings_by_type_nl;
DROP INDEX listings_by_type_fr;
DROP INDEX listings_by_type_en;
DROP INDEX listings_by_type_de;
DROP INDEX listings_by_category;
ALTER TABLE listings DROP COLUMN price_up;
ALTER TABLE listings DROP COLUMN price_down;

-- Numbers that stand for a place (postcode and names) and for a category, so that a hundred thousand rows name a few thousand.
ALTER TABLE listings ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN category INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN country TEXT NOT NULL DEFAULT 'other';
ALTER TABLE listings ADD COLUMN place_names TEXT NOT NULL DEFAULT '[]';
ALTER TABLE listings ADD COLUMN bathrooms INTEGER;
ALTER TABLE listings ADD COLUMN rooms INTEGER;
ALTER TABLE listings ADD COLUMN garages INTEGER;
ALTER TABLE listings ADD COLUMN parkings INTEGER;
ALTER TABLE listings ADD COLUMN terrace INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN garden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN epc TEXT;
ALTER TABLE listings ADD COLUMN lat REAL;
ALTER TABLE listings ADD COLUMN lng REAL;

-- Backfill from the records in stock; the next import adds the rest.
UPDATE listings SET
  place = id,
  category = id,
  country = coalesce(card ->> '$.place.country', 'other'),
  place_names = json_array(city_nl, city_fr, city_en, city_de),
  bathrooms = record ->> '$.facts.bathrooms',
  rooms = record ->> '$.facts.rooms',
  garages = record ->> '$.facts.garages',
  parkings = record ->> '$.facts.parkings',
  terrace = coalesce(record ->> '$.facts.terrace', 0) OR coalesce(record ->> '$.facts.surfaceTerrace', 0) > 0,
  garden = coalesce(record ->> '$.facts.garden', 0) OR coalesce(record ->> '$.facts.surfaceGarden', 0) > 0,
  epc = card ->> '$.energy.labelText',
  lat = card ->> '$.place.point.lat',
  lng = card ->> '$.place.point.lng';

CREATE INDEX listings_searched ON listings (id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at) WHERE listed = 1;
CREATE INDEX listings_by_place ON listings (place, id) WHERE listed = 1;
CREATE INDEX listings_by_category ON listings (category, id) WHERE listed = 1;
CREATE INDEX listings_by_main_type ON listings (goal, main_type, created_at DESC, id DESC) WHERE listed = 1;

-- Every word of a listing that a visitor may read, in all languages, without accents. Contentless: it stores no text.
CREATE VIRTUAL TABLE listing_texts USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
INSERT INTO listing_texts (rowid, text)
  SELECT id, concat_ws(' ', zip, city_nl, city_fr, city_en, city_de, type_nl, type_fr, type_en, type_de, reference, card ->> '$.title', record ->> '$.description') FROM listings;
