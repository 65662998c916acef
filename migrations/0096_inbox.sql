-- What needs no answer is not in the inbox: sign-ups, and visits that the calendar confirmed.
UPDATE leads SET state = 'done', is_open = 0 WHERE state = 'new' AND form IN ('viewing', 'alert', 'sendToFriend', 'newsletter');
UPDATE leads SET state = 'done', is_open = 0 WHERE state = 'new' AND form = 'demandRegister' AND coalesce(fields ->> '$.remark', '') = ''
  AND EXISTS (SELECT 1 FROM outbox JOIN subscriptions ON subscriptions.id = outbox.data ->> '$.subscription'
    WHERE outbox.lead_id = leads.id AND outbox.template = 'optIn' AND subscriptions.confirmed_at IS NOT NULL);

-- Whether a member of the staff is mailed what colleagues assign to them.
ALTER TABLE staff ADD COLUMN mails_assignments INTEGER NOT NULL DEFAULT 1;

-- How long the latest answers of an office took.
CREATE INDEX leads_answered ON leads (office, answered_at, created_at) WHERE answered_at IS NOT NULL AND form <> 'viewing';
