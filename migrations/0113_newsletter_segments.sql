-- Whom a newsletter is for besides its language, and a picture of its own. `reach` is how many a narrowed audience had when the draft was last saved.
ALTER TABLE mailings ADD COLUMN segment TEXT;
ALTER TABLE mailings ADD COLUMN reach INTEGER;
ALTER TABLE mailings ADD COLUMN picture TEXT;
ALTER TABLE mailings ADD COLUMN picture_words TEXT NOT NULL DEFAULT '{}';
ALTER TABLE mailings ADD COLUMN picture_place TEXT NOT NULL DEFAULT 'top';

-- Readers who agreed that their search alerts may decide which newsletters they get.
CREATE INDEX subscriptions_tailored ON subscriptions (id) WHERE kind = 'newsletter' AND state = 'active' AND json_extract(consent, '$.tailored') = 1;
