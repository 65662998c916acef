import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { ownerHome } from '#worker/accounts/owners/owner-session.ts'
import { ownerCommand } from '#worker/local/commands/owner-command.ts'
import { address, anOwner, askOffice, Browser, inviteOwner, lendOwnerSite, mailedLink, password, rows, site } from '../owners/owner-site.ts'
import { SoftwarePasskey } from './software-passkey.ts'

// A passkey is bound to a host name, so the site has one.
lendOwnerSite({ ORIGIN: 'http://localhost' })

const account = href('ownerAccount', 'nl')
const portal = href('ownerPortal', 'nl')
const t = translator('nl')

describe('sessions', () => {
  test('sessions are listed with their device, and end one by one or all at once', async () => {
    const here = await anOwner()
    const there = new Browser({
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
    })
    await there.logIn()
    const html = await here.html(account)
    expect(html).toContain('Safari, iPhone')
    expect((await here.fetch(`${account}?done=toString`)).status).toBe(200)
    const name = /name="session" value="(\w{16})"/.exec(html)?.[1] ?? ''
    const ended = await here.post(account, { do: 'endSession', session: name })
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, `${account}?done=session`])
    expect([(await here.fetch(portal)).status, (await there.fetch(portal)).status]).toEqual([200, 302])
    await there.resume()
    expect((await here.post(account, { do: 'endAll' })).headers.get('Location')).toBe(`${href('ownerLogin', 'nl')}?out=1`)
    expect([(await here.fetch(portal)).status, (await there.fetch(portal)).status]).toEqual([302, 302])
  })

  test('end at log-out, which deletes the cookie and the row', async () => {
    const browser = await anOwner()
    const former = browser.cookie
    await browser.post(account, { do: 'logOut' })
    expect(await rows('owner_sessions')).toEqual([])
    expect(browser.cookie).not.toContain('session=')
    expect((await site.fetch(portal, { headers: { Cookie: former } })).status).toBe(302)
  })

  test('expire after 30 days without use and after 90 in any case; use is recorded every five minutes', async () => {
    const browser = await anOwner()
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const [fresh] = await rows('owner_sessions')
    await browser.fetch(portal)
    expect((await rows('owner_sessions'))[0]).toEqual(fresh)
    await site.db.prepare('UPDATE owner_sessions SET used_at = ?').bind(ago(1)).run()
    await browser.fetch(portal)
    await expect.poll(async () => Date.parse(String((await rows('owner_sessions'))[0]?.used_at))).toBeGreaterThan(Date.now() - 60_000)
    await site.db.prepare('UPDATE owner_sessions SET idle_until = ?').bind(ago(0)).run()
    expect((await browser.fetch(portal)).status).toBe(302)
    await browser.resume()
    await site.db.prepare('UPDATE owner_sessions SET ends_at = ?').bind(ago(0)).run()
    expect((await browser.fetch(portal)).status).toBe(302)
  })

  test('sessions have an HttpOnly cookie, with the __Host- prefix over https', async () => {
    await anOwner()
    const [session = '', device = ''] = (await new Browser().logIn()).headers.getSetCookie()
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^device=[\w-]{43}; .*HttpOnly/)
  })
})

