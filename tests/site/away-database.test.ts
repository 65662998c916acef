import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { demoContentFiles } from '#worker/local/demo/demo-content.ts'
import { loadDemoDocuments } from '#worker/local/demo/demo-documents.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { storeStaffMember, storeStaffSession } from '../desk/staff-factory.ts'
import { everyForm, type FormCase, openCalendar } from '../forms/every-form.ts'
import { type Answers, figuresOf, personAnswers } from '../forms/form-filler.ts'
import { isFull } from '../full.ts'
import { secret } from '../kit/faults/bare-site.ts'
import { openSilentSite } from '../kit/faults/silent-site.ts'
import { elements, parsePage } from '../kit/html.ts'
import { demoFeed, demoListings, demoProject, ownedHomes } from '../kit/journeys/demo-state.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'

let site: Awaited<ReturnType<typeof openSilentSite>>
beforeAll(async () => {
  site = await openSilentSite()
  await site.importFile(demoFeed)
  for (const file of demoContentFiles.filter((each) => each.endsWith('/jobs.json'))) await site.importFile(file)
  await site.db.prepare(openCalendar).run()
  await loadDemoDocuments(site, ({ id }) => id === demoListings.rich || id === demoProject)
  await storeOwner(site.db, 'An@example.com', [ownedHomes.rich])
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => site.befall({}))

const projectDocuments: FormCase = {
  name: 'project document request',
  form: 'documentRequest',
  path: (locale) => href('projectDocumentRequest', locale, { id: demoProject }),
  thanks: 'thankYouDocumentRequest',
  answers: () => ({ ...personAnswers({ remark: 'Graag ook het lastenboek.' }), documents: '90291' }),
  words: ['firstName', 'lastName', 'remark'],
}
const forms = [...everyForm, projectDocuments]

/** Posts a form with a solved captcha. Limits on senders do not count: the address of the sender is unknown. */
async function post(each: FormCase, answers: Answers): Promise<{ status: number; html: string; retryAfter: string | null }> {
  const { token, words } = await issueCaptcha({ current: secret, previous: [] }, 'nl', new Date())
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...answers, captchaToken: token, captcha: figuresOf(words, 'nl') })) body.append(name, value)
  if (each.file) body.append(each.file.field, new File([each.file.text], each.file.name, { type: each.file.type }))
  const answer = await site.fetch(each.path('nl'), { method: 'POST', body })
  return { status: answer.status, html: await answer.text(), retryAfter: answer.headers.get('Retry-After') }
}

/** The values of a page's form: what would be sent again. */
function valuesIn(html: string): readonly string[] {
  const fields = elements(parsePage(html), ({ name }) => name === 'input' || name === 'textarea')
  return fields.map((field) => (field.attribs.value ?? DomUtils.textContent(field)).replaceAll('\r\n', '\n'))
}

const t = translator('nl')
const always = 1_000_000

describe.each(forms)('the form $name, while the database fails', (each) => {
  const kept = (answers: Answers) =>
    Object.entries(answers).flatMap(([name, value]) => (each.words.includes(name) || name === 'start' || name === 'email' ? [value] : []))

  async function expectKept(faults: Parameters<typeof site.befall>[0]): Promise<number> {
    const answers = each.answers('nl')
    await site.befall(faults)
    const { status, html, retryAfter } = await post(each, answers)
    const calls = await site.befall({})
    const at = JSON.stringify(faults)
    // A form whose database failed after it was stored, or where it is not needed, is accepted.
    if (status === 303) return calls
    expect([status, Number(retryAfter) > 0], at).toEqual([503, true])
    expect(html, at).toContain(t(`form.${each.form}.failed`))
    expect(valuesIn(html), at).toEqual(expect.arrayContaining(kept(answers)))
    return calls
  }

  test('the form is kept at its first failing call, in an isolate that knows the site and in a new one', async () => {
    await post(each, each.answers('nl'))
    await expectKept({ database: 'before' })
    await expectKept({ database: 'before', isCold: true })
  })

  test('the form is kept at any later call, once or from there on: what was typed stays, with the form’s own message', async () => {
    await site.befall({ isCold: true })
    await post(each, each.answers('nl'))
    const cold = await site.befall({})
    await post(each, each.answers('nl'))
    const warm = await site.befall({})
    expect([cold, warm].map((calls) => calls > 1)).toEqual([true, true])
    const step = isFull ? 1 : 3
    for (const [isCold, calls] of [
      [true, cold],
      [false, warm],
    ] as const)
      for (let first = 1; first <= calls; first += step)
        for (const count of isFull ? [1, always] : [first % 2 === 0 ? 1 : always]) await expectKept({ database: 'before', first, count, isCold })
  }, 120_000)
})

