-- How many homes of each office fail each rule: one row an office ('' for homes without one), as JSON by rule. Triggers of `listing_gaps` keep
-- them, so that the counts above the desk's list of homes cost a row an office.
CREATE TABLE gap_counts (
  office TEXT PRIMARY KEY NOT NULL,
  homes TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO gap_counts (office, homes)
SELECT office, json_group_object(rule, homes)
FROM (SELECT coalesce(gap.office, '') AS office, gap.rule AS rule, count(*) AS homes FROM listing_gaps AS gap GROUP BY gap.office, gap.rule)
GROUP BY office;

CREATE TRIGGER gap_counts_opened AFTER INSERT ON listing_gaps
BEGIN INSERT INTO gap_counts (office, homes) VALUES (coalesce(NEW.office, ''), json_object(NEW.rule, 1))
  ON CONFLICT (office) DO UPDATE SET homes = json_set(homes, '$.' || NEW.rule, coalesce(homes ->> NEW.rule, 0) + 1); END;
CREATE TRIGGER gap_counts_closed AFTER DELETE ON listing_gaps
BEGIN UPDATE gap_counts SET homes = json_set(homes, '$.' || OLD.rule, (homes ->> OLD.rule) - 1) WHERE office = coalesce(OLD.office, ''); END;
CREATE TRIGGER gap_counts_moved AFTER UPDATE OF office ON listing_gaps WHEN NEW.office IS NOT OLD.office
BEGIN UPDATE gap_counts SET homes = json_set(homes, '$.' || OLD.rule, (homes ->> OLD.rule) - 1) WHERE office = coalesce(OLD.office, ''); INSERT
  INTO gap_counts (office, homes) VALUES (coalesce(NEW.office, ''), json_object(NEW.rule, 1))
  ON CONFLICT (office) DO UPDATE SET homes = json_set(homes, '$.' || NEW.rule, coalesce(homes ->> NEW.rule, 0) + 1); END;
