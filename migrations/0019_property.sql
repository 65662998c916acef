-- Listings by location, in squares of about eleven kilometres, to find homes near another one.
ALTER TABLE listings ADD COLUMN cell INTEGER;
UPDATE listings SET cell = CAST((lat + 90) * 10 AS INTEGER) * 10000 + CAST((lng + 180) * 6 AS INTEGER) WHERE lat IS NOT NULL AND lng IS NOT NULL;
CREATE INDEX listings_by_cell ON listings (goal, main_type, cell, created_at DESC, id DESC) WHERE listed = 1;
DROP INDEX listings_by_zip;
CREATE INDEX listings_by_zip ON listings (goal, main_type, zip, created_at DESC, id DESC) WHERE listed = 1;

-- A search for a reference redirects to its home.
CREATE INDEX listings_by_reference ON listings (reference COLLATE NOCASE) WHERE listed = 1;

-- A life annuity has terms instead of a plain price, so that no filter, sort or card treats one as the other.
UPDATE listings SET
  price = NULL,
  card = json_set(card,
    '$.price', json('{"amount":null,"from":false}'),
    '$.annuity', json_object('bouquet', record ->> '$.facts.annuityBouquet', 'monthly', record ->> '$.facts.annuityMonthly'))
WHERE goal = 'sale' AND (record -> '$.lifeAnnuity' = 'true' OR record -> '$.facts.annuityBouquet' IS NOT NULL OR record -> '$.facts.annuityMonthly' IS NOT NULL);
UPDATE listings SET record = json_remove(record, '$.lifeAnnuity') WHERE record -> '$.lifeAnnuity' IS NOT NULL;
UPDATE catalogue SET version = version + 1;
