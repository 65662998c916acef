import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { naughtyStrings } from './corpora/corpora.ts'
import { aProperty } from './factories.ts'
import { type Answers, fillIn, openForm, personAnswers, post } from './form-filler.ts'
import { startSite, type TestSite } from './site.ts'

/** 4001 is in Bruges, with one appointment per start; 4002 has no published address; 4003 and 4004 are in Brussels. */
const nl = href('viewing', 'nl', { id: 4001 })
const otherListings = [
  aProperty({ ID: 4002, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99' }),
  aProperty({ ID: 4003, Zip: '1000' }),
  aProperty({ ID: 4004, Zip: '1000' }),
]

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 4001 }), ...otherListings])
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  // Otherwise a mail still in the outbox would arrive in the next test.
  await site.mails()
  await site.db.batch(['leads', 'outbox', 'appointments', 'calendar_exceptions'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  site.mailbox.empty()
})

/** The starts that a page offers. */
function startsIn(html: string): readonly string[] {
  return [...html.matchAll(/<input type="radio"[^>]* name="start" value="([^"]+)"/g)].map(([, value = '']) => value)
}

const viewingAnswers = (start: string, overrides: Answers = {}) => personAnswers({ start, how: 'onSite', remark: '', ...overrides })

/** Books as a visitor without script. */
async function book(start: string, overrides: Answers = {}, path = nl): Promise<Response> {
  return fillIn(site, path, viewingAnswers(start, overrides))
}

async function offered(path = nl): Promise<readonly string[]> {
  return startsIn(await site.html(path))
}

async function firstFree(path = nl): Promise<string> {
  const [first] = await offered(path)
  if (first === undefined) throw new Error('nothing is free')
  return first
}

const countRows = async (table: 'leads' | 'outbox' | 'appointments') =>
  (await site.db.prepare(`SELECT count(*) AS count FROM ${table}`).first<{ count: number }>())?.count

const calendar = (method: string, path: string, body?: object, token = site.token) =>
  site.fetch(`/calendar/${path}`, { method, ...(body && { body: JSON.stringify(body) }), headers: { Authorization: `Bearer ${token}` } })

/** Leaves only these starts in Bruges free. */
async function closeAllBut(kept: readonly string[]): Promise<void> {
  for (const day of new Set((await offered()).map((start) => start.slice(0, 10)))) await calendar('PUT', `brugge/${day}`, { capacity: 0 })
  for (const start of kept) await calendar('PUT', `brugge/${start.slice(0, 10)}/${timeOf(start)}`, { capacity: 1 })
}

/** The time in Brussels. */
function timeOf(start: string): string {
  return new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', timeStyle: 'short' }).format(new Date(start))
}

const mailTo = (mails: readonly Email[], address: string) => mails.filter((mail) => mail.to?.[0]?.address === address)
const ics = (mail: Email | undefined) => {
  const file = mail?.attachments.find(({ filename }) => filename === 'invitation.ics')
  return typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
}
/** The parsed mail has plain line endings. */
const unfolded = (text: string) => text.replace(/\n /g, '')
const visitorMails = async () => mailTo(await site.mails(), 'Annelie@example.com')
const linkIn = (mail: Email | undefined) => /https?:\/\/[^\s"]+\/(?:afspraak|rendez-vous|appointment|termin)\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? ''
const pathOf = (link: string) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}

