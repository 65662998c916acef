import { type } from 'arktype'
import { expect, test } from 'vitest'
import type { Upload } from '../forms/upload.ts'
import { importedTestimonial, isAhead, toTestimonial } from './imported-testimonial.ts'

const given = { locale: 'fr', name: 'An Peeters', comment: 'Très bien.', postedOn: '2024-05-01' } as const
const upload: Upload = { bytes: new ArrayBuffer(0), type: 'image/png', name: 'me.png', digest: '', picture: { width: 40, height: 30, turn: 90 } }

/** The fields of a testimonial that are refused, with what they must be. */
function faults(change: Readonly<Record<string, unknown>>) {
  const read = importedTestimonial({ ...given, ...change })
  return read instanceof type.errors ? Object.fromEntries(read.map(({ path, expected }) => [String(path[0]), expected])) : {}
}

test.each<[change: Readonly<Record<string, unknown>>, faults: object]>([
  [{}, {}],
  [{ about: 'from Ghent', website: 'www.example.be', email: 'an@example.com' }, {}],
  [{ locale: 'es' }, { locale: '"de", "en", "fr" or "nl"' }],
  [{ name: '  ' }, { name: 'filled in' }],
  [{ name: 'two\nlines' }, { name: 'one line' }],
  [{ comment: ' \n ' }, { comment: 'filled in' }],
  [{ postedOn: '2024-02-30' }, { postedOn: 'a day' }],
  [{ website: 'no site' }, { website: 'an address of the web' }],
  [{ email: 'an@' }, { email: 'an e-mail address' }],
])('%j is refused for %j', (change, expected) => {
  expect(faults(change)).toEqual(expected)
})

test('fields that are not known are dropped', () => {
  expect(importedTestimonial({ ...given, state: 'waiting', id: '1' })).toEqual(given)
})

test.each([
  ['2026-12-01', false],
  ['2026-12-02', true],
  ['2026-12-03', true],
])('a testimonial of %s is dated ahead late in the evening of 1 December in Belgium: %o', (postedOn, expected) => {
  expect(isAhead({ postedOn }, new Date('2026-12-01T22:59:00Z'))).toBe(expected)
})

test('it is no longer ahead once the day has begun in Belgium', () => {
  expect(isAhead({ postedOn: '2026-12-02' }, new Date('2026-12-01T23:00:00Z'))).toBe(false)
})

test('a testimonial is published as it was given, without blanks around it', () => {
  const all = { ...given, name: ' An Peeters ', about: ' from Ghent ', website: 'example.be', comment: ' Très\r\nbien\r. ', email: 'an@example.com' }
  expect(toTestimonial(all, upload)).toEqual({
    id: expect.stringMatching(/^taken-over-[0-9a-f]+$/),
    state: 'published',
    locale: 'fr',
    name: 'An Peeters',
    about: 'from Ghent',
    website: 'https://example.be/',
    comment: 'Très\nbien\n.',
    picture: { width: 40, height: 30, turn: 90 },
    showsPicture: true,
    postedAt: '2024-05-01T12:00:00.000Z',
  })
})

test('what is absent or blank is null', () => {
  const { about, website, picture } = toTestimonial({ ...given, about: ' ' }, null)
  expect([about, website, picture, toTestimonial(given, null).about]).toEqual([null, null, null, null])
})

test('the same testimonial has the same id, and any other another', () => {
  const idOf = (change: object) => toTestimonial({ ...given, ...change }, null).id
  expect(idOf({ about: 'x', locale: 'nl', website: 'example.be' })).toBe(idOf({}))
  expect(new Set([{}, { name: 'Jo' }, { comment: 'Bien.' }, { postedOn: '2024-05-02' }].map(idOf)).size).toBe(4)
})
