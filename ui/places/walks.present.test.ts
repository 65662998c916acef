import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import { aHome } from '../../tests/listings/listing-factory.ts'
import { presentSurroundings } from './surroundings.present.ts'
import { presentWalks } from './walks.present.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const address = { street: 'Langerei', houseNumber: '14', box: null }
const home = (place: Partial<Listing['place']>) =>
  aHome({
    facts: { pointsOfInterest: { any: 'bakker op 150 m; school op 400 m; apotheek op 900 m; park; station op 2,1 km' } },
    place: { ...aHome().place, address, ...place },
  })

test('places are listed by the ring they are in, without those that are farther or at an unknown distance', () => {
  expect(presentWalks(home({}), 'en', now).map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
    'Up to 5 minutes: Bakker (150 m), School (400 m)',
    'Up to 15 minutes: Apotheek (900 m)',
  ])
})

test('an unpublished address has no walks and no drawing, as distances reveal it', () => {
  expect(presentWalks(home({ address: null }), 'en', now)).toEqual([])
  expect(presentSurroundings(home({ address: null }), 'en', now).quarter).toBeNull()
})

test('nothing of a home’s point is in its drawing', () => {
  const point = fc.record({ lat: fc.double({ min: 49, max: 52, noNaN: true }), lng: fc.double({ min: 2, max: 7, noNaN: true }), exact: fc.boolean() })
  const drawn = (at: Listing['place']['point']) => presentSurroundings(home({ point: at }), 'en', now).quarter?.drawings
  const anywhere = drawn(null)
  fc.assert(
    fc.property(point, (at) => {
      expect(drawn(at)).toEqual(anywhere)
    }),
  )
})
