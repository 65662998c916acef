import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffRole } from '#db/model/accounts/staff.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { elementsOf } from '../listings/listing-pages.ts'
import { type StaffPerson, storeStaffMember, storeStaffSession } from './staff-factory.ts'

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
    // A mail of the previous test may still be in flight.
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
  const tables = ['outbox', 'staff_links', 'staff_sessions', 'staff_passkeys', 'rate_limits', 'spent_challenges', 'desk_repeats']
  await db.batch([keeper, ...tables.map((table) => db.prepare(`DELETE FROM ${table}`)), db.prepare("DELETE FROM staff WHERE id <> 'keeper'")])
}

/** Stores an account with a role; its id is `staff-ROLE`, its address ROLE@example.com. */
export function storeStaff(role: StaffRole, person: Partial<StaffPerson> = {}): Promise<string> {
  return storeStaffMember(site.db, role, person)
}

/** A browser with a session of an account, stored directly instead of by signing in. */
export async function signedIn(id: string): Promise<DeskBrowser> {
  return new DeskBrowser().keep('desk', await storeStaffSession(site.db, id))
}

/** A browser of a new account with a role. */
export async function deskOf(role: StaffRole, person: Partial<StaffPerson> = {}): Promise<DeskBrowser> {
  return signedIn(await storeStaff(role, person))
}

/** The link in the newest mail, as a path, and the code beside it. */
export async function mailedSignIn(): Promise<{ readonly path: string; readonly code: string; readonly to: string | undefined }> {
  const mails = await site.mails()
  const mail = mails.at(-1)
  const link = /https?:\/\/\S+[?&]link=\S+/.exec(mail?.text ?? '')?.[0]
  expect(link, `a link in ${mails.length} mails`).toBeDefined()
  const { pathname, search } = new URL(link ?? 'http://none.invalid')
  return { path: pathname + search, code: /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '', to: mail?.to?.[0]?.address }
}

/** Acts of the log, oldest first, as 'action object id'. */
export async function acts(): Promise<readonly string[]> {
  const { results } = await site.db.prepare('SELECT action, object, object_id AS id FROM audit_log ORDER BY audit_log.id').all<Record<string, string>>()
  return results.map(({ action, object, id }) => `${action} ${object} ${id}`)
}

/** Makes mails that are held for ten seconds due at once, so that no test has to wait. */
export async function letTimePass(): Promise<void> {
  const past = "'2026-01-01T00:00:00.000Z'"
  await site.db.batch([
    site.db.prepare(`UPDATE outbox SET due_at = ${past} WHERE state = 'waiting'`),
    site.db.prepare(`UPDATE communications SET at = ${past} WHERE type = 'answer'`),
  ])
  await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
}

/** The fields of the undo that the notice after an act offers. */
export async function undoIn(browser: DeskBrowser, answer: Response | undefined): Promise<Readonly<Record<string, string>>> {
  const notice = /<div class="notice"[\s\S]*?<\/div>/.exec(await browser.html(answer?.headers.get('Location') ?? ''))?.[0] ?? ''
  return Object.fromEntries([...elementsOf(notice)].flatMap(({ attribs: { name, value } }) => (name === undefined ? [] : [[name, value ?? '']])))
}

/** What a refused form shows was done since it was opened, an act each. */
export function meanwhileIn(html: string): readonly string[] {
  const [section] = elements(parsePage(html), ({ attribs }) => attribs['aria-labelledby'] === 'meanwhile')
  return elements(section, ({ name }) => name === 'li').map((line) => DomUtils.textContent(line))
}
