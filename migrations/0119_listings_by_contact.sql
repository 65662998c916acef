-- The homes in lists by their contact person, the newest first. Maintained by SQLite wherever a listing is written.
CREATE INDEX listings_by_contact ON listings (record -> '$.contact', created_at DESC, id DESC) WHERE listed = 1;