describe('the account', () => {
  test('the account changes its password if the current one is right, and logs other devices out', async () => {
    const here = await anOwner()
    const there = await new Browser().resume()
    const change = (typed: string) =>
      here.post(account, { do: 'password', password: typed, newPassword: 'drie gele tulpen', passwordAgain: 'drie gele tulpen' })
    const wrong = await change('niet dit woord')
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining(t('form.error.password.invalid'))])
    expect((await change(password)).headers.get('Location')).toBe(`${account}?done=password`)
    expect([(await here.fetch(portal)).status, (await there.fetch(portal)).status]).toEqual([200, 302])
    expect((await site.mails()).map(({ subject }) => subject)).toContain(t('mail.owner.password.subject'))
  })

  test('the account changes its e-mail address by a link to the new one, and notifies both', async () => {
    const browser = await anOwner()
    const fresh = 'Nieuw@example.com'
    expect((await browser.post(account, { do: 'address', newEmail: fresh, passwordNow: 'niet dit woord' })).status).toBe(422)
    expect((await browser.post(account, { do: 'address', newEmail: fresh, passwordNow: password })).headers.get('Location')).toBe(`${account}?done=asked`)
    const link = await mailedLink(fresh)
    expect((await rows('owners'))[0]?.email).toBe(address.toLowerCase())
    expect(await new Browser().html(link)).toContain(fresh)
    expect((await browser.post(link, {})).headers.get('Location')).toBe(`${account}?done=address`)
    expect((await rows('owners'))[0]).toMatchObject({ email: fresh.toLowerCase(), recipient: fresh })
    const notices = (await site.mails()).filter(({ subject }) => subject === t('mail.owner.address.subject'))
    expect(notices.map(({ to }) => to?.[0]?.address).sort()).toEqual([address, fresh].sort())
    expect((await new Browser().logIn({ email: fresh })).status).toBe(303)
  })

  test('the account cannot take the address of another account', async () => {
    const browser = await anOwner()
    await inviteOwner({ email: 'ander@example.com' })
    await browser.post(account, { do: 'address', newEmail: 'ander@example.com', passwordNow: password })
    await browser.post(await mailedLink('ander@example.com'), {})
    expect((await rows('owners')).map(({ email }) => email).sort()).toEqual([address.toLowerCase(), 'ander@example.com'])
  })

  test('the account switches the digest off and on', async () => {
    const browser = await anOwner()
    for (const [act, wantsDigest] of [
      ['digestOff', 0],
      ['digestOn', 1],
    ] as const) {
      await browser.post(account, { do: act })
      expect((await rows('owners'))[0]?.wants_digest).toBe(wantsDigest)
    }
  })
})

