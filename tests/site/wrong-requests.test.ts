import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

describe('a method that a page does not allow', () => {
  test.each(locales)('a method that a page does not allow is a localised 405 with the allowed methods, in %s', async (locale) => {
    const ask = async (method: string, path: string) => {
      const answer = await site.fetch(path, { method })
      const html = await answer.text()
      expect(html, `${method} ${path}`).toContain(`<h1>${translator(locale)('wrongMethod.title')}</h1>`)
      return [answer.status, answer.headers.get('Allow'), answer.headers.get('Content-Language')]
    }
    expect(await ask('POST', href('home', locale))).toEqual([405, 'GET, HEAD', locale])
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect(await ask(method, href('forSale', locale))).toEqual([405, 'GET, HEAD', locale])
      expect(await ask(method, href('contact', locale))).toEqual([405, 'GET, HEAD, POST', locale])
    }
  })

  test('a method that a page does not allow is a 405 also at the address that the CRM links to', async () => {
    for (const path of ['/property/1001', '/property/1001/']) {
      const answer = await site.fetch(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }), redirect: 'manual' })
      expect([answer.status, answer.headers.get('Allow')], path).toEqual([405, 'GET, HEAD'])
    }
  })

  test('an unknown path is a 404 for a form too, with a line terminator as well', async () => {
    for (const path of ['/nl/nope/', '/fr/%0A/', '/en/%E2%80%A8/']) {
      const answer = await site.fetch(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
      expect(answer.status, path).toBe(404)
    }
  })
})

describe('the API answers in JSON', () => {
  const fault = async (path: string, init: RequestInit = {}) => {
    const answer = await site.fetch(path, init)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const body: { error: string; reference: string } = await answer.json()
    expect(Object.keys(body)).toEqual(['error', 'reference'])
    expect(body.reference).toMatch(/^[a-z0-9]{10}$/)
    return { status: answer.status, allow: answer.headers.get('Allow'), error: body.error }
  }

  test.each(locales)('the API answers an unknown path in JSON, in %s', async (locale) => {
    const error = translator(locale)('api.error')
    for (const path of ['/api/nope', '/api/listings/', '/api/%0A', '/api/%', '/api/', '/api']) {
      expect(await fault(`${path}?lang=${locale}`), path).toEqual({ status: 404, allow: null, error })
    }
    expect(await fault('/api/nope', { headers: { 'Accept-Language': locale } })).toMatchObject({ error })
  })

  test('the API answers a wrong method in JSON, with any body', async () => {
    const error = translator('en')('api.error')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const name of ['listings', 'listings.atom', 'counts']) {
        const body = method === 'OPTIONS' ? null : '{"a":'
        expect(await fault(`/api/${name}?lang=en`, { method, body }), `${method} ${name}`).toEqual({ status: 405, allow: 'GET, HEAD', error })
      }
    }
  })

  test('the API answers an internal error in JSON, without details', async () => {
    await site.db.prepare('ALTER TABLE listing_texts RENAME TO listing_texts_before').run()
    try {
      const { status, error } = await fault('/api/listings?lang=fr&q=nieuw')
      expect([status, error]).toEqual([503, translator('fr')('api.error')])
    } finally {
      // The site is lent to other tests too.
      await site.db.prepare('ALTER TABLE listing_texts_before RENAME TO listing_texts').run()
    }
  })
})

describe('an endpoint answers in JSON', () => {
  const ask = async (method: string, path: string, token: string | null) => {
    const headers = { Accept: 'text/html', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
    const answer = await site.fetch(path, { method, headers, body: method === 'GET' || method === 'OPTIONS' ? null : '{"a":' })
    expect([method, path, answer.headers.get('Content-Type')]).toEqual([method, path, 'application/json'])
    expect(answer.headers.get('Content-Language')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(Object.keys(await answer.json()), `${method} ${path}`).toEqual(['error'])
    return [answer.status, answer.headers.get('Allow')]
  }

  test.each([
    ['/import', 'GET', 'POST'],
    ['/import/none', 'GET', 'DELETE'],
    ['/import/none/finish', 'PUT', 'POST'],
    ['/agency', 'GET', 'POST'],
    ['/mail', 'POST', 'GET, HEAD'],
    ['/mail/replay', 'GET', 'POST'],
    ['/privacy/export', 'GET', 'POST'],
    ['/files/none', 'DELETE', 'GET, HEAD'],
    ['/calendar/brugge', 'PUT', 'GET, HEAD'],
    ['/documents/property/1/epc', 'POST', 'GET, HEAD, PUT, DELETE'],
    ['/tokens', 'PUT', 'GET, HEAD, POST'],
    ['/tokens/none', 'GET', 'DELETE'],
  ])('%s to the method %s: 401 without a token, 405 with one', async (path, method, allow) => {
    expect(await ask(method, path, null)).toEqual([401, null])
    expect(await ask(method, path, site.token)).toEqual([405, allow])
  })

  test('a public endpoint answers a wrong method in JSON', async () => {
    for (const path of ['/map/places', '/places', '/words/nl.json', '/captcha', '/schema/listings.json', '/robots.txt', '/sitemap.xml', '/health']) {
      for (const method of ['POST', 'DELETE', 'OPTIONS']) expect([path, await ask(method, path, null)]).toEqual([path, [405, 'GET, HEAD']])
    }
    for (const path of ['/newsletter', '/testimonials']) expect([path, await ask('DELETE', path, null)]).toEqual([path, [405, 'POST']])
  })

  test('an endpoint answers an unknown path below it in JSON', async () => {
    for (const path of ['/import/a/b/c', '/mail/nope', '/privacy', '/files', '/files/A/B', '/calendar', '/tokens/a/b', '/documents/house/1/x']) {
      expect([path, await ask('GET', path, site.token)]).toEqual([path, [404, null]])
      expect([path, await ask('POST', path, null)]).toEqual([path, [401, null]])
    }
  })

  test('except where the path is a page', async () => {
    for (const path of ['/newsletter', '/testimonials']) expect((await site.fetch(path)).status).toBe(302)
  })
})

test('an ETag matches in a list, strong or weak', async () => {
  const tag = (await site.fetch('/nl/te-koop/')).headers.get('ETag') ?? ''
  const ask = async (header: string) => (await site.fetch('/nl/te-koop/', { headers: { 'If-None-Match': header } })).status
  expect(await Promise.all([tag, tag.replace('W/', ''), `"a", ${tag}`, '*'].map(ask))).toEqual([304, 304, 304, 304])
  expect(await Promise.all(['"a"', 'W/', ',,,', '"a",'.repeat(2000)].map(ask))).toEqual([200, 200, 200, 200])
})

test.each([
  ['POST', '/privacy/export', 10],
  ['POST', '/newsletter', 600],
  ['POST', '/testimonials', 7 * 1024],
  ['POST', '/import', 9 * 1024],
  ['POST', '/agency', 13 * 1024],
  ['PUT', '/documents/property/7/epc', 21 * 1024],
])('%s %s refuses a body that is too large without a Content-Length', async (method, path, kilobytes) => {
  await site.importFeed([aProperty({ ID: 7 })])
  const body = new Blob([new Uint8Array(kilobytes * 1024)]).stream()
  // Node asks for `duplex`, which the type of a request does not have.
  const init = { method, body, duplex: 'half', headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json', Connection: 'close' } }
  const answer = await fetch(new URL(path, site.url), init)
  expect(answer.status).toBe(413)
  expect(Object.keys(await answer.json())).toEqual(['error'])
})
