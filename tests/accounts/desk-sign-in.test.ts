import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { logInAgain } from '#ui/accounts/log-in-again.present.ts'
import { href } from '#ui/routes.ts'
import { staffCommand } from '#worker/local/commands/staff-command.ts'
import { acts, DeskBrowser, deskOf, lendDeskSite, mailedSignIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { SoftwarePasskey } from './software-passkey.ts'

// A passkey is bound to a host name, so the site has one.
lendDeskSite({ ORIGIN: 'http://localhost' })

const t = translator('nl')
const desk = href('desk', 'nl')
const signIn = href('deskSignIn', 'nl')
const sessions = async () => (await site.db.prepare('SELECT staff_id FROM staff_sessions').all()).results.length

async function run(...args: string[]) {
  const lines: string[] = []
  const target = { url: site.url, token: site.token, close: async () => undefined }
  const print = (line: string) => lines.push(line)
  const status = await staffCommand(args, { print, printError: print, environment: {}, openLocal: async () => target })
  return { status, text: lines.join('\n') }
}

/** Asks for a link, and returns the page on which its code may be typed. */
async function askFor(email: string, browser = new DeskBrowser()) {
  const answer = await browser.post(signIn, { email })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

describe('the first manager', () => {
  test('the first manager is invited by the command, signs in with the mailed link and is active from then on', async () => {
    expect(await run('invite', 'Nieuw@example.com', '--name', 'Jan Nieuw')).toEqual({ status: 0, text: expect.stringContaining('manager  invited') })
    const { path, to } = await mailedSignIn()
    expect(to).toBe('Nieuw@example.com')
    const browser = new DeskBrowser()
    expect(await browser.html(path)).toContain(t('desk.signIn'))
    expect(await sessions()).toBe(0)
    const answer = await browser.post(path, {})
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, desk])
    const page = await browser.fetch(desk)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await run('list')).text).toMatch(/nieuw@example\.com.*manager {2}active/i)
    expect((await acts()).map((act) => act.replace(/ \w+$/, ''))).toEqual(['invite staff', 'signIn staff'])
  })

  test('the first manager is not invited twice under one address, and the command says why', async () => {
    await storeStaff('agent')
    expect(await run('invite', 'agent@example.com')).toEqual({ status: 1, text: 'this address has an account already: agent, active' })
    expect(await run('invite', 'geen adres')).toEqual({ status: 1, text: expect.stringContaining('e-mail') })
    expect((await run('invite')).status).toBe(2)
  })
})

