import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { subscriptionLinks } from '#worker/signing/links.ts'
import {
  alerts,
  confirmSubscription,
  demand,
  demandAt,
  editLink,
  forgetMails,
  lendSubscriptionSite,
  linksOf,
  linkWith,
  only,
  type Row,
  register,
  rows,
  send,
  signing,
  signUp,
  site,
  withCaptcha,
} from './subscription-site.ts'

lendSubscriptionSite()

describe('a link in a mail', () => {
  test('a link in a mail changes nothing when opened; its button confirms and is idempotent', async () => {
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

  test('a link in a mail is in a mail that greets the recipient by title, if one was given', async () => {
    await register({ firstName: 'Jan', lastName: 'De Smet', title: 'mr' })
    const confirmation = (await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')
    expect(confirmation?.text?.split('\n')[0]).toBe('Geachte heer De Smet,')
    await forgetMails()
    await site.db.prepare('DELETE FROM subscriptions').run()
    await register({ title: '' })
    expect((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text).toContain('Beste Annelie Peeters,')
  })

  test('a link in a mail unsubscribes at once by a one-click POST, and shows people a page first', async () => {
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

  test('a link in a mail changes, pauses and resumes an alert', async () => {
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

  test('a link in a mail replaces an alert, which ends when the new one is confirmed', async () => {
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

  test('a link in a mail prefills the form with the alert, rhythm included', async () => {
    await register({ rhythm: 'weekly' })
    await confirmSubscription()
    const html = await site.html(await editLink(await only()))
    expect(html).toMatch(/<input(?=[^>]*name="rhythm")(?=[^>]*checked="")[^>]*value="weekly"/)
    expect(await site.html(`${demandAt('nl')}?rhythm=hourly`)).toMatch(/<input(?=[^>]*name="rhythm")(?=[^>]*checked="")[^>]*value="daily"/)
  })

  test('a link in a mail changes the rhythm at once, as the address is already confirmed', async () => {
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

  test('a link in a mail merges an alert with an identical active one, with the new rhythm', async () => {
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

  test('a link in a mail does not merge an alert with one of another address', async () => {
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

  test('a link in a mail that is forged, expired or for another purpose is a 404', async () => {
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

  test('a link in a mail accepts any body, even an unparsable form', async () => {
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

  test('a link in a mail does not restart a subscription that has ended', async () => {
    await register()
    const confirm = linkWith((await site.mails()).find(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
    await send((await linksOf(await only())).end, {})
    await send(confirm, {})
    expect((await only()).state).toBe('ended')
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
