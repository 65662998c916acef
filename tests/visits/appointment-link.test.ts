import { beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { post } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { book, countRows, firstFree, ics, lendViewingSite, linkIn, offered, otherListings, pathOf, site, startsIn, visitorMails } from './viewing-site.ts'

lendViewingSite()

describe('the link of an appointment', () => {
  let link: string
  let start: string
  beforeEach(async () => {
    start = await firstFree()
    await book(start)
    link = pathOf(linkIn((await visitorMails())[0]))
  })

  test.each([
    ['a wrong seal', (path: string) => path.replace(/seal=..../, 'seal=AAAA')],
    ['no seal', (path: string) => path.replace(/&?seal=[^&]+/, '')],
    ['no expiry', (path: string) => path.replace(/until=[^&]+&?/, '')],
    ['another expiry', (path: string) => path.replace(/until=1/, 'until=2')],
    ['another appointment', (path: string) => path.replace(/\/([^/]+)\/\?/, '/x$1/?')],
    ['no query', (path: string) => path.split('?')[0] ?? ''],
  ])('the link of an appointment with %s shows nothing and changes nothing', async (_, changed) => {
    const path = changed(link)
    const answer = await site.fetch(path)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('appointment.ended'))
    expect(html).not.toMatch(/Langerei|Annelie/)
    for (const act of ['move', 'cancel']) expect((await post(site, path, { do: act, start })).status).toBe(303)
    expect(await site.db.prepare('SELECT state, sequence FROM appointments').first()).toEqual({ state: 'confirmed', sequence: 0 })
  })

  test('the link of an appointment redirects to the same appointment in another language', async () => {
    const answer = await site.fetch(`${link}&lng=fr`)
    const elsewhere = answer.headers.get('Location') ?? ''
    expect([answer.status, elsewhere]).toEqual([302, link.replace('/nl/contact/afspraak/', '/fr/contact/rendez-vous/')])
    expect(await site.html(elsewhere)).toContain(translator('fr')('appointment.confirmed'))
  })

  test('the link of an appointment expires when the appointment begins', async () => {
    await site.db.prepare("UPDATE appointments SET starts_at = '2026-01-05T09:00:00.000Z'").run()
    expect((await site.fetch(link)).status).toBe(410)
  })

  test('clicked twice cancels once', async () => {
    const both = await Promise.all([post(site, link, { do: 'cancel' }), post(site, link, { do: 'cancel' })])
    const again = await post(site, link, { do: 'cancel' })
    expect([...both, again].map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await site.mails()).toHaveLength(4)
  })

  test('the link of an appointment does not move a cancelled appointment from a stale page, and sends no mail about it', async () => {
    const newStart = (await offered())[3] ?? ''
    await post(site, link, { do: 'cancel' })
    const answer = await post(site, link, { do: 'move', start: newStart })
    expect(answer.status).toBe(303)
    expect(await site.html(answer.headers.get('Location') ?? '')).toContain(translator('nl')('appointment.cancelled'))
    expect(await site.mails()).toHaveLength(4)
    expect(await offered()).toContain(newStart)
  })

  test('clicked twice moves once', async () => {
    const newStart = (await offered())[3] ?? ''
    const both = await Promise.all([post(site, link, { do: 'move', start: newStart }), post(site, link, { do: 'move', start: newStart })])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(await site.mails()).toHaveLength(4)
    expect(await site.db.prepare('SELECT starts_at, sequence FROM appointments').first()).toEqual({ starts_at: newStart, sequence: 1 })
  })

  test('the link of an appointment does not move to a taken time, and says so', async () => {
    const newStart = (await offered())[0] ?? ''
    await book(newStart, { email: 'other@example.com' })
    const answer = await post(site, link, { do: 'move', start: newStart })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translator('nl')('form.error.start.invalid'))
    expect(await site.mails()).toHaveLength(4)
    expect((await site.db.prepare('SELECT count(*) AS count FROM appointments WHERE starts_at = ? AND sequence = 0').bind(start).first())?.count).toBe(1)
  })

  test('the link of an appointment moves it at most five times an hour for one IP address, but always cancels it', async () => {
    const from = { 'CF-Connecting-IP': '203.0.113.9' }
    const statuses: number[] = []
    for (const newStart of (await offered()).slice(1, 8)) {
      statuses.push((await post(site, link, { do: 'move', start: newStart }, from)).status)
      await site.mails()
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
    expect((await post(site, link, { do: 'cancel' }, from)).status).toBe(303)
    expect(await site.mails()).toHaveLength(14)
  })

  test('cancelling drops a delayed confirmation that is still in the outbox', async () => {
    await site.db.prepare("UPDATE outbox SET state = 'waiting', attempts = 0, sent_at = NULL").run()
    await post(site, link, { do: 'cancel' })
    await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
    const updates = (await site.mails()).slice(2)
    expect(updates.map((mail) => /METHOD:(\w+)/.exec(ics(mail))?.[1])).toEqual(['CANCEL', 'CANCEL'])
    expect(await countRows('outbox')).toBe(2)
  })

  test('moving without a new time reports it as missing', async () => {
    const answer = await post(site, link, { do: 'move' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translator('nl')('form.error.start.missing'))
  })

  test('the link of an appointment for a sold listing cancels it, but no longer moves it', async () => {
    const before = await offered()
    await site.importFeed([aProperty({ ID: 4001, Status: 2 }), ...otherListings])
    await expect.poll(async () => startsIn(await site.html(link)), { timeout: 10_000 }).toEqual([])
    expect(await site.html(link)).toContain(translator('nl')('appointment.cancel.send'))
    const moved = await post(site, link, { do: 'move', start: before[3] ?? '' })
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, link])
    expect(await site.db.prepare('SELECT starts_at, sequence FROM appointments').first()).toEqual({ starts_at: start, sequence: 0 })
    expect((await post(site, link, { do: 'cancel' })).status).toBe(303)
    await site.importFeed([aProperty({ ID: 4001 }), ...otherListings])
  })
})

