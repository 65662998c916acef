import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '#worker/local/site.ts'
import { aProperty } from '../kit/factories.ts'
import { emptyState } from '../kit/pool/empty-state.ts'
import { postFeed } from './post-feed.ts'

const state = emptyState()
afterAll(() => rmSync(state, { recursive: true, force: true }))

/** Runs a site with this salt on the shared data; one at a time. */
async function withSalt<Result>(PLACE_SALT: string, use: (site: Site) => Promise<Result>): Promise<Result> {
  const site = await openSite({ state, quiet: true, variables: { PLACE_SALT } })
  try {
    return await use(site)
  } finally {
    await site.close()
  }
}

const record = aProperty({ ID: 1, PublishAddress: false, Zip: '8000', GoogleX: 51.2154, GoogleY: 3.2301 })

async function importOnce(site: Site): Promise<unknown> {
  await postFeed({ token: site.token, fetch: (path, init) => fetch(new URL(path, site.url), init) }, [record])
  const database = await site.miniflare.getD1Database('DB')
  return database.prepare('SELECT lat, lng FROM listings WHERE id = 1').first()
}

describe('the salt that displaces the points of hidden addresses', () => {
  test('the salt that displaces the points of hidden addresses is refused at every endpoint that needs a token when it is too short', async () => {
    await withSalt('fifteen letters', async ({ url, token }) => {
      const doors = ['/import', '/agency', '/mail', '/newsletter', '/privacy/export', '/documents/property/1', '/tokens', '/testimonials']
      for (const door of doors) {
        const answer = await fetch(new URL(door, url), { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: '{"mode":"full"}' })
        expect([door, answer.status, await answer.text()]).toEqual([door, 503, expect.stringContaining('settings')])
      }
    })
  })

  test('a changed salt moves stored points again at the next import, and an unchanged one leaves them', async () => {
    const [first, again] = await withSalt('the first of two salts', async (site) => [await importOnce(site), await importOnce(site)])
    const second = await withSalt('the second of two salts', importOnce)
    expect(again).toEqual(first)
    expect(second).not.toEqual(first)
    expect(second).toMatchObject({ lat: expect.closeTo(51.2154, 2), lng: expect.closeTo(3.2301, 2) })
  })
})
