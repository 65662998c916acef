-- The title and last name by which mails greet a subscriber who gave a title, as JSON.
ALTER TABLE subscriptions ADD COLUMN formal TEXT;