describe('a passkey', () => {
  const post = (browser: Browser, path: string, body?: object) =>
    browser.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

  test('a passkey is added after a log-in, logs in without a password, and each challenge is accepted once', async () => {
    await anOwner()
    const browser = new Browser({ 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' })
    await browser.logIn()
    const key = new SoftwarePasskey('http://localhost')
    const created = key.create(await (await post(browser, '/passkeys/options')).json())
    expect((await post(browser, '/passkeys', created)).status).toBe(204)
    expect((await post(browser, '/passkeys', created)).status).toBe(403)
    const mails = (await site.mails()).filter(({ subject }) => subject === t('mail.owner.passkey.subject'))
    expect(mails).toMatchObject([{ text: expect.stringContaining('Firefox, Windows'), html: expect.stringContaining('Firefox, Windows') }])
    const other = new Browser()
    const answered = key.answer(await (await post(other, '/passkeys/sign-in/options')).json())
    expect((await post(other, '/passkeys/sign-in', answered)).status).toBe(204)
    expect((await other.fetch(portal)).status).toBe(200)
    expect((await post(new Browser(), '/passkeys/sign-in', answered)).status).toBe(403)
    await browser.post(account, { do: 'removePasskey', passkey: key.id })
    const late = key.answer(await (await post(other, '/passkeys/sign-in/options')).json())
    expect((await post(new Browser(), '/passkeys/sign-in', late)).status).toBe(403)
  })

  test('a passkey that signs its own attestation can log in; one that sends a certificate, which was not requested, is not added', async () => {
    const browser = await anOwner()
    const [key, certified] = [new SoftwarePasskey('http://localhost'), new SoftwarePasskey('http://localhost')]
    const options = async () => (await post(browser, '/passkeys/options')).json()
    expect((await post(browser, '/passkeys', key.create(await options(), 'self'))).status).toBe(204)
    expect((await post(browser, '/passkeys', certified.create(await options(), 'certificate'))).status).toBe(403)
    const other = new Browser()
    const signInOptions = async () => (await post(other, '/passkeys/sign-in/options')).json()
    expect((await post(other, '/passkeys/sign-in', certified.answer(await signInOptions()))).status).toBe(403)
    expect((await post(other, '/passkeys/sign-in', key.answer(await signInOptions()))).status).toBe(204)
  })

  test('a passkey of another site or an unknown one is refused, and so is a malformed body', async () => {
    const browser = await anOwner()
    const key = new SoftwarePasskey('https://evil.example')
    expect((await post(browser, '/passkeys', key.create(await (await post(browser, '/passkeys/options')).json()))).status).toBe(403)
    expect((await post(browser, '/passkeys/sign-in', key.answer(await (await post(browser, '/passkeys/sign-in/options')).json()))).status).toBe(403)
    for (const body of [undefined, {}, { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} }]) {
      expect((await post(browser, '/passkeys/sign-in', body)).status).toBe(403)
      expect((await post(browser, '/passkeys', body)).status).toBe(403)
    }
    expect((await post(new Browser(), '/passkeys/options')).status).toBe(401)
    expect((await post(new Browser({ 'Sec-Fetch-Site': 'cross-site' }), '/passkeys/sign-in/options')).status).toBe(403)
  })
})

test('an owner sees the homes of the account and the units of its projects, and no other homes', async () => {
  await site.db.prepare('UPDATE listings SET project_id = 901 WHERE id = 4002').run()
  const db = drizzle(site.db, { schema })
  const homes = [
    { kind: 'listing', id: 4001 },
    { kind: 'project', id: 901 },
  ] as const
  const requested = [
    ['listing', 4001],
    ['listing', 4002],
    ['project', 901],
    ['project', 4001],
    ['listing', 901],
    ['listing', 4003],
  ] as const
  const found = await Promise.all(requested.map(async ([kind, id]) => (await ownerHome(db, { homes }, kind, id)) !== null))
  expect(found).toEqual([true, true, true, false, false, false])
  expect(await ownerHome(db, { homes: homes.slice(0, 1) }, 'listing', 4002)).toBeNull()
})

test('the nightly job deletes only what has expired', async () => {
  const browser = await anOwner()
  await new Browser().resume()
  await new Browser().logIn({ email: 'wie@example.com' })
  await new Browser().post(href('ownerReset', 'nl'), { email: address })
  const past = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
  await site.db.batch([
    site.db.prepare("UPDATE owner_sessions SET idle_until = ?1 WHERE device = '' AND hash <> (SELECT min(hash) FROM owner_sessions)").bind(past),
    site.db.prepare('UPDATE owner_links SET expires_at = ?').bind(past),
    site.db.prepare('UPDATE sign_in_failures SET last_at = ?').bind(past),
    site.db.prepare("INSERT INTO spent_challenges (challenge, expires_at) VALUES ('old', ?)").bind(past),
  ])
  await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  const left = await Promise.all(['owner_sessions', 'owner_links', 'sign_in_failures', 'spent_challenges'].map(async (table) => (await rows(table)).length))
  expect(left).toEqual([1, 0, 0, 0])
  expect(browser.cookie).toContain('session=')
})

test('an owner’s data are exported without secrets, and erased with the account', async () => {
  await anOwner()
  const exported = await (await askOffice('POST', { email: address }, '/privacy/export')).text()
  expect(JSON.parse(exported)).toMatchObject({ owner: { email: address, name: 'An Peeters', homes: [{ kind: 'listing', id: 4001 }], sessions: [{}] } })
  for (const { password: hash } of await rows('owners')) expect(exported).not.toContain(hash)
  for (const { hash } of await rows('owner_sessions')) expect(exported).not.toContain(hash)
  expect(await (await askOffice('POST', { email: address }, '/privacy/erase')).json()).toMatchObject({ erased: 1 })
  expect([await rows('owners'), await rows('owner_sessions')]).toEqual([[], []])
})

test('npm run owner invites, lists, resends and revokes', async () => {
  const run = async (...args: readonly string[]) => {
    const lines: string[] = []
    const open = async () => ({ url: site.url, token: site.token, close: async () => undefined })
    const print = (text: string) => lines.push(text)
    return { status: await ownerCommand(args, { print, printError: print, environment: {}, openLocal: open }), text: lines.join('\n') }
  }
  expect(await run('list')).toEqual({ status: 0, text: 'No owners yet.' })
  const invited = await run('invite', address, '--property', '4001', '--project', '901', '--locale', 'fr', '--name', 'An Peeters')
  expect(invited).toEqual({ status: 0, text: `${address}  An Peeters  fr  listing 4001, project 901: a link to set the password is mailed` })
  expect((await site.mails()).map(({ subject }) => subject)).toEqual([translator('fr')('mail.owner.invitation.subject', { agency: 'Perron' })])
  expect((await run('resend', address)).status).toBe(0)
  expect((await run('revoke', address, '--property', '4001')).text).toBe('Done.')
  expect((await run('list')).text).toMatch(/An\.Peeters@example\.com {2}An Peeters {2}fr {2}project 901 {2}invited \d{4}-\d\d-\d\d, no password yet/)
  expect((await run('revoke', address)).status).toBe(0)
  expect(await run('revoke', address)).toEqual({ status: 1, text: 'no account has this address' })
  expect((await run('invite', address, '--property', '77')).status).toBe(1)
  for (const wrong of [[], ['invite'], ['invite', address], ['invite', address, '--property', 'x'], ['list', 'x'], ['revoke', address, 'x'], ['make', address]])
    expect([wrong, (await run(...wrong)).status]).toEqual([wrong, 2])
})
