-- A form is a repeat only of the one just before it: another form of the same session in between ends the claim.
ALTER TABLE desk_repeats ADD COLUMN session TEXT NOT NULL DEFAULT '';
CREATE INDEX desk_repeats_by_session ON desk_repeats (session);
