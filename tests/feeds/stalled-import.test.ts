import { expect, test } from 'vitest'
import { aProperty } from '../kit/factories.ts'
import { startSite } from '../kit/site.ts'
import { openFeed, postFeed, stepFeed } from './post-feed.ts'

const street = 'Verdwenenstraat'
const record = aProperty({ ID: 1, Street: street, HouseNumber: '12', PublishAddress: true })
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('an address hidden by an interrupted import disappears from every page within ten minutes', async () => {
  await using site = await startSite()
  const paths = ['/nl/te-koop/', '/en/for-sale/', '/api/listings?lang=nl&goal=sale', '/api/listings.atom?lang=nl&goal=sale', '/nl/map/card/1/']
  const pages = async () => {
    const property = (await site.fetch('/property/1')).headers.get('Location') ?? ''
    return Promise.all([property, `${property}?print=1`, ...paths].map((path) => site.html(path)))
  }
  const telling = async () => (await pages()).filter((html) => html.includes(street)).length
  const tick = async (at: Date) => (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: at })

  await postFeed(site, [record])
  // The page of the home, its print, and the lists, which show the street of their only home.
  expect(await telling()).toBe(4)
  const id = await openFeed(site, [{ ...record, PublishAddress: false }], 'partial')
  // The first step measures the import, the second applies the listings; then the sender disappears.
  expect([await stepFeed(site, id), await stepFeed(site, id)]).toEqual([false, false])
  expect(await site.db.prepare('SELECT state FROM imports WHERE id = ?').bind(id).first('state')).toBe('applying')
  await tick(later(6))
  await expect.poll(telling).toBe(0)
})
