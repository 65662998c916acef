import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffRole } from '#db/model/staff.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { hashOfToken } from '#worker/http/require-token.ts'
import { CookieBrowser } from './cookie-browser.ts'
import { startSite, type TestSite } from './site.ts'

export let site: TestSite

/** A browser of the desk. */
export class DeskBrowser extends CookieBrowser {
  constructor() {
    super(() => site)
  }
}

/** One site for the file's tests; the accounts of the desk are removed before each. Call it once at the top of the file. */
export function lendDeskSite(variables: Readonly<Record<string, string>> = {}, prepare: (site: TestSite) => Promise<void> = async () => undefined): void {
  beforeAll(async () => {
    site = await startSite(variables)
    await prepare(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    // A mail of the test before may be on its way.
    await site.mails()
    await forgetStaff(site)
    site.mailbox.empty()
  })
}

/** Removes every account of the desk. The last manager stays in the table by a rule of the database, so the table is emptied around it. */
async function forgetStaff({ db }: TestSite): Promise<void> {
  const keeper = db.prepare(
    `INSERT OR REPLACE INTO staff (id, email, recipient, name, locale, role, state, created_at, changed_at)
     VALUES ('keeper', 'keeper@example.com', 'keeper@example.com', 'Keeper', 'nl', 'manager', 'active', '2026-01-01', '2026-01-01')`,
  )
  const tables = ['outbox', 'staff_links', 'staff_sessions', 'staff_passkeys', 'rate_limits', 'spent_challenges']
  await db.batch([keeper, ...tables.map((table) => db.prepare(`DELETE FROM ${table}`)), db.prepare("DELETE FROM staff WHERE id <> 'keeper'")])
}

interface Person {
  readonly name: string
  readonly offices: readonly string[] | null
  readonly state: 'active' | 'invited' | 'disabled'
}

/** Stores an account with a role; its id is `staff-ROLE`, its address ROLE@example.com. */
export async function storeStaff(role: StaffRole, { name = 'Els Maes', offices = null, state = 'active' }: Partial<Person> = {}): Promise<string> {
  const id = `staff-${role}`
  const email = `${role}@example.com`
  await site.db
    .prepare(
      `INSERT INTO staff (id, email, recipient, name, locale, role, offices, state, created_at, changed_at)
       VALUES (?1, ?2, ?2, ?3, 'nl', ?4, ?5, ?6, ?7, ?7)`,
    )
    .bind(id, email, name, role, offices && JSON.stringify(offices), state, new Date().toISOString())
    .run()
  return id
}

/** A browser in which an account is signed in; the session is stored, not signed in to. */
export async function signedIn(id: string): Promise<DeskBrowser> {
  const token = randomToken()
  const now = new Date()
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString()
  await site.db
    .prepare("INSERT INTO staff_sessions (hash, staff_id, device, created_at, used_at, idle_until, ends_at) VALUES (?1, ?2, 'Firefox, Linux', ?3, ?3, ?4, ?4)")
    .bind(hashOfToken(token), id, now.toISOString(), tomorrow)
    .run()
  return new DeskBrowser().keep('desk', token)
}

/** A browser of a new account with a role. */
export async function deskOf(role: StaffRole, person: Partial<Person> = {}): Promise<DeskBrowser> {
  return signedIn(await storeStaff(role, person))
}

/** The link that the newest mail carries, as a path, and the code beside it. */
export async function mailedSignIn(): Promise<{ readonly path: string; readonly code: string; readonly to: string | undefined }> {
  const mails = await site.mails()
  const mail = mails.at(-1)
  const link = /https?:\/\/\S+[?&]link=\S+/.exec(mail?.text ?? '')?.[0]
  expect(link, `a link in ${mails.length} mails`).toBeDefined()
  const { pathname, search } = new URL(link ?? 'http://none.invalid')
  return { path: pathname + search, code: /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '', to: mail?.to?.[0]?.address }
}

/** Acts of the log, the oldest first, as 'action object id'. */
export async function acts(): Promise<readonly string[]> {
  const { results } = await site.db.prepare('SELECT action, object, object_id AS id FROM audit_log ORDER BY audit_log.id').all<Record<string, string>>()
  return results.map(({ action, object, id }) => `${action} ${object} ${id}`)
}
