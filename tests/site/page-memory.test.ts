import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { everyForm } from '../forms/every-form.ts'
import { postForm, startEveryFormSite } from '../forms/every-form-site.ts'
import { isFull } from '../full.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { demoListings } from '../kit/journeys/demo-state.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { pathOf } from '../listings/listing-pages.ts'

const edgeNames = ['Cloudflare-CDN-Cache-Control', 'Cache-Tag']
const edgeOf = ({ headers }: Response) => edgeNames.map((name) => headers.get(name))
const neither = [null, null]
/** Requests that must not change any public page. */
const visitor = { Cookie: 'lng=de; consent=all', 'Accept-Language': 'en', Authorization: 'Bearer none' }
const brief = 'max-age=30, must-revalidate'

/** Every kind of page in alternating languages, or with FULL=1 in each. */
const languagesOf = (index: number): readonly Locale[] => (isFull ? locales : [locales[index % locales.length] ?? 'nl'])

/** The path that a page's address redirects to. */
async function settled(site: TestSite, path: string): Promise<string> {
  const answer = await site.fetch(path)
  return answer.status === 301 ? (answer.headers.get('Location') ?? path) : path
}

const tagOf = async (site: TestSite, path: string) => (await site.fetch(path)).headers.get('ETag') ?? ''

describe('every kind of page', () => {
  const origin = 'https://www.agency.example'
  let site: TestSite
  let plain: TestSite
  beforeAll(async () => {
    ;[site, plain] = await Promise.all([startEveryFormSite({ ORIGIN: origin }), startEveryFormSite({ ORIGIN: origin, PAGE_MEMORY_MB: '0' })])
  }, 180_000)
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]()
    await plain?.[Symbol.asyncDispose]()
  })

  /** Every kind with the path after redirects. */
  async function walk(): Promise<readonly string[]> {
    const paths: string[] = []
    for (const [index, kind] of pageKinds.entries()) for (const locale of languagesOf(index)) paths.push(await settled(plain, kind.path(locale)))
    return paths
  }

  test('every kind of page is byte for byte the same from the page cache as from a cold site', async () => {
    for (const path of await walk()) {
      const campaign = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&x='%22<>`
      const [fresh, asCampaign] = [await plain.fetch(path), await plain.fetch(campaign)]
      const tag = fresh.headers.get('ETag')
      const [first, again, other] = [await site.fetch(path), await site.fetch(path, { headers: visitor }), await site.fetch(campaign)]
      for (const answer of [first, again, other]) {
        expect([answer.status, answer.headers.get('ETag'), ...edgeOf(answer)], path).toEqual([fresh.status, tag, ...edgeOf(fresh)])
        expect([...answer.headers.keys()].sort(), path).toEqual([...fresh.headers.keys()].sort())
      }
      if (tag === null) continue
      const text = await fresh.text()
      expect([await first.text(), await again.text()], path).toEqual([text, text])
      expect(await other.text(), path).toBe(await asCampaign.text())
      const known = await site.fetch(campaign, { method: 'HEAD', headers: { 'If-None-Match': tag } })
      const head = await site.fetch(path, { method: 'HEAD' })
      expect([known.status, head.status, await head.text(), head.headers.get('ETag')], path).toEqual([304, 200, '', tag])
    }
  })

  test('every kind of page is cacheable by shared caches only if it is public, and never with a cookie', async () => {
    for (const path of await walk()) {
      const answer = await site.fetch(path, { headers: visitor })
      const isPublic = answer.headers.get('Cache-Control') === 'public, no-cache' && !/\/fav/.test(path)
      expect([answer.headers.get('Set-Cookie'), answer.headers.get('Vary')], path).toEqual([null, null])
      if (answer.status !== 200) expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')], path).toEqual(['private, no-store', null])
      expect(edgeOf(answer), path).toEqual(isPublic ? [brief, expect.stringMatching(/^perron-[a-z]+(,perron-[a-z]+)*$/)] : neither)
    }
    const preview = await site.fetch(`/preview${href('forSale', 'nl')}`)
    expect([preview.headers.get('Cache-Control'), preview.headers.get('ETag'), ...edgeOf(preview)]).toEqual(['private, no-store', null, ...neither])
  })

  test('every kind of page is kept by no shared cache if it is a form, whether blank, refused or accepted', async () => {
    for (const [index, form] of everyForm.entries()) {
      for (const locale of languagesOf(index)) {
        const shown = await site.fetch(form.path(locale))
        const refused = await postForm(site, form, locale, {})
        const accepted = await postForm(site, form, locale, form.answers(locale))
        expect([shown.status, refused.status, accepted.status], form.name).toEqual([200, 422, 303])
        const thanks = await site.fetch(accepted.headers.get('Location') ?? '')
        for (const answer of [shown, refused, accepted, ...(accepted.headers.get('Location')?.includes('?') ? [thanks] : [])]) {
          expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag'), ...edgeOf(answer)], form.name).toEqual([
            answer === shown ? 'private, no-cache' : 'private, no-store',
            null,
            ...neither,
          ])
        }
      }
    }
  })

  test('every kind of page does not depend on the visitor', async () => {
    const path = href('forSale', 'fr')
    const body = await site.html(path)
    for (const headers of [{ Cookie: 'lng=nl' }, { 'Accept-Language': 'de' }, { Authorization: 'Bearer none' }])
      expect(await site.html(path, { headers })).toBe(body)
    const chosen = await site.fetch(`${path}?lng=nl`)
    expect([chosen.status, chosen.headers.get('Location'), ...edgeOf(chosen)]).toEqual([302, href('forSale', 'nl'), ...neither])
    const home = await site.fetch('/', { headers: { 'Accept-Language': 'de' } })
    expect([home.headers.get('Location'), home.headers.get('Vary'), ...edgeOf(home)]).toEqual(['/de/', 'Accept-Language, Cookie', ...neither])
  })

  test('every kind of page is complete after a visitor aborted the response', async () => {
    const path = await pathOf(site, demoListings.rich, 'nl')
    for (let visit = 0; visit < 3; visit += 1) {
      const leaving = new AbortController()
      const answer = await site.fetch(path, { signal: leaving.signal })
      const reader = answer.body?.getReader()
      await reader?.read()
      leaving.abort()
    }
    expect(await site.html(path)).toBe(await plain.html(path))
  })

  test('every kind of page that fails is an error page once, and not cached', async () => {
    const path = href('testimonials', 'nl')
    await site.db.prepare('ALTER TABLE testimonials RENAME TO testimonials_away').run()
    const failed = await site.fetch(`${path}?page=1`)
    await site.db.prepare('ALTER TABLE testimonials_away RENAME TO testimonials').run()
    expect([failed.status, ...edgeOf(failed)]).toEqual([503, ...neither])
    expect((await site.fetch(`${path}?page=1`)).status).toBe(200)
  })
})

