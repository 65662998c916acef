import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upTo } from '../full.ts'
import { chanceFrom } from '../kit/chance.ts'
import { aRental, manyProperties } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { badQuery, markupIn, searchPaths } from './bad-queries.ts'

const queriesEach = upTo(12, 60)

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([...manyProperties(30), aRental()])
})
afterAll(() => site[Symbol.asyncDispose]())

describe('malformed queries get a valid response without injected markup', () => {
  test.each(searchPaths.map((path, seed) => [path, seed] as const))('%s', async (path, seed) => {
    const chance = chanceFrom(seed)
    for (const query of Array.from({ length: queriesEach }, () => badQuery(chance))) {
      const answer = await site.fetch(path + query)
      const body = await answer.text()
      expect([200, 302, 304, 404], `${path}${query} returned ${answer.status}`).toContain(answer.status)
      expect(markupIn(body, answer.headers.get('Content-Type') ?? ''), path + query).toEqual([])
      expect(answer.headers.get('Set-Cookie') ?? '', path + query).not.toContain('garbage')
    }
  })

  test('markupIn finds injected elements, attributes and script URLs', () => {
    const page = (body: string) => markupIn(`<!doctype html><title>x</title>${body}`, 'text/html')
    expect(page('<p title="&quot;><x-garbage>">&lt;x-garbage></p><script src="/assets/site.js"></script>')).toEqual([])
    expect(page('<p title=""><x-garbage>"></p>')).toEqual(['<x-garbage>'])
    expect(page('<a href="" onx-garbage="1">')).toEqual(['onx-garbage="1"'])
    expect(page('<a href="javascript:alert(1)">')).toEqual(['href="javascript:alert(1)"'])
    expect(page('<script>alert(1)</script>')).toEqual(['<script>'])
  })
})
