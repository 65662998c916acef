-- Filters by lift, pool, furnishing, cellar, life annuity and new build.
ALTER TABLE listings ADD COLUMN lift INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN pool INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN furnished INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN cellar INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN new_build INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN bouquet REAL;
-- Backfill from the records in stock; the next import also reads conditions and VAT regimes from their texts.
UPDATE listings SET
  lift = coalesce(record ->> '$.facts.lift' = 1, 0),
  pool = coalesce(record ->> '$.facts.pool' = 1, 0),
  furnished = coalesce(record ->> '$.facts.furnished' = 1, 0),
  cellar = coalesce(record ->> '$.facts.cellar' = 1, 0),
  new_build = project_id IS NOT NULL,
  bouquet = card ->> '$.annuity.bouquet';
DROP INDEX listings_searched;
CREATE INDEX listings_searched ON listings (id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at, revision, annuity, living_area, plot_area, built, ready, lift, pool, furnished, cellar, new_build, bouquet) WHERE listed = 1;
