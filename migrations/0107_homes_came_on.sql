-- The day a home first came in, for records that do not say when they were created. Not known of older ones without an event.
ALTER TABLE listings ADD COLUMN came_on TEXT;
UPDATE listings SET came_on = (SELECT substr(min(at), 1, 10) FROM listing_events WHERE listing_events.listing_id = listings.id)
WHERE created_at < '1970-01-02';
-- Published homes that were entered by hand are read again by the job of pending publications: their towns get their names in every language.
UPDATE entries SET pending_since = '2026-11-01T00:00:00.000Z' WHERE state = 'published' AND pending_since IS NULL;
