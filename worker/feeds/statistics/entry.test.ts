import { expect, test } from 'vitest'
import { openFields } from '../fields.ts'
import { homeOf, line, listingOf, mediaOf, unfold } from './entry.ts'

test.each(['ObjectID', 'PropertyID', 'ListingID', 'Listing', 'Property', 'object_id'])('an entry names its listing in the field %s', (name) => {
  expect(homeOf(openFields({ [name]: 4001, ProjectID: 9 }))).toEqual({ kind: 'listing', externalId: '4001' })
})

test.each(['ProjectID', 'Project'])('an entry without a listing names its project in the field %s', (name) => {
  expect(homeOf(openFields({ ObjectID: 0, [name]: 'P-9' }))).toEqual({ kind: 'project', externalId: 'P-9' })
})

test.each([{}, { ObjectID: 0, ProjectID: '0' }, { ObjectID: true }, { ID: 4001 }])('%j names no home', (entry) => {
  expect(homeOf(openFields(entry))).toBeNull()
})

test('a list may have its own field for the listing', () => {
  expect(listingOf(openFields({ ID: 4001 }), ['ID'])).toEqual({ kind: 'listing', externalId: '4001' })
  expect(listingOf(openFields({ ProjectID: 9 }))).toBeNull()
})

test.each(['MediaName', 'Media', 'Source', 'SourceName', 'Name', 'Portal'])('the field %s is the name of the portal', (field) => {
  expect(mediaOf(openFields({ MediaID: 7, [field]: ' Immoweb\n<b>plus</b> ' }))).toEqual({ media: '7', name: 'Immoweb plus' })
})

test.each(['MediaID', 'SourceID', 'PortalID'])('the field %s is the id of the portal', (field) => {
  expect(mediaOf(openFields({ [field]: 7 }))).toEqual({ media: '7', name: null })
})

test.each([
  [{ Name: 'Immo Web\u00a0 Pro' }, { media: 'immo-web-pro', name: 'Immo Web\u00a0 Pro' }],
  [
    { MediaID: 0, Name: 'Zimmo' },
    { media: 'zimmo', name: 'Zimmo' },
  ],
  [{ MediaID: 'm'.repeat(101) }, { media: 'm'.repeat(100), name: null }],
  [{ Name: 7 }, null],
  [{}, null],
])('the portal of %j is %j: without an id its name stands for one', (entry, portal) => {
  expect(mediaOf(openFields(entry))).toEqual(portal)
})

test.each([
  ['Prijs\n\n gevraagd', 40, 'Prijs gevraagd'],
  ['vijf!', 5, 'vijf!'],
  ['zes za', 5, 'zes…'],
  ['<br>', 5, null],
  [5, 5, null],
])('%j on a line of at most %i characters is %j', (value, max, text) => {
  expect(line(value, max)).toBe(text)
})

test.each(['Items', 'Data', 'Values', 'Points', 'Days', 'Statistics', 'Details'])(
  'an entry with a list of days in %s becomes an entry for each day',
  (name) => {
    const entry = { ObjectID: 4001, Tags: ['a'], [name]: [{ Date: '2026-11-01' }, { ObjectID: 4002 }, 5] }
    expect(unfold(entry)).toEqual([{ ObjectID: 4001, Date: '2026-11-01' }, { ObjectID: 4002 }, 5])
  },
)

test.each([[null], ['text'], [{ ObjectID: 1, Items: 'none' }], [{ ObjectID: 1 }]])('%j is one entry', (entry) => {
  expect(unfold(entry)).toEqual([entry])
})
