import { createId, isCuid } from '@paralleldrive/cuid2'
import { mailIds, saveLead } from '#db/leads.ts'
import type { FormName, Lead, LeadValue } from '#db/model/lead.ts'
import type { OwedMail } from '#db/model/mail.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { fingerprint } from '#worker/feed/fingerprint.ts'
import type { PageVisit } from '#worker/http/page.ts'
import { parseForm, type Schema } from './parse.ts'

/** Months a lead is kept (decisions, "Retention"). */
export const monthsKept = 24
/** Of the words people agree to; a change of those words gets a new one. */
const consentVersion = '2026-11'

/** What a form is about. */
export interface About {
  readonly listingId: number | null
  readonly projectId: number | null
  /** The office that answers. */
  readonly office: string
}

interface Person {
  readonly email: string
  readonly newsletter?: '1'
}

/** A form with what it takes and where it leads. */
export interface FormDefinition<Values extends Person> {
  readonly name: FormName
  readonly schema: Schema<Values>
  /** Months until it is erased. */
  readonly months?: number
}

export type Outcome = { readonly accepted: true } | { readonly accepted: false; readonly state: FormState }

/**
 * Takes a form: reads it, keeps it with the mails it owes, and has those sent. The same form sent twice is one lead, since its number
 * and what it says make its id; a form that was changed in between is another.
 */
export async function takeForm<Values extends Person>(form: FormDefinition<Values>, visit: PageVisit, sent: FormData, about: About): Promise<Outcome> {
  const read = parseForm(form.schema, sent)
  if (!read.ok) return { accepted: false, state: { typed: read.typed, faults: read.faults, failed: false } }
  const lead = leadOf(form, visit, read.values, sent, about)
  const mails = mailsOf(lead, about)
  try {
    await saveLead(visit.store.db, lead, mails)
  } catch (fault) {
    console.error('a lead was not kept', fault)
    return { accepted: false, state: { typed: read.typed, faults: {}, failed: true } }
  }
  await visit.relay(mailIds(lead.id, mails))
  return { accepted: true }
}

function leadOf<Values extends Person>(form: FormDefinition<Values>, visit: PageVisit, values: Values, sent: FormData, about: About): Lead {
  const { newsletter, ...fields } = values
  const createdAt = visit.now.toISOString()
  return {
    id: `${submissionOf(sent)}-${fingerprint(JSON.stringify([form.name, about, values])).slice(0, 12)}`,
    form: form.name,
    locale: visit.locale,
    email: values.email.trim(),
    listingId: about.listingId,
    projectId: about.projectId,
    fields: withoutPrivacy(fields),
    consent: { version: consentVersion, at: createdAt, newsletter: newsletter === '1' },
    createdAt,
    eraseAfter: monthsLater(visit.now, form.months ?? monthsKept).toISOString(),
  }
}

/** The number the page gave the form; a form that comes without one of ours gets its own. */
function submissionOf(sent: FormData): string {
  const given = sent.get('submission')
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}

/** That somebody agreed stands in the consent. */
function withoutPrivacy(values: object): Readonly<Record<string, LeadValue>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'privacy'))
}

function mailsOf(lead: Lead, { office }: About): readonly OwedMail[] {
  const data = { form: lead.form, fields: lead.fields, listingId: lead.listingId, projectId: lead.projectId, locale: lead.locale }
  return [
    { template: 'leadConfirmation', locale: lead.locale, to: lead.email ?? '', replyTo: office, data },
    { template: 'leadNotice', locale: lead.locale, to: office, replyTo: lead.email, data },
  ]
}

function monthsLater(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
