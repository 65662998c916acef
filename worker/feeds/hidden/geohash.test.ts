import { expect, test } from 'vitest'
import { geohashCentre, geohashes } from './geohash.ts'

// From the examples of other implementations: 'u4pruydqqvj' is 57.64911, 10.40744; 'ezs42' is 42.605, -5.603; 's' is the first square of the north-east.
test.each([
  ['s', 22.5, 22.5],
  ['ezs42', 42.605, -5.603],
  ['u4pruydqqvj', 57.64911, 10.40744],
  ['U4PRUYDQQVJ', 57.64911, 10.40744],
  ['6gkzwgjzn820', -25.382708, -49.265506],
])('the middle of the cell %s is %d, %d', (text, lat, lng) => {
  const centre = geohashCentre(text)
  expect(centre.lat).toBeCloseTo(lat, 3)
  expect(centre.lng).toBeCloseTo(lng, 3)
})

test.each([
  ['Punt u14drz, of U0U1X2.', ['u14drz', 'U0U1X2']],
  ['u14dr en u14drzabc', []],
  ['xu14drz u14drz1é', []],
  ['u14drz123456 u14drz1234567', ['u14drz123456']],
  ['u24drz u1adrz u14drl u14dro', []],
])('in %j the geohashes of the country are %j', (text, found) => {
  expect(text.match(geohashes) ?? []).toEqual(found)
})
