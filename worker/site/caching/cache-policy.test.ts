import { expect, test } from 'vitest'
import {
  edgeHeaders,
  edgeTagName,
  matchesTag,
  noStore,
  pageDay,
  showsChoice,
  showsContent,
  showsForm,
  showsResult,
  showsStock,
  showsText,
} from './cache-policy.ts'

test('a page is rendered again once it is another day in Brussels, and at midnight UTC', () => {
  const days = ['2026-07-31T21:59:00Z', '2026-07-31T22:30:00Z', '2026-08-01T00:30:00Z', '2026-08-01T21:59:00Z'].map((now) => pageDay(new Date(now)))
  expect(days).toEqual(['2026-07-31.2026-07-31', '2026-07-31.2026-08-01', '2026-08-01.2026-08-01', '2026-08-01.2026-08-01'])
})

test.each([
  ['listings', showsStock, 'public, no-cache', true, true, ['stock', 'agency', 'content']],
  ['testimonials', showsContent, 'public, no-cache', true, true, ['content', 'agency']],
  ['the agency', showsText, 'public, no-cache', true, true, ['agency']],
  ["a visitor's choice", showsChoice, 'public, no-cache', true, false, null],
  ['a calculation', showsResult, 'private, max-age=300', true, false, null],
  ['a form', showsForm, 'private, no-cache', false, false, null],
  ['what is private', noStore, 'private, no-store', false, false, null],
] as const)('a page that shows %s says how long it is kept, and by whom', (_, policy, control, isTagged, isRemembered, edgeTags) => {
  expect(policy).toEqual({ headers: { 'Cache-Control': control }, isTagged, isRemembered, edgeTags })
})

test('shared caches keep a page for 30 s, and for 300 s where a change purges it', () => {
  expect(edgeHeaders(['stock', 'agency'], { purge: null })).toEqual({
    'Cloudflare-CDN-Cache-Control': 'max-age=30, must-revalidate',
    'Cache-Tag': 'perron-stock,perron-agency',
  })
  expect(edgeHeaders(['content'], { purge: { zone: 'zone', token: 'token', api: 'https://api.example' } })).toEqual({
    'Cloudflare-CDN-Cache-Control': 'max-age=300, stale-while-revalidate=60, stale-if-error=300',
    'Cache-Tag': 'perron-content',
  })
  expect(edgeTagName('agency')).toBe('perron-agency')
})

test.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", W/"a"', '"a"', true],
  [' * ', '"a"', true],
  ['"b"', '"a"', false],
  ['"aW/"', '"a"', false],
  ['', '"a"', false],
  [null, '"a"', false],
  ['"a"', null, false],
  ['*', null, false],
  [`"a"${' '.repeat(1997)}`, '"a"', true],
  [`"a"${' '.repeat(1998)}`, '"a"', false],
])('If-None-Match %s on a response tagged %s: %s', (header, tag, expected) => {
  expect(matchesTag(header, tag)).toBe(expected)
})
