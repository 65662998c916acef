import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { subscriptionLinks } from '#worker/signing/subscription-links.ts'
import { naughtyStrings } from './corpora/corpora.ts'
import { type Answers, figuresOf, openForm, personAnswers } from './form-filler.ts'
import { elements, parsePage } from './html.ts'
import { startSite, type TestSite } from './site.ts'

const secret = 'known to this test alone'
const signing = { current: secret, previous: [] }

let site: TestSite
beforeAll(async () => {
  site = await startSite({ SIGNING_SECRET: secret })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['outbox', 'leads', 'subscriptions', 'newsletter_issues']) await site.db.prepare(`DELETE FROM ${table}`).run()
  site.mailbox.empty()
})

type Filled = Readonly<Record<string, string | readonly string[]>>

/** Sends a form without a captcha; a field may have several values. */
function send(path: string, filled: Filled): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(filled)) for (const each of [value].flat()) body.append(name, each)
  return site.fetch(path, { method: 'POST', body })
}

async function withCaptcha(filled: Filled): Promise<Filled> {
  const { token, words } = await issueCaptcha(signing, 'nl', new Date())
  return { ...filled, captchaToken: token, captcha: figuresOf(words, 'nl') }
}

const demand = (overrides: Filled = {}): Filled => ({
  ...personAnswers({ remark: '' }),
  goal: 'sale',
  type: ['house', 'villa'],
  where: 'Brugge',
  priceMax: '400.000',
  bedroomsMin: '3',
  rhythm: 'daily',
  ...overrides,
})
const demandAt = (locale: (typeof locales)[number]) => href('demandRegister', locale)
const register = async (overrides: Filled = {}) => send(demandAt('nl'), await withCaptcha(demand(overrides)))
const signUp = async (answers: Answers = {}) => send(href('newsletter', 'nl'), await withCaptcha({ email: 'Annelie@example.com', privacy: '1', ...answers }))

interface Row {
  readonly id: string
  readonly kind: string
  readonly email: string
  readonly recipient: string
  readonly goal: string | null
  readonly search: string | null
  readonly rhythm: string | null
  readonly state: string
  readonly due_at: string | null
}

async function rows(): Promise<readonly Row[]> {
  return (await site.db.prepare('SELECT * FROM subscriptions ORDER BY kind, id').all<Row>()).results
}