describe('a mailed link', () => {
  test('a mailed link opens the requested page, once', async () => {
    await storeStaff('manager')
    const answer = await new DeskBrowser().fetch(href('deskStaff', 'nl'))
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${signIn}?${new URLSearchParams({ next: href('deskStaff', 'nl') })}`])
    await askFor('manager@example.com')
    const { path } = await mailedSignIn()
    const browser = new DeskBrowser()
    expect((await browser.post(path, {})).status).toBe(303)
    expect((await browser.fetch(path)).headers.get('Location'), 'after a double click').toBe(desk)
    const again = await new DeskBrowser().post(path, {})
    expect(again.headers.get('Location')).toBe(path)
    expect(await (await site.fetch(path)).text()).toContain(t('desk.link.dead'))
    expect(await sessions()).toBe(1)
  })

  test('a mailed link has a code that can be typed in the browser that requested it, at most five times', async () => {
    await storeStaff('manager')
    const browser = new DeskBrowser()
    const page = await askFor('manager@example.com', browser)
    const { code } = await mailedSignIn()
    const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    expect((await browser.post(page, { code: wrong })).status).toBe(422)
    expect((await browser.post(page, { code })).headers.get('Location')).toBe(desk)
    const second = await askFor('manager@example.com', browser)
    const { code: right } = await mailedSignIn()
    for (let tries = 0; tries < 5; tries++) await browser.post(second, { code: '0000 0000' })
    expect((await browser.post(second, { code: right })).status).toBe(422)
  })

  test('a mailed link is not mailed to an unknown or a disabled address, and the answer is the same', async () => {
    await storeStaff('manager')
    await storeStaff('agent', { state: 'disabled' })
    const places = [await askFor('manager@example.com'), await askFor('agent@example.com'), await askFor('niemand@example.com')]
    expect(places.map((place) => place.replace(/ask=[\w-]+/, 'ask=…'))).toEqual(Array(3).fill(expect.stringContaining('?ask=…&next=')))
    expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['manager@example.com'])
  })

  test('a mailed link is linked from the log-in of owners, for staff who end up there', async () => {
    expect(await site.html(href('ownerLogin', 'nl'))).toContain(`href="${href('deskSignIn', 'nl')}" rel="nofollow"`)
  })

  test('a mailed link redirects only to addresses of the desk', async () => {
    const browser = await deskOf('manager')
    for (const next of ['https://example.com/', '//example.com', '/nl/eigenaar/', 'javascript:alert(1)', '/nl/desk/../../x', '/nl/..//e/desk/']) {
      const answer = await browser.fetch(`${signIn}?${new URLSearchParams({ next })}`)
      expect([next, answer.headers.get('Location')]).toEqual([next, desk])
    }
  })
})

describe('a session at the desk', () => {
  test('a session at the desk ends at sign-out, when it has been idle, and when the account is disabled', async () => {
    const browser = await deskOf('manager')
    const out = await browser.post(href('deskAccount', 'nl'), { do: 'signOut' })
    expect([out.status, await sessions()]).toEqual([303, 0])
    const second = await signedIn('staff-manager')
    await site.db.prepare("UPDATE staff_sessions SET idle_until = '2026-01-01'").run()
    expect((await second.fetch(desk)).status).toBe(302)
    const agent = await deskOf('agent')
    await site.db.prepare("UPDATE staff SET state = 'disabled' WHERE id = 'staff-agent'").run()
    expect((await agent.fetch(desk)).status).toBe(302)
  })

  test('a session at the desk of more than ten minutes changes no log-in data until its member signs in again', async () => {
    const browser = await deskOf('agent')
    await signedIn('staff-agent')
    await site.db.prepare("UPDATE staff_sessions SET created_at = strftime('%FT%TZ', created_at, '-11 minutes')").run()
    const account = href('deskAccount', 'nl')
    const again = logInAgain('staff', 'nl')
    for (const sent of [
      { do: 'removePasskey', passkey: 'key' },
      { do: 'endSession', session: 'x' },
    ])
      expect((await browser.post(account, sent)).headers.get('Location')).toBe(again)
    expect((await browser.fetch('/passkeys/desk/options', { method: 'POST', body: '{}' })).status).toBe(401)
    expect(await browser.html(again)).toContain(t('owner.login.again'))
    await browser.post((await browser.post(again, { email: 'agent@example.com' })).headers.get('Location') ?? '', { code: (await mailedSignIn()).code })
    expect((await browser.post(account, { do: 'endSession', session: 'x' })).headers.get('Location')).toBe(`${account}?done=session`)
  })

  test('a session at the desk does not open the owner portal, nor an owner’s session the desk', async () => {
    const browser = await deskOf('manager')
    expect((await browser.fetch(href('ownerPortal', 'nl'))).status).toBe(302)
    const token = /desk=([\w-]+)/.exec(browser.cookie)?.[1] ?? ''
    expect((await new DeskBrowser().keep('session', token).fetch(desk)).status).toBe(302)
  })
})

describe('a passkey', () => {
  const post = (browser: DeskBrowser, path: string, body: object = {}) =>
    browser.fetch(`/passkeys/desk${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const optionsOf = async (browser: DeskBrowser, path: string) => (await post(browser, path)).json()
  const add = async (browser: DeskBrowser, key: SoftwarePasskey) => post(browser, '', key.create(await optionsOf(browser, '/options')))
  const signInBy = async (key: SoftwarePasskey, browser = new DeskBrowser()) =>
    post(browser, '/sign-in', key.answer(await optionsOf(browser, '/sign-in/options')))

  test('a passkey is added while signed in, signs in, and each challenge is accepted once', async () => {
    const browser = await deskOf('agent')
    await site.db.prepare("UPDATE staff SET locale = 'de' WHERE id = 'staff-agent'").run()
    const key = new SoftwarePasskey('http://localhost')
    expect((await post(new DeskBrowser(), '/options')).status).toBe(401)
    expect((await add(browser, key)).status).toBe(204)
    const [mail, ...more] = await site.mails()
    const subject = translator('de')('mail.staff.passkey.subject')
    // Mails have no word joiners.
    const text = translator('de')('mail.staff.passkey.text', { site: 'localhost' }).replaceAll('\u2060', '')
    expect([mail?.subject, mail?.to?.[0]?.address, more]).toEqual([subject, 'agent@example.com', []])
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(text)
    const other = new DeskBrowser()
    const answer = key.answer(await optionsOf(other, '/sign-in/options'))
    expect((await post(other, '/sign-in', answer)).status).toBe(204)
    expect((await other.fetch(desk)).status).toBe(200)
    expect((await post(new DeskBrowser(), '/sign-in', answer)).status, 'the same answer again').toBe(403)
    expect(await acts()).toContain('addPasskey staff staff-agent')
  })

  test('a passkey is one of several; a removed one no longer signs in, and the mailed link still works', async () => {
    const browser = await deskOf('agent')
    const [first, second] = [new SoftwarePasskey('http://localhost'), new SoftwarePasskey('http://localhost')]
    for (const key of [first, second]) expect((await add(browser, key)).status).toBe(204)
    const colleague = await deskOf('editor')
    await colleague.post(href('deskAccount', 'nl'), { do: 'removePasskey', passkey: first.id })
    expect((await signInBy(first)).status, 'a colleague cannot remove it').toBe(204)
    await browser.post(href('deskAccount', 'nl'), { do: 'removePasskey', passkey: first.id })
    expect([(await signInBy(first)).status, (await signInBy(second)).status]).toEqual([403, 204])
    await browser.post(href('deskAccount', 'nl'), { do: 'removePasskey', passkey: second.id })
    expect((await signInBy(second)).status).toBe(403)
    await askFor('agent@example.com')
    expect((await new DeskBrowser().post((await mailedSignIn()).path, {})).status).toBe(303)
  })

  test('a passkey of a closed account, of another host, and an answer to an owner’s challenge do not sign in', async () => {
    const browser = await deskOf('agent')
    const key = new SoftwarePasskey('http://localhost')
    expect((await add(browser, key)).status).toBe(204)
    expect((await add(browser, new SoftwarePasskey('https://evil.example'))).status).toBe(403)
    const asOwner = await new DeskBrowser().fetch('/passkeys/sign-in/options', { method: 'POST' })
    expect((await post(new DeskBrowser(), '/sign-in', key.answer(await asOwner.json()))).status).toBe(403)
    await site.db.prepare("UPDATE staff SET state = 'disabled' WHERE id = 'staff-agent'").run()
    expect((await signInBy(key)).status).toBe(403)
  })
})
