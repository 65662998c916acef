import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { relayMails } from '#worker/site/queue.ts'
import { aProject, aProperty, projectAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ ORIGIN: 'https://www.perron.example' })
  await site.importFeed([aProperty({ ID: 4001, Ident: 'BRU-14' }), aProperty({ ID: 4002, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99' })])
  await site.importFeed(projectAnswer([aProject({ ID: 71 })]))
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  site.mailbox.guard(null)
  await site.db.prepare('DELETE FROM leads').run()
  site.mailbox.empty()
})

async function send(lead: Lead): Promise<Awaited<ReturnType<typeof saveLead>>> {
  const mails = leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' })
  const db = drizzle(site.db, { schema })
  const outcome = await saveLead(db, lead, mails)
  await relayMails({ WORK: await site.miniflare.getQueueProducer('WORK') }, mailIds(lead.id, mails))
  return outcome
}

test('a form sent more than once is stored once and sends two mails', async () => {
  const lead = aLead()
  expect(await send(lead)).toBe('stored')
  expect(await send(lead)).toBe('known')
  expect(await site.mails()).toHaveLength(2)
  expect(await send(lead)).toBe('known')
  expect(await site.mails()).toHaveLength(2)
  const leads = await site.db.prepare('SELECT email FROM leads').all()
  expect(leads.results).toEqual([{ email: 'jan.de.smet@example.com' }])
})

test('the confirmation is in the visitor’s language, as HTML and text, and replies go to the office', async () => {
  await send(aLead({ locale: 'fr', listingId: 4001 }))
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'Jan.De.Smet@example.com')
  expect(mail?.subject).toBe('Nous avons bien reçu votre message')
  expect(mail?.from).toEqual({ name: 'Perron', address: 'info@perron.example' })
  expect(mail?.replyTo).toEqual([{ name: 'Perron', address: 'brugge@perron.example' }])
  expect(mail?.to).toEqual([{ name: 'Jan De Smet', address: 'Jan.De.Smet@example.com' }])
  expect(mail?.headers.find((header) => header.key === 'content-language')?.value).toBe('fr')
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain('Bonjour Jan De Smet,')
    expect(body).toContain('Langerei 14')
    expect(body).toContain('https://www.perron.example/fr/a-vendre/bruges/')
  }
  expect(mail?.html).toContain('<html lang="fr">')
  expect(mail?.html, 'Outlook ignores max-width').toMatch(/<!--\[if mso\]><style>[^<]*\.sheet \{ width: 560px/)
  expect(mail?.text).not.toContain('<')
})

test('the notice shows the office the sender and the message, and replies go to the visitor', async () => {
  await send(
    aLead({
      locale: 'de',
      listingId: 4001,
      fields: { firstName: 'Anaïs', lastName: 'Ørsted-Müller', email: 'anais@example.com', phone: '0478 12 34 56', remark: 'Zeile 1\r\nZeile 2' },
      email: 'anais@example.com',
    }),
  )
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  expect(mail?.subject).toBe('Vraag om contact: Anaïs Ørsted-Müller (BRU-14)')
  expect(mail?.replyTo).toEqual([{ name: 'Anaïs Ørsted-Müller', address: 'anais@example.com' }])
  expect(mail?.text).toContain('  Zeile 1\n  Zeile 2')
  expect(mail?.text).toContain('Taal: Deutsch')
  expect(mail?.html).toContain('tel:+32478123456')
})

test.each(locales)('a mail about a listing is complete in %s', async (locale) => {
  await send(aLead({ locale, listingId: 4001 }))
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'Jan.De.Smet@example.com')
  expect(mail?.html).toContain(`<html lang="${locale}">`)
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined/)
})

test('a mail about a project links to it', async () => {
  await send(aLead({ form: 'construction', projectId: 71 }))
  const [mail] = await site.mails()
  expect(mail?.text).toMatch(/De Boomgaard, Gent[\s\S]*https:\/\/www\.perron\.example\/nl\/nieuwbouw\/gent\/de-boomgaard\/71\//)
})

test('an unpublished address is in no mail', async () => {
  await send(aLead({ listingId: 4002 }))
  const mails = await site.mails()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(`${mail.html}${mail.text}${mail.subject}`).not.toMatch(/Geheimstraat/)
  expect(mails[0]?.text).toContain('8000 Brugge')
})

test.each([
  ['a line break and a header', 'Jan\r\nBcc: everyone@example.com', 'Jan Bcc: everyone@example.com'],
  ['quotes, commas and brackets', 'De "Smet", Jan <jan@evil.example>', 'De "Smet", Jan <jan@evil.example>'],
  ['an encoded word look-alike', '=?UTF-8?Q?a=0D=0AX:?=', '=?UTF-8?Q?a=0D=0AX:?='],
  ['every script', 'Ødegård 王小明 علي 👩‍👩‍👧 '.repeat(6), 'Ødegård 王小明 علي 👩‍👩‍👧 '.repeat(6).trim()],
])('a name with %s arrives as a name', async (_, name, shown) => {
  await send(aLead({ fields: { firstName: name, email: 'a@example.com' }, email: 'a@example.com' }))
  const [notice, ...others] = (await site.mails()).filter((each) => each.to?.[0]?.address === 'brugge@perron.example')
  expect(others).toEqual([])
  expect(notice?.replyTo).toEqual([{ name: shown, address: 'a@example.com' }])
  expect(notice?.subject).toBe(`Vraag om contact: ${shown}`)
  expect(notice?.bcc ?? []).toEqual([])
  expect(notice?.headers.map((header) => header.key)).not.toContain('bcc')
})

test('an address crafted to add recipients or text becomes a link to that address only', async () => {
  const email = 'a?bcc=b&body=c%0Ad@example.com'
  await send(aLead({ fields: { firstName: 'Jan', email }, email }))
  const notice = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  const [, link = ''] = /href="(mailto:a[^"]*)"/.exec(notice?.html ?? '') ?? []
  expect(link).toBe('mailto:a%3Fbcc=b%26body=c%250Ad@example.com')
})

