-- The stock as the desk lists it: one narrow row for each listing in any state. Triggers keep what is a column of `listings`; `office` (the
-- key of the office that serves its place), `town` (the code of its municipality), `street` (folded, also where it is not published) and the
-- gaps are written when an import has brought the listing, and every night. `state` is `held` for a listing that is held back. No price is 0.
CREATE TABLE desk_homes (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL,
  state TEXT NOT NULL,
  main_type TEXT NOT NULL,
  zip TEXT,
  price REAL NOT NULL,
  created_at TEXT NOT NULL,
  changed_on TEXT NOT NULL,
  reference TEXT,
  office TEXT,
  town TEXT,
  street TEXT,
  gaps INTEGER NOT NULL DEFAULT 0,
  unlawful INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX desk_homes_by_date ON desk_homes (created_at DESC, id DESC);
CREATE INDEX desk_homes_by_change ON desk_homes (changed_on DESC, id DESC);
CREATE INDEX desk_homes_by_price ON desk_homes (price, id);
CREATE INDEX desk_homes_by_goal ON desk_homes (goal, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_state ON desk_homes (state, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_type ON desk_homes (main_type, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_zip ON desk_homes (zip, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_town ON desk_homes (town, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office ON desk_homes (office, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_street ON desk_homes (street) WHERE street IS NOT NULL;
CREATE INDEX desk_homes_by_reference ON desk_homes (reference COLLATE NOCASE) WHERE reference IS NOT NULL;
CREATE INDEX desk_homes_with_gaps ON desk_homes (created_at DESC, id DESC) WHERE gaps > 0;
CREATE INDEX desk_homes_unlawful ON desk_homes (created_at DESC, id DESC, office) WHERE unlawful > 0;

-- Statements required by law that the page of a listing on offer or held back lacks; `noticed_on` is the day (UTC) the gap was first noticed.
CREATE TABLE listing_gaps (
  listing_id INTEGER NOT NULL,
  rule TEXT NOT NULL,
  created_at TEXT NOT NULL,
  noticed_on TEXT NOT NULL,
  PRIMARY KEY (listing_id, rule)
) WITHOUT ROWID;
CREATE INDEX listing_gaps_by_rule ON listing_gaps (rule, created_at DESC, listing_id DESC);

INSERT INTO desk_homes (id, goal, state, main_type, zip, price, created_at, changed_on, reference)
SELECT id, goal, CASE WHEN held_state IS NULL THEN state ELSE 'held' END, main_type, zip, coalesce(price, 0), created_at, coalesce(changed_on, ''), reference
FROM listings;

CREATE TRIGGER desk_homes_added AFTER INSERT ON listings
BEGIN INSERT OR REPLACE INTO desk_homes (id, goal, state, main_type, zip, price, created_at, changed_on, reference) VALUES (NEW.id, NEW.goal,
  CASE WHEN NEW.held_state IS NULL THEN NEW.state ELSE 'held' END, NEW.main_type, NEW.zip, coalesce(NEW.price, 0), NEW.created_at,
  coalesce(NEW.changed_on, ''), NEW.reference); END;
CREATE TRIGGER desk_homes_changed AFTER UPDATE ON listings
WHEN NEW.goal IS NOT OLD.goal OR NEW.state IS NOT OLD.state OR NEW.held_state IS NOT OLD.held_state OR NEW.main_type IS NOT OLD.main_type
  OR NEW.zip IS NOT OLD.zip OR NEW.price IS NOT OLD.price OR NEW.created_at IS NOT OLD.created_at OR NEW.changed_on IS NOT OLD.changed_on
  OR NEW.reference IS NOT OLD.reference
BEGIN UPDATE desk_homes SET goal = NEW.goal, state = CASE WHEN NEW.held_state IS NULL THEN NEW.state ELSE 'held' END, main_type = NEW.main_type,
  zip = NEW.zip, price = coalesce(NEW.price, 0), created_at = NEW.created_at, changed_on = coalesce(NEW.changed_on, ''), reference = NEW.reference
  WHERE id = NEW.id; END;
-- The rules are about advertisements: only listings on offer or held back.
CREATE TRIGGER listing_gaps_over AFTER UPDATE OF listed, held_state ON listings
WHEN NEW.listed = 0 AND NEW.held_state IS NULL AND (OLD.listed = 1 OR OLD.held_state IS NOT NULL)
BEGIN DELETE FROM listing_gaps WHERE listing_id = NEW.id; UPDATE desk_homes SET gaps = 0, unlawful = 0 WHERE id = NEW.id; END;
CREATE TRIGGER desk_homes_removed AFTER DELETE ON listings
BEGIN DELETE FROM desk_homes WHERE id = OLD.id; DELETE FROM listing_gaps WHERE listing_id = OLD.id; END;

-- How the agency itself presents a listing, which every import leaves as it is: `own` is JSON (order of the photographs and hidden ones,
-- title, badge and text by language), `previous` what it was before the last change, so that it can be undone. Rows are never deleted, so that
-- `version` only grows.
CREATE TABLE presentations (
  listing_id INTEGER PRIMARY KEY NOT NULL,
  own TEXT NOT NULL,
  previous TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL
);
-- `card` and `record` hold what pages show. For a listing that the agency presents itself, `feed` holds the feed's version, and `presented` is
-- the version of the presentation that they show.
ALTER TABLE listings ADD COLUMN feed TEXT;
ALTER TABLE listings ADD COLUMN presented INTEGER;

-- What imports and the rules of publication changed in a listing: `fields` is a JSON list of names. Kept for a year.
CREATE TABLE listing_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  listing_id INTEGER NOT NULL,
  at TEXT NOT NULL,
  fields TEXT NOT NULL,
  price_before REAL,
  price_after REAL,
  state_before TEXT,
  state_after TEXT
);
CREATE INDEX listing_changes_by_listing ON listing_changes (listing_id, id);
CREATE INDEX listing_changes_by_time ON listing_changes (at);

-- The languages in which a document is offered, as JSON; null: all. A removed document is kept for a day, during which it can be restored.
ALTER TABLE documents ADD COLUMN languages TEXT;
ALTER TABLE documents ADD COLUMN removed_at TEXT;
