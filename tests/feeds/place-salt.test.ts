import { describe, expect, test } from 'vitest'
import { aProperty } from '../kit/factories.ts'
import { redeploy } from '../kit/pool/redeploy.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { postFeed } from './post-feed.ts'

const record = aProperty({ ID: 1, PublishAddress: false, Zip: '8000', GoogleX: 51.2154, GoogleY: 3.2301 })

async function importOnce(site: TestSite): Promise<unknown> {
  await postFeed(site, [record])
  return site.db.prepare('SELECT lat, lng FROM listings WHERE id = 1').first()
}

describe('the salt that displaces the points of hidden addresses', () => {
  test('the salt that displaces the points of hidden addresses is refused at every endpoint that needs a token when it is too short', async () => {
    await using site = await startSite({ PLACE_SALT: 'fifteen letters' })
    const doors = ['/import', '/agency', '/mail', '/newsletter', '/privacy/export', '/documents/property/1', '/tokens', '/testimonials']
    for (const door of doors) {
      const answer = await site.fetch(door, { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: '{"mode":"full"}' })
      expect([door, answer.status, await answer.text()]).toEqual([door, 503, expect.stringContaining('settings')])
    }
  })

  test('a changed salt moves stored points again at the next import, and an unchanged one leaves them', async () => {
    await using site = await startSite({ PLACE_SALT: 'the first of two salts' })
    const [first, again] = [await importOnce(site), await importOnce(site)]
    await redeploy(site, { PLACE_SALT: 'the second of two salts' })
    const second = await importOnce(site)
    expect(again).toEqual(first)
    expect(second).not.toEqual(first)
    expect(second).toMatchObject({ lat: expect.closeTo(51.2154, 2), lng: expect.closeTo(3.2301, 2) })
  })
})
