-- The changes of active alerts, in order. The index of alerts in memory is brought up to date by them (db/alerts/alert-index.ts).
CREATE TABLE alert_changes (id INTEGER PRIMARY KEY AUTOINCREMENT, alert TEXT NOT NULL);
CREATE TRIGGER alert_added AFTER INSERT ON subscriptions WHEN NEW.kind = 'alert' AND NEW.state = 'active' BEGIN
  INSERT INTO alert_changes (alert) VALUES (NEW.id); END;
CREATE TRIGGER alert_changed AFTER UPDATE OF state, goal, search, confirmed_at ON subscriptions
  WHEN NEW.kind = 'alert' AND (NEW.state, NEW.goal, NEW.search, NEW.confirmed_at) IS NOT (OLD.state, OLD.goal, OLD.search, OLD.confirmed_at) BEGIN
  INSERT INTO alert_changes (alert) VALUES (NEW.id); END;

-- Which homes the subscriber of an alert has been told of, by a digest (actor null) or by a member of the staff.
CREATE TABLE told_alerts (
  listing_id INTEGER NOT NULL,
  alert TEXT NOT NULL,
  at TEXT NOT NULL,
  actor TEXT,
  PRIMARY KEY (listing_id, alert)
) WITHOUT ROWID;
CREATE INDEX told_alerts_by_alert ON told_alerts (alert, at);

CREATE TRIGGER alert_removed AFTER DELETE ON subscriptions WHEN OLD.kind = 'alert' BEGIN
  INSERT INTO alert_changes (alert) VALUES (OLD.id); DELETE FROM told_alerts WHERE alert = OLD.id; END;
-- A digest shows the first twenty of its homes (maxInDigest).
CREATE TRIGGER digest_told AFTER UPDATE OF state ON outbox WHEN NEW.template = 'digest' AND NEW.state = 'sent' AND OLD.state <> 'sent' BEGIN
  INSERT OR IGNORE INTO told_alerts (listing_id, alert, at, actor)
  SELECT home.value, NEW.data ->> '$.subscription', NEW.sent_at, NULL FROM json_each(NEW.data, '$.listings') AS home WHERE home.key < 20; END;