describe('a change', () => {
  const records = (price: number) => [
    aProperty({ ID: 1, Price: price, City: 'Gent', Zip: '9000' }),
    aProperty({ ID: 2, City: 'Arlon', Zip: '6700', Status: 2 }),
    ...Array.from({ length: 30 }, (_, index) => aProperty({ ID: 100 + index, City: 'Gent', Zip: '9000' })),
  ]

  test('a change of one price changes the ETag of the pages that show it, and of no other', async () => {
    await using site = await startSite()
    await site.importFeed(propertyAnswer(records(395_000)))
    const lists = [href('forSale', 'nl'), `${href('forSale', 'nl')}?sort=price&dir=desc`]
    const others = [href('forRent', 'nl'), href('jobs', 'nl'), href('testimonials', 'nl'), await pathOf(site, 100, 'nl'), await pathOf(site, 129, 'fr')]
    const shown = [await pathOf(site, 1, 'nl')]
    const tags = new Map<string, string>()
    for (const path of [...lists, ...others, ...shown]) tags.set(path, await tagOf(site, path))
    // In the same band of the bars that every list has over its prices.
    await site.importFeed(propertyAnswer(records(399_000)))
    const changed: string[] = []
    for (const [path, tag] of tags) if ((await tagOf(site, path)) !== tag) changed.push(path)
    const shows = async (path: string) => /€ 399.000/.test(await site.html(path))
    const expected: string[] = []
    for (const path of tags.keys()) if (await shows(path)) expected.push(path)
    expect(changed).toEqual(expected)
    expect(changed).toContain(shown[0])
    expect(changed.length).toBeLessThan(tags.size)
  })
})

describe('with a purge token', () => {
  let api: Server
  const calls: { readonly path: string; readonly token: string; readonly tags: readonly string[] }[] = []
  let failures = 0
  beforeAll(async () => {
    api = createServer((request, answer) => {
      let body = ''
      request.on('data', (data) => {
        body += data
      })
      request.on('end', () => {
        const { tags } = JSON.parse(body)
        calls.push({ path: `${request.method} ${request.url}`, token: request.headers.authorization ?? '', tags })
        const isRefused = failures > 0
        failures -= 1
        answer.writeHead(isRefused ? 429 : 200, { 'Content-Type': 'application/json' })
        const errors = isRefused ? [{ code: 971, message: 'Please wait and consider throttling your request speed' }] : []
        answer.end(JSON.stringify({ success: !isRefused, errors, messages: [], result: isRefused ? null : { id: zone } }))
      })
    })
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', () => done()))
  })
  afterAll(() => new Promise((done) => api.close(done)))

  const zone = '023e105f4ecef8ad9ca31a8372d0c353'
  const start = () => {
    const address = api.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return startSite({ PURGE_ZONE: zone, PURGE_TOKEN: 'a token of the zone', PURGE_API: `http://127.0.0.1:${port}/client/v4` })
  }

  test('pages are cached for minutes, and an import purges those that show the stock', async () => {
    await using site = await start()
    const list = await site.fetch(href('forSale', 'nl'))
    expect(list.headers.get('Cloudflare-CDN-Cache-Control')).toBe('max-age=300, stale-while-revalidate=60, stale-if-error=300')
    await site.importFeed(propertyAnswer([aProperty({ ID: 1 })]))
    const purging = calls.filter(({ tags }) => tags.includes('perron-stock'))
    expect(purging[0]).toMatchObject({ path: `POST /client/v4/zones/${zone}/purge_cache`, token: 'Bearer a token of the zone' })
    expect(list.headers.get('Cache-Tag')?.split(',')).toContain('perron-stock')
    await site.importFeed(propertyAnswer([aProperty({ ID: 1 })]))
    expect(calls.filter(({ tags }) => tags.includes('perron-stock'))).toHaveLength(purging.length)
  })

  test('a failed purge does not fail the import', async () => {
    await using site = await start()
    failures = 1
    expect((await site.importFeed(propertyAnswer([aProperty({ ID: 1 })]))).status).toBe(0)
    expect(await site.html(href('forSale', 'nl'))).toContain('/1/')
  })
})