test('a form whose database does not answer keeps what was typed', async () => {
  const [viewing] = forms
  if (!viewing) throw new Error('there is no form')
  const answers = viewing.answers('nl')
  await post(viewing, answers)
  await site.befall({ database: 'silent' })
  const { status, html } = await post(viewing, answers)
  expect(status).toBe(503)
  expect(html).toContain(t('form.viewing.failed'))
  expect(valuesIn(html)).toEqual(expect.arrayContaining([answers.remark, answers.start]))
})

describe('unsent text of a signed-in user', () => {
  const texts = {
    owner: {
      path: href('ownerHome', 'nl', ownedHomes.rich),
      sent: { do: 'message', ownerText: 'Kan het bezoek\r\nvan morgen later?' },
      failed: t('form.ownerHome.failed'),
    },
    staff: {
      path: href('deskOwnerMessages', 'nl'),
      sent: { do: 'answer', message: 'unknown', once: 'one', ownerAnswer: 'Beste An,\r\n\r\nDat kan om elf uur.' },
      failed: t('form.desk.failed'),
    },
  }

  async function cookieOf(who: keyof typeof texts): Promise<string> {
    if (who === 'owner') return `session=${await storeSession(site.db, 'An@example.com')}`
    return `desk=${await storeStaffSession(site.db, await storeStaffMember(site.db, 'manager'))}`
  }

  test.each(['owner', 'staff'] as const)('unsent text of a signed-in user stays in the page while the database fails at any call: %s', async (who) => {
    const { path, sent, failed } = texts[who]
    const cookie = await cookieOf(who)
    for (const isCold of [true, false])
      for (let first = 1; first <= 4; first += 1) {
        await site.befall({ database: 'before', first, isCold })
        const answer = await site.fetch(path, { method: 'POST', body: new URLSearchParams(sent), headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } })
        const html = await answer.text()
        expect([answer.status, html.includes(failed)], `call ${first}`).toEqual([503, true])
        const words = Object.values(sent).map((text) => text.replaceAll('\r\n', '\n'))
        expect(valuesIn(html), `call ${first}`).toEqual(expect.arrayContaining([words.at(-1)]))
      }
  })

  test('unsent text of a signed-in user is not given back to a page of another site', async () => {
    await site.befall({ database: 'before', isCold: true })
    const { path, sent } = texts.owner
    const answer = await site.fetch(path, { method: 'POST', body: new URLSearchParams(sent), headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect([answer.status, (await answer.text()).includes('bezoek van morgen')]).toEqual([503, false])
  })

  test('unsent text of a signed-in user never holds a password', async () => {
    await site.befall({ database: 'before', isCold: true })
    const body = new URLSearchParams({ email: 'an@example.com', password: 'vier groene fietsen' })
    const html = await (await site.fetch(href('ownerLogin', 'nl'), { method: 'POST', body })).text()
    expect(valuesIn(html)).toContain('an@example.com')
    expect(html).not.toContain('groene')
  })
})

const anyToken = 'Zq3k-8xWv_1nB5tYc7rLpH2sMdKf9gQwErTyUiOpAs4'

describe('an endpoint behind a token answers a failing database as JSON, with a reference and when to try again', () => {
  const person = { email: 'Dirk.Goossens@example.com' }
  test.each([
    ['POST', '/privacy/erase', person],
    ['POST', '/privacy/export', person],
    ['GET', '/privacy/consents'],
    ['POST', '/owners', { ...person, name: 'Dirk', locale: 'nl', homes: [{ kind: 'listing', id: demoListings.rich }] }],
    ['POST', '/owners/resend', person],
    ['DELETE', '/owners', person],
    ['GET', '/owner-records/listing/4001'],
    ['POST', '/owner-records/communications/abc/answer', { text: 'Ja', contact: 'Els' }],
    ['GET', '/staff'],
    ['POST', '/staff', { ...person, name: 'Dirk Goossens', role: 'agent', locale: 'nl' }],
    ['POST', '/staff/resend', person],
    ['GET', '/mail'],
    ['POST', '/mail/replay', {}],
    ['GET', '/tokens'],
    ['POST', '/tokens', { name: 'new', scopes: ['mail'] }],
    ['DELETE', '/tokens/new'],
    ['GET', '/content'],
    ['GET', '/compliance'],
    ['GET', '/calendar/brugge'],
    ['GET', '/sync'],
    ['GET', '/documents/property/4001'],
    ['DELETE', '/documents/property/4001/epc'],
    ['GET', '/documents/property/4001/epc'],
    ['GET', '/testimonials/all'],
    ['POST', '/import', { mode: 'full', source: 'omnicasa', format: 'omnicasa' }],
    ['DELETE', '/import/abc'],
  ])('%s %s answers a failing database with a reference and when to try again', async (method, path, body?: object) => {
    for (const isCold of [true, false])
      for (const token of [site.token, anyToken]) {
        await site.befall({ database: 'before', isCold })
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'text/html, */*' }
        const answer = await site.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        const text = await answer.text()
        expect([answer.status, answer.headers.get('Content-Type'), Number(answer.headers.get('Retry-After')) > 0], text).toEqual([
          503,
          'application/json',
          true,
        ])
        expect(JSON.parse(text)).toEqual({ error: expect.any(String), reference: expect.stringMatching(/^[a-z0-9]{10}$/) })
      }
    expect(site.drainLogs()).not.toMatch(/goossens/i)
  })

  test('an unknown path below it is still no page', async () => {
    const answer = await site.fetch('/privacy/unknown', { headers: { Authorization: `Bearer ${site.token}` } })
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'no such address' }])
  })
})

