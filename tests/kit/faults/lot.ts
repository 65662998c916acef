import { createId } from '@paralleldrive/cuid2'
import { type Locale, locales } from '#messages/locales.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { everyForm, type FormCase } from '../../forms/every-form.ts'
import { type Answers, figuresOf, readForm } from '../../forms/form-filler.ts'
import { type FaultySite, knownSecret } from './faulty-site.ts'

/** A form submission that differs from the others. */
export interface Sending {
  readonly form: FormCase
  readonly locale: Locale
  readonly answers: Answers
}

/** The nth of many different submissions, across all forms and languages. */
export function sendingOf(index: number): Sending {
  const form = everyForm[index % everyForm.length]
  const locale = locales[Math.floor(index / everyForm.length) % locales.length]
  if (!form || !locale) throw new Error('no forms')
  const answers = form.answers(locale)
  // A separate address for each, since one mailbox receives only a few mails an hour.
  const friend = 'friendEmail' in answers ? { friendEmail: `friend${index}@example.com` } : {}
  return { form, locale, answers: { ...answers, email: `visitor${index}@example.com`, ...friend } }
}

/** Number of mails that the first `count` submissions should cause. */
export function mailsOwedBy(count: number): number {
  return Array.from({ length: count }, (_, index) => sendingOf(index).form.mails ?? 2).reduce((sum, each) => sum + each, 0)
}

/** An accepted submission, with the number of tries it took. */
interface Accepted {
  readonly submission: string
  readonly tries: number
}

const maxWait = 120_000 // ms; a killed site takes seconds to restart on a busy machine
const pause = 20 // ms, between two tries

/** Submits a form like a persistent visitor: unchanged after a lost response or a 5xx, else from the error page. */
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
  const deadline = Date.now() + maxWait
  let last = 'no answer'
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...answers, ...carried, captcha })) body.append(name, value)
    if (file) body.append(file.field, new File([file.text], file.name, { type: file.type }))
    const answer = await site.fetch(path(locale), { method: 'POST', body }).catch(() => null)
    if (answer?.status === 303) return { submission, tries }
    const html = (await answer?.text().catch(() => '')) ?? ''
    last = answer ? `${answer.status} ${/class="error-summary[\s\S]{0,400}/.exec(html)?.[0] ?? ''}` : 'no answer'
    if (html.includes('name="captchaToken"')) ({ carried, captcha } = readForm(html))
    else if (answer !== null && answer.status < 500) throw new Error(`${path(locale)}: ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`${path(locale)} was never taken; the last answer: ${last}`)
}

/** The outcome of all accepted submissions. */
export interface Tally {
  readonly leads: { readonly lost: number; readonly doubled: number }
  readonly mails: { readonly owed: number; readonly lost: number; readonly doubled: readonly string[]; readonly unasked: number }
}

/** Compares leads in the database and mails in the mailbox with what was accepted. */
export async function tally(site: FaultySite, accepted: readonly Accepted[]): Promise<Tally> {
  const leads = await site.query<{ id: string; form: string }>('SELECT id, form FROM leads')
  const rows = Map.groupBy(await site.query<{ id: string; lead: string }>('SELECT id, lead_id AS lead FROM outbox'), ({ lead }) => lead)
  const bySubmission = Map.groupBy(leads, ({ id }) => id.slice(0, id.lastIndexOf('-')))
  const came = Map.groupBy(site.received(), (id) => id.slice(0, id.lastIndexOf('@')))
  const owed = new Set(accepted.flatMap(({ submission }) => (bySubmission.get(submission) ?? []).flatMap((lead) => mailsOf(lead, rows.get(lead.id) ?? []))))
  return {
    leads: {
      lost: accepted.filter(({ submission }) => !bySubmission.has(submission)).length,
      doubled: leads.length - bySubmission.size,
    },
    mails: {
      owed: owed.size,
      lost: [...owed].filter((id) => !came.has(id)).length,
      doubled: [...came].filter(([, each]) => each.length > 1).map(([id]) => id),
      unasked: [...came.keys()].filter((id) => !owed.has(id)).length,
    },
  }
}

/** The ids of a lead's mails; a missing row counts as a lost mail. */
function mailsOf({ id, form }: { readonly id: string; readonly form: string }, rows: readonly { readonly id: string }[]): readonly string[] {
  const count = everyForm.find((each) => each.form === form)?.mails ?? 2
  return Array.from({ length: Math.max(count, rows.length) }, (_, index) => rows[index]?.id ?? `none of ${id}`)
}

/**
 * Waits until the site has sent every mail; skips the delays between attempts.
 * @param idleTime milliseconds without changes, after which the site is idle; longer on a busy machine, since the leases of an idle site are expired
 */
export async function settle(site: FaultySite, idleTime = 1_500): Promise<void> {
  for (;;) {
    await untilIdle(site, idleTime)
    const [left] = await site.query<{ count: number }>("SELECT count(*) AS count FROM outbox WHERE state <> 'sent'")
    if (left?.count === 0) return
    // Makes waiting mails due and expires the leases of killed processes.
    await site.query("UPDATE outbox SET due_at = '2000-01-01', leased_until = '2000-01-01' WHERE state IN ('waiting', 'sending')")
    await site.fetch('/mail/replay', { method: 'POST', headers: { Authorization: `Bearer ${knownSecret}` } }).catch(() => undefined)
    await site.rescue().catch(() => undefined)
  }
}

async function untilIdle(site: FaultySite, idleTime: number): Promise<void> {
  const states = 'SELECT state, count(*) AS count, sum(attempts) AS attempts FROM outbox GROUP BY state'
  for (let before = ''; ; ) {
    const now = JSON.stringify(await site.query(states))
    if (now === before) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, idleTime))
  }
}
