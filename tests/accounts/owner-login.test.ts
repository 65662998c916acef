import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { isFull, upTo } from '../full.ts'
import {
  acceptInvitation,
  address,
  anOwner,
  anOwnerLoggedIn,
  askOffice,
  Browser,
  inviteOwner,
  lendOwnerSite,
  mailedLink,
  password,
  rows,
  site,
} from '../owners/owner-site.ts'

lendOwnerSite()

const login = href('ownerLogin', 'nl')
const portal = href('ownerPortal', 'nl')
const t = translator('nl')
/** The password's hash with 8 MiB and one pass. */
const outdated = '$argon2id$v=19$m=8192,t=1,p=1$U5FaGfW6oo/lvJKAam2V3w$uJLENzkXYiDlTlc49BnxStZiAMy+Jg56yttqaUFbp3k'

describe('an invitation', () => {
  test('an invitation mails a link that sets the password once and logs in', async () => {
    const answer = await inviteOwner()
    expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ email: address, mailed: 'invitation', hasPassword: false })])
    const link = await mailedLink()
    const browser = new Browser()
    for (const _ of [1, 2]) expect(await browser.html(link)).toContain(t('owner.password.first'))
    const set = await browser.post(link, { newPassword: password, passwordAgain: password })
    expect([set.status, set.headers.get('Location')]).toEqual([303, `${portal}?done=password`])
    expect(await browser.html(portal)).toContain('4001')
    const again = await new Browser().fetch(link)
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining(t('owner.dead'))])
    expect((await new Browser().post(link, { newPassword: 'een ander woord', passwordAgain: 'een ander woord' })).status).toBe(303)
    expect((await new Browser().logIn()).headers.get('Location')).toBe(portal)
  })

  test('an invitation stores no secret: only hashes of passwords, sessions and devices, and the ids of links', async () => {
    const browser = await anOwnerLoggedIn()
    const kept = JSON.stringify(await Promise.all(['owners', 'owner_sessions', 'owner_devices', 'owner_links', 'outbox'].map((table) => rows(table))))
    const [owner] = await rows('owners')
    expect(owner?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(kept).not.toContain(password)
    for (const pair of browser.cookie.split('; ')) expect(kept).not.toContain(pair.split('=')[1])
  })

  test('an invitation to an unknown home changes nothing; to another home is mailed to the owner', async () => {
    expect((await inviteOwner({ homes: [{ kind: 'listing', id: 77 }] })).status).toBe(422)
    expect(await rows('owners')).toEqual([])
    await anOwner()
    const answer = await inviteOwner({ homes: [{ kind: 'project', id: 901 }] })
    expect(await answer.json()).toMatchObject({
      mailed: 'home',
      homes: [
        { kind: 'listing', id: 4001 },
        { kind: 'project', id: 901 },
      ],
    })
    expect((await site.mails()).map(({ subject }) => subject)).toEqual([t('mail.owner.home.subject')])
    expect(await (await inviteOwner({ homes: [{ kind: 'project', id: 901 }] })).json()).toMatchObject({ mailed: 'nothing' })
  })

  test('an invitation can be resent until a password is set, and revoked with everything that belongs to it', async () => {
    await inviteOwner()
    expect((await askOffice('POST', { email: address }, '/owners/resend')).status).toBe(200)
    const browser = await acceptInvitation()
    expect((await askOffice('POST', { email: address }, '/owners/resend')).status).toBe(409)
    expect((await askOffice('DELETE', { email: address })).status).toBe(204)
    expect((await browser.fetch(portal)).status).toBe(302)
    for (const table of ['owners', 'owner_homes', 'owner_links', 'owner_sessions', 'owner_devices']) expect(await rows(table)).toEqual([])
  })

  test('an invitation refuses a password that is short, easy to guess or typed differently the second time, and never sends it back', async () => {
    const refused = [
      ['kort', 'kort', 'newPassword.short'],
      ['wachtwoord1', 'wachtwoord1', 'newPassword.known'],
      ['an.peeters', 'an.peeters', 'newPassword.known'],
      ['Whatever', 'Whatever', 'newPassword.known'],
      [password, 'iets anders', 'passwordAgain.invalid'],
      [password, '', 'passwordAgain.missing'],
      ['', '', 'newPassword.missing'],
    ] as const
    await inviteOwner()
    const link = await mailedLink()
    for (const [newPassword, passwordAgain, error] of refused) {
      const answer = await new Browser().post(link, { newPassword, passwordAgain })
      const html = await answer.text()
      expect([error, answer.status, html.includes(t(`form.error.${error}`))]).toEqual([error, 422, true])
      if (newPassword !== '') expect(html).not.toContain(`"${newPassword}"`)
    }
  })
})