test('a name with bidirectional control characters is shown without them', async () => {
  await send(aLead({ fields: { firstName: 'Jan\u202e', lastName: '\u2066De\u200b Smet', email: 'a@example.com' }, email: 'a@example.com' }))
  const notice = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  for (const body of [notice?.text, notice?.html]) expect(body).toContain('Jan De Smet')
})

test('the office’s mail has labels worded for the office, and one full stop after an initial', async () => {
  await send(aLead({ fields: { firstName: 'Jan', lastName: 'P.', email: 'a@example.com', remark: 'Goeiedag' }, email: 'a@example.com' }))
  const notice = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  expect(notice?.text).toContain('gaat naar Jan P.\n')
  expect(notice?.text).toContain('\nBericht: Goeiedag\n')
})

test('the plain text names the offices, as the HTML does', async () => {
  await send(aLead({ locale: 'fr' }))
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'Jan.De.Smet@example.com')
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('Bruges, Bruxelles, Luxembourg')
})

test('a name with a web address is not used in the greeting or the recipient', async () => {
  await send(aLead({ fields: { firstName: 'Win now at', lastName: 'evil.example', email: 'a@example.com' }, email: 'a@example.com' }))
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'a@example.com')
  expect(mail?.to?.[0]?.name).toBe('')
  expect(mail?.text?.split('\n')[0]).toBe(translator('nl')('mail.greetingNobody'))
})

test('the confirmation says which form it was, about what and when, and repeats nothing that was typed', async () => {
  const fields = {
    firstName: 'Jan',
    lastName: 'De Smet',
    email: 'a@example.com',
    phone: '0478 12 34 56',
    remark: 'Koop nu op https://evil.example',
    city: 'Evilstad',
  }
  await send(aLead({ listingId: 4001, fields, email: 'a@example.com' }))
  const mail = (await site.mails()).find((each) => each.to?.[0]?.address === 'a@example.com')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|Koop nu|0478/i)
  for (const part of [translator('nl')('form.enquiry.title'), 'Zaterdag 21 november 2026', '11:00', 'BRU-14', 'Langerei 14']) expect(mail?.text).toContain(part)
  const notice = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  expect(notice?.text).toContain('Koop nu op https://evil.example')
})

test('every mail identifies its sender, as the law requires', async () => {
  await send(aLead({ locale: 'fr' }))
  const [one, other] = await site.mails()
  for (const mail of [one, other]) {
    for (const body of [mail?.text, mail?.html]) {
      for (const part of ['Perron Immo', '8000 Br', 'BE 0000.000.000', '000 000', 'BIV', 'B 000000', 'LU 00000000'].map((each) =>
        mail?.html?.includes('lang="fr"') ? each.replace('BIV', 'IPI') : each,
      )) {
        expect(body).toContain(part)
      }
    }
  }
})

test.each([
  ['+32 478 12 34 56', '0478 12 34 56', 'tel:+32478123456'],
  ['+352 26 12 34 56', '+352 26 12 34 56', 'tel:+35226123456'],
])('the office reads the phone number %s as %s', async (phone, text, href) => {
  await send(aLead({ fields: { firstName: 'Jan', email: 'a@example.com', phone }, email: 'a@example.com' }))
  const notice = (await site.mails()).find((each) => each.to?.[0]?.address === 'brugge@perron.example')
  expect(notice?.text).toContain(`: ${text}\n`)
  expect(notice?.html).toContain(`href="${href}"`)
})

