import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import {
  confirmSubscription,
  lendSubscriptionSite,
  linksOf,
  linkWith,
  only,
  register,
  rows,
  send,
  signUp,
  site,
  withCaptcha,
} from '../alerts/subscription-site.ts'
import { personAnswers } from '../forms/form-filler.ts'

lendSubscriptionSite()

describe('the newsletter', () => {
  test('the newsletter has a short form, and the office is notified once it is confirmed', async () => {
    const answer = await signUp()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouNewsletter', 'nl')])
    expect(await only()).toMatchObject({ kind: 'newsletter', state: 'pending', goal: null, search: null })
    const confirmation = ['Annelie@example.com', translator('nl')('mail.optIn.newsletter.ask.subject')]
    const mailed = async () => (await site.mails()).map(({ to, subject }) => [to?.[0]?.address, subject]).sort()
    expect(await mailed()).toEqual([confirmation])
    await confirmSubscription()
    await confirmSubscription()
    expect(await mailed()).toEqual([confirmation, ['info@perron.example', 'Inschrijving op de nieuwsbrief: Annelie@example.com']])
    const notice = (await site.mails()).find(({ to }) => to?.[0]?.address === 'info@perron.example')
    expect(notice?.text).toContain(`Nieuwsbrief: ${translator('nl')('mail.notice.newsletterConfirmed')}`)
    const owed = await site.db.prepare("SELECT lead_id AS lead FROM outbox WHERE template = 'leadNotice'").first<{ lead: string }>()
    expect(owed?.lead).toBe(await site.db.prepare('SELECT id FROM leads').first('id'))
    expect((await send(href('newsletter', 'nl'), {})).status).toBe(422)
  })

  test('the newsletter follows search alerts only if its subscriber ticks that, who can take it back behind the same link', async () => {
    const consent = async (): Promise<object> => JSON.parse((await site.db.prepare('SELECT consent FROM subscriptions').first<string>('consent')) ?? '{}')
    const words = translator('nl')('form.newsletter.tailored')
    await signUp({ tailored: '1' })
    expect(await consent()).toMatchObject({ newsletter: true, tailored: true, text: expect.stringContaining(words) })
    await confirmSubscription()
    const { manage } = await linksOf(await only())
    expect(await site.html(manage)).toMatch(/<input[^>]*name="tailored"[^>]*checked=""/)
    await send(manage, { wish: 'tailor' })
    expect(await consent()).not.toHaveProperty('tailored')
    await send(manage, { wish: 'tailor', tailored: '1' })
    expect(await consent()).toMatchObject({ tailored: true, tailoredText: words, tailoredAt: expect.any(String) })
  })

  test('the newsletter is requested once by the checkbox of other forms, unless already active', async () => {
    const contact = async () => send(href('contact', 'nl'), await withCaptcha({ ...personAnswers({ newsletter: '1' }) }))
    await contact()
    await contact()
    expect(await only()).toMatchObject({ kind: 'newsletter', state: 'pending' })
    const confirmations = async () => (await site.mails()).filter(({ subject }) => subject === translator('nl')('mail.optIn.newsletter.ask.subject')).length
    expect(await confirmations()).toBe(1)
    const confirm = linkWith((await site.mails()).find(({ text }) => text?.includes('bevestigen/'))?.text, 'bevestigen')
    await send(confirm, {})
    await site.mails()
    await site.db.prepare('DELETE FROM outbox').run()
    site.mailbox.empty()
    await contact()
    expect(await site.mails()).toHaveLength(2)
    expect((await only()).state).toBe('active')
  })

  test('the newsletter greets no one with a message or a web address', async () => {
    expect((await register({ firstName: 'Win now at evil.example' })).status).toBe(422)
    await register({ firstName: 'Call 0900', lastName: '12345' })
    expect((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text).not.toMatch(/0900|12345/)
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

  test('the newsletter is sent once to each confirmed reader in their language, with an unsubscribe link', async () => {
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

  test('the newsletter reaches more readers than one batch holds', async () => {
    await site.db
      .prepare(
        `WITH RECURSIVE reader (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM reader WHERE n < 1203)
         INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at)
         SELECT 'newsletter-' || n, 'newsletter', n || '@example.com', n || '@example.com', 'nl', 'active', '{}', '2026-01-01', '2026-01-02' FROM reader`,
      )
      .run()
    expect(await (await postIssue(issue({ id: 'many' }))).json()).toMatchObject({ owed: 1203 })
    await site.db.prepare('DELETE FROM mailings').run()
    await site.mails()
  })

  test.each([
    [{ id: 'Not an id' }, 400],
    [{ subjects: {} }, 400],
    [{ subjects: { nl: 'x' } }, 400],
    [{ subjects: { fr: 'x' }, texts: { fr: 'x' } }, 400],
    [{ texts: { nl: 7, fr: 'x' } }, 400],
    [{ subjects: { nl: 'x', it: 'x' }, texts: { nl: 'x', it: 'x' } }, 400],
    [{ more: 1 }, 400],
  ])('a newsletter sent with %j is answered with %i and an error', async (overrides, status) => {
    const answer = await postIssue(issue(overrides))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty('error')
  })

  test('the newsletter needs a token to be sent, and an id is used for one issue only', async () => {
    expect((await postIssue(issue(), 'another')).status).toBe(401)
    expect((await postIssue(issue())).status).toBe(200)
    expect((await postIssue(issue({ texts: { nl: 'Anders', fr: 'Autre' } }))).status).toBe(409)
    expect((await site.fetch('/newsletter')).status).toBe(302)
  })
})
