import { expect, test } from 'vitest'
import { aHome, aPhoto } from '../../../tests/listings/listing-factory.ts'
import { asInFeed, changedFields, inFeed, isAsInFeed, type OwnPresentation, orderedPhotos, presented, presentedPartOf, withoutPhoto } from './presentation.ts'

const photos = ['a', 'b', 'c', 'd'].map(aPhoto)
const home = aHome({
  ...{ photos, photo: photos[0] ?? null, photoCount: 4 },
  ...{ title: { nl: 'Huis', fr: 'Maison' }, marquee: null, description: { any: 'A house.' } },
})
const own = (change: Partial<OwnPresentation>): OwnPresentation => ({ ...asInFeed, ...change })
const keys = (all: typeof photos) => all.map(({ key }) => key).join('')

test('an empty presentation changes nothing', () => {
  expect(presented(home, asInFeed)).toEqual(home)
  expect(presented(aHome(), asInFeed)).toEqual(aHome())
})

test.each<[change: Partial<OwnPresentation>, isEmpty: boolean]>([
  [{}, true],
  [{ order: ['a'] }, false],
  [{ hidden: ['a'] }, false],
  [{ title: { nl: 'x' } }, false],
  [{ marquee: { fr: 'x' } }, false],
  [{ description: { de: 'x' } }, false],
])('the presentation %j is as in the feed: %o', (change, isEmpty) => {
  expect(isAsInFeed(own(change))).toBe(isEmpty)
})

test('own texts replace those of their language', () => {
  const shown = presented(home, own({ title: { nl: 'Herenhuis' }, marquee: { fr: 'Nouveau' }, description: { en: 'A town house.' } }))
  expect([shown.title, shown.marquee, shown.description]).toEqual([
    { nl: 'Herenhuis', fr: 'Maison' },
    { fr: 'Nouveau' },
    { any: 'A house.', en: 'A town house.' },
  ])
})

test.each<[order: string, hidden: string, shown: string]>([
  ['', '', 'abcd'],
  ['ca', '', 'cabd'],
  ['', 'a', 'bcd'],
  ['dcba', 'cd', 'ba'],
  ['xb', 'y', 'bacd'],
  ['', 'abcd', ''],
])('the photographs in the order %j without %j are %j, the first of them leading', (order, hidden, expected) => {
  const shown = presented(home, own({ order: [...order], hidden: [...hidden] }))
  expect([keys([...shown.photos]), shown.photo?.key ?? '', shown.photoCount]).toEqual([expected, expected.slice(0, 1), expected.length])
})

test('at the desk hidden photographs keep their places', () => {
  expect(keys([...orderedPhotos(photos, ['d', 'x', 'b'])])).toBe('dbac')
})

test('a listing comes back as its feed has it', () => {
  const shown = presented(home, own({ order: ['c'], hidden: ['a'], title: { nl: 'Herenhuis' } }))
  expect(inFeed(shown, presentedPartOf(home))).toEqual(home)
  expect(inFeed(shown, null)).toBe(shown)
  expect(inFeed(shown, { ...presentedPartOf(home), photos: [] })).toMatchObject({ photo: null, photoCount: 0, title: home.title })
  expect(presentedPartOf(home)).toEqual({ title: home.title, marquee: null, description: home.description, photos, point: home.place.point })
})

const added = (key: string) => ({ key, width: 30, height: 20, alt: {} })

test('photographs that the agency has added follow those of the feed, unless the order puts them elsewhere', () => {
  expect(keys([...presented(home, own({ added: [added('x')] })).photos])).toBe('abcdx')
  expect(keys([...presented(home, own({ added: [added('x')], order: ['x', 'b'], hidden: ['c'] })).photos])).toBe('xbad')
  expect(presented(home, own({ added: [{ ...added('x'), alt: { nl: 'Tuin' } }] })).photos.at(-1)).toMatchObject({
    name: { nl: 'Tuin' },
    url: '/home-pictures/x',
  })
  expect(isAsInFeed(own({ added: [added('x')] }))).toBe(false)
})

test('a removed photograph leaves no trace in order and hidden ones, and another key removes nothing', () => {
  const two = own({ added: [added('x'), added('y')], order: ['x', 'a'], hidden: ['x'] })
  expect(withoutPhoto(two, 'x')).toEqual(own({ added: [added('y')], order: ['a'] }))
  expect(withoutPhoto(own({ added: [added('x')] }), 'x')).toEqual(asInFeed)
  expect(withoutPhoto(two, 'a')).toBe(two)
})

test.each([
  [
    { street: 'Kerkstraat', houseNumber: '1', box: null },
    { lat: 51, lng: 3, exact: true },
  ],
  [
    { street: 'Kerkstraat', houseNumber: null, box: null },
    { lat: 51.001, lng: 3.001, exact: false },
  ],
  [null, { lat: 51.001, lng: 3.001, exact: false }],
])('with the address %j the agency’s point is shown as %j, and the feed’s comes back', (address, shown) => {
  const place = { ...home.place, address, point: { lat: 50, lng: 4, exact: false } }
  const there = presented({ ...home, place }, own({ point: { lat: 51, lng: 3, around: { lat: 51.001, lng: 3.001 } } }))
  expect(there.place.point).toEqual(shown)
  expect(inFeed(there, presentedPartOf({ ...home, place })).place).toEqual(place)
  expect(changedFields(asInFeed, own({ point: { lat: 51, lng: 3, around: { lat: 51, lng: 3 } } }))).toEqual(['point'])
})

test.each<[one: Partial<OwnPresentation>, other: Partial<OwnPresentation>, fields: readonly string[]]>([
  [{}, {}, []],
  [{ order: ['a', 'b'] }, { order: ['b', 'a'] }, ['order']],
  [{ hidden: ['a'] }, {}, ['hidden']],
  [{ title: { nl: 'a', fr: 'b' } }, { title: { nl: 'a', fr: 'c', de: 'd' } }, ['title.fr', 'title.de']],
  [{ order: ['a'], description: { nl: 'a' } }, { hidden: ['a'], marquee: { en: 'a' } }, ['order', 'hidden', 'marquee.en', 'description.nl']],
])('%j and %j differ in %j', (one, other, fields) => {
  expect(changedFields(own(one), own(other))).toEqual(fields)
})