describe.each(locales)('in %s', (locale: Locale) => {
  const path = href('viewing', locale, { id: 4001 })
  const t = translator(locale)

  test('booking a free time redirects to the thank-you page and mails visitor and office an invitation', async () => {
    const start = await firstFree(path)
    const answer = await book(start, { remark: 'Met drie' }, path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouViewing', locale)])
    expect((await site.fetch(href('thankYouViewing', locale))).status).toBe(200)
    const mails = await site.mails()
    expect(mails).toHaveLength(2)
    const [confirmation] = mailTo(mails, 'Annelie@example.com')
    const [notice] = mailTo(mails, 'brugge@perron.example')
    expect(confirmation?.headers.find(({ key }) => key === 'content-language')?.value).toBe(locale)
    expect(confirmation?.replyTo?.[0]?.address).toBe('brugge@perron.example')
    expect(notice?.replyTo?.[0]?.address).toBe('Annelie@example.com')
    expect(notice?.text).toContain('Met drie')
    for (const mail of mails) {
      expect(mail.text).toContain(timeOf(start))
      expect(mail.text).toContain('Langerei 14')
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form|appointment)\.[a-z]|\{|undefined/)
      const lines = unfolded(ics(mail)).split('\n')
      expect(lines).toContain('METHOD:REQUEST')
      expect(lines).toContain('SEQUENCE:0')
      expect(lines).toContain(`DTSTART:${start.replace(/[-:]|\.000/g, '')}`)
      expect(lines.find((line) => line.startsWith('LOCATION'))).toMatch(/^LOCATION:Langerei 14\\, 8000 Br/)
    }
    const [visitor, office] = ['ATTENDEE:Annelie@example.com', 'ATTENDEE:brugge@perron.example']
    expect(peopleIn(confirmation)).toEqual(['ORGANIZER:brugge@perron.example', visitor])
    expect(peopleIn(notice)).toEqual(['ORGANIZER:info@perron.example', office, visitor])
    expect(uidIn(confirmation)).toBe(uidIn(notice))
    expect(await offered(path)).not.toContain(start)
  })

  test('if no time is free the page says so, shows no form, and links to the enquiry form', async () => {
    await closeAllBut([])
    const answer = await site.fetch(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain(t('appointment.full'))
    expect(main).not.toContain('<form')
    expect(main).toContain(`href="${href('enquiry', locale, { id: 4001 })}"`)
    expect(main).toContain('mailto:brugge@perron.example')
  })

  test('a time taken meanwhile is reported, input is kept, and other times can be chosen', async () => {
    const start = await firstFree(path)
    await book(start, {}, path)
    const late = await book(start, { email: 'late@example.com', remark: 'Te laat' }, path)
    expect(late.status).toBe(422)
    const html = await late.text()
    expect(html).toContain(t('form.error.start.invalid'))
    expect(html).toContain('Te laat')
    expect(startsIn(html)).not.toContain(start)
    expect(startsIn(html).length).toBeGreaterThan(10)
    expect([await countRows('leads'), await countRows('appointments'), await countRows('outbox')]).toEqual([1, 1, 2])
  })

  test('its link shows, moves and cancels it, and each change is mailed to both', async () => {
    await book(await firstFree(path), {}, path)
    const [booked] = await visitorMails()
    const before = pathOf(linkIn(booked))
    const shown = await site.fetch(before)
    expect([shown.status, shown.headers.get('Cache-Control'), shown.headers.get('Referrer-Policy')]).toEqual([200, 'private, no-store', 'same-origin'])
    const html = await shown.text()
    expect(html).toContain(t('appointment.confirmed'))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(await countRows('outbox')).toBe(2)

    const wanted = startsIn(html)[5] ?? ''
    const moved = await post(site, before, { do: 'move', start: wanted })
    expect(moved.status).toBe(303)
    const after = moved.headers.get('Location') ?? ''
    expect(await site.html(after)).toContain(timeOf(wanted))
    const news = (await site.mails()).slice(2)
    expect(peopleIn(mailTo(news, 'brugge@perron.example')[0])).toContain('ORGANIZER:info@perron.example')
    expect(news.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'brugge@perron.example'])
    for (const mail of news) {
      expect(unfolded(ics(mail))).toContain('\nSEQUENCE:1\n')
      expect(unfolded(ics(mail))).toContain(`DTSTART:${wanted.replace(/[-:]|\.000/g, '')}`)
      expect(uidIn(mail)).toBe(uidIn(booked))
    }

    const cancelled = await post(site, after, { do: 'cancel' })
    expect(cancelled.status).toBe(303)
    expect(await site.html(cancelled.headers.get('Location') ?? '')).toContain(t('appointment.cancelled'))
    const last = (await site.mails()).slice(4)
    expect(peopleIn(mailTo(last, 'brugge@perron.example')[0])).toContain('ORGANIZER:info@perron.example')
    expect(last.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'brugge@perron.example'])
    for (const mail of last) {
      expect(unfolded(ics(mail))).toMatch(/\nMETHOD:CANCEL\n[\s\S]*\nSEQUENCE:2\n[\s\S]*\nSTATUS:CANCELLED\n/)
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form|appointment)\.[a-z]|\{|undefined/)
    }
    expect(await offered(path)).toContain(wanted)
  })
})

