import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtWorker } from '#worker/local/site.ts'
import { aProperty } from '../kit/factories.ts'
import { startSiteOn, type TestSite } from '../kit/site.ts'

/** The Worker where the file of the words of sentences is not deployed. */
const modules = builtWorker().map((each) =>
  typeof each.contents === 'string' ? { ...each, contents: each.contents.replace(/\/assets\/words-[\w-]+\.json/g, '/assets/words-gone.json') } : each,
)

const empty = mkdtempSync(join(tmpdir(), 'perron-'))
let site: TestSite
beforeAll(async () => {
  site = await startSiteOn(empty, {}, modules)
  const stock = [aProperty({ ID: 1, City: 'Gent', Zip: '9000', DescriptionB: { nl: 'Met een paardenstal achteraan.' } }), aProperty({ ID: 2 })]
  expect((await site.importFeed(stock)).errors).toEqual([])
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(empty, { recursive: true, force: true })
})

describe('without the words of sentences', () => {
  test.each([
    ['paardenstal', '/nl/te-koop/?q=paardenstal&said=paardenstal'],
    ['huis in Gent', '/nl/te-koop/?said=huis+in+Gent'],
  ])('%s is searched as text, if a home has it', async (text, address) => {
    const answer = await site.fetch(`/nl/te-koop/?${new URLSearchParams({ ask: text })}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, address])
  })

  test('the list names the words as not understood, and no cache keeps it', async () => {
    const answer = await site.fetch('/nl/te-koop/?said=huis+in+Gent')
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([200, 'private, no-store', null])
    expect(await answer.text()).toContain('huis in Gent')
    expect((await site.fetch('/nl/te-koop/')).headers.get('Cache-Control')).toBe('public, no-cache')
  })

  test.each(['/api/understand?lang=nl&goal=sale&typing&text=huis+in+Gent', '/api/listings?lang=nl&goal=sale&ask=huis+in+Gent'])(
    '%s answers, and no cache keeps it',
    async (path) => {
      const answer = await site.fetch(path)
      expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([200, 'private, no-store', null])
    },
  )
})
