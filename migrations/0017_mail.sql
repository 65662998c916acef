-- Mails that a form sends to an unconfirmed address are rate-limited by mailbox; `mailbox` is set for those alone.
ALTER TABLE outbox ADD COLUMN mailbox TEXT;
CREATE INDEX outbox_by_mailbox ON outbox (mailbox, created_at) WHERE mailbox IS NOT NULL;

-- Links are made with the configured origin, no longer with that of the request.
ALTER TABLE subscriptions DROP COLUMN origin;
