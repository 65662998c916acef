import { expect, test } from 'vitest'
import { aHome } from '../../../tests/listings/listing-factory.ts'
import { sampleAgency } from '../../gallery-of-parts/sample-records.ts'
import { presentDeskHome } from './home.present.ts'

const parts = { heldState: null, secret: null, entry: null }

test.each([
  ['2026-05-06T08:30:00.000Z', '2026-11-02', 'In het CRM sinds 6 mei 2026'],
  ['1970-01-01T00:00:00.000Z', '2026-11-02', 'Voor het eerst binnengekomen op 2 november 2026'],
  ['1970-01-01T00:00:00.000Z', null, null],
])('a home created on %s that came in on %s says %j', (createdAt, cameOn, text) => {
  const home = presentDeskHome(
    { ...parts, listing: aHome({ createdAt }), cameOn },
    { gaps: [], visits: [], openOffers: 0 },
    sampleAgency,
    'nl',
    new Date('2026-11-20T10:00:00Z'),
  )
  expect(home.created).toBe(text)
})
