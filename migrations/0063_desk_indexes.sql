-- The desk's lists read their pages in the order of an index, for each filter alone, also within the offices of a member: `id` closes the
-- order, and `form` lets applications be left out without reading the lead.
DROP INDEX leads_by_openness;
CREATE INDEX leads_by_openness ON leads (is_open, created_at, id, form);
DROP INDEX leads_by_form_openness;
CREATE INDEX leads_by_form_openness ON leads (form, is_open, created_at, id);
DROP INDEX leads_by_office;
CREATE INDEX leads_by_office ON leads (office, is_open, created_at, id, form);
DROP INDEX leads_by_listing;
CREATE INDEX leads_by_listing ON leads (listing_id, is_open, created_at, id, form);
DROP INDEX leads_by_assignee;
CREATE INDEX leads_by_assignee ON leads (assignee, is_open, created_at, id, form);
CREATE INDEX leads_by_office_form ON leads (office, form, is_open, created_at, id);
CREATE INDEX leads_by_office_assignee ON leads (office, assignee, is_open, created_at, id, form);

CREATE INDEX desk_homes_by_office_goal ON desk_homes (office, goal, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office_state ON desk_homes (office, state, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office_type ON desk_homes (office, main_type, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office_zip ON desk_homes (office, zip, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office_town ON desk_homes (office, town, created_at DESC, id DESC);
CREATE INDEX desk_homes_by_office_change ON desk_homes (office, changed_on DESC, id DESC);
CREATE INDEX desk_homes_by_office_price ON desk_homes (office, price, id);
CREATE INDEX desk_homes_by_office_gaps ON desk_homes (office, created_at DESC, id DESC) WHERE gaps > 0;
CREATE INDEX desk_homes_by_office_unlawful ON desk_homes (office, created_at DESC, id DESC) WHERE unlawful > 0;
DROP INDEX desk_homes_unlawful;
CREATE INDEX desk_homes_unlawful ON desk_homes (created_at DESC, id DESC) WHERE unlawful > 0;

-- The office of its home.
ALTER TABLE listing_gaps ADD COLUMN office TEXT;
UPDATE listing_gaps SET office = (SELECT office FROM desk_homes WHERE id = listing_id);
CREATE INDEX listing_gaps_by_office_rule ON listing_gaps (office, rule, created_at DESC, listing_id DESC);
CREATE TRIGGER listing_gaps_move AFTER UPDATE OF office ON desk_homes WHEN NEW.office IS NOT OLD.office
BEGIN UPDATE listing_gaps SET office = NEW.office WHERE listing_id = NEW.id; END;