describe('erasing a person', () => {
  const ask = (what: 'erase' | 'export') =>
    site.fetch(`/privacy/${what}`, { method: 'POST', body: '{"email":"annelie@example.com"}', headers: { Authorization: `Bearer ${site.token}` } })

  test('erasing a person on request exports the appointment, erases it and frees the seat', async () => {
    const start = await firstFree()
    await book(start)
    await site.mails()
    expect(await (await ask('export')).json()).toMatchObject({
      appointments: [{ startsAt: start, office: 'brugge', listingId: 4001, state: 'confirmed' }],
      mails: [{ template: 'appointmentConfirmation' }],
    })
    expect(await (await ask('erase')).json()).toEqual({ erased: 1, appointments: [{ office: 'brugge', startsAt: start, listingId: 4001 }] })
    expect([await countRows('appointments'), await countRows('leads'), await countRows('outbox')]).toEqual([0, 0, 0])
    expect(await offered()).toContain(start)
  })

  test('erasing a person reports no past or cancelled appointment as open', async () => {
    const [first, second] = await offered()
    await book(first ?? '')
    await site.db.prepare("UPDATE appointments SET starts_at = '2026-01-05T09:00:00.000Z'").run()
    await book(second ?? '')
    await site.db.prepare("UPDATE appointments SET state = 'cancelled' WHERE starts_at > '2026-01-06'").run()
    expect(await (await ask('erase')).json()).toEqual({ erased: 2, appointments: [] })
  })

  test('erasing a person at night erases the appointment with its lead', async () => {
    await book(await firstFree())
    await site.db.prepare("UPDATE leads SET erase_after = '2026-01-01T00:00:00.000Z'").run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    expect([await countRows('appointments'), await countRows('leads')]).toEqual([0, 0])
  })
})
