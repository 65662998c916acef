import { describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { aSyncSite, type SyncCall } from '../../../../tests/feeds/sync-site.ts'
import { startRun } from '../../sync/start-run.ts'
import { holdsLanguages, mergeLanguages } from './ask-page.ts'

const now = new Date('2026-11-26T09:00:00Z')
const texts = { 1: 'Huis', 2: 'Maison', 3: 'House', 4: 'Haus' }
const cities = { 1: 'Brugge', 2: 'Bruges', 3: 'Bruges', 4: 'Brügge' }
type Language = keyof typeof texts

/** The page of a service that gives texts in the language that is asked for. */
const page = ({ parameters: { LanguageId } }: SyncCall) => {
  const language = LanguageId as Language
  const home = { ID: 4001, Goal: 0, Status: 1, SubStatus: 2, WebID: 1, Zip: '8000', City: cities[language], DescriptionA: texts[language] }
  return { RowsCount: 1, Items: [home] }
}
const inLanguages = (enabled: readonly Locale[], fallback: Locale = 'nl') => aSyncSite({ ENABLED_LOCALES: enabled.join(','), DEFAULT_LOCALE: fallback })
const languagesIn = (calls: readonly SyncCall[], endpoint: string) =>
  calls.filter((call) => call.endpoint === endpoint).map(({ parameters }) => parameters.LanguageId)

test('texts that come in one language are asked for in every language of the site, the agency’s own first', async () => {
  const site = inLanguages(['nl', 'fr', 'en', 'de'], 'fr')
  await site.sync((call) => (call.endpoint === 'GetPropertyList' ? page(call) : null), now)
  expect(languagesIn(site.calls, 'GetPropertyList')).toEqual([2, 1, 3, 4])
  expect(languagesIn(site.calls, 'GetProjectList')).toEqual([2])
  const [row] = await site.rows("SELECT card -> '$.title' AS title FROM listings")
  expect(JSON.parse(String(row?.title))).toEqual({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })
})

test('texts by language are asked for once', async () => {
  const site = inLanguages(['nl', 'fr'])
  await site.sync((call) => ({ RowsCount: 1, Items: [{ ...page(call).Items[0], City: { nl: 'Brugge', fr: 'Bruges' } }] }), now)
  expect(languagesIn(site.calls, 'GetPropertyList')).toEqual([1])
})

test('an answer that fails in one language fails the page', async () => {
  const site = inLanguages(['nl', 'fr', 'en'])
  await site.sync((call) => (call.parameters.LanguageId === 2 ? new Response('no', { status: 404 }) : page(call)), now)
  expect(languagesIn(site.calls, 'GetPropertyList')).toEqual([1, 2])
  expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'wrongAnswer', detail: 'status 404 to GetPropertyList' } })
})

test.each([
  ['text', 'the answer to GetPropertyList holds no list'],
  [{ Items: Array.from({ length: 51 }, () => ({})) }, 'GetPropertyList answers 51 records where 50 were asked for'],
])('an answer that is no page ends the run: %#', async (value, detail) => {
  const site = inLanguages(['nl'])
  await site.sync(() => value, now)
  expect(await site.run()).toMatchObject({ state: 'failed', attempts: 0, error: { fault: 'wrongAnswer', detail } })
  expect(site.calls).toHaveLength(1)
})

test('between two languages it pauses as long as the settings say', async () => {
  const site = aSyncSite({ ENABLED_LOCALES: 'nl,fr', OMNICASA_PAUSE: '1' })
  await startRun(site.env, now, 'omnicasa')
  const requested: number[] = []
  await site.carryOn((call) => {
    requested.push(Date.now())
    return call.endpoint === 'GetPropertyList' ? page(call) : new Response('no', { status: 404 })
  }, now)
  const [first = 0, second = 0] = requested
  expect(second - first).toBeGreaterThanOrEqual(990)
  expect(second - first).toBeLessThan(1_990)
})

describe('answers in one language each', () => {
  const dutch = {
    ID: 1,
    City: 'Brugge',
    Zip: '8000',
    DescriptionA: 'Huis',
    Price: 100,
    LastChangedDate: '2026-01-01',
    Url: 'https://a.example/nl',
    Units: [{ Name: 'Kelder' }],
  }
  const french = { ...dutch, City: 'Bruges', DescriptionA: 'Maison', LastChangedDate: '2026-01-02', Url: 'https://a.example/fr', Units: [{ Name: 'Cave' }] }

  test('become one record with its texts by language', () => {
    expect(
      mergeLanguages([
        { locale: 'nl', items: [dutch] },
        { locale: 'fr', items: [french] },
      ]),
    ).toEqual([{ ...dutch, City: { nl: 'Brugge', fr: 'Bruges' }, DescriptionA: { nl: 'Huis', fr: 'Maison' }, Units: [{ Name: { nl: 'Kelder', fr: 'Cave' } }] }])
  })

  test('answers in one language each are matched by id, and a text that a language lacks is left out', () => {
    const pages = [
      { locale: 'nl', items: [dutch, { ID: 2, City: 'Gent' }] },
      { locale: 'fr', items: [{ ID: 2, City: 'Gand' }] },
      { locale: 'en', items: [{ ...french, City: '', DescriptionA: 'House' }] },
    ] as const
    expect(mergeLanguages(pages)).toMatchObject([{ City: 'Brugge', DescriptionA: { nl: 'Huis', en: 'House' } }, { City: { nl: 'Gent', fr: 'Gand' } }])
  })
})

test.each([
  [[{ ID: 1, City: { NL: 'Brugge', fr: 'Bruges' } }], true],
  [[{ ID: 1, Units: [{ Name: { de: 'Keller' } }] }], true],
  [[{ ID: 1, City: 'Brugge', Point: { x: 1 } }], false],
  [[{ ID: 1, Empty: {} }], false],
  [[null, 'nl'], false],
])('whether %j holds texts by language is %s', (items, holds) => {
  expect(holdsLanguages(items)).toBe(holds)
})
