-- Covering index for the number of open leads without an answer, also within the offices of a member.
CREATE INDEX leads_unanswered ON leads (created_at, office, form) WHERE is_open = 1 AND answered_at IS NULL;
