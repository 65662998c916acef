-- Purchase offers as the desk handles them. Each belongs to the lead it came with, which keeps the bidder and the conditions, and is erased with it.
CREATE TABLE offers (
  id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  listing_id INTEGER NOT NULL,
  office TEXT,
  amount INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  valid_until TEXT,
  state TEXT NOT NULL DEFAULT 'received',
  is_open INTEGER NOT NULL DEFAULT 1,
  counter_amount INTEGER,
  counter_until TEXT,
  accepted_by TEXT,
  accepted_on TEXT,
  accepted_in TEXT,
  is_released INTEGER NOT NULL DEFAULT 0,
  names_bidder INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX offers_by_listing ON offers (listing_id, amount);
CREATE INDEX offers_by_openness ON offers (is_open, received_at, id);

-- The steps of an offer, with what undoing each restores.
CREATE TABLE offer_events (
  id TEXT PRIMARY KEY NOT NULL,
  offer_id TEXT NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  step TEXT NOT NULL,
  details TEXT NOT NULL,
  text TEXT,
  is_mailed INTEGER NOT NULL,
  before TEXT NOT NULL,
  undone_at TEXT,
  undone_because TEXT
);
CREATE INDEX offer_events_by_offer ON offer_events (offer_id, at);

-- Offers that came in before. The form took whole euro only, written in several ways: '395.000', '€ 395 000', '395000,00', '395.000,-'.
INSERT INTO offers (id, listing_id, office, amount, received_at, valid_until)
SELECT id, listing_id, office, euro, created_at, ends_on FROM (
  SELECT id, listing_id, office, created_at, fields ->> '$.offerEnd' AS ends_on,
    CAST(replace(replace(CASE
      WHEN typed LIKE '%,__' OR typed LIKE '%.__' THEN substr(typed, 1, length(typed) - 3)
      WHEN typed LIKE '%,_' OR typed LIKE '%._' THEN substr(typed, 1, length(typed) - 2)
      ELSE typed END, '.', ''), ',', '') AS INTEGER) AS euro
  FROM (
    SELECT *, replace(replace(replace(replace(fields ->> '$.offer', '€', ''), ' ', ''), char(160), ''), char(8239), '') AS typed
    FROM leads WHERE form = 'purchaseOffer' AND listing_id IS NOT NULL
  )
) WHERE euro > 0;
