import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAgency } from '../kit/demo-agency.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('static files carry the headers that forbid sniffing and plain HTTP', async () => {
  const html = await site.html('/nl/')
  const [script, style] = [/src="(\/assets\/[^"]+\.js)"/, /href="(\/assets\/[^"]+\.css)"/].map((part) => part.exec(html)?.[1] ?? '')
  const picture = '/pictures/apartments-city-01-480.webp'
  for (const path of [script, style, picture, '/favicon.ico', '/manifest.webmanifest', '/robots.txt', '/assets/nope.js', '/pictures/nope.webp']) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers } = await site.fetch(path ?? '', { method })
      expect([headers.get('X-Content-Type-Options'), headers.get('Strict-Transport-Security')], `${method} ${path}`).toEqual([
        'nosniff',
        'max-age=31536000; includeSubDomains',
      ])
    }
  }
})

test('static files cannot be framed by other sites', async () => {
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await site.html('/nl/')) ?? []
  for (const path of [script, '/pictures/apartments-city-01-480.webp']) {
    expect((await site.fetch(path)).headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'self'")
  }
})

describe('security.txt', () => {
  const path = '/.well-known/security.txt'

  test('security.txt has the agency’s address, its languages and an expiry within a year', async () => {
    await using own = await startSite({ ORIGIN: 'https://www.perron.example' })
    const answer = await own.fetch(path)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    )
    expect(fields.get('Contact')).toBe(`mailto:${demoAgency.email}`)
    expect(fields.get('Preferred-Languages')).toBe('nl, fr, en, de')
    expect(fields.get('Canonical')).toBe(`https://www.perron.example${path}`)
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  })

  test('security.txt does not reflect the request’s Host, and is a 404 without an agency record', async () => {
    expect(await (await site.fetch(path, { headers: { Host: 'evil.example' } })).text()).not.toContain('evil.example')
    await using empty = await startSite({}, null)
    expect((await empty.fetch(path)).status).toBe(404)
  })
})
