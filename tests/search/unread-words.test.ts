import { beforeAll, expect, test } from 'vitest'
import { dayAfter } from '#db/model/site/brussels-time.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'

lendDeskSite()

beforeAll(async () => {
  expect((await site.importFeed([aProperty({ ID: 1, Zip: '9000', City: 'Gent' })])).errors).toEqual([])
})

interface Row {
  readonly day: string
  readonly locale: string
  readonly hash: string
  readonly count: number
  readonly word: string | null
}
const rows = async () => (await site.db.prepare('SELECT * FROM unread_words ORDER BY locale, count, hash').all<Row>()).results
const ask = async (path: string, text: string) => {
  const answer = await site.fetch(`${path}?ask=${encodeURIComponent(text)}`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
}

test('a word that was not understood is a hash until its fifth search of the day, then it is shown at the desk', async () => {
  const demand = async () => (await deskOf('editor')).html(href('deskDemand', 'nl'))
  for (let time = 0; time < 4; time += 1) await ask(href('forSale', 'nl'), 'huis met torentje in Gent, mail jan@example.com of 0470123456')
  await expect.poll(async () => (await rows()).map(({ count }) => count)).toContain(4)
  expect((await rows()).map(({ locale, word }) => [locale, word])).toEqual((await rows()).map(() => ['nl', null]))
  expect(JSON.stringify(await rows())).not.toMatch(/torentje|jan|0470/)
  expect(await demand()).not.toContain('torentje')

  await ask(href('forSale', 'nl'), 'Torentje te koop')
  await expect.poll(async () => (await rows()).filter(({ word }) => word !== null)).toMatchObject([{ locale: 'nl', word: 'torentje', count: 5 }])
  expect(await demand()).toMatch(/<th scope="row" lang="nl">torentje<\/th>.*Nederlands.*5/s)
})

test('what was understood, refused or a word of quality is not counted', async () => {
  await site.db.prepare('DELETE FROM unread_words').run()
  await ask(href('forSale', 'fr'), 'maison calme avec jardin à Gand, sans ascenseur')
  await ask(href('forSale', 'fr'), 'maison pigeonnier')
  await expect.poll(async () => (await rows()).map(({ locale, count }) => [locale, count])).toEqual([['fr', 1]])
})

test('after the day, hashes are deleted and words stay for thirty days', async () => {
  await site.db.prepare('DELETE FROM unread_words').run()
  const insert = site.db.prepare("INSERT INTO unread_words (day, locale, hash, count, word) VALUES (?1, 'nl', ?2, ?3, ?4)")
  const today = '2026-11-20'
  const before = (days: number) => dayAfter(today, -days)
  await site.db.batch([
    insert.bind(before(0), 'a', 4, null),
    insert.bind(before(2), 'b', 4, null),
    insert.bind(before(2), 'c', 9, 'torentje'),
    insert.bind(before(40), 'd', 9, 'oud'),
  ])
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(`${today}T12:00:00Z`) })
  expect((await rows()).map(({ hash }) => hash).sort()).toEqual(['a', 'c'])
})
