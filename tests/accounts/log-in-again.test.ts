import { expect, test } from 'vitest'
import { minute } from '#db/model/site/durations.ts'
import { translator } from '#messages/translate.ts'
import { logInAgain } from '#ui/accounts/log-in-again.present.ts'
import { href } from '#ui/routes.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'
import { address, Browser, lendOwnerSite, mailedLink, password, rows, site } from '../owners/owner-site.ts'
import { SoftwarePasskey } from './software-passkey.ts'

lendOwnerSite({ ORIGIN: 'http://localhost' })

const account = href('ownerAccount', 'nl')
const logIn = logInAgain('owner', 'nl')
const t = translator('nl')

/** An owner who logged in eleven minutes ago. */
async function anOwnerOfOldSession(): Promise<Browser> {
  await storeOwner(site.db, address, [{ kind: 'listing', id: 4001 }])
  return new Browser().keep('session', await storeSession(site.db, address, new Date(Date.now() - 11 * minute)))
}

const forgetPassword = () => site.db.prepare('UPDATE owners SET password = NULL').run()
const placeOf = (answer: Response) => [answer.status, answer.headers.get('Location')]
const askToAdd = (browser: Browser) => browser.fetch('/passkeys/options', { method: 'POST' })

test('an old session ends no session and removes no passkey, and is asked to log in again', async () => {
  const browser = await anOwnerOfOldSession()
  await new Browser().resume()
  await site.db.prepare("INSERT INTO owner_passkeys SELECT 'key', id, 'public', 3, '[]', 'Firefox', '2026-01-01', NULL FROM owners").run()
  for (const sent of [{ do: 'removePasskey', passkey: 'key' }, { do: 'endSession', session: 'x' }, { do: 'endAll' }])
    expect(placeOf(await browser.post(account, sent))).toEqual([303, logIn])
  expect([(await rows('owner_passkeys')).length, (await rows('owner_sessions')).length]).toEqual([1, 2])
  const page = await browser.fetch(logIn)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain(t('owner.login.again'))
  expect(html).toContain(`value="${address}"`)
})

test('after another log-in by password the change is made', async () => {
  const browser = await anOwnerOfOldSession()
  const there = await new Browser().resume()
  expect(placeOf(await browser.logIn({}, logIn))).toEqual([303, account])
  expect(placeOf(await browser.post(account, { do: 'endAll' }))).toEqual([303, `${href('ownerLogin', 'nl')}?out=1`])
  expect((await there.fetch(account)).status).toBe(302)
})

test('an owner without a password logs in again by a mailed link, then sets a password', async () => {
  const browser = await anOwnerOfOldSession()
  await forgetPassword()
  const change = () => browser.post(account, { do: 'password', newPassword: 'drie gele tulpen', passwordAgain: 'drie gele tulpen' })
  expect(placeOf(await change())).toEqual([303, logIn])
  expect(placeOf(await browser.post(account, { do: 'address', newEmail: 'nieuw@example.com' }))).toEqual([303, logIn])
  expect((await browser.post(logIn, { do: 'link', email: address })).status).toBe(303)
  expect((await browser.post(await mailedLink(), {})).status).toBe(303)
  expect(placeOf(await change())).toEqual([303, `${account}?done=password`])
})

test('a passkey is added by a fresh session only, and a log-in with one makes it fresh', async () => {
  const browser = await anOwnerOfOldSession()
  expect((await askToAdd(browser)).status).toBe(401)
  const fresh = await new Browser().resume()
  const key = new SoftwarePasskey('http://localhost')
  const json = { 'Content-Type': 'application/json' }
  const added = key.create(await (await askToAdd(fresh)).json())
  expect((await fresh.fetch('/passkeys', { method: 'POST', headers: json, body: JSON.stringify(added) })).status).toBe(204)
  const answer = key.answer(await (await browser.fetch('/passkeys/sign-in/options', { method: 'POST' })).json())
  expect((await browser.fetch('/passkeys/sign-in', { method: 'POST', headers: json, body: JSON.stringify(answer) })).status).toBe(204)
  expect((await askToAdd(browser)).status).toBe(200)
})

test('other settings, changes that ask for the password, and logging out need no new log-in', async () => {
  const browser = await anOwnerOfOldSession()
  expect(placeOf(await browser.post(account, { do: 'digestOff' }))).toEqual([303, `${account}?done=digest`])
  const asked = await browser.post(account, { do: 'address', newEmail: 'nieuw@example.com', passwordNow: password })
  expect(placeOf(asked)).toEqual([303, `${account}?done=asked`])
  expect(placeOf(await browser.post(account, { do: 'logOut' }))).toEqual([303, `${href('ownerLogin', 'nl')}?out=1`])
})
