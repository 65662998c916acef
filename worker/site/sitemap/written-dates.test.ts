import { expect, test } from 'vitest'
import { anySearch } from '#db/model/search/search.ts'
import { presentFeed } from '#ui/listings/listings-atom.present.ts'
import { splitListing } from '#worker/feeds/database-row.ts'
import { omnicasaReader } from '#worker/feeds/omnicasa/reader.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { indexXml, pagesXml } from './xml.ts'

const origin = 'https://www.perron.example'

/** A home as a feed brings it. */
function homeCreated(CreatedDate: string) {
  const reading = omnicasaReader.read('listing', aProperty({ CreatedDate }), { salt: 'a salt for tests', publicId: () => 1 })
  if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
  return splitListing(reading.listing).card
}

test.each([
  ['on a leap day', '2028-02-29T00:30:00', '2028-02-28T23:30:00.000Z'],
  ['on the last day of 32-bit clocks', '2038-01-19T04:14:08', '2038-01-19T03:14:08.000Z'],
  ['after it, in summer', '2040-07-01T00:00:00', '2040-06-30T22:00:00.000Z'],
  ['on the leap day that the year 2100 does not have', '2100-03-01T00:00:00', '2100-02-28T23:00:00.000Z'],
])('the feed of a search names the moment of a home that was created %s', (_, sent, moment) => {
  const cards = [homeCreated('2026-11-01T09:00:00'), homeCreated(sent)]
  const feed = presentFeed({ agency: demoAgency, goal: 'sale', search: anySearch, cards, locale: 'nl', origin })
  expect([...feed.matchAll(/<(published|updated)>([^<]*)</g)].map(([, name, at]) => [name, at])).toEqual([
    ['updated', moment],
    ...['published', 'updated'].map((name) => [name, '2026-11-01T08:00:00.000Z']),
    ...['published', 'updated'].map((name) => [name, moment]),
  ])
})

test.each(['2028-02-29', '2038-01-20', '2100-03-01'])('the sitemap names the day of a change on %s', (day) => {
  const page = { paths: { nl: '/nl/' }, changedOn: day }
  expect(pagesXml({ origin, languages: ['nl'] }, [page])).toContain(`<lastmod>${day}</lastmod>`)
  expect(indexXml({ origin, languages: ['nl'] }, [{ path: '/sitemap-1.xml', changedAt: `${day}T03:14:08.000Z` }])).toContain(
    `<lastmod>${day}T03:14:08.000Z</lastmod>`,
  )
})
