import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { isFull, upTo } from '../../../../tests/full.ts'
import { anyText } from '../../../../tests/kit/any-text.ts'
import { naughtyStrings } from '../../../../tests/kit/corpora/corpora.ts'
import { lexicon } from '../../../../tests/kit/lexicon.ts'
import { findZone } from '../../places/zones.ts'
import { searchKeys } from '../search-query.ts'
import { completions } from './completion.ts'
import { readSentence } from './read-sentence.ts'

interface Expected {
  readonly goal: 'sale' | 'rent'
  readonly keys: Readonly<Record<string, readonly string[]>> & { readonly near?: never }
}

interface SentenceCase {
  readonly lang: Locale
  readonly goal: 'sale' | 'rent'
  readonly text: string
  readonly expect: Expected
  /** Other fair readings. */
  readonly also?: readonly Expected[]
  /** Whether words are left that set nothing. */
  readonly left?: boolean
}

/** Sentences with the reading that a person expects, written without knowledge of the reader. */
const cases: readonly SentenceCase[] = JSON.parse(readFileSync(new URL('../../../../tests/kit/corpora/search-sentences.json', import.meta.url), 'utf8'))

/** The reading in the form of a case; a circle by the place whose middle it is nearest to the expected one. */
function readingOf({ text, lang, goal }: SentenceCase, { keys }: Expected): object {
  const reading = readSentence(text, lang, goal, lexicon)
  const found: Record<string, string[]> = {}
  for (const [key, value] of reading.filters) found[key] = [...(found[key] ?? []), value].sort()
  const { near, radius, ...rest } = found
  const place: unknown = keys.near
  return { goal: reading.goal, keys: near === undefined ? rest : { ...rest, near: isAround(near[0] ?? '', place) ? place : near, radius } }
}

function isAround(near: string, place: unknown): boolean {
  const code = typeof place === 'object' && place !== null && 'place' in place ? String(place.place) : ''
  const point = findZone(code)?.point
  const [lat = 0, lng = 0] = near.split(',').map(Number)
  return point !== null && point !== undefined && Math.hypot((point.lat - lat) * 111, (point.lng - lng) * 70) <= 1.5
}

function sorted({ goal, keys }: Expected): object {
  const { near, ...rest } = keys
  const values = Object.fromEntries(Object.entries(rest).map(([key, list]) => [key, [...list].sort()]))
  const place: unknown = near
  return { goal, keys: typeof place === 'object' && place !== null && 'radius' in place ? { ...values, near: place, radius: [String(place.radius)] } : values }
}

describe.each(locales)('a sentence in %s', (locale) => {
  test.each(cases.filter(({ lang }) => lang === locale))('$text', (each) => {
    const fair = [each.expect, ...(each.also ?? [])]
    const match = fair.find((one) => JSON.stringify(readingOf(each, one)) === JSON.stringify(sorted(one))) ?? each.expect
    expect(readingOf(each, match)).toEqual(sorted(match))
    if (each.left !== undefined) expect(readSentence(each.text, each.lang, each.goal, lexicon).left !== '').toBe(each.left)
  })
})

test('a correction names the word as typed and the place', () => {
  expect(readSentence('appartement Gnet', 'nl', 'sale', lexicon).corrected).toEqual([{ from: 'Gnet', to: 'Gent' }])
})

test('each filter names the words that set it', () => {
  expect(readSentence('Appartement in Gent, max 300k', 'nl', 'sale', lexicon).read).toEqual([
    { text: 'Appartement', key: 'type', value: 'apartment' },
    { text: 'Gent', key: 'zone', value: 'be-44021' },
    { text: 'max 300k', key: 'priceMax', value: '300000' },
  ])
})

test('what is refused and words of quality are named, but never looked for in texts', () => {
  expect(readSentence('rustig huis met torentje, geen lift', 'nl', 'sale', lexicon)).toMatchObject({ left: 'rustig, torentje, geen lift', words: 'torentje' })
})

test('300 characters are read, and the rest is named', () => {
  const text = `huis ${'x'.repeat(300)} garage`
  const { filters, left } = readSentence(text, 'nl', 'sale', lexicon)
  expect(filters).toEqual([['type', 'house']])
  expect(left).toContain('garage')
})

test('marks that are not seen are as if absent', () => {
  expect(readSentence('apparte\u200bment \u202eGent', 'nl', 'sale', lexicon).filters).toEqual(readSentence('appartement Gent', 'nl', 'sale', lexicon).filters)
})

test.each(naughtyStrings())('%j sets only keys of a search', (text) => {
  for (const [key] of readSentence(text, 'en', 'sale', lexicon).filters)
    expect([...searchKeys, 'lift', 'pool', 'furnished', 'cellar', 'annuity', 'newBuild']).toContain(key)
})

const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_128))
const slowest = 20 // ms

/** The least time of some attempts: the machine may be busy with others. */
function quickest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 5 && least > slowest; attempt++) {
    const begun = performance.now()
    run()
    least = Math.min(least, performance.now() - begun)
  }
  return least
}

/** Texts of any characters, of letters and figures, and of the words of sentences in any order. */
const anySentence = fc.oneof(
  anyText(2000),
  fc.string({ unit: fc.constantFrom(...' aeilnorstdgmkv-–.,/€²0123456789'), maxLength: 2000 }),
  fc.array(fc.constantFrom(...cases.flatMap(({ text }) => text.split(' '))), { maxLength: 300 }).map((words) => words.join(' ').slice(0, 2000)),
)

test('any text is read within 20 ms', () => {
  if (isFull) process.stdout.write(`seed ${seed}\n`)
  fc.assert(
    fc.property(anySentence, fc.constantFrom(...locales), (text, locale) => {
      expect(quickest(() => readSentence(text, locale, 'sale', lexicon))).toBeLessThanOrEqual(slowest)
      expect(completions(text, locale, lexicon).length).toBeLessThanOrEqual(5)
    }),
    { numRuns: upTo(500, 100_000), seed },
  )
}, 1_800_000)
