-- Stock (`version`), agency and content have their own versions: a change of one does not invalidate what is cached of the others.
ALTER TABLE catalogue ADD COLUMN agency INTEGER NOT NULL DEFAULT 0;
ALTER TABLE catalogue ADD COLUMN content INTEGER NOT NULL DEFAULT 1;
-- The versions last announced, as JSON: a crash between a change and its announcement shows as a difference.
ALTER TABLE catalogue ADD COLUMN announced TEXT NOT NULL DEFAULT '{}';
UPDATE catalogue SET agency = coalesce((SELECT version FROM agency WHERE id = 1), 0);
