import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionalCategories, readConsent, writeConsent } from './consent.ts'

test('a written choice reads back the same', () => {
  fc.assert(
    fc.property(fc.subarray([...optionalCategories]), fc.integer({ min: 0, max: 99_999_999_999 }), (accepted, at) => {
      const choice = { version: 'a1b2', at, accepted }
      expect(readConsent(writeConsent(choice), 'a1b2')).toEqual(choice)
    }),
  )
})

test('a choice for another version is ignored', () => {
  expect(readConsent('a1b2.1763827601.marketing', 'c3d4')).toBeNull()
})

test.each([
  null,
  '',
  'all',
  'a1b2',
  'a1b2.1763827601',
  'a1b2.1763827601.',
  'a1b2.1763827601.everything',
  'a1b2.1763827601.necessary-marketing',
  'a1b2.1763827601.marketing-analytical',
  'a1b2.-1.marketing',
  'a1b2.x.marketing',
  'a1b2.1763827601.marketing.x',
])('%j is not a valid choice', (cookie) => {
  expect(readConsent(cookie, 'a1b2')).toBeNull()
})

test('the cookie contains only letters, digits, dots and hyphens', () => {
  expect(writeConsent({ version: 'a1b2', at: 1763827601, accepted: optionalCategories })).toBe('a1b2.1763827601.analytical-marketing-socialMedia-unclassified')
  expect(writeConsent({ version: 'a1b2', at: 1763827601, accepted: [] })).toBe('a1b2.1763827601.necessary')
})