/** Organizer and attendees in the invitation. */
function peopleIn(mail: Email | undefined): readonly string[] {
  return [...unfolded(ics(mail)).matchAll(/^(ORGANIZER|ATTENDEE);.*:mailto:(.+)$/gm)].map(([, role, address]) => `${role}:${address}`)
}

function uidIn(mail: Email | undefined): string | undefined {
  return /\nUID:(.+)\n/.exec(unfolded(ics(mail)))?.[1]
}

describe('of fifty visitors who book the last seat at once', () => {
  test('exactly one gets it; the others are told that it is full, and store nothing', async () => {
    const last = (await offered())[20] ?? ''
    await closeAllBut([last])
    const forms = await Promise.all(Array.from({ length: 50 }, () => openForm(site, nl)))
    const answers = await Promise.all(
      forms.map(({ carried, captcha }, index) => post(site, nl, { ...carried, captcha, ...viewingAnswers(last, { email: `visitor${index}@example.com` }) })),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(49)
    for (const answer of refused) expect(await answer.text()).toContain('De agenda is volzet')
    expect([await countRows('leads'), await countRows('appointments')]).toEqual([1, 1])
    expect(await site.mails()).toHaveLength(2)
  }, 120_000)
})

test('a form sent twice, one after the other or at once, is one appointment', async () => {
  const start = await firstFree()
  const { carried, captcha } = await openForm(site, nl)
  const answers = { ...carried, captcha, ...viewingAnswers(start) }
  const both = await Promise.all([post(site, nl, answers), post(site, nl, answers)])
  const again = await post(site, nl, answers)
  expect([...both, again].map(({ status }) => status)).toEqual([303, 303, 303])
  expect([await countRows('leads'), await countRows('appointments')]).toEqual([1, 1])
  expect(await site.mails()).toHaveLength(2)
})

test('a start with two seats takes two appointments', async () => {
  const brussels = href('viewing', 'nl', { id: 4003 })
  const start = await firstFree(brussels)
  expect([await book(start, {}, brussels), await book(start, { email: 'two@example.com' }, brussels)].map(({ status }) => status)).toEqual([303, 303])
  expect((await book(start, { email: 'three@example.com' }, brussels)).status).toBe(422)
})

test('an unpublished address is in no mail or invitation: the office passes it on', async () => {
  const path = href('viewing', 'en', { id: 4002 })
  await book(await firstFree(path), {}, path)
  const mails = await site.mails()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(`${mail.html}${mail.text}${ics(mail)}`).not.toMatch(/Geheimstraat/)
  const [confirmation] = mailTo(mails, 'Annelie@example.com')
  expect(confirmation?.text).toContain('The office gives you the exact address before the visit.')
  expect(unfolded(ics(confirmation))).toContain('\nLOCATION:8000 Bruges\n')
  expect(await site.html(pathOf(linkIn(confirmation)))).not.toMatch(/Geheimstraat/)
})

test('the office gets the mails of a listing whose contact has no valid address', async () => {
  await site.db.prepare("UPDATE listings SET record = json_set(record, '$.contact.email', 'mailto:jan@immo.be;') WHERE id = 4004").run()
  const path = href('viewing', 'nl', { id: 4004 })
  await book(await firstFree(path), {}, path)
  const mails = await site.mails()
  expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'brussel@perron.example'])
  for (const mail of mails) expect(`${mail.replyTo?.[0]?.address}${ics(mail)}`).not.toContain('immo.be')
})

test('a message in a name is not in the visitor’s mail or invitation; the office reads it', async () => {
  await book(await firstFree(), { firstName: 'Win now at', lastName: 'evil.example' })
  const mails = await site.mails()
  const [confirmation] = mailTo(mails, 'Annelie@example.com')
  expect(`${confirmation?.to?.[0]?.name}${confirmation?.text}${confirmation?.html}${ics(confirmation)}`).not.toContain('evil')
  expect(mailTo(mails, 'brugge@perron.example')[0]?.text).toContain('evil.example')
})

test('a video appointment has no location', async () => {
  await book(await firstFree(), { how: 'video' })
  const [confirmation] = await visitorMails()
  expect(unfolded(ics(confirmation))).not.toContain('LOCATION')
  expect(confirmation?.text).toContain(translator('nl')('appointment.place.video'))
})

