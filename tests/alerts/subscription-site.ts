import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { subscriptionLinks } from '#worker/signing/links.ts'
import { type Answers, figuresOf, personAnswers } from '../forms/form-filler.ts'
import { startSite, type TestSite } from '../kit/site.ts'

export const secret = 'known to this test alone'
export const signing = { current: secret, previous: [] }

export let site: TestSite

/** One site for the file’s tests, emptied before each. Call it once at the top of the file. */
export function lendSubscriptionSite(): void {
  beforeAll(async () => {
    site = await startSite({ SIGNING_SECRET: secret })
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const table of ['outbox', 'leads', 'subscriptions', 'mailings']) await site.db.prepare(`DELETE FROM ${table}`).run()
    site.mailbox.empty()
  })
}

type Filled = Readonly<Record<string, string | readonly string[]>>

/** Sends a form without a captcha; a field may have several values. */
export function send(path: string, filled: Filled): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(filled)) for (const each of [value].flat()) body.append(name, each)
  return site.fetch(path, { method: 'POST', body })
}

export async function withCaptcha(filled: Filled): Promise<Filled> {
  const { token, words } = await issueCaptcha(signing, 'nl', new Date())
  return { ...filled, captchaToken: token, captcha: figuresOf(words, 'nl') }
}

export const demand = (overrides: Filled = {}): Filled => ({
  ...personAnswers({ remark: '' }),
  goal: 'sale',
  type: ['house', 'villa'],
  where: 'Brugge',
  priceMax: '400.000',
  bedroomsMin: '3',
  rhythm: 'daily',
  ...overrides,
})
export const demandAt = (locale: (typeof locales)[number]) => href('demandRegister', locale)
export const register = async (overrides: Filled = {}) => send(demandAt('nl'), await withCaptcha(demand(overrides)))
export const signUp = async (answers: Answers = {}) =>
  send(href('newsletter', 'nl'), await withCaptcha({ email: 'Annelie@example.com', privacy: '1', ...answers }))

export interface Row {
  readonly id: string
  readonly kind: string
  readonly email: string
  readonly recipient: string
  readonly goal: string | null
  readonly search: string | null
  readonly rhythm: string | null
  readonly state: string
  readonly due_at: string | null
}

export async function rows(): Promise<readonly Row[]> {
  return (await site.db.prepare('SELECT * FROM subscriptions ORDER BY kind, id').all<Row>()).results
}

/** The path of the site's link that contains this part in a mail's text. */
export function linkWith(text: string | undefined, part: string): string {
  const found = [...(text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => new URL(address)).find(({ pathname }) => pathname.includes(part))
  if (!found) throw new Error(`no ${part} in ${text}`)
  return found.pathname + found.search
}

export async function confirmSubscription(): Promise<void> {
  const confirm = linkWith((await site.mails()).findLast(({ to }) => to?.[0]?.address === 'Annelie@example.com')?.text, 'bevestigen')
  await send(confirm, {})
}

export async function linksOf({ id, kind }: Row): Promise<{ readonly manage: string; readonly end: string }> {
  return subscriptionLinks(signing, '', { id, kind: kind === 'alert' ? 'alert' : 'newsletter', locale: 'nl' })
}

/** The edit link on an alert's management page. */
export async function editLink(row: Row): Promise<string> {
  const html = await site.html((await linksOf(row)).manage)
  return /href="(\/nl\/wat-zoekt-u\/\?[^"]*replaces=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

/** Deletes sent mails, so that the same opt-in is mailed again. */
export async function forgetMails(): Promise<void> {
  await site.mails()
  await site.db.prepare('DELETE FROM outbox').run()
  site.mailbox.empty()
}

/** Each alert's first place, state and rhythm. */
export async function alerts(): Promise<unknown> {
  return (await rows()).map(({ search, state, rhythm }) => [new URLSearchParams(search ?? '').get('zone'), state, rhythm]).sort()
}

export async function only(): Promise<Row> {
  const [row, ...others] = await rows()
  if (!row || others.length > 0) throw new Error('there is not exactly one subscription')
  return row
}
