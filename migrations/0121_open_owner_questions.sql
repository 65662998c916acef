-- Questions to owners: the visit's start, which bounds the list of those that wait; taken back; asked because of the home's terms; reminded.
ALTER TABLE owner_questions ADD COLUMN visit_at TEXT NOT NULL DEFAULT '';
ALTER TABLE owner_questions ADD COLUMN withdrawn_at TEXT;
ALTER TABLE owner_questions ADD COLUMN is_automatic INTEGER NOT NULL DEFAULT 0;
ALTER TABLE owner_questions ADD COLUMN reminded_at TEXT;
UPDATE owner_questions SET visit_at = coalesce((SELECT starts_at FROM appointments WHERE id = appointment_id), '');
CREATE INDEX owner_questions_unsettled ON owner_questions (visit_at) WHERE answer IS NOT 'fits' AND withdrawn_at IS NULL;
