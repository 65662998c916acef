-- Joint visits: several households at one start of a home with one agent. One of them holds the seat; the others have seats below zero, so that the seats
-- above zero are the visits. When the holder moves, cancels or is erased, another one takes the seat over.
ALTER TABLE appointments ADD COLUMN joint_id TEXT;
ALTER TABLE visit_terms ADD COLUMN parties INTEGER NOT NULL DEFAULT 1;
CREATE INDEX appointments_by_joint ON appointments (joint_id) WHERE joint_id IS NOT NULL;
CREATE TRIGGER joint_visits_change AFTER UPDATE OF state, starts_at ON appointments
WHEN OLD.joint_id IS NOT NULL AND OLD.seat > 0 AND OLD.state = 'confirmed' AND (NEW.state <> 'confirmed' OR NEW.starts_at <> OLD.starts_at)
BEGIN
  UPDATE appointments SET seat = OLD.seat WHERE id = (
    SELECT id FROM appointments WHERE joint_id = OLD.joint_id AND starts_at = OLD.starts_at AND state = 'confirmed' AND id <> OLD.id ORDER BY id LIMIT 1
  ); END;
CREATE TRIGGER joint_visits_erase AFTER DELETE ON appointments
WHEN OLD.joint_id IS NOT NULL AND OLD.seat > 0 AND OLD.state = 'confirmed'
BEGIN
  UPDATE appointments SET seat = OLD.seat WHERE id = (
    SELECT id FROM appointments WHERE joint_id = OLD.joint_id AND starts_at = OLD.starts_at AND state = 'confirmed' ORDER BY id LIMIT 1
  ); END;