test.each([
  ['/free-times/4001', 'application/json'],
  ['/map/places?lang=nl', 'application/json'],
  ['/map/names/nl.json', 'application/json'],
  ['/photos/4001/1/480.webp', 'text/plain; charset=utf-8'],
  ['/desk-photos/4001/1/480.webp', 'text/plain; charset=utf-8'],
  [`/calendars/${anyToken}.ics`, 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'text/plain; charset=utf-8'],
])('a program that asks for %s gets no page while the database fails', async (path, type) => {
  await site.befall({ database: 'before', isCold: true })
  const answer = await site.fetch(path, { headers: { Cookie: `desk=${anyToken}` } })
  const text = await answer.text()
  // Words and places need no database.
  if (answer.status === 200) return expect(answer.headers.get('Content-Type')).toContain(type)
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')], text).toEqual([503, type, 'private, no-store'])
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
})

describe('logs while the database fails', () => {
  const address = 'Annelie.Vermeersch@example.com'
  const secrets = { session: randomToken(), desk: randomToken() }
  const sent: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
    [href('ownerLogin', 'nl'), { email: address, password: 'vier groene fietsen' }],
    [href('ownerLogin', 'nl'), { email: address, do: 'link' }],
    [href('ownerReset', 'nl'), { email: address }],
    [href('deskSignIn', 'nl'), { email: address }],
    [href('deskPerson', 'nl'), { do: 'find', email: address, once: 'one' }],
    [href('ownerHome', 'nl', ownedHomes.rich), { do: 'message', ownerText: `Bel ${address} op 0478 12 34 56` }],
    [href('newsletter', 'nl'), { email: address, privacy: '1' }],
    [href('contact', 'nl'), personAnswers({ email: address, lastName: 'Vermeersch', remark: 'Zilverreigerstraat\nparams: 1' })],
    [href('viewing', 'nl', { id: demoListings.rich }), personAnswers({ email: address, lastName: 'Vermeersch' })],
  ]

  test.each(sent)('logs at %s tell nothing of what was sent while the database fails', async (path, fields) => {
    site.drainLogs()
    const { token, words } = await issueCaptcha({ current: secret, previous: [] }, 'nl', new Date())
    const body = new URLSearchParams({ ...fields, captchaToken: token, captcha: figuresOf(words, 'nl') })
    const headers = { Cookie: `session=${secrets.session}; desk=${secrets.desk}` }
    for (const isCold of [true, false])
      for (let first = 1; first <= 8; first += 1) {
        await site.befall({ database: 'before', first, isCold })
        await (await site.fetch(path, { method: 'POST', body, headers })).text()
      }
    const logs = site.drainLogs()
    expect(logs).toContain('InjectedFault')
    expect(logs).not.toMatch(/vermeersch|annelie|zilverreiger|example\.com|0478|groene/i)
    for (const each of Object.values(secrets)) {
      expect(logs).not.toContain(each)
      expect(logs).not.toContain(hashOfToken(each))
    }
  })

  test('logs of jobs and of the queue name the job and the mail, and no recipient', async () => {
    await site.db
      .prepare(
        "INSERT INTO outbox (id, template, locale, recipient, data, state, attempts, due_at, created_at) VALUES ('mail-1', 'ownerLink', 'nl', ?, '{}', 'pending', 0, '2026-01-01', '2026-01-01')",
      )
      .bind(address)
      .run()
    site.drainLogs()
    for (let first = 1; first <= 12; first += 3) {
      await site.befall({ database: 'before', first })
      for (const cron of ['17 3 * * *', '*/5 * * * *', '* * * * *']) await site.run(cron)
      await site.take({ kind: 'mail', id: 'mail-1' })
    }
    const logs = site.drainLogs()
    expect(logs).toContain('The job sweepOwners failed')
    expect(logs).not.toMatch(/vermeersch|example\.com/i)
  })
})
