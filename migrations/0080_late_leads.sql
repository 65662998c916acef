-- The list of leads that wait for an answer, and their number, also within the offices of a member. The leading columns, whose value the
-- condition fixes, make SQLite prefer these indexes to those on open leads.
DROP INDEX leads_unanswered;
CREATE INDEX leads_unanswered ON leads (answered_at, is_open, created_at, id, form) WHERE is_open = 1 AND answered_at IS NULL;
CREATE INDEX leads_unanswered_by_office ON leads (office, answered_at, is_open, created_at, id, form) WHERE is_open = 1 AND answered_at IS NULL;