test.each(['', 'tomorrow', '2026-11-24', '2026-13-45T99:99:00.000Z', '2199-01-01T09:00:00.000Z', '2020-01-01T09:00:00.000Z', "'; DROP TABLE appointments"])(
  'an invalid start (%j) is refused',
  async (start) => {
    const answer = await book(start)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translator('nl')(start === '' ? 'form.error.start.missing' : 'form.error.start.invalid'))
    expect(await countRows('leads')).toBe(0)
  },
)

test('a taken time is reported along with other errors', async () => {
  const start = await firstFree()
  await book(start)
  const html = await (await book(start, { email: '' })).text()
  const summary = html.slice(html.indexOf('error-summary'), html.indexOf('<form class="form"'))
  expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['start', 'email'])
})

test('with any text both mails are sent and the invitation stays one event', async () => {
  const texts = naughtyStrings().filter((_, index) => index % 4 === 0)
  const starts = await offered()
  let taken = 0
  for (const [index, text] of texts.entries()) {
    const answer = await book(starts[index] ?? '', { firstName: text, remark: text })
    expect([303, 422], text).toContain(answer.status)
    if (answer.status === 303) taken += 1
  }
  expect(taken).toBeGreaterThan(texts.length / 2)
  const mails = await site.mails()
  expect(mails).toHaveLength(2 * taken)
  for (const mail of mails) {
    const lines = unfolded(ics(mail)).split('\n')
    const names = lines.map((line) => line.split(/[:;]/)[0])
    expect(names).toEqual(invitationLines(mail.to?.[0]?.address === 'brugge@perron.example' ? 2 : 1))
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  }
}, 120_000)

