import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Answers, fillIn, personAnswers } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** 4001 is in Bruges, with one appointment per start; 4002 has no published address; 4003 and 4004 are in Brussels. */
export const nl = href('viewing', 'nl', { id: 4001 })
export const otherListings = [
  aProperty({ ID: 4002, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99' }),
  aProperty({ ID: 4003, Zip: '1000' }),
  aProperty({ ID: 4004, Zip: '1000' }),
]

export let site: TestSite

/** One site for the file’s tests, emptied before each. Call it once at the top of the file. */
export function lendViewingSite(): void {
  beforeAll(async () => {
    site = await startSite()
    await site.importFeed([aProperty({ ID: 4001 }), ...otherListings])
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    // Otherwise a mail still in the outbox would arrive in the next test.
    await site.mails()
    await site.db.batch(['leads', 'outbox', 'appointments', 'calendar_exceptions'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
    site.mailbox.empty()
  })
}

/** The starts that a page offers. */
export function startsIn(html: string): readonly string[] {
  return [...html.matchAll(/<input type="radio"[^>]* name="start" value="([^"]+)"/g)].map(([, value = '']) => value)
}

export const viewingAnswers = (start: string, overrides: Answers = {}) => personAnswers({ start, how: 'onSite', remark: '', ...overrides })

/** Books as a visitor without script. */
export async function book(start: string, overrides: Answers = {}, path = nl): Promise<Response> {
  return fillIn(site, path, viewingAnswers(start, overrides))
}

export async function offered(path = nl): Promise<readonly string[]> {
  return startsIn(await site.html(path))
}

export async function firstFree(path = nl): Promise<string> {
  const [first] = await offered(path)
  if (first === undefined) throw new Error('nothing is free')
  return first
}

export const countRows = async (table: 'leads' | 'outbox' | 'appointments') =>
  (await site.db.prepare(`SELECT count(*) AS count FROM ${table}`).first<{ count: number }>())?.count

export const calendar = (method: string, path: string, body?: object, token = site.token) =>
  site.fetch(`/calendar/${path}`, { method, ...(body && { body: JSON.stringify(body) }), headers: { Authorization: `Bearer ${token}` } })

/** Leaves only these starts in Bruges free. */
export async function closeAllBut(kept: readonly string[]): Promise<void> {
  for (const day of new Set((await offered()).map((start) => start.slice(0, 10)))) await calendar('PUT', `brugge/${day}`, { capacity: 0 })
  for (const start of kept) await calendar('PUT', `brugge/${start.slice(0, 10)}/${timeOf(start)}`, { capacity: 1 })
}

/** The time in Brussels. */
export function timeOf(start: string): string {
  return new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', timeStyle: 'short' }).format(new Date(start))
}

export const mailTo = (mails: readonly Email[], address: string) => mails.filter((mail) => mail.to?.[0]?.address === address)
export const ics = (mail: Email | undefined) => {
  const file = mail?.attachments.find(({ filename }) => filename === 'invitation.ics')
  return typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
}
/** The parsed mail has plain line endings. */
export const unfolded = (text: string) => text.replace(/\n /g, '')
export const visitorMails = async () => mailTo(await site.mails(), 'Annelie@example.com')
export const linkIn = (mail: Email | undefined) => /https?:\/\/[^\s"]+\/(?:afspraak|rendez-vous|appointment|termin)\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? ''
export const pathOf = (link: string) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}
