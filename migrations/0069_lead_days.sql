-- How many leads came in on each day in UTC, for the chart of the desk: counting them would read each lead of a month.
CREATE TABLE lead_days (
  day TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL
);
INSERT INTO lead_days (day, count) SELECT substr(created_at, 1, 10), count(*) FROM leads GROUP BY 1;
CREATE TRIGGER lead_days_count AFTER INSERT ON leads
BEGIN INSERT INTO lead_days (day, count) VALUES (substr(NEW.created_at, 1, 10), 1) ON CONFLICT (day) DO UPDATE SET count = count + 1; END;
CREATE TRIGGER lead_days_uncount AFTER DELETE ON leads
BEGIN UPDATE lead_days SET count = count - 1 WHERE day = substr(OLD.created_at, 1, 10); END;
