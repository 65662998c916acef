-- Filters by living area, plot, construction year, and homes in a condition to move into.
ALTER TABLE listings ADD COLUMN living_area INTEGER;
ALTER TABLE listings ADD COLUMN plot_area INTEGER;
ALTER TABLE listings ADD COLUMN built INTEGER;
ALTER TABLE listings ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
-- Backfill of the numbers from the records in stock; the next import also reads the condition from their texts.
UPDATE listings SET
  living_area = CAST(card ->> '$.surfaceLiving' AS INTEGER),
  plot_area = CAST(card ->> '$.surfaceGround' AS INTEGER),
  built = CAST(record ->> '$.facts.constructionYear' AS INTEGER);
DROP INDEX listings_searched;
CREATE INDEX listings_searched ON listings (id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at, revision, annuity, living_area, plot_area, built, ready) WHERE listed = 1;
