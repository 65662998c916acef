import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { aPicture, aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const t = translator('en')
const scores = {
  Mobiscore: 8.8,
  MobiscorePublicTransport: '8,4',
  MobiscoreEducation: 9.2,
  MobiscoreShops: 9.1,
  MobiscoreLeisure: 9,
  MobiscoreHealth: 8.9,
  MobiscoreEnvironment: 7.6,
  MobiscoreNearby: 0,
}

// The map of a home without photographs comes first on its page.
const photographed = { XLargePictureItems: [aPicture()] }

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([
    aProperty({
      ID: 1,
      ...photographed,
      ...scores,
      Neighbourhood: 'Sint-Anna',
      SubCity: { en: 'City centre' },
      PointsOfInterest: 'bakery at 150 m, school (1,2 km), park',
    }),
    aProperty({
      ID: 2,
      ...photographed,
      PublishAddress: false,
      ...scores,
      Neighbourhood: 'Sint-Anna',
      SubCity: 'Sint-Kruis',
      PointsOfInterest: ['Old church, 20 m'],
    }),
    aProperty({ ID: 3 }),
    aProperty({ ID: 4, PointsOfInterest: [{ Name: { en: 'tram stop', nl: 'tramhalte' }, Distance: 180 }, { Name: 'market' }] }),
    aProperty({ ID: 5, PointsOfInterest: 'The market is round the corner. Trams, buses and trains stop near by.' }),
    aProperty({ ID: 6, ...photographed, GoogleX: undefined, GoogleY: undefined }),
    aProperty({ ID: 7, PointsOfInterest: '<b>School</b>; <script>alert(1)</script>\n• Shop 300m\n;;' }),
  ])
})
afterAll(() => site[Symbol.asyncDispose]())

/** A listing's location section, in English. */
async function locationOf(id: number) {
  const path = (await site.fetch(`/property/${id}`, { headers: { Cookie: 'lng=en' } })).headers.get('Location') ?? ''
  const document = parseDocument(await site.html(path))
  const section = DomUtils.findOne((element) => element.attribs['aria-labelledby'] === 'where', document.children)
  const all = section ? DomUtils.findAll(() => true, section.children) : []
  const textOf = (element: (typeof all)[number]) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
  return {
    text: section ? textOf(section) : '',
    pairs: Object.fromEntries(all.filter(({ name }) => name === 'dt').map((term) => [textOf(term), DomUtils.nextElementSibling(term)])),
    items: all.filter(({ name, parent }) => name === 'li' && parent && 'attribs' in parent && parent.attribs.class === 'nearby-places').map(textOf),
    links: all.filter(({ name }) => name === 'a').map(({ attribs }) => attribs),
    described: all.flatMap(({ attribs }) => (attribs.role === 'img' ? [attribs['aria-describedby']] : [])),
    meters: all.filter(({ name }) => name === 'meter').map(({ attribs }) => attribs),
    valueBeside: (label: string) =>
      all.flatMap((each) => (each.name === 'dd' && textOf(DomUtils.prevElementSibling(each) ?? each) === label ? [textOf(each)] : []))[0],
  }
}

describe('the surroundings of a listing', () => {
  test('the surroundings of a listing show quarter, distances to nearby places and the Mobiscore, with text beside each bar', async () => {
    const { text, items, valueBeside, meters } = await locationOf(1)
    expect(text).toContain('Langerei 14, 8000 Bruges')
    expect(valueBeside(t('fact.neighbourhood'))).toBe('Sint-Anna')
    expect(valueBeside(t('fact.subCity'))).toBe('City centre')
    expect(items).toEqual(['Bakery 150 m · 2 min', 'School 1.2 km · 15 min', 'Park'])
    expect(valueBeside(t('fact.mobiscore'))).toBe(t('unit.score', { value: '8.8' }))
    expect(valueBeside(t('fact.mobiscorePublicTransport'))).toBe(t('unit.score', { value: '8.4' }))
    expect(valueBeside(t('fact.mobiscoreNearby'))).toBe(t('unit.score', { value: '0' }))
    expect(meters.map(({ value }) => value)).toEqual(['8.4', '9.2', '9.1', '9', '8.9', '7.6', '0'])
    expect(meters.every((meter) => meter['aria-hidden'] === 'true' && meter.max === '10')).toBe(true)
  })

  test('the surroundings of a listing are read from names with distances, or from prose', async () => {
    expect((await locationOf(4)).items).toEqual(['Tram stop 180 m · 3 min', 'Market'])
    expect((await locationOf(5)).items).toEqual(['The market is round the corner. Trams, buses and trains stop near by'])
    expect((await locationOf(7)).items).toEqual(['School', 'Shop 300 m · 4 min'])
  })

  test('distances are drawn, described by their list; an unpublished address has no drawing', async () => {
    expect((await locationOf(1)).described).toEqual(['nearby'])
    expect((await locationOf(2)).described).toEqual([])
    expect((await locationOf(5)).described).toEqual([])
  })

  test('the surroundings of a listing are left out if the record has none', async () => {
    const { text, pairs } = await locationOf(3)
    expect(pairs).toEqual({})
    expect(text).not.toContain('Mobiscore')
  })

  test('link to street view and a route at the published point, naming Google and OpenStreetMap', async () => {
    const { links, text } = await locationOf(1)
    // Below the drawing, which takes the place of a map without tiles.
    const elsewhere = links.filter(({ href }) => href !== '/en/map/?id=1')
    expect(links.length - elsewhere.length).toBe(1)
    expect(elsewhere.map(({ href }) => href)).toEqual([
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.2154,3.2301',
      'https://www.openstreetmap.org/directions?to=51.2154,3.2301',
    ])
    expect(elsewhere.every(({ rel, target }) => rel === 'noopener noreferrer' && target === '_blank')).toBe(true)
    expect(text).toMatch(/opens Google Maps in a new window; Google will then know/)
  })

  test('the surroundings of a listing reveal only the town of an unpublished address, with no link but to the map of the area', async () => {
    const { text, links, valueBeside } = await locationOf(2)
    expect(links.map(({ href }) => href)).toEqual(['/en/map/?id=2', '/en/map/?id=2'])
    expect(text).not.toMatch(/Sint-Anna|Sint-Kruis|church|Langerei/)
    expect(valueBeside(t('fact.mobiscore'))).toBe(t('unit.score', { value: '8.8' }))
    expect((await locationOf(6)).links).toEqual([])
  })
})
