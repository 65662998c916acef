import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const today = wallTimeOf(new Date()).day
const at = (days: number, from: string, to: string) => ({ From: `${dayAfter(today, days)}T${from}`, To: `${dayAfter(today, days)}T${to}` })
const t = translator('nl')

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const open = [at(-3, '09:00', '10:00'), at(9, '13:00', '15:00'), at(2, '10:00', '12:00'), { From: 'soon' }]
  const feed = [
    aProperty({ ID: 4001, OpenDays: open }),
    aProperty({ ID: 4002, OpenDays: open, PublishAddress: false, Street: 'Geheimstraat' }),
    aProperty({ ID: 4003, OpenDays: open, SubStatus: 3, Status: 3, SubStatusName: 'Verkocht', Marquee: 'verkocht' }),
  ]
  expect((await site.importFeed(feed)).errors).toEqual([])
})
afterAll(() => site[Symbol.asyncDispose]())

const pageOf = async (id: number) => (await fetch(new URL(`/property/${id}?lng=nl`, site.url))).text()
const fileOf = (id: number, days: number, time: string) => `/open-days/${id}-${dayAfter(today, days)}-${time}.ics?lang=nl`

test('the page shows the coming open days, the next first, each with its calendar file and as an event', async () => {
  const html = await pageOf(4001)
  const block = html.slice(html.indexOf('class="open-days"'))
  expect(block.indexOf('10:00\u2060–\u206012:00')).toBeGreaterThan(0)
  expect(block.indexOf('13:00\u2060–\u206015:00')).toBeGreaterThan(block.indexOf('10:00\u2060–\u206012:00'))
  expect(html).not.toContain('09:00\u2060–\u206010:00')
  expect(html).toContain(t('openDay.title', { count: 2 }))
  expect(html.match(/"@type":"Event"/g)).toHaveLength(2)
  expect(html).toMatch(new RegExp(`"startDate":"${dayAfter(today, 2)}T10:00:00\\+0[12]:00"`))
  const file = await site.fetch(fileOf(4001, 2, '1000'))
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await file.text()).toContain(`DTSTART;TZID=Europe/Brussels:${dayAfter(today, 2).replaceAll('-', '')}T100000`)
})

test('the card in the list names the next one', async () => {
  const list = await site.html('/nl/te-koop/')
  const day = new Intl.DateTimeFormat('nl-BE', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${dayAfter(today, 2)}T12:00:00Z`),
  )
  expect(list).toContain(t('openDay.badge', { day: day.replaceAll(' ', '\u00a0') }))
})

test('a hidden address stays hidden on the page and in the file', async () => {
  const file = await (await site.fetch(fileOf(4002, 2, '1000'))).text()
  expect(file).toContain('BEGIN:VEVENT')
  for (const text of [await pageOf(4002), file]) expect(text).not.toContain('Geheimstraat')
})

test('an open day that does not exist has no calendar file, however it is requested', async () => {
  for (const path of [fileOf(4001, 5, '1000'), fileOf(4999, 2, '1000'), '/open-days/4001-2026-02-31-1000.ics', '/open-days/x.ics']) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  }
})
