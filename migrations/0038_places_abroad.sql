-- Finds the few places abroad without reading all places.
CREATE INDEX places_abroad ON places (id) WHERE country = 'other';
