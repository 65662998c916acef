-- How visits of a home are booked: whether its owner is asked before each.
CREATE TABLE visit_terms (
  listing_id INTEGER PRIMARY KEY NOT NULL,
  asks_owner INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1
);
