import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { standardHome } from '#db/model/agency/home-blocks.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { readRecord } from '#worker/agency/read-record.ts'
import { documentOf, picturesOf } from '#worker/agency/record-document.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite } from '../kit/site.ts'

/** The elements of a page, without nonces and the port of the test's site. */
function shown(html: string): readonly string[] {
  return html
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'site')
    .split(/(?=<)/)
}

test.each(locales)(
  'the home page in %s is the same byte for byte, whether no sections are stored or the standard ones',
  { timeout: 60_000 },
  async (locale) => {
    const pages = await Promise.all(
      [[], standardHome].map(async (home) => {
        await using site = await startSite({}, { ...demoAgency, home })
        await site.importFeed([aProperty({ ID: 4001, Zip: '8000' }), aProperty({ ID: 4002, Zip: '6700' })])
        return shown(await site.html(`/${locale}/`))
      }),
    )
    expect(pages[0]?.join('')).toContain('new-listings')
    expect(pages[1]).toEqual(pages[0])
  },
)

test('another order of the sections changes the home page', async () => {
  await using site = await startSite({}, { ...demoAgency, home: standardHome.toReversed() })
  await site.importFeed([aProperty({ ID: 4001, Zip: '8000' })])
  const html = await site.html('/nl/')
  expect(html.indexOf('id="value"')).toBeLessThan(html.indexOf('id="new"'))
})

const { version: _, ...record } = demoAgency
const [first, ...others] = record.people

test('a record with the standard sections, in any language its own order, and numbers of people reads back as it was', () => {
  const licensed = { ...record, menuOrders: { fr: ['contact', 'forsale'] }, people: first === undefined ? [] : [{ ...first, licence: '507.123' }, ...others] }
  expect(readRecord(documentOf(licensed), picturesOf(licensed))).toMatchObject({
    record: { menuOrders: licensed.menuOrders, people: licensed.people, home: [] },
  })
})

test.each([
  [{ menuOrders: { fr: ['contact', 'contact'] } }, 'menuOrders'],
  [{ menuOrders: { xx: ['contact'] } }, 'menuOrders'],
  [{ footerOrders: { nl: ['<b>'] } }, 'footerOrders.nl[0]'],
  [{ people: [{ key: 'a', name: 'A', role: 'b', licence: 'twee\nregels' }] }, 'people[0].licence'],
])('a record with %j is refused', (part, path) => {
  expect(readRecord({ ...documentOf(record), ...part }, picturesOf(record))).toMatchObject({ paths: [path] })
})

test.each(locales)('the page of a person in %s has their number at the institute, if the record has it', async (locale) => {
  const people = record.people.map((person) => (person.key === 'liesbet' ? { ...person, licence: '507.<123>' } : person))
  await using site = await startSite({}, { ...demoAgency, people })
  const follow = async (key: string) =>
    site.html((await site.fetch(href('person', locale, { person: key }), { redirect: 'manual' })).headers.get('Location') ?? '')
  const label = translator(locale)('team.licence')
  const [licensed, other] = await Promise.all([follow('liesbet'), follow('wouter')])
  expect(licensed).toContain(label)
  expect(licensed).toContain('507.&lt;123&gt;')
  expect(other).not.toContain(label)
})

test('an agency file is imported with the pictures of its home page', async () => {
  await using site = await startSite({}, null)
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a0522d' } }).jpeg()
  writeFileSync(join(site.state, 'gevel.jpg'), await picture.toBuffer())
  const home = [{ key: 'own-1', block: 'own', title: 'Sinds 1998', text: 'Een familiekantoor.', picture: { file: 'gevel.jpg', alt: 'Onze gevel' } }]
  const { status, errors } = await site.importFeed(
    { kind: 'agency', name: 'Kade', email: 'info@kade.example', languages: { enabled: ['nl'], default: 'nl' }, home },
    [],
    'agency.json',
  )
  expect([status, errors]).toEqual([0, []])
  const html = await site.html('/nl/')
  expect(html).toContain('alt="Onze gevel"')
  expect((await site.fetch(/(\/agency\/files\/[\w.-]+\.jpg)/.exec(html)?.[1] ?? '')).headers.get('Content-Type')).toBe('image/jpeg')
})
