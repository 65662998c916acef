import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { Agency } from '#db/model/agency/agency.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { formatToday } from '#ui/site/number.present.ts'
import { openForm, post } from '../forms/form-filler.ts'
import { sampledLocales } from '../full.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import {
  book,
  closeAllBut,
  countRows,
  firstFree,
  ics,
  lendViewingSite,
  linkIn,
  mailTo,
  nl,
  offered,
  pathOf,
  site,
  startsIn,
  timeOf,
  unfolded,
  viewingAnswers,
  visitorMails,
} from './viewing-site.ts'

lendViewingSite()

describe.each(sampledLocales)('in %s', (locale: Locale) => {
  const path = href('viewing', locale, { id: 4001 })
  const t = translator(locale)

  test('booking a free time redirects to the thank-you page and mails visitor and office an invitation', async () => {
    const start = await firstFree(path)
    const answer = await book(start, { remark: 'Met drie' }, path)
    const location = answer.headers.get('Location') ?? ''
    expect([answer.status, location.split('?')[0]]).toEqual([303, href('thankYouViewing', locale)])
    const thanks = await site.html(location)
    expect(thanks, 'a block ends a paragraph').not.toMatch(/<p[^>]*><div/)
    for (const shown of [timeOf(start), formatToday(new Date(start), locale), 'Langerei 14']) expect(thanks).toContain(shown)
    expect(thanks).toMatch(/class="button second" href="[^"]*\/4001\/"/)
    expect(thanks).toContain(`href="${href('appointment', locale, { id: (await site.db.prepare('SELECT id FROM appointments').first<string>('id')) ?? '' })}?`)
    const file = await site.fetch(/href="(\/appointments\/[^"]+)"/.exec(thanks)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    const entry = unfolded((await file.text()).replaceAll('\r\n', '\n')).split('\n')
    expect(entry).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:0', 'STATUS:CONFIRMED', `DTSTART;TZID=Europe/Brussels:${localStamp(start)}`]))
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
      expect(lines).toContain(`DTSTART;TZID=Europe/Brussels:${localStamp(start)}`)
      expect(lines.find((line) => line.startsWith('LOCATION'))).toMatch(/^LOCATION:Langerei 14\\, 8000 Br/)
    }
    const [visitor, office] = ['ATTENDEE:Annelie@example.com', 'ATTENDEE:brugge@perron.example']
    expect(peopleIn(confirmation)).toEqual(['ORGANIZER:brugge@perron.example', visitor])
    expect(peopleIn(notice)).toEqual(['ORGANIZER:info@perron.example', office, visitor])
    expect(uidIn(confirmation)).toBe(uidIn(notice))
    expect(entry).toContain(`UID:${uidIn(confirmation)}`)
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

  test('a time taken in the meantime is reported, input is kept, and other times can be chosen', async () => {
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

  test('a viewing can be viewed, moved and cancelled by its link, and each change is mailed to both', async () => {
    await book(await firstFree(path), {}, path)
    const [booked] = await visitorMails()
    const before = pathOf(linkIn(booked))
    const shown = await site.fetch(before)
    expect([shown.status, shown.headers.get('Cache-Control'), shown.headers.get('Referrer-Policy')]).toEqual([200, 'private, no-store', 'same-origin'])
    const html = await shown.text()
    expect(html).toContain(t('appointment.confirmed'))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(await countRows('outbox')).toBe(2)

    const newStart = startsIn(html)[5] ?? ''
    const moved = await post(site, before, { do: 'move', start: newStart })
    expect(moved.status).toBe(303)
    const after = moved.headers.get('Location') ?? ''
    expect(await site.html(after)).toContain(timeOf(newStart))
    const news = (await site.mails()).slice(2)
    expect(peopleIn(mailTo(news, 'brugge@perron.example')[0])).toContain('ORGANIZER:info@perron.example')
    expect(news.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'brugge@perron.example'])
    for (const mail of news) {
      expect(unfolded(ics(mail))).toContain('\nSEQUENCE:1\n')
      expect(unfolded(ics(mail))).toContain(`DTSTART;TZID=Europe/Brussels:${localStamp(newStart)}`)
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
    expect(await offered(path)).toContain(newStart)
  })
})

/** A time in the format of an invitation. */
function localStamp(start: string): string {
  const { day, time } = wallTimeOf(new Date(start))
  return `${day}T${time}00`.replace(/[-:]/g, '')
}

/** Organizer and attendees in the invitation. */
function peopleIn(mail: Email | undefined): readonly string[] {
  return [...unfolded(ics(mail)).matchAll(/^(ORGANIZER|ATTENDEE);.*:mailto:(.+)$/gm)].map(([, role, address]) => `${role}:${address}`)
}

/** The organizer must not be the recipient: calendars ignore such an invitation. */
async function organizersOf(agency: Agency, email: string): Promise<readonly (readonly [string | undefined, string | undefined, readonly string[]])[]> {
  await site.db.prepare('UPDATE agency SET version = version + 1, record = ?').bind(JSON.stringify(agency)).run()
  await book(await firstFree(), { email })
  return (await site.mails()).map((mail) => {
    const people = peopleIn(mail)
    return [mail.to?.[0]?.address, people.find((each) => each.startsWith('ORGANIZER'))?.slice(10), people.filter((each) => each.startsWith('ATTENDEE'))]
  })
}

test.each([
  ['an agency with one address for everything', 'info@perron.example', 'an@example.com'],
  ['the office books for itself', 'brugge@perron.example', 'brugge@perron.example'],
])('no invitation is organized by its recipient: %s', async (_, office, email) => {
  const offices = demoAgency.offices.map((each) => (each.key === 'brugge' ? { ...each, email: office } : each))
  const sent = await organizersOf({ ...demoAgency, offices }, email)
  expect(sent.length).toBeGreaterThan(0)
  for (const [recipient, organizer, attendees] of sent) {
    expect(organizer).not.toBe(recipient)
    expect(attendees).toContain(`ATTENDEE:${recipient}`)
    expect(attendees).not.toContain(`ATTENDEE:${organizer}`)
  }
})

function uidIn(mail: Email | undefined): string | undefined {
  return /\nUID:(.+)\n/.exec(unfolded(ics(mail)))?.[1]
}

describe('of fifty visitors who book the last seat concurrently', () => {
  test('exactly one gets it; the others see that it is full, and store nothing', async () => {
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

test('a form sent twice, in sequence or concurrently, is one appointment', async () => {
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
  expect(confirmation?.text).toContain('The office will give you the exact address before the visit.')
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

test.each([
  ['Win now at', 'evil.example', 'lastName'],
  ['https://evil.example', 'Peeters', 'firstName'],
] as const)('a name with a web address is refused: %s %s', async (firstName, lastName, field) => {
  const answer = await book(await firstFree(), { firstName, lastName })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(translator('nl')(`form.error.${field}.invalid`))
  expect(await site.mails()).toEqual([])
})

test('an invalid name is left out of the visitor’s mail and invitation, but the office sees it', async () => {
  await book(await firstFree(), { firstName: 'Call 0900', lastName: '12345' })
  const mails = await site.mails()
  const [confirmation] = mailTo(mails, 'Annelie@example.com')
  expect(`${confirmation?.to?.[0]?.name}${confirmation?.text}${confirmation?.html}${ics(confirmation)}`).not.toMatch(/\b(?:0900|12345)\b/)
  expect(mailTo(mails, 'brugge@perron.example')[0]?.text).toContain('Call 0900 12345')
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
  const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
  expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['start', 'email'])
})

test('with any text both mails are sent and the invitation stays one event', async () => {
  const starts = await offered()
  const texts = naughtyStrings()
    .filter((_, index) => index % 4 === 0)
    .slice(0, starts.length)
  expect(texts.length).toBeGreaterThan(20)
  let taken = 0
  for (const [index, text] of texts.entries()) {
    const answer = await book(starts[index] ?? '', { firstName: text, remark: text, email: `visitor${index}@example.com` })
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
  ...['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'BEGIN', 'TZID'],
  ...Array(2).fill(['BEGIN', 'TZNAME', 'TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART', 'RRULE', 'END']).flat(),
  ...['END', 'BEGIN', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION'],
  ...['LOCATION', 'URL', 'STATUS', 'ORGANIZER', ...Array(attendees).fill('ATTENDEE'), 'END', 'END', ''],
]

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('the thank-you page shows a viewing only with its sealed link, and no hidden address', async () => {
  const path = href('viewing', 'nl', { id: 4002 })
  const start = await firstFree(path)
  const location = (await book(start, {}, path)).headers.get('Location') ?? ''
  const page = await site.fetch(location)
  expect([page.headers.get('Cache-Control'), page.headers.get('Referrer-Policy')]).toEqual(['private, no-store', 'same-origin'])
  const html = await page.text()
  expect(html).toContain(timeOf(start))
  expect(html).toContain('8000 Brugge')
  expect(html).not.toMatch(/Geheimstraat|directions\?to=/)
  const query = new URLSearchParams(location.split('?')[1])
  for (const [name, value] of [
    ['seal', 'x'.repeat(43)],
    ['until', '9999999999999'],
    ['viewing', 'anything'],
  ] as const) {
    const changed = new URLSearchParams([...query].map(([key, kept]) => [key, key === name ? value : kept]))
    const foreign = await site.html(`${href('thankYouViewing', 'nl')}?${changed}`)
    expect(foreign).not.toContain(formatToday(new Date(start), 'nl'))
    // The hours of offices are below.
    expect(mainOf(foreign)).not.toContain(timeOf(start))
    expect(foreign).not.toContain('/appointments/')
  }
  const foreign = await site.html(`${href('thankYouViewing', 'nl')}?listing=<b>&when=vrijdag`)
  expect(mainOf(foreign)).not.toContain('vrijdag')
  await site.mails()
})
