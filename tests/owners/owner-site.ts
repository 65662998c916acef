import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { href } from '#ui/routes.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { password, storeOwner, storeSession } from './owner-factory.ts'

export { password }

export let site: TestSite

export const address = 'An.Peeters@example.com'

/** One site with two homes and a project for the file's tests; the accounts are removed before each. Call it once at the top of the file. */
export function lendOwnerSite(variables: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    site = await startSite(variables)
    const stock = { ...propertyAnswer([aProperty({ ID: 4001 }), aProperty({ ID: 4002 })]), ...projectAnswer([aProject({ ID: 901 })]) }
    expect((await site.importFeed(stock)).errors).toEqual([])
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    // A mail of the previous test may still be in flight.
    await site.mails()
    for (const table of ['outbox', 'owners', 'sign_in_failures', 'rate_limits', 'owner_links', 'spent_challenges'])
      await site.db.prepare(`DELETE FROM ${table}`).run()
    site.mailbox.empty()
  })
}

export function askOffice(method: string, body?: object, path = '/owners'): Promise<Response> {
  const headers = { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json' }
  return site.fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

export function inviteOwner(overrides: object = {}): Promise<Response> {
  return askOffice('POST', { email: address, homes: [{ kind: 'listing', id: 4001 }], name: 'An Peeters', locale: 'nl', ...overrides })
}

/** A browser of this site with an owner's log-in methods. */
export class Browser extends CookieBrowser {
  constructor(headers: Readonly<Record<string, string>> = {}) {
    super(() => site, headers)
  }

  /** Puts the cookie of a stored session into this browser. */
  async resume(of = address): Promise<this> {
    return this.keep('session', await storeSession(site.db, of))
  }

  logIn(typed: Readonly<Record<string, string>> = {}, path = href('ownerLogin', 'nl')): Promise<Response> {
    return this.post(path, { do: 'password', email: address, password, ...typed })
  }
}

/** The path of the link in the newest mail to an address. */
export async function mailedLink(to = address): Promise<string> {
  const texts = (await site.mails()).filter((each) => each.to?.[0]?.address === to).map(({ text }) => text ?? '')
  const link = texts.flatMap((text) => /https?:\/\/\S+[?&]link=\S+/.exec(text) ?? []).at(-1)
  if (link === undefined) throw new Error(`no link in ${texts.length} mails`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Sets the password by the invitation's link. */
export async function acceptInvitation(browser = new Browser(), newPassword = password): Promise<Browser> {
  const answer = await browser.post(await mailedLink(), { newPassword, passwordAgain: newPassword })
  expect(answer.status).toBe(303)
  return browser
}

/** An owner of listing 4001 with a password, and a browser with a session stored directly instead of by logging in. */
export async function anOwner(): Promise<Browser> {
  await storeOwner(site.db, address, [{ kind: 'listing', id: 4001 }])
  return new Browser().resume()
}

/** The same owner, logged in by the form. */
export async function anOwnerLoggedIn(): Promise<Browser> {
  await storeOwner(site.db, address, [{ kind: 'listing', id: 4001 }])
  const browser = new Browser()
  expect((await browser.logIn()).status).toBe(303)
  return browser
}

export async function rows<Row = Record<string, string | number | null>>(table: string): Promise<readonly Row[]> {
  return (await site.db.prepare(`SELECT * FROM ${table}`).all<Row>()).results
}
