-- Earlier prices are kept in the card of a listing. Listings in stock start with their latest known reduction.
UPDATE listings SET card = json_set(card, '$.earlierPrices', (
  SELECT json_array(json_object('amount', event.price_before, 'until', substr(event.at, 1, 10))) FROM listing_events AS event
  WHERE event.listing_id = listings.id AND event.kind = 'price-drop' ORDER BY event.id DESC LIMIT 1))
WHERE listed = 1 AND price IS NOT NULL
  AND price < (SELECT price_before FROM listing_events AS event WHERE event.listing_id = listings.id AND event.kind = 'price-drop' ORDER BY event.id DESC LIMIT 1);