const invitationLines = (attendees: number) => [
  ...['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'BEGIN', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION'],
  ...['LOCATION', 'URL', 'STATUS', 'ORGANIZER', ...Array(attendees).fill('ATTENDEE'), 'END', 'END', ''],
]

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
  ])('with %s shows nothing and changes nothing', async (_, changed) => {
    const path = changed(link)
    const answer = await site.fetch(path)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('appointment.ended'))
    expect(html).not.toMatch(/Langerei|Annelie/)
    for (const wish of ['move', 'cancel']) expect((await post(site, path, { do: wish, start })).status).toBe(303)
    expect(await site.db.prepare('SELECT state, sequence FROM appointments').first()).toEqual({ state: 'confirmed', sequence: 0 })
  })

  test('redirects to the same appointment in another language', async () => {
    const answer = await site.fetch(`${link}&lng=fr`)
    const elsewhere = answer.headers.get('Location') ?? ''
    expect([answer.status, elsewhere]).toEqual([302, link.replace('/nl/contact/afspraak/', '/fr/contact/rendez-vous/')])
    expect(await site.html(elsewhere)).toContain(translator('fr')('appointment.confirmed'))
  })

  test('expires when the appointment begins', async () => {
    await site.db.prepare("UPDATE appointments SET starts_at = '2026-01-05T09:00:00.000Z'").run()
    expect((await site.fetch(link)).status).toBe(410)
  })

  test('clicked twice cancels once', async () => {
    const both = await Promise.all([post(site, link, { do: 'cancel' }), post(site, link, { do: 'cancel' })])
    const again = await post(site, link, { do: 'cancel' })
    expect([...both, again].map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await site.mails()).toHaveLength(4)
  })

  test('does not move a cancelled appointment from a stale page, nor mails about it', async () => {
    const wanted = (await offered())[3] ?? ''
    await post(site, link, { do: 'cancel' })
    const answer = await post(site, link, { do: 'move', start: wanted })
    expect(answer.status).toBe(303)
    expect(await site.html(answer.headers.get('Location') ?? '')).toContain(translator('nl')('appointment.cancelled'))
    expect(await site.mails()).toHaveLength(4)
    expect(await offered()).toContain(wanted)
  })

  test('clicked twice moves once', async () => {
    const wanted = (await offered())[3] ?? ''
    const both = await Promise.all([post(site, link, { do: 'move', start: wanted }), post(site, link, { do: 'move', start: wanted })])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(await site.mails()).toHaveLength(4)
    expect(await site.db.prepare('SELECT starts_at, sequence FROM appointments').first()).toEqual({ starts_at: wanted, sequence: 1 })
  })

  test('does not move to a taken time, and says so', async () => {
    const wanted = (await offered())[0] ?? ''
    await book(wanted, { email: 'other@example.com' })
    const answer = await post(site, link, { do: 'move', start: wanted })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translator('nl')('form.error.start.invalid'))
    expect(await site.mails()).toHaveLength(4)
    expect((await site.db.prepare('SELECT count(*) AS count FROM appointments WHERE starts_at = ? AND sequence = 0').bind(start).first())?.count).toBe(1)
  })

  test('moves at most five times an hour for one IP address, but always cancels', async () => {
    const from = { 'CF-Connecting-IP': '203.0.113.9' }
    const statuses: number[] = []
    for (const wanted of (await offered()).slice(1, 8)) {
      statuses.push((await post(site, link, { do: 'move', start: wanted }, from)).status)
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

  test('cancels, but no longer moves, an appointment for a sold listing', async () => {
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

  test('on request exports the appointment, erases it and frees the seat', async () => {
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

  test('reports no past or cancelled appointment as open', async () => {
    const [first, second] = await offered()
    await book(first ?? '')
    await site.db.prepare("UPDATE appointments SET starts_at = '2026-01-05T09:00:00.000Z'").run()
    await book(second ?? '')
    await site.db.prepare("UPDATE appointments SET state = 'cancelled' WHERE starts_at > '2026-01-06'").run()
    expect(await (await ask('erase')).json()).toEqual({ erased: 2, appointments: [] })
  })

  test('at night erases the appointment with its lead', async () => {
    await book(await firstFree())
    await site.db.prepare("UPDATE leads SET erase_after = '2026-01-01T00:00:00.000Z'").run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    expect([await countRows('appointments'), await countRows('leads')]).toEqual([0, 0])
  })
})

describe('the calendar API', () => {
  test('lists days with starts and visitors, and closes, opens and resets them', async () => {
    const start = await firstFree()
    await book(start)
    const day = start.slice(0, 10)
    const whole = await (await calendar('GET', 'brugge')).json()
    expect(whole.days).toHaveLength(22)
    expect(whole.days.flatMap((each: { appointments: unknown[] }) => each.appointments)).toMatchObject([
      { time: timeOf(start), listingId: 4001, how: 'onSite', firstName: 'Annelie', email: 'Annelie@example.com', phone: '0478 12 34 56' },
    ])
    const closed = await (await calendar('PUT', `brugge/${day}`, { capacity: 0 })).json()
    expect(closed).toMatchObject({ office: 'brugge', day, starts: [], exceptions: [{ time: null, capacity: 0 }], appointments: [{ time: timeOf(start) }] })
    expect((await offered()).filter((each) => each.startsWith(day))).toEqual([])
    const opened = await (await calendar('PUT', `brugge/${day}/20:30`, { capacity: 3 })).json()
    expect(opened.starts).toEqual([{ time: '20:30', capacity: 3, taken: 0 }])
    await calendar('DELETE', `brugge/${day}/20:30`)
    const back = await (await calendar('DELETE', `brugge/${day}`)).json()
    expect(back.exceptions).toEqual([])
    expect(back.starts).toContainEqual({ time: timeOf(start), capacity: 1, taken: 1 })
  })

  test.each([
    ['PUT', 'brugge/2026-12-01', { capacity: -1 }, 400],
    ['PUT', 'brugge/2026-12-01', { capacity: 21 }, 400],
    ['PUT', 'brugge/2026-12-01', { capacity: '1' }, 400],
    ['PUT', 'brugge/2026-12-01', undefined, 400],
    ['PUT', 'brugge/2026-02-30', { capacity: 1 }, 400],
    ['PUT', 'brugge/2026-12-01/25:00', { capacity: 1 }, 400],
    ['PUT', 'brugge/2026-12-01/03:00', { capacity: 1 }, 400],
    ['GET', 'gent', undefined, 404],
    ['DELETE', 'gent/2026-12-01', undefined, 404],
  ])('reports the error in %s %s %j', async (method, path, body, status) => {
    const answer = await calendar(method, path, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty('error')
  })

  test('answers 401 without a valid token', async () => {
    for (const [method, path] of [
      ['GET', 'brugge'],
      ['GET', 'brugge/2026-12-01'],
      ['PUT', 'brugge/2026-12-01'],
      ['DELETE', 'brugge/2026-12-01/10:00'],
    ] as const) {
      expect((await calendar(method, path, method === 'PUT' ? { capacity: 0 } : undefined, 'another')).status).toBe(401)
    }
    expect((await site.db.prepare('SELECT count(*) AS count FROM calendar_exceptions').first())?.count).toBe(0)
  })
})
