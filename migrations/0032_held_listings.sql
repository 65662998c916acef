-- A listing that the agency may not advertise yet is held back: it answers like one that is not on the market ('prospective'), and
-- `held_state` is the state that its feed gives it.
ALTER TABLE listings ADD COLUMN held_state TEXT;
CREATE INDEX listings_held ON listings (id) WHERE held_state IS NOT NULL;
