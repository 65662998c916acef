import { describe, expect, test } from 'vitest'
import { isOverdue, missingParts, plannedInstant, readingLanguage } from './mailing.ts'
import { everyReader } from './segment.ts'

test.each([
  ['2026-12-01', '10:00', '2026-12-01T09:00:00.000Z'],
  ['2027-07-01', '10:00', '2027-07-01T08:00:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:30', undefined],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  // The hour that comes twice: the second.
  ['2027-10-31', '02:30', '2027-10-31T01:30:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ['2027-13-41', '10:00', undefined],
])('a mailing for %s at %s in Brussels begins at %s', (day, time, expected) => {
  expect(plannedInstant({ day, time })?.toISOString()).toBe(expected)
})

test('a planned mailing asks once it is an hour late', () => {
  const plannedAt = '2026-12-01T09:00:00.000Z'
  const after = (minutes: number) => new Date(Date.parse(plannedAt) + minutes * 60_000)
  expect([5, 59, 61].map((minutes) => isOverdue({ state: 'planned', plannedAt }, after(minutes)))).toEqual([false, false, true])
  expect(isOverdue({ state: 'sending', plannedAt }, after(600))).toBe(false)
})

describe('what a mailing lacks', () => {
  test.each([
    [{}, {}, 'everyone', ['subject-nl', 'text-nl']],
    [{ nl: 'a' }, { nl: 'b' }, 'everyone', []],
    [{ fr: 'a' }, { fr: 'b' }, 'everyone', ['subject-nl', 'text-nl']],
    [{ fr: 'a' }, { fr: 'b' }, 'written', []],
    [{ nl: 'a', fr: 'a' }, { nl: 'b', de: 'c' }, 'written', ['text-fr', 'subject-de']],
    [{}, {}, 'written', ['subject-nl', 'text-nl']],
  ] as const)('%j and %j for %s: %j', (subjects, texts, audience, missing) => {
    expect(missingParts({ subjects, texts, audience, segment: null }, 'nl')).toEqual(missing)
  })

  test('a mailing for readers of one language needs no text in the default one', () => {
    const missing = (languages: readonly ('fr' | 'de')[]) =>
      missingParts({ subjects: { fr: 'a' }, texts: { fr: 'b' }, audience: 'everyone', segment: { ...everyReader, languages } }, 'nl')
    expect([missing(['fr']), missing(['fr', 'de'])]).toEqual([[], ['subject-nl', 'text-nl']])
  })
})

test('a subscriber reads their own language, else the default one, else any', () => {
  const written = (...languages: readonly string[]) => Object.fromEntries(languages.map((each) => [each, 'x']))
  const read = (languages: readonly string[], own: 'de' | 'fr') => readingLanguage({ subjects: written(...languages), texts: written(...languages) }, own, 'nl')
  expect([read(['nl', 'fr'], 'fr'), read(['nl', 'fr'], 'de'), read(['en'], 'de'), read([], 'de')]).toEqual(['fr', 'nl', 'en', null])
})