describe('a log-in', () => {
  test('leads back to the page that needed it, never to another site or page', async () => {
    await anOwner()
    const account = href('ownerAccount', 'nl')
    const requested = await new Browser().fetch(`${account}?done=digest`)
    const toLogin = requested.headers.get('Location') ?? ''
    expect([requested.status, toLogin]).toEqual([302, `${login}?next=${encodeURIComponent(`${account}?done=digest`)}`])
    expect((await new Browser().logIn({}, toLogin)).headers.get('Location')).toBe(`${account}?done=digest`)
    for (const next of [
      '//evil.example/',
      'https://evil.example/nl/eigenaar/',
      '/nl/te-koop/',
      '/\\evil.example',
      '/nl/login/',
      'javascript:alert(1)',
      '/nl/eigenaar/../../x',
    ]) {
      const answer = await new Browser().logIn({}, `${login}?next=${encodeURIComponent(next)}`)
      expect([next, answer.headers.get('Location')]).toEqual([next, portal])
    }
  })

  test.each(locales.slice(0, upTo(1, locales.length)))(
    'in %s says the same to a known and an unknown address, and does not say which half was wrong',
    async (locale) => {
      await anOwner()
      const path = href('ownerLogin', locale)
      const [known, unknown] = await Promise.all([
        new Browser().logIn({ password: 'niet dit woord' }, path),
        new Browser().logIn({ email: 'wie@example.com' }, path),
      ])
      const texts = await Promise.all([known, unknown].map(async (answer) => (await answer.text()).replaceAll(address, '').replaceAll('wie@example.com', '')))
      expect([known.status, unknown.status]).toEqual([422, 422])
      expect(texts[0]).toBe(texts[1])
      expect(texts[0]).toContain(translator(locale)('form.ownerLogin.wrong'))
      const malformed = await new Browser().logIn({ email: 'geen adres', password: '' }, path)
      expect([malformed.status, await malformed.text()]).toEqual([422, expect.stringContaining(translator(locale)('form.ownerLogin.notSent'))])
    },
  )

  test.skipIf(!isFull)('takes the same time for a known and an unknown address', async () => {
    await anOwner()
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let attempt = 0; attempt < 120; attempt++) {
      for (const [kind, email] of [
        ['known', address],
        ['unknown', 'wie@example.com'],
      ] as const) {
        await site.db.prepare('DELETE FROM sign_in_failures').run()
        const begun = performance.now()
        await (await new Browser().logIn({ email, password: 'niet dit woord' })).text()
        times[kind]?.push(performance.now() - begun)
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((each) => each.sort((one, other) => one - other)[each.length / 2])
    expect(Math.abs(known / unknown - 1), `${known} ms, ${unknown} ms`).toBeLessThan(0.05)
  })

  test('a log-in compares every character of a password, accents included, in any Unicode normalisation form', async () => {
    await inviteOwner()
    await acceptInvitation(new Browser(), 'crème brûlée à gogo')
    expect((await new Browser().logIn({ password: 'crème brûlée à gogo'.normalize('NFD') })).status).toBe(303)
    for (const wrong of ['crème brûlée à gog', 'crème brûlée à gogx', 'creme brulee a gogo'])
      expect((await new Browser().logIn({ password: wrong })).status).toBe(422)
  })

  test('a log-in rehashes a password that was hashed with other parameters', async () => {
    await anOwner()
    await site.db.prepare('UPDATE owners SET password = ?').bind(outdated).run()
    expect((await new Browser().logIn()).status).toBe(303)
    await expect.poll(async () => (await rows('owners'))[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await new Browser().logIn()).status).toBe(303)
  })

  test('a log-in is never cached or indexed, and does not send its address to other sites', async () => {
    const browser = await anOwner()
    for (const path of [login, href('ownerReset', 'nl'), href('ownerPassword', 'nl'), href('ownerSignIn', 'nl'), portal, href('ownerAccount', 'nl')]) {
      const answer = await (path === login ? new Browser() : browser).fetch(path)
      expect(await answer.text(), path).toContain('noindex')
      expect([path, answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([path, 'private, no-store', 'same-origin'])
    }
  })

  test('a log-in from another site’s page is refused', async () => {
    await anOwner()
    const answer = await new Browser({ 'Sec-Fetch-Site': 'cross-site' }).logIn()
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })
})

describe('failures', () => {
  test('delay log-ins for an address after five, known or not, while a mailed link still works', async () => {
    await anOwner()
    for (const email of [address, 'wie@example.com']) {
      for (let attempt = 1; attempt <= 5; attempt++) expect((await new Browser().logIn({ email, password: 'niet dit woord' })).status).toBe(422)
      const delayed = await new Browser().logIn({ email })
      expect([delayed.status, await delayed.text()]).toEqual([429, expect.stringContaining(t('form.ownerLogin.delayed'))])
      expect(Number(delayed.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(Number(delayed.headers.get('Retry-After'))).toBeLessThanOrEqual(2)
    }
    const asking = new Browser()
    const requested = await asking.post(login, { do: 'link', email: address })
    expect(requested.headers.get('Location')).toMatch(/^\/nl\/login\/link\/\?ask=/)
    expect((await new Browser().post(await mailedLink(), {})).headers.get('Location')).toBe(portal)
  })

  test('delay for up to a quarter of an hour, are reset by a log-in, and are deleted after a day', async () => {
    await anOwner()
    const fail = () => new Browser().logIn({ password: 'niet dit woord' })
    const setBack = (minutes: number, count: number) =>
      site.db
        .prepare('UPDATE sign_in_failures SET last_at = ?, count = ?')
        .bind(new Date(Date.now() - minutes * 60_000).toISOString(), count)
        .run()
    await fail()
    await setBack(10, 40)
    const delayed = await fail()
    expect(Number(delayed.headers.get('Retry-After'))).toBeGreaterThan(280)
    await setBack(16, 40)
    expect((await fail()).status).toBe(422)
    await setBack(25 * 60, 40)
    expect((await fail()).status).toBe(422)
    expect((await rows('sign_in_failures'))[0]?.count).toBe(1)
    expect((await new Browser().logIn()).status).toBe(303)
    expect(await rows('sign_in_failures')).toEqual([])
  })

  test('failed log-ins of one client delay that client for every address, but block no account', async () => {
    await anOwner()
    const client = { 'CF-Connecting-IP': '203.0.113.9' }
    for (let attempt = 1; attempt <= 5; attempt++) await new Browser(client).logIn({ email: `wie${attempt}@example.com` })
    expect((await new Browser(client).logIn()).status).toBe(429)
    expect((await new Browser({ 'CF-Connecting-IP': '203.0.113.10' }).logIn()).status).toBe(303)
  })

  test('sent concurrently are all counted', async () => {
    await anOwner()
    const answers = await Promise.all(Array.from({ length: 12 }, () => new Browser().logIn({ password: 'niet dit woord' })))
    expect(answers.filter(({ status }) => status === 422).length).toBe(5)
  })
})

describe('a mailed link', () => {
  test('a mailed link logs in by its button or by its code, once', async () => {
    await anOwner()
    const asking = new Browser()
    const page = (await asking.post(login, { do: 'link', email: address.toLowerCase() })).headers.get('Location') ?? ''
    const mail = (await site.mails()).at(-1)
    const code = /\b(\d{4} \d{4})\b/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await asking.post(page, { code: '0000 0000' })).status).toBe(422)
    expect((await asking.post(page, { code })).headers.get('Location')).toBe(portal)
    expect((await asking.fetch(portal)).status).toBe(200)
    expect((await new Browser().post(page, { code })).status).toBe(422)
    expect((await new Browser().fetch(await mailedLink())).status).toBe(410)
  })

  test('a mailed link has a code that is void after five wrong attempts, while the link still works', async () => {
    await anOwner()
    const page = (await new Browser().post(login, { do: 'link', email: address })).headers.get('Location') ?? ''
    const code = /\b(\d{4} \d{4})\b/.exec((await site.mails()).at(-1)?.text ?? '')?.[1] ?? ''
    for (let attempt = 1; attempt <= 5; attempt++) await new Browser().post(page, { code: '1' })
    expect((await new Browser().post(page, { code })).status).toBe(422)
    expect((await new Browser().post(await mailedLink(), {})).headers.get('Location')).toBe(portal)
  })

  test('a mailed link gets the same answer for an unknown address, which gets no mail', async () => {
    await anOwner()
    const requested = await Promise.all([address, 'wie@example.com'].map((email) => new Browser().post(login, { do: 'link', email })))
    const pages = await Promise.all(requested.map(async (answer) => new Browser().html(answer.headers.get('Location') ?? '')))
    expect(pages[0]?.replace(/ask=[\w-]+/g, '')).toBe(pages[1]?.replace(/ask=[\w-]+/g, ''))
    const reset = await Promise.all([address, 'wie@example.com'].map((email) => new Browser().post(href('ownerReset', 'nl'), { email })))
    expect(reset.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual(Array(2).fill([303, `${href('ownerReset', 'nl')}?sent=1`]))
    expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual([address, address])
  })

  test('always goes out, and five work at a time: what strangers ask for does not lock the owner out', async () => {
    await anOwner()
    const links: string[] = []
    for (let count = 1; count <= 7; count++) {
      await new Browser().post(href('ownerReset', 'nl'), { email: address })
      links.push(await mailedLink())
    }
    const statuses = await Promise.all(links.map(async (link) => (await new Browser().fetch(link)).status))
    expect(statuses).toEqual([410, 410, 200, 200, 200, 200, 200])
  })

  test('a mailed link sets another password, ends every session and notifies the owner', async () => {
    const before = await anOwner()
    await new Browser().post(href('ownerReset', 'nl'), { email: address })
    const link = await mailedLink()
    expect((await new Browser().post(link, { newPassword: 'drie gele tulpen', passwordAgain: 'drie gele tulpen' })).status).toBe(303)
    expect((await before.fetch(portal)).status).toBe(302)
    expect((await new Browser().logIn()).status).toBe(422)
    expect((await new Browser().logIn({ password: 'drie gele tulpen' })).status).toBe(303)
    expect((await site.mails()).map(({ subject }) => subject)).toContain(t('mail.owner.password.subject'))
  })

  test('a mailed link expires, and is refused with a wrong seal or for another purpose', async () => {
    await inviteOwner()
    const link = await mailedLink()
    for (const wrong of [`${link}x`, link.replace(/.$/, '_'), link.replace('=', '=x'), link.split('.')[0] ?? ''])
      expect([wrong, (await new Browser().fetch(wrong)).status]).toEqual([wrong, 410])
    expect((await new Browser().fetch(link.replace('/wachtwoord/', '/link/'))).status).toBe(410)
    await site.db
      .prepare('UPDATE owner_links SET expires_at = ?')
      .bind(new Date(Date.now() - 1000).toISOString())
      .run()
    expect((await new Browser().fetch(link)).status).toBe(410)
  })
})

test('a log-in on a new device is reported by mail, but not on a known device', async () => {
  const known = await anOwnerLoggedIn()
  await known.post(href('ownerAccount', 'nl'), { do: 'logOut' })
  await known.logIn()
  expect(await site.mails()).toEqual([])
  await new Browser({ 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }).logIn()
  const [mail] = await site.mails()
  expect([mail?.subject, mail?.to?.[0]?.address]).toEqual([t('mail.owner.device.subject'), address])
  expect(mail?.text).toContain('Firefox, Windows')
})
