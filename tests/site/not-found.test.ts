import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const terminators = ['%0A', '%0D', '%0D%0A', '%E2%80%A8', '%E2%80%A9', '%C2%85', '%0B', '%0C']

test.each(locales)('a path with a line terminator is a localised 404 in %s', async (locale) => {
  for (const terminator of terminators) {
    for (const path of [`/${locale}/${terminator}/`, `/${locale}/x${terminator}y/z/`]) {
      const answer = await site.fetch(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toContain(translator(locale)('notFound.title'))
    }
  }
})

test('a path with a line terminator and no language is a 404', async () => {
  for (const terminator of terminators) expect((await site.fetch(`/${terminator}`)).status, terminator).toBe(404)
})