/** The path of our link with this part in a mail's text. */
function linkWith(text: string | undefined, part: string): string {
  const found = [...(text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => new URL(address)).find(({ pathname }) => pathname.includes(part))
  if (!found) throw new Error(`no ${part} in ${text}`)
  return found.pathname + found.search
}

async function confirmSubscription(): Promise<void> {
  const confirm = linkWith((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
  await send(confirm, {})
}

async function linksOf({ id, kind }: Row): Promise<{ readonly manage: string; readonly end: string }> {
  return subscriptionLinks(signing, '', { id, kind: kind === 'alert' ? 'alert' : 'newsletter', locale: 'nl' })
}

/** The edit link on an alert's management page. */
async function editLink(row: Row): Promise<string> {
  const html = await site.html((await linksOf(row)).manage)
  return /href="(\/nl\/wat-zoekt-u\/\?[^"]*replaces=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

/** Forgets sent mails, so that the same opt-in is mailed again. */
async function forgetMails(): Promise<void> {
  await site.mails()
  await site.db.prepare('DELETE FROM outbox').run()
  site.mailbox.empty()
}

/** Each alert's first place, state and rhythm. */
async function alerts(): Promise<unknown> {
  return (await rows()).map(({ search, state, rhythm }) => [new URLSearchParams(search ?? '').get('zone'), state, rhythm]).sort()
}

async function only(): Promise<Row> {
  const [row, ...others] = await rows()
  if (!row || others.length > 0) throw new Error('there is not exactly one subscription')
  return row
}

describe('a demand', () => {
  test.each(locales)('in %s is stored as a pending alert, mailed for confirmation and sent to the office', async (locale) => {
    const { carried, captcha } = await openForm(site, demandAt(locale))
    const answer = await send(demandAt(locale), { ...demand(), ...carried, captcha })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouDemandRegister', locale)])
    expect((await site.fetch(href('thankYouDemandRegister', locale))).status).toBe(200)
    expect(await rows()).toMatchObject([
      {
        kind: 'alert',
        email: 'annelie@example.com',
        recipient: 'Annelie@example.com',
        goal: 'sale',
        search: '?type=house&zone=be-31005&priceMax=400000&bedroomsMin=3',
        rhythm: 'daily',
        state: 'pending',
        due_at: null,
      },
    ])
    const mails = await site.mails()
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'info@perron.example'])
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/(?:mail|form|subscription)\.[a-z]+\.[a-z]|\{[a-z]|undefined/)
    const [asked] = mails.filter(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(asked?.subject).toBe(translator(locale)('mail.optIn.alert.ask.subject'))
    expect(asked?.text).toContain('400.000')
    const notice = mails.find(({ to }) => to?.[0]?.address === 'info@perron.example')
    expect(notice?.text).toMatch(/Zoekopdracht:\n {2}Brugge\n {2}Huizen\n {2}tot € 400\.000/)
    expect(notice?.replyTo?.[0]?.address).toBe('Annelie@example.com')
  })

  test.each(locales)('in %s lists missing fields in page order', async (locale) => {
    const answer = await send(demandAt(locale), {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('error-summary'), html.indexOf('<form'))
    const named = [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)
    expect(named).toEqual(['goal', 'type', 'where', 'rhythm', 'title', 'firstName', 'lastName', 'email', 'phone', 'captcha', 'privacy'])
    for (const name of named) expect(html).toContain(`id="${name}"`)
    expect(summary).toContain(translator(locale)('form.error.type.missing'))
    expect(summary).toContain(translator(locale)('form.error.where.missing'))
    expect(await rows()).toEqual([])
  })

  test('accepts several typed places along with the chosen ones', async () => {
    expect((await register({ where: '8000 Brugge, Gent; L-4010', zone: 'be-11002', zip: '9000' })).status).toBe(303)
    const query = new URLSearchParams((await only()).search ?? '')
    expect([query.getAll('zone'), query.getAll('zip')]).toEqual([
      ['be-11002', 'be-44021'],
      ['8000', '9000', 'L-4010'],
    ])
  })

  test('reports an unknown place, keeps the others and suggests alternatives', async () => {
    const answer = await register({ where: 'Gent, Brugghe' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.error.where.invalid'))
    expect(html).toMatch(/<input[^>]*id="where"[^>]*value="Brugghe"/)
    expect(html).toMatch(/<input type="checkbox" name="zone" checked="" value="be-44021"\/>/)
    expect(html).toMatch(/<input type="checkbox" name="meant" value="zone=be-31005"\/><span>Brugge<\/span>/)
    expect(await rows()).toEqual([])
    const offered = { zone: 'be-44021', where: 'Brugghe', unknown: 'Brugghe' }
    expect((await register(offered)).status).toBe(422)
    expect((await register({ ...offered, where: 'Oostennde', meant: 'zone=be-31005' })).status).toBe(422)
    expect((await register({ ...offered, meant: 'zone=be-31005' })).status).toBe(303)
    expect((await only()).search).toContain('zone=be-31005&zone=be-44021')
  })

  test('suggests places by prefix for the first three of many unknown ones', async () => {
    const html = await (await register({ where: 'Oostenddde, Antwerpenn, Charleroix met iets erachter, Turnhoutt' })).text()
    const offered = [...html.matchAll(/name="meant" value="[^"]*"\/><span>([^<]*)</g)].map(([, label]) => label)
    expect(offered).toEqual(expect.arrayContaining(['Oostende', 'Antwerpen', 'Charleroi']))
    expect(offered).not.toContain('Turnhout')
    expect(html).toMatch(/<input[^>]*id="where"[^>]*value="[^"]*Turnhoutt"/)
  })

  test.each([
    [{ priceMin: '500000', priceMax: '400000' }, ['priceMax']],
    [{ bedroomsMin: '4', bedroomsMax: '2' }, ['bedroomsMax']],
    [{ roomsMin: '4', roomsMax: '2', garagesMin: '2', garagesMax: '1', parkingsMin: '9', parkingsMax: '8' }, ['roomsMax', 'garagesMax', 'parkingsMax']],
    [{ priceMin: 'veel', bedroomsMin: 'drie', bathroomsMin: '-1' }, ['priceMin', 'bedroomsMin', 'bathroomsMin']],
    [{ type: 'no-such-kind' }, ['type']],
    [{ goal: 'steal' }, ['goal']],
    [{ rhythm: 'hourly' }, ['rhythm']],
  ])('with %j is refused at %j, and all input is kept', async (overrides, wrong) => {
    const answer = await register(overrides)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('error-summary'), html.indexOf('<form'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(wrong)
    for (const [name, value] of Object.entries(overrides)) {
      if (/M(?:in|ax)$/.test(name)) expect(html).toMatch(new RegExp(`<input[^>]*id="${name}"[^>]*value="${value}"`))
    }
  })

  test('is prefilled with the search of the list it comes from, and keeps all of it', async () => {
    const query = 'type=apartment&zone=be-31005&q=zeezicht&priceMin=200000&bedroomsMin=2&terrace=1&epc=b&near=51.2,3.2&radius=10'
    const list = await site.html(`${href('forRent', 'nl')}?${query}&sort=price&page=1`)
    const link = /href="(\/nl\/wat-zoekt-u\/\?[^"]*)"/.exec(list)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const html = await site.html(link)
    for (const part of ['value="rent"', 'value="apartment"', 'name="zone"', 'name="near"', 'name="epc"', 'name="q"', 'id="terrace"']) {
      expect(html).toMatch(new RegExp(`<input[^>]*(?:checked=""[^>]*${part}|${part}[^>]*checked="")`))
    }
    expect(html).toMatch(/<input[^>]*id="priceMin"[^>]*value="200\.000"/)
    const [form] = elements(parsePage(html), ({ attribs }) => attribs.class === 'form')
    const held = elements(form, ({ name, attribs }) => name === 'input' && (!/^(?:checkbox|radio)$/.test(attribs.type ?? '') || 'checked' in attribs))
    const filled: Record<string, string[]> = {}
    for (const { attribs } of held) filled[attribs.name ?? ''] = [...(filled[attribs.name ?? ''] ?? []), attribs.value ?? '']
    expect((await send(link, await withCaptcha({ ...filled, ...personAnswers(), goal: 'rent' }))).status).toBe(303)
    const kept = new URLSearchParams((await only()).search ?? '')
    const asked = new URLSearchParams(query)
    expect([...kept].sort()).toEqual([...asked].sort())
    expect((await only()).goal).toBe('rent')
  })

  test('repeated by one person is one alert and one mail, in whatever order', async () => {
    await register({ type: ['apartment', 'land'], where: 'Gent, Brugge' })
    await register({ type: ['land', 'apartment'], where: 'Brugge, Gent', email: 'ANNELIE@example.com' })
    expect(await rows()).toHaveLength(1)
    const asked = (await site.mails()).filter(({ to }) => /annelie/i.test(to?.[0]?.address ?? ''))
    expect(asked).toHaveLength(1)
    await register({ where: 'Gent' })
    expect(await rows()).toHaveLength(2)
  })

  test('mails an address at most five confirmation requests an hour', async () => {
    for (const where of ['Gent', 'Brugge', 'Oostende', 'Namur', 'Mons', 'Aalst', 'Leuven']) expect((await register({ where })).status).toBe(303)
    expect(await rows()).toHaveLength(5)
    expect((await site.mails()).filter(({ to }) => to?.[0]?.address === 'Annelie@example.com')).toHaveLength(5)
  })

  test('mails no foreign link to an unconfirmed address', async () => {
    await register({ q: 'zeezicht op evil.example', firstName: 'www.evil.example' })
    expect((await only()).search).not.toContain('evil')
    const asked = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(`${asked?.subject}${asked?.text}${asked?.html}`).not.toContain('evil')
  })

  test('quotes no free text to an unconfirmed address', async () => {
    await register({ q: 'bel mij vanavond thuis' })
    expect((await only()).search).toContain('q=')
    const asked = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(asked?.text).toContain('400.000')
    expect(`${asked?.subject}${asked?.text}${asked?.html}`).not.toContain('vanavond')
  })

  test('repeated while active changes nothing, and the response is the same', async () => {
    await register()
    await confirmSubscription()
    site.mailbox.empty()
    await site.db.prepare("DELETE FROM outbox WHERE template = 'optIn'").run()
    const answer = await register({ rhythm: 'weekly', lastName: 'Anders' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouDemandRegister', 'nl')])
    expect(await only()).toMatchObject({ state: 'active', rhythm: 'daily' })
    const mail = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(mail?.subject).toBe(translator('nl')('mail.optIn.alert.known.subject'))
    expect(mail?.text).not.toContain('bevestigen/')
  })
})

describe('a link in a mail', () => {
  test('changes nothing when opened; its button confirms and is idempotent', async () => {
    await register()
    const confirm = linkWith((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
    const page = await site.fetch(confirm)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const html = await page.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('Huizen te koop in Brugge')
    expect((await only()).state).toBe('pending')
    for (const _ of [1, 2]) expect((await send(confirm, {})).status).toBe(303)
    const { state, due_at } = await only()
    expect([state, due_at]).toEqual(['active', expect.any(String)])
    expect(await site.html(confirm)).toContain(translator('nl')('subscription.confirmed.alert.title'))
  })

  test('unsubscribes by a one-click POST, and shows a page first to a person', async () => {
    await register()
    await confirmSubscription()
    const { end } = await linksOf(await only())
    expect(await site.html(end)).toContain(translator('nl')('subscription.end.alert.title'))
    expect((await only()).state).toBe('active')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    for (const _ of [1, 2]) {
      const answer = await site.fetch(end, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })
      expect(answer.status).toBe(200)
    }
    expect(await only()).toMatchObject({ state: 'ended', due_at: null })
    await site.db.prepare('DELETE FROM subscriptions').run()
    expect((await site.fetch(end, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200)
  })

  test.each(locales)('confirms in %s that the subscription has ended', async (locale) => {
    await signUp()
    await confirmSubscription()
    const row = await only()
    const { end } = await subscriptionLinks(signing, '', { id: row.id, kind: 'newsletter', locale })
    const answer = await send(end, {})
    expect(answer.status).toBe(303)
    expect(await site.html(answer.headers.get('Location') ?? '')).toContain(translator(locale)('subscription.ended.newsletter.title'))
    expect((await only()).state).toBe('ended')
  })

  test('changes, pauses and resumes an alert', async () => {
    await register()
    await confirmSubscription()
    const { manage } = await linksOf(await only())
    expect((await site.fetch(manage)).status).toBe(200)
    await send(manage, { rhythm: 'weekly' })
    expect((await only()).rhythm).toBe('weekly')
    await send(manage, { rhythm: 'hourly' })
    expect((await only()).rhythm).toBe('weekly')
    await send(manage, { wish: 'pause' })
    expect((await only()).state).toBe('paused')
    expect(await site.html(manage)).toContain(translator('nl')('subscription.paused'))
    await send(manage, { wish: 'resume' })
    expect((await only()).state).toBe('active')
  })

  test('replaces an alert, which ends when the new one is confirmed', async () => {
    await register()
    await confirmSubscription()
    const old = await only()
    const edit = await editLink(old)
    expect(await site.html(edit)).toContain(translator('nl')('form.demandRegister.change'))
    site.mailbox.empty()
    expect((await send(edit, await withCaptcha(demand({ where: 'Gent' })))).status).toBe(303)
    const state = async (is: (row: Row) => boolean) => (await rows()).find(is)?.state
    expect([await state(({ id }) => id === old.id), await state(({ id }) => id !== old.id)]).toEqual(['active', 'pending'])
    for (const { text } of await site.mails()) expect(text).not.toContain(old.id)
    await confirmSubscription()
    expect([await state(({ id }) => id === old.id), await state(({ id }) => id !== old.id)]).toEqual(['ended', 'active'])
    const forged = edit.replace(/seal=[^&]*/, 'seal=x')
    expect(await site.html(forged)).not.toContain(translator('nl')('form.demandRegister.change'))
  })

  test('prefills the form with the alert, rhythm included', async () => {
    await register({ rhythm: 'weekly' })
    await confirmSubscription()
    const html = await site.html(await editLink(await only()))
    expect(html).toMatch(/<input(?=[^>]*name="rhythm")(?=[^>]*checked="")[^>]*value="weekly"/)
    expect(await site.html(`${demandAt('nl')}?rhythm=hourly`)).toMatch(/<input(?=[^>]*name="rhythm")(?=[^>]*checked="")[^>]*value="daily"/)
  })

  test('changes the rhythm at once, as the address is already confirmed', async () => {
    await register()
    await confirmSubscription()
    const edit = await editLink(await only())
    await send((await linksOf(await only())).manage, { wish: 'pause' })
    await forgetMails()
    expect((await send(edit, await withCaptcha(demand({ rhythm: 'weekly', email: 'ANNELIE@example.com' })))).status).toBe(303)
    expect(await only()).toMatchObject({ state: 'active', rhythm: 'weekly' })
    const mail = (await site.mails()).find(({ to }) => /annelie/i.test(to?.[0]?.address ?? ''))
    expect(mail?.subject).toBe(translator('nl')('mail.optIn.alert.known.subject'))
  })

  test('merges an alert with an identical active one, with the new rhythm', async () => {
    await register()
    await confirmSubscription()
    const edit = await editLink(await only())
    await forgetMails()
    await register({ where: 'Gent' })
    await confirmSubscription()
    await send(edit, await withCaptcha(demand({ where: 'Gent', rhythm: 'weekly' })))
    expect(await alerts()).toEqual([
      ['be-31005', 'ended', 'daily'],
      ['be-44021', 'active', 'weekly'],
    ])
  })

  test('does not merge an alert with one of another address', async () => {
    await register({ email: 'Bert@example.com' })
    const edit = await editLink(await only())
    await site.db.prepare("UPDATE subscriptions SET state = 'active'").run()
    await register({ where: 'Gent' })
    await confirmSubscription()
    await send(edit, await withCaptcha(demand({ where: 'Gent', rhythm: 'weekly' })))
    expect(await alerts()).toEqual([
      ['be-31005', 'active', 'daily'],
      ['be-44021', 'active', 'daily'],
    ])
  })

  test('that is forged, for something else or expired is a 404', async () => {
    await register()
    const { id } = await only()
    const confirm = linkWith((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
    const old = new URLSearchParams({ until: String(Date.now() - 1000), seal: new URL(confirm, site.url).searchParams.get('seal') ?? '' })
    for (const path of [
      href('subscriptionConfirm', 'nl', { id }),
      `${href('subscriptionConfirm', 'nl', { id })}?${old}`,
      confirm.replace('seal=', 'seal=a'),
      confirm.replace(/until=\d+&/, ''),
      confirm.replace(id, id.replace('alert-', 'newsletter-')),
    ]) {
      expect((await site.fetch(path)).status, path).toBe(404)
      expect((await send(path, {})).status, path).toBe(404)
    }
    expect((await only()).state).toBe('pending')
  })

  test('accepts any body, even an unparsable form', async () => {
    await signUp()
    await confirmSubscription()
    const { end, manage } = await linksOf(await only())
    for (const type of ['text/plain', 'application/json', 'multipart/form-data']) {
      expect((await site.fetch(manage, { method: 'POST', body: '\0{', headers: { 'Content-Type': type } })).status).toBe(303)
      expect((await site.fetch(href('newsletter', 'nl'), { method: 'POST', body: '\0{', headers: { 'Content-Type': type } })).status).toBe(422)
    }
    expect((await only()).state).toBe('active')
    expect((await site.fetch(end, { method: 'POST' })).status).toBe(303)
    expect((await only()).state).toBe('ended')
  })

  test('does not restart a subscription that has ended', async () => {
    await register()
    const confirm = linkWith((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
    await send((await linksOf(await only())).end, {})
    await send(confirm, {})
    expect((await only()).state).toBe('ended')
  })
})

test('any text is stored as a search or refused, and never becomes markup', async () => {
  await using silent = await startSite({ MAIL_TRANSPORT: 'none', SIGNING_SECRET: secret })
  for (const text of naughtyStrings().filter((_, index) => index % 3 === 0)) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...demand(), q: text, where: text, type: text, near: text, priceMin: text, rhythm: text })) {
      for (const each of [value].flat()) body.append(name, each)
    }
    const answer = await silent.fetch(demandAt('nl'), { method: 'POST', body })
    expect(answer.status, text).toBe(422)
    expect(await answer.text(), text).not.toMatch(/<script>|<(?:img|svg|iframe|a)\b[^>]*\son\w+=/i)
    const filled = await silent.fetch(`${demandAt('nl')}?${new URLSearchParams({ goal: text, q: text, type: text, zone: text, area: text, near: text })}`)
    expect(filled.status, text).toBe(200)
    expect(await filled.text(), text).not.toMatch(/<script>|<(?:img|svg|iframe|a)\b[^>]*\son\w+=/i)
  }
})

describe('the newsletter', () => {
  test('has a short form, and the office is notified', async () => {
    const answer = await signUp({ firstName: 'Annelie' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouNewsletter', 'nl')])
    expect(await only()).toMatchObject({ kind: 'newsletter', state: 'pending', goal: null, search: null })
    const mails = await site.mails()
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject]).sort()).toEqual([
      ['Annelie@example.com', translator('nl')('mail.optIn.newsletter.ask.subject')],
      ['info@perron.example', 'Inschrijving op de nieuwsbrief: Annelie'],
    ])
    expect((await send(href('newsletter', 'nl'), {})).status).toBe(422)
  })

  test('is requested once by the checkbox of other forms, unless already active', async () => {
    const contact = async () => send(href('contact', 'nl'), await withCaptcha({ ...personAnswers({ newsletter: '1' }) }))
    await contact()
    await contact()
    expect(await only()).toMatchObject({ kind: 'newsletter', state: 'pending' })
    const asked = async () => (await site.mails()).filter(({ subject }) => subject === translator('nl')('mail.optIn.newsletter.ask.subject')).length
    expect(await asked()).toBe(1)
    const confirm = linkWith((await site.mails()).find(({ text }) => text?.includes('bevestigen/'))?.text, 'bevestigen')
    await send(confirm, {})
    await site.db.prepare('DELETE FROM outbox').run()
    site.mailbox.empty()
    await contact()
    expect(await site.mails()).toHaveLength(2)
    expect((await only()).state).toBe('active')
  })

  test('greets no one with a message or a web address', async () => {
    await signUp({ firstName: 'Win now at evil.example' })
    expect((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text).not.toContain('evil')
  })

  const issue = (overrides: object = {}) => ({
    id: '2026-12',
    subjects: { nl: 'Nieuws van december', fr: 'Nouvelles de décembre' },
    texts: { nl: 'Beste lezer,\n\nNieuw in Brugge: https://www.perron.example/nl/te-koop/.', fr: 'Chère lectrice,\n\nDu neuf à Bruges.' },
    ...overrides,
  })
  const postIssue = async (body: object, token = site.token) =>
    site.fetch('/newsletter', { method: 'POST', body: JSON.stringify(body), headers: { Authorization: `Bearer ${token}` } })
  const subscribe = (id: string, locale: string, state = 'active') =>
    site.db
      .prepare(
        "INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at) VALUES (?1, 'newsletter', ?1 || '@example.com', ?1 || '@example.com', ?2, ?3, '{}', '2026-01-01', '2026-01-02')",
      )
      .bind(id, locale, state)
      .run()

  test('is sent once to each confirmed reader in their language, with an unsubscribe link', async () => {
    await subscribe('newsletter-a', 'nl')
    await subscribe('newsletter-b', 'fr')
    await subscribe('newsletter-c', 'de')
    await subscribe('newsletter-d', 'nl', 'pending')
    await subscribe('newsletter-e', 'nl', 'ended')
    expect(await (await postIssue(issue())).json()).toEqual({ id: '2026-12', owed: 3 })
    expect(await (await postIssue(issue())).json()).toEqual({ id: '2026-12', owed: 0 })
    const mails = await site.mails()
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject]).sort()).toEqual([
      ['newsletter-a@example.com', 'Nieuws van december'],
      ['newsletter-b@example.com', 'Nouvelles de décembre'],
      ['newsletter-c@example.com', 'Nieuws van december'],
    ])
    for (const mail of mails) {
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      const address = /<(https?:[^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
      expect(mail.text).toContain(address)
      const { pathname, search } = new URL(address)
      expect((await site.fetch(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status).toBe(200)
    }
    expect((await rows()).filter(({ state }) => state === 'active')).toEqual([])
    expect(mails.find(({ to }) => to?.[0]?.address === 'newsletter-a@example.com')?.html).toContain('href="https://www.perron.example/nl/te-koop/"')
  })

  test('reaches more readers than one batch holds', async () => {
    await site.db
      .prepare(
        `WITH RECURSIVE reader (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM reader WHERE n < 1203)
         INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at)
         SELECT 'newsletter-' || n, 'newsletter', n || '@example.com', n || '@example.com', 'nl', 'active', '{}', '2026-01-01', '2026-01-02' FROM reader`,
      )
      .run()
    expect(await (await postIssue(issue({ id: 'many' }))).json()).toMatchObject({ owed: 1203 })
    await site.db.prepare('DELETE FROM outbox').run()
  })

  test.each([
    [{ id: 'Not an id' }, 400],
    [{ subjects: {} }, 400],
    [{ subjects: { nl: 'x' } }, 400],
    [{ subjects: { fr: 'x' }, texts: { fr: 'x' } }, 400],
    [{ texts: { nl: 7, fr: 'x' } }, 400],
    [{ more: 1 }, 400],
  ])('with %j answers %i with an error', async (overrides, status) => {
    const answer = await postIssue(issue(overrides))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty('error')
  })

  test('needs a token to be sent, and an id is used for one issue only', async () => {
    expect((await postIssue(issue(), 'another')).status).toBe(401)
    expect((await postIssue(issue())).status).toBe(200)
    expect((await postIssue(issue({ texts: { nl: 'Anders', fr: 'Autre' } }))).status).toBe(409)
    expect((await site.fetch('/newsletter')).status).toBe(302)
  })
})

describe('retention', () => {
  const night = async (at: string) => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(at) })
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

  test('erases subscriptions thirty days after they ended or stayed unconfirmed, and keeps active ones', async () => {
    await register()
    await register({ where: 'Gent' })
    await signUp()
    const [first, second] = await rows()
    await site.db.prepare("UPDATE subscriptions SET state = 'active' WHERE id = ?").bind(first?.id).run()
    await send((await linksOf(second ?? (await only()))).end, {})
    await night(later(29))
    expect(await rows()).toHaveLength(3)
    await night(later(31))
    expect((await rows()).map(({ id }) => id)).toEqual([first?.id])
  })

  test('exports and erases subscriptions by address, with everything else', async () => {
    await register()
    const ask = async (what: string) =>
      (
        await site.fetch(`/privacy/${what}`, { method: 'POST', body: '{"email":"annelie@EXAMPLE.com"}', headers: { Authorization: `Bearer ${site.token}` } })
      ).json()
    expect(await ask('export')).toMatchObject({ subscriptions: [{ kind: 'alert', recipient: 'Annelie@example.com', rhythm: 'daily' }] })
    expect(await ask('erase')).toEqual({ erased: 2, appointments: [] })
    expect(await rows()).toEqual([])
    expect(await ask('export')).toMatchObject({ leads: [], mails: [], subscriptions: [] })
  })
})