test('ten thousand characters arrive whole, on short ASCII lines', async () => {
  const remark = `.\n..\n${'Ik zoek een huis met tuin & een <b>garage</b> à 2 € '.repeat(200)}\n.\n`
  await send(aLead({ fields: { firstName: 'Jan', email: 'a@example.com', remark }, email: 'a@example.com' }))
  const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === 'brugge@perron.example')
  for (const line of remark.trim().split('\n')) expect(mail?.text).toContain(`  ${line.trim()}`)
  expect(mail?.html).toContain('&lt;b&gt;garage')
  expect(mail?.html).not.toContain('<b>')
  for (const name of site.mailbox.names()) {
    const raw = Buffer.from(site.mailbox.read(name) ?? '').toString('latin1')
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78)
    expect(raw).toMatch(/^[\t\n\r -~]*$/)
  }
})

test('a mail with a temporary error is sent later, once', async () => {
  let refusals = 0
  site.mailbox.guard((recipient) => {
    if (recipient !== 'brugge@perron.example' || refusals > 0) return null
    refusals += 1
    return { code: 451, message: 'Later, please' }
  })
  await send(aLead({ id: 'refusedforawhile' }))
  await until(async () => (await stateOf('refusedforawhile.2'))?.state === 'waiting' && refusals === 1)
  expect(await stateOf('refusedforawhile.2')).toMatchObject({ attempts: 1, error: expect.stringContaining('Later, please') })
  await site.db.prepare("UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z' WHERE state = 'waiting'").run()
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *' })
  expect((await site.mails()).map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Jan.De.Smet@example.com', 'brugge@perron.example'])
})

test('a mail with a permanent error is dead, and is sent when it is replayed', async () => {
  site.mailbox.guard((recipient) => (recipient === 'brugge@perron.example' ? { code: 550, message: 'No such mailbox' } : null))
  await send(aLead({ id: 'refusedforgood' }))
  expect(await site.mails()).toHaveLength(1)
  expect(await stateOf('refusedforgood.2')).toMatchObject({ state: 'dead', attempts: 1, error: expect.stringContaining('No such mailbox') })
  expect(await outbox()).toEqual({ waiting: 0, sending: 0, sent: 1, dead: 1, dropped: 0 })

  site.mailbox.guard(null)
  expect((await site.fetch('/mail/replay', { method: 'POST' })).status).toBe(401)
  const replay = await site.fetch('/mail/replay', { method: 'POST', headers: { Authorization: `Bearer ${site.token}` } })
  expect(await replay.json()).toEqual({ replayed: 1 })
  expect(await site.mails()).toHaveLength(2)
  expect(await outbox()).toEqual({ waiting: 0, sending: 0, sent: 2, dead: 0, dropped: 0 })
})

test('a mail that the queue gives up on is dead', async () => {
  const lead = aLead({ id: 'givenup' })
  const db = drizzle(site.db, { schema })
  await saveLead(db, lead, leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' }))
  const worker = await site.miniflare.getWorker()
  const body = { kind: 'mail', id: 'givenup.1' }
  const outcome = await worker.queue('perron-work-dead', [{ id: 'a', timestamp: new Date(), attempts: 1, body }])
  expect(outcome.retryMessages).toEqual([])
  expect(await stateOf('givenup.1')).toMatchObject({ state: 'dead', error: 'the queue gave it up' })
})

test('erasing a lead erases its mails', async () => {
  await send(aLead({ id: 'erased' }))
  await site.mails()
  await site.db.prepare("DELETE FROM leads WHERE id = 'erased'").run()
  expect(await stateOf('erased.1')).toBeNull()
})

test('mails wait while the mail server is down', async () => {
  await using alone = await startSite()
  await alone.mailbox.close()
  const lead = aLead({ email: null })
  const mails = leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' })
  await saveLead(drizzle(alone.db, { schema }), lead, mails)
  await relayMails({ WORK: await alone.miniflare.getQueueProducer('WORK') }, mailIds(lead.id, mails))
  const state = () => alone.db.prepare('SELECT state, attempts FROM outbox WHERE error IS NOT NULL').first()
  await until(async () => (await state()) !== null)
  expect(await state()).toEqual({ state: 'waiting', attempts: 1 })
})

test('mails wait while no transport is configured', async () => {
  await using silent = await startSite({ MAIL_TRANSPORT: 'none' })
  const lead = aLead()
  const db = drizzle(silent.db, { schema })
  await saveLead(db, lead, leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' }))
  const worker = await silent.miniflare.getWorker()
  const outcome = await worker.queue('perron-work', [{ id: 'a', timestamp: new Date(), attempts: 1, body: { kind: 'mail', id: `${lead.id}.1` } }])
  expect(outcome.retryMessages).toEqual([])
  const { results } = await silent.db.prepare('SELECT state, attempts FROM outbox').all()
  expect(results).toEqual(Array(2).fill({ state: 'waiting', attempts: 0 }))
})

async function outbox(): Promise<unknown> {
  return (await site.fetch('/mail', { headers: { Authorization: `Bearer ${site.token}` } })).json()
}

function stateOf(id: string): Promise<{ state: string; attempts: number; error: string | null } | null> {
  return site.db.prepare('SELECT state, attempts, error FROM outbox WHERE id = ?').bind(id).first()
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) if (await holds()) return
  throw new Error('Timeout')
}
