import { createId } from '@paralleldrive/cuid2'
import { type Locale, locales } from '#messages/locales.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { everyForm, type FormCase } from '../every-form.ts'
import { type Answers, figuresOf, readForm } from '../form-filler.ts'
import { type FaultySite, knownSecret } from './faulty-site.ts'

/** A form that is sent, with what tells it from the others. */
export interface Sending {
  readonly form: FormCase
  readonly locale: Locale
  readonly answers: Answers
}

/** The n-th of a lot of different forms, in all languages. */
export function sendingOf(index: number): Sending {
  const form = everyForm[index % everyForm.length]
  const locale = locales[Math.floor(index / everyForm.length) % locales.length]
  if (!form || !locale) throw new Error('there are no forms')
  return { form, locale, answers: { ...form.answers(locale), email: `visitor${index}@example.com` } }
}

/** How many mails the first of a lot owe. */
export function mailsOwedBy(count: number): number {
  return Array.from({ length: count }, (_, index) => sendingOf(index).form.mails ?? 2).reduce((sum, each) => sum + each, 0)
}

/** A form that was accepted: how often it had to be sent. */
interface Accepted {
  readonly submission: string
  readonly tries: number
}

const maxTries = 200
const pause = 20 // ms, between two tries

/**
 * Sends a form as a visitor does who does not give up: again as it was when no answer comes or the site is at fault, and from the page
 * that says it could not be kept.
 */
export async function sendUntilTaken(site: FaultySite, { form: { path, file }, locale, answers }: Sending): Promise<Accepted> {
  const submission = createId()
  let carried: Answers = { submission }
  let captcha = ''
  const askAgain = async () => {
    const { token, words } = await issueCaptcha({ current: knownSecret, previous: [] }, locale, new Date())
    carried = { ...carried, captchaToken: token }
    captcha = figuresOf(words, locale)
  }
  await askAgain()
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...answers, ...carried, captcha })) body.append(name, value)
    if (file) body.append(file.field, new File([file.text], file.name, { type: file.type }))
    const answer = await site.fetch(path(locale), { method: 'POST', body }).catch(() => null)
    if (answer?.status === 303) return { submission, tries }
    const html = (await answer?.text().catch(() => '')) ?? ''
    if (answer?.status === 422) ({ carried, captcha } = readForm(html))
    else if (answer !== null && answer.status < 500) throw new Error(`${path(locale)}: ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`${path(locale)} was never taken`)
}

/** What became of everything that was accepted. */
export interface Tally {
  readonly leads: { readonly lost: number; readonly doubled: number }
  readonly mails: { readonly owed: number; readonly lost: number; readonly doubled: readonly string[]; readonly unasked: number }
}

/** Counts leads in the database and mails in the mailbox against what was accepted. */
export async function tally(site: FaultySite, accepted: readonly Accepted[]): Promise<Tally> {
  const leads = await site.query<{ id: string; form: string }>('SELECT id, form FROM leads')
  const rows = Map.groupBy(await site.query<{ id: string; lead: string }>('SELECT id, lead_id AS lead FROM outbox'), ({ lead }) => lead)
  const bySubmission = Map.groupBy(leads, ({ id }) => id.slice(0, id.lastIndexOf('-')))
  const came = Map.groupBy(site.received(), (id) => id.slice(0, id.lastIndexOf('@')))
  const owed = accepted.flatMap(({ submission }) => (bySubmission.get(submission) ?? []).flatMap((lead) => mailsOf(lead, rows.get(lead.id) ?? [])))
  return {
    leads: {
      lost: accepted.filter(({ submission }) => !bySubmission.has(submission)).length,
      doubled: leads.length - bySubmission.size,
    },
    mails: {
      owed: owed.length,
      lost: owed.filter((id) => !came.has(id)).length,
      doubled: [...came].filter(([, each]) => each.length > 1).map(([id]) => id),
      unasked: [...came.keys()].filter((id) => !owed.includes(id)).length,
    },
  }
}

/** The ids of the mails a lead owes; one for which there is no row was lost. */
function mailsOf({ id, form }: { readonly id: string; readonly form: string }, rows: readonly { readonly id: string }[]): readonly string[] {
  const count = everyForm.find((each) => each.form === form)?.mails ?? 2
  return Array.from({ length: Math.max(count, rows.length) }, (_, index) => rows[index]?.id ?? `none of ${id}`)
}

const quiet = 1_500 // ms in which nothing changes: nobody is at work any more

/** Lets the site work until every mail has gone out, the waits between attempts left out. */
export async function settle(site: FaultySite): Promise<void> {
  for (;;) {
    await untilQuiet(site)
    const [left] = await site.query<{ count: number }>("SELECT count(*) AS count FROM outbox WHERE state <> 'sent'")
    if (left?.count === 0) return
    // What waits for its next attempt is due, and who had the rest is gone.
    await site.query("UPDATE outbox SET due_at = '2000-01-01', leased_until = '2000-01-01' WHERE state IN ('waiting', 'sending')")
    await site.fetch('/mail/replay', { method: 'POST', headers: { Authorization: `Bearer ${knownSecret}` } }).catch(() => undefined)
    await site.rescue().catch(() => undefined)
  }
}

async function untilQuiet(site: FaultySite): Promise<void> {
  const states = 'SELECT state, count(*) AS count, sum(attempts) AS attempts FROM outbox GROUP BY state'
  for (let before = ''; ; ) {
    const now = JSON.stringify(await site.query(states))
    if (now === before) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
