import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { hasVarnish, type SharedCache, startVarnish } from '../bench/varnish.ts'
import { everyForm } from '../forms/every-form.ts'
import { postForm, startEveryFormSite } from '../forms/every-form-site.ts'
import { isFull } from '../full.ts'
import { aProperty } from '../kit/factories.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import type { TestSite } from '../kit/site.ts'

/** The site behind Varnish, which honours only the cache header meant for shared caches. */
describe.runIf(hasVarnish && isFull)('behind a shared cache', () => {
  let site: TestSite
  let cache: SharedCache
  beforeAll(async () => {
    site = await startEveryFormSite()
    cache = await startVarnish(site.url)
  })
  afterAll(async () => {
    await cache?.[Symbol.asyncDispose]()
    await site?.[Symbol.asyncDispose]()
  })

  const fetched = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(path, cache.origin), { redirect: 'manual', headers: { Connection: 'close', ...headers } })
  const isHit = ({ headers }: Response) => headers.get('X-Cache') === 'hit'

  test('nothing but public pages, of every kind, is served from the store', async () => {
    for (const kind of pageKinds) {
      for (const locale of locales) {
        const given = await site.fetch(kind.path(locale))
        const path = given.status === 301 ? (given.headers.get('Location') ?? '') : kind.path(locale)
        const direct = await site.fetch(path)
        const first = await fetched(path)
        const again = await fetched(path, { Cookie: 'lng=de; consent=all', 'Accept-Language': 'de' })
        const isPublic = direct.headers.has('Cloudflare-CDN-Cache-Control')
        expect([again.status, isHit(again)], path).toEqual([direct.status, isPublic])
        const [text] = [await direct.text(), await first.text()]
        if (isPublic) expect(await again.text(), path).toBe(text)
      }
    }
  })

  test('no form is stored, whether blank, refused or accepted', async () => {
    for (const [index, form] of everyForm.entries()) {
      const locale = locales[index % locales.length] ?? 'nl'
      const through: TestSite = { ...site, url: cache.origin, fetch: (path, init) => fetch(new URL(path, cache.origin), { redirect: 'manual', ...init }) }
      const refused = await postForm(through, form, locale, {})
      const accepted = await postForm(through, form, locale, form.answers(locale))
      expect([refused.status, accepted.status], form.name).toEqual([422, 303])
      for (let visit = 0; visit < 2; visit += 1) expect(isHit(await fetched(form.path(locale))), form.name).toBe(false)
      const thanks = accepted.headers.get('Location') ?? ''
      if (thanks.includes('?')) for (let visit = 0; visit < 2; visit += 1) expect(isHit(await fetched(thanks)), form.name).toBe(false)
    }
  })

  test('each language has its own page, and a redirect to one is not stored', async () => {
    for (const locale of locales) {
      const path = href('forSale', locale)
      await fetched(path)
      const answer = await fetched(path, { 'Accept-Language': 'nl' })
      expect([isHit(answer), answer.headers.get('Content-Language')]).toEqual([true, locale])
      const home = await fetched('/', { 'Accept-Language': locale })
      expect([home.headers.get('Location'), isHit(home)]).toEqual([`/${locale}/`, false])
    }
  })

  test('a browser with a cached copy gets a 304 from the store', async () => {
    const path = href('forRent', 'fr')
    const tag = (await fetched(path)).headers.get('ETag') ?? ''
    const answer = await fetched(path, { 'If-None-Match': tag })
    expect([answer.status, isHit(answer)]).toEqual([304, true])
  })

  test('a page expires after 30 s and is revalidated by its ETag, so that a change shows', { timeout: 120_000 }, async () => {
    const [list, text] = [href('forSale', 'nl'), href('jobs', 'nl')]
    for (const path of [list, text]) await fetched(path)
    const added = 987_001
    expect((await site.importFeed([aProperty({ ID: added, CreatedDate: '2026-12-31 12:00:00' })], ['--partial'])).errors).toEqual([])
    expect(await (await fetched(list)).text()).not.toContain(`/${added}/`)
    await new Promise((done) => setTimeout(done, 31_000))
    const [expired, same] = [await fetched(list), await fetched(text)]
    expect(await expired.text()).toContain(`/${added}/`)
    expect([isHit(expired), same.headers.get('X-Revalidated')]).toEqual([false, 'yes'])
  })
})
