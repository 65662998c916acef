import { expect, test } from 'vitest'
import { dropReason } from './seen.endpoint.ts'

const fetched = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', Origin: 'https://www.agency.example' }

function reasonFor(headers: Readonly<Record<string, string>>, asn?: number) {
  const request = new Request('https://www.agency.example/seen', { method: 'POST' })
  // A Request of Node drops the headers that only a browser may set.
  const given = new Headers({ 'User-Agent': people[0], ...fetched, ...headers })
  return dropReason(Object.defineProperties(request, { headers: { value: given }, cf: { value: asn === undefined ? undefined : { asn } } }))
}

const people = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone15,2]',
] as const

test.each(people)('a view with the browser %s counts', (agent) => {
  expect(reasonFor({ 'User-Agent': agent })).toBeNull()
})

test.each([
  '',
  'curl/8.9.1',
  'python-requests/2.32',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('%j is a robot', (agent) => {
  expect(reasonFor({ 'User-Agent': agent })).toBe('robot')
})

test('a beacon from another site, ahead of the visit or from a data centre does not count', () => {
  expect(reasonFor({ 'Sec-Fetch-Site': 'cross-site' })).toBe('foreign')
  expect(reasonFor({ Origin: 'https://elsewhere.example' })).toBe('foreign')
  expect(reasonFor({ 'Sec-Purpose': 'prefetch;prerender' })).toBe('prefetch')
  expect(reasonFor({ Purpose: 'prefetch' })).toBe('prefetch')
  expect(reasonFor({}, 24940)).toBe('dataCentre')
})

test('the networks of a Belgian provider and of a private relay are people’s', () => {
  for (const asn of [5432, 6848, 12392, 13335, 36183, 54113]) expect(reasonFor({}, asn)).toBeNull()
})
