import { createId, isCuid } from '@paralleldrive/cuid2'
import { countSending, uncountSending } from '#db/forms/rate-limits.ts'
import { type Proof, spentFor } from '#db/forms/spent-captchas.ts'
import { queueForCrms } from '#db/leads/crm/crm-leads.ts'
import { unknownLeads } from '#db/leads/erasure.ts'
import { mailIds, officeMailIds, saveLead } from '#db/leads/leads.ts'
import { holdMails } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { erasureDate, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { awaitsConfirmation } from '#db/model/leads/crm/crm-places.ts'
import type { Lead, LeadValue } from '#db/model/leads/lead.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { consentWords, crmWords, tailoredWords } from '#ui/forms/consent.present.ts'
import type { FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { signUpStatements, signUpsOf } from '#worker/alerts/subscription-sign-ups.ts'
import { checkWithinTries } from '#worker/forms/captcha.ts'
import type { About, FormDefinition, FormRequest, Sender } from '#worker/forms/form.ts'
import { formMails } from '#worker/forms/form-mails.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { type ReadUpload, readUpload, type Upload } from '#worker/forms/upload.ts'
import { crmsNamed, takingCrms } from '#worker/leads/crm/taking-crms.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { fileLink } from '#worker/signing/links.ts'
import { echoOf, typedValues } from '#worker/site/requests/typed-values.ts'

/** `state` is the form to show again. */
type Outcome = Accepted | { readonly accepted: false; readonly state: FormState }

/**
 * Handles a submitted form: parses it, checks its captcha and the sender's rate limit, stores it with its outbox mails and relays those. Idempotent: a
 * resubmission is the same lead; a changed form is a new one.
 */
export async function handleForm<Values extends Sender>(form: FormDefinition<Values>, request: FormRequest, sent: FormData, about: About): Promise<Outcome> {
  const captcha = await checkWithinTries(request, sent)
  if (captcha === 'limited') return refused({ typed: echoOf(typedValues(sent)), limited: true })
  const file = form.file ? await readUpload(sent, form.file) : null
  const read = parseForm(form.schema, form.order, sent, {
    ...form.check?.(sent),
    ...(captcha.ok ? {} : { captcha: captcha.error }),
    ...(form.file && file?.ok === false ? { [form.file.name]: file.error } : {}),
  })
  const named = fileName(form, file)
  const typed = { ...read.typed, ...named }
  if (!read.ok || !captcha.ok || file?.ok === false) return refused({ typed, errors: read.ok ? {} : read.errors })
  const crms = await crmsNamed(request, form.name)
  const lead = leadOf(form, request, { ...read.values, ...named }, sent, { ...about, digest: file?.upload?.digest, crms })
  const stored = await storeForm(form, lead, request, { proof: captcha, upload: file?.upload ?? null, office: about.office })
  if (!('accepted' in stored)) return refused({ typed, ...stored })
  // One that has just been connected is found by the job of the minute.
  if (crms !== undefined) request.relayToCrms([stored.leadId])
  return stored
}

function fileName({ file: field }: Pick<FormDefinition, 'file'>, file: ReadUpload | null): Readonly<Record<string, string>> {
  return field && file && file.name !== '' ? { [field.name]: file.name } : {}
}

function refused(state: { readonly typed: TypedValues } & Partial<FormState>): Outcome {
  return { accepted: false, state: { errors: {}, failed: false, ...state } }
}

/** Version of the consent texts and notices: change it with them. */
const consentVersion = '2026-11-28'

/**
 * The lead of a valid form.
 * @param digest of the file that came with it
 * @param crms the CRMs that the form names
 */
export function leadOf<Values extends Sender>(
  form: FormDefinition<Values>,
  { agency, now, locale }: Pick<FormRequest, 'agency' | 'now' | 'locale'>,
  values: Values,
  sent: FormData,
  about: About & { readonly digest: string | undefined; readonly crms?: string | undefined },
): Lead {
  const { newsletter, tailored, ...fields } = values
  const createdAt = now.toISOString()
  const months = formCatalogue[form.name].months
  return {
    id: leadId(sent.get('submission'), [form.name, about, values]),
    form: form.name,
    locale,
    email: values.email.trim(),
    listingId: about.listingId,
    projectId: about.projectId,
    office: about.serving ?? null,
    fields: { ...withoutPrivacy(fields), ...(about.page === undefined ? {} : { page: about.page }) },
    consent: {
      version: consentVersion,
      text: [
        consentWords(form.name, agencyName(agency, locale), months, locale),
        ...(about.crms === undefined ? [] : [crmWords(about.crms, locale)]),
        ...(tailored === '1' ? [tailoredWords(locale)] : []),
      ].join(' '),
      at: createdAt,
      newsletter: newsletter === '1',
      ...(tailored === '1' && { tailored: true as const }),
    },
    createdAt,
    eraseAfter: erasureDate(now, months).toISOString(),
  }
}

/** Drops the consent, which is stored separately. */
function withoutPrivacy(values: object): Readonly<Record<string, LeadValue>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'privacy'))
}

/** The submission id in a form's hidden field; a new one if it is invalid. It stays the same until the form is accepted, so that a retry reuses it. */
export function submissionId(given: unknown): string {
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}

/** The idempotency key of a lead: the same answers in the same submission have the same id, so that a resubmission is stored once. */
export function leadId(submission: unknown, content: readonly unknown[]): string {
  return `${submissionId(submission)}-${fingerprint(JSON.stringify(content)).slice(0, 12)}`
}

type Accepted = { readonly accepted: true; readonly leadId: string }

type Stored = Accepted | Partial<FormState>
type StoredForm = Pick<FormDefinition<never>, 'file' | 'also' | 'alsoMails' | 'refusal' | 'dueMails'>

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
    const toCrms = queueForCrms(db, await takingCrms(settings), lead)
    const held = awaitsConfirmation(lead.form) ? [] : [holdMails(db, officeMailIds(lead.id, mails), lead.id)]
    outcome = await saveLead(db, lead, mails, proof, [...own, ...signUps.flatMap((signUp) => signUpStatements(db, signUp, lead)), toCrms, ...held])
    if (outcome === 'spent' && upload) await form.file?.remove(request.files, await unknownLeads(db, [lead.id]))
  } finally {
    if (outcome === 'spent' && senders && counted === 'counted') await uncountSending(db, senders, lead.id)
  }
  if (outcome === 'spent') return spentCaptcha
  request.relay([...mailIds(lead.id, mails), ...(form.alsoMails?.(lead) ?? []), ...signUps.map(({ mailId }) => mailId)])
  return { accepted: true, leadId: lead.id }
}
