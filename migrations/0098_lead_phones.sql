-- Leads are found by their phone number in any notation and by the reference of their home (db/leads/lead-texts.ts).
DROP TABLE lead_texts;
CREATE VIRTUAL TABLE lead_texts USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10 11 12');
WITH phones AS (
  SELECT id, replace(replace(replace(replace(replace(replace(replace(replace(coalesce(fields ->> '$.phone', ''), '(0)', ''), ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', '00') AS digits
  FROM leads
), dialled AS (
  SELECT id, CASE WHEN digits LIKE '0032%' THEN '0' || substr(digits, 5) WHEN digits LIKE '00%' THEN substr(digits, 3) ELSE digits END AS digits FROM phones WHERE digits NOT GLOB '*[^0-9]*'
)
INSERT INTO lead_texts (rowid, text)
SELECT number, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  coalesce(email, '') || ' ' || coalesce(listing_id, '') || ' ' || coalesce(project_id, '') || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(fields) WHERE type = 'text'), '')
    || ' ' || coalesce(dialled.digits || ' ' || substr(dialled.digits, -8), '')
    || ' ' || coalesce((SELECT reference FROM desk_homes WHERE desk_homes.id = leads.listing_id), ''),
  'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), '²', '2')
FROM leads LEFT JOIN dialled ON dialled.id = leads.id WHERE number IS NOT NULL;
