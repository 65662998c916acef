import { expect, test } from 'vitest'
import { boundedRequest } from './bounded-request.ts'

const origin = 'https://site.example'
const boundedPath = (path: string) => boundedRequest(new Request(origin + path)).url.slice(origin.length)

test('a request within the limits is left as it is', () => {
  const request = new Request(`${origin}/nl/te-koop/?type=house&q=a%20b&q=%zz&&=`, { headers: { 'Accept-Language': 'fr-BE, nl;q=0.5', Cookie: 'lng=fr' } })
  expect(boundedRequest(request)).toBe(request)
})

test('query keys beyond 400 are dropped, and one that is cut', () => {
  const pairs = Array.from({ length: 500 }, (_, index) => `a${index}=b`)
  expect(boundedPath(`/nl/?${pairs.join('&')}`)).toBe(`/nl/?${pairs.slice(0, 400).join('&')}`)
  expect(boundedPath(`/nl/?type=house&q=${'x'.repeat(20_000)}`)).toBe('/nl/?type=house')
  expect(boundedPath(`/nl/?q=${'x'.repeat(20_000)}`)).toBe('/nl/')
})

test('a path that is too long becomes an unknown one in the same language', () => {
  expect(boundedPath(`/fr/${'x'.repeat(13_000)}/?a=1`)).toBe('/fr/-/?a=1')
  expect(boundedPath(`/api/${'x/'.repeat(7000)}`)).toBe('/api/-/')
  expect(boundedPath(`/${'x'.repeat(13_000)}`)).toBe(`/${'x'.repeat(20)}/-/`)
})

test('long headers are cut, and the body is kept', async () => {
  const headers = { 'Accept-Language': 'fr,'.repeat(1000), Cookie: 'a=b;'.repeat(10_000), 'X-Other': 'x'.repeat(5000) }
  const bounded = boundedRequest(new Request(origin, { method: 'POST', body: 'a=b', headers }))
  expect(['Accept-Language', 'Cookie', 'X-Other'].map((name) => bounded.headers.get(name)?.length)).toEqual([1000, 16_000, 5000])
  expect(await bounded.text()).toBe('a=b')
})
