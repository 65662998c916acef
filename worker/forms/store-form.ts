import { countSending, uncountSending } from '#db/forms/rate-limits.ts'
import { type Proof, spentFor } from '#db/forms/spent-captchas.ts'
import { unknownLeads } from '#db/leads/erasure.ts'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { fileLink } from '#worker/signing/file-link.ts'
import { senderHashes } from '#worker/signing/sender-hashes.ts'
import { signUpStatements, signUpsOf } from '../alerts/subscription-sign-ups.ts'
import type { FormDefinition, FormRequest } from './form.ts'
import { formMails } from './form-mails.ts'
import type { Upload } from './upload.ts'

export type Accepted = { readonly accepted: true; readonly leadId: string }

type Stored = Accepted | Partial<FormState>
type StoredForm = Pick<FormDefinition<never>, 'file' | 'also' | 'refusal' | 'dueMails'>

/** What comes with a lead. */
interface Submission {
  readonly proof: Proof
  readonly upload: Upload | null
  /** The e-mail address of the office that answers. */
  readonly office: string
}

/** Stores a lead with its outbox mails, within the sender's rate limit, and relays the mails; or returns why it was refused. */
export async function storeForm(form: StoredForm, lead: Lead, request: FormRequest, submission: Submission): Promise<Stored> {
  try {
    return await storeWithMails(form, lead, request, submission)
  } catch (error) {
    const errors = await form.refusal?.(request.store.db, lead).catch(() => null)
    if (errors) return { errors }
    reportFault('a lead was not stored', error)
    return { failed: true }
  }
}

const spentCaptcha = { errors: { captcha: 'invalid' } } as const

async function storeWithMails(form: StoredForm, lead: Lead, request: FormRequest, { proof, upload, office }: Submission): Promise<Stored> {
  const { store, settings, agency, clientAddress, now } = request
  const { db } = store
  const link = upload && (await fileLink(settings.signing, lead.id, now))
  const deps = { office, officeLocale: officeLocale(agency, office), signing: settings.signing, file: link }
  const mails = await formMails(lead, form.dueMails?.(lead) ?? { mails: 'confirmationAndNotice' }, deps)
  const signUps = await signUpsOf(db, lead, agency)
  // Check first, so that a replayed proof costs a read and no write.
  const holder = await spentFor(db, proof)
  if (holder !== null && holder !== lead.id) return spentCaptcha
  // Counted before storing, so that concurrent forms cannot exceed the limit; reverted if nothing was stored.
  const senders = await senderHashes(settings.signing, clientAddress, lead.form)
  const counted = senders && (await countSending(db, senders, lead.id, now))
  if (counted === 'limited') return { limited: true }
  let outcome: Awaited<ReturnType<typeof saveLead>> = 'spent'
  try {
    // The file before its lead: if the lead is not stored, the file is removed below or by the nightly job.
    if (upload) await form.file?.keep(request.files, lead.id, upload)
    const own = (await form.also?.(db, lead, upload)) ?? []
    outcome = await saveLead(db, lead, mails, proof, [...own, ...signUps.flatMap((signUp) => signUpStatements(db, signUp, lead))])
    if (outcome === 'spent' && upload) await form.file?.remove(request.files, await unknownLeads(db, [lead.id]))
  } finally {
    if (outcome === 'spent' && senders && counted === 'counted') await uncountSending(db, senders, lead.id)
  }
  if (outcome === 'spent') return spentCaptcha
  request.relay([...mailIds(lead.id, mails), ...signUps.map(({ mailId }) => mailId)])
  return { accepted: true, leadId: lead.id }
}
