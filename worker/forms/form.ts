import type { Db, Statement } from '#db/client.ts'
import { unknownLeads } from '#db/erasure.ts'
import { mailIds, saveLead } from '#db/leads.ts'
import type { FormName, Lead, LeadValue } from '#db/model/lead.ts'
import type { OutgoingMail } from '#db/model/mail.ts'
import { countSending, uncountSending } from '#db/rate-limits.ts'
import { invalidateChallenge, type Proof, spendProof } from '#db/spent-captchas.ts'
import type { FieldErrors, FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { consentWords } from '#ui/presenters/consent.ts'
import { fingerprint } from '#worker/feed/fingerprint.ts'
import type { PageContext } from '#worker/http/page.ts'
import { type LeadMailDeps, leadMails } from '#worker/mail/lead-mails.ts'
import { checkCaptcha } from './captcha.ts'
import { fileLink } from './file-link.ts'
import { parseForm, type Schema } from './parse.ts'
import { senderOf } from './sender.ts'
import { type AskedFor, keepingWish, keepWishes, signUpsOf } from './sign-ups.ts'
import { submissionOf } from './submission.ts'
import { type FileField, readUpload, type Upload } from './upload.ts'

/** Months a lead is kept (decisions, "Retention"). */
export const monthsKept = 24
/** Of the words people agree to; a change of those words gets a new one. */
const consentVersion = '2026-11-21'

/** What a form is about. */
export interface About {
  readonly listingId: number | null
  readonly projectId: number | null
  /** The path of a page of ours, where it is about no record. */
  readonly page?: string
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
  /** The names of its fields as they stand on the page. */
  readonly order: readonly string[]
  /** The field that takes a file. */
  readonly file?: FileField
  /** What is wrong between fields, each of which is well: the errors of what was sent. */
  readonly check?: (sent: FormData) => FieldErrors
  /** Months until it is erased. */
  readonly months?: number
  /** What is kept besides the lead, in its batch: safe to repeat, and failing where it cannot be kept. */
  readonly also?: (db: Db, lead: Lead, upload: Upload | null) => readonly Statement[] | Promise<readonly Statement[]>
  /** What stood in the way when the batch failed; null where that was a error. */
  readonly refusal?: (db: Db, lead: Lead) => Promise<FieldErrors | null>
  /** The id of a lead that has asked for the same, and makes another one needless; null where there is none. */
  readonly earlier?: (db: Db, lead: Lead) => Promise<string | null>
  /** The mails it owes, where they are not those of every lead. */
  readonly mails?: (lead: Lead, desk: LeadMailDeps) => readonly OutgoingMail[] | Promise<readonly OutgoingMail[]>
}

/** `earlier` is the lead that stands for this one, where the form looks for such. */
type Stored = Awaited<ReturnType<typeof saveLead>> | { readonly earlier: string }
type Accepted = { readonly accepted: true; readonly earlier: string | null }

export type Outcome = Accepted | { readonly accepted: false; readonly state: FormState }

/**
 * Takes a form: reads it, makes sure that a person sent it and not too often, keeps it with the mails it owes, and has those sent. The same
 * form sent twice is one lead, since its number and what it says make its id; a form that was changed in between is another.
 */
export async function takeForm<Values extends Person>(form: FormDefinition<Values>, context: PageContext, sent: FormData, about: About): Promise<Outcome> {
  const captcha = await checkCaptcha(context.settings.captchaSecret, sent, context.now)
  if (!captcha.ok && captcha.spoilt)
    await invalidateChallenge(context.store.db, captcha.spoilt).catch((error: unknown) => console.error('a guess was not noted', error))
  const field = form.file?.name
  const file = form.file ? await readUpload(sent, form.file) : null
  const others = {
    ...form.check?.(sent),
    ...(captcha.ok ? {} : { captcha: captcha.error }),
    ...(field && file?.ok === false ? { [field]: file.error } : {}),
  }
  const read = parseForm(form.schema, form.order, sent, others)
  const named = field && file && file.name !== '' ? { [field]: file.name } : {}
  const typed = { ...read.typed, ...named }
  if (!read.ok || !captcha.ok || file?.ok === false) return refused({ typed, errors: read.ok ? {} : read.errors })
  const lead = leadOf(form, context, { ...read.values, ...named }, sent, { ...about, digest: file?.upload?.digest })
  const kept = await keepLead(form, lead, context, about, captcha, file?.upload ?? null)
  return 'accepted' in kept ? kept : refused({ typed, ...kept })
}

function refused(state: { readonly typed: TypedValues } & Partial<FormState>): Outcome {
  return { accepted: false, state: { errors: {}, failed: false, ...state } }
}

/** Counts a lead and stores it with the mails it owes, and has those sent; or says what stands in the way. */
async function keepLead(
  form: Pick<FormDefinition<never>, 'file' | 'also' | 'refusal' | 'earlier' | 'mails'>,
  lead: Lead,
  context: PageContext,
  about: About,
  proof: Proof,
  upload: Upload | null,
): Promise<Accepted | Partial<FormState>> {
  const file = upload && (await fileLink(context.settings.captchaSecret, lead.id, context.now))
  const mails = await (form.mails ?? leadMails)(lead, { office: about.office, officeLocale: context.settings.fallback, origin: context.origin, file })
  let wishes: readonly AskedFor[] = []
  try {
    wishes = await signUpsOf(context.store.db, lead, context.origin)
    const also = async (db: Db) => [...((await form.also?.(db, lead, upload)) ?? []), ...wishes.flatMap((wish) => keepingWish(db, wish, lead))]
    const outcome = await storeWithinLimits(lead, context, async (db) => {
      const earlier = (await form.earlier?.(db, lead)) ?? null
      if (earlier !== null && !(await spendProof(db, proof, lead.id))) return 'spent'
      if (earlier !== null) await keepWishes(db, wishes, { ...lead, id: earlier })
      if (earlier !== null) return { earlier }
      return storeWithFile(lead, context, form.file, upload, async () => saveLead(db, lead, mails, proof, await also(db)))
    })
    if (typeof outcome === 'object') {
      await context.relay(wishes.map(({ mailId }) => mailId))
      return { accepted: true, earlier: outcome.earlier }
    }
    if (outcome === 'limited') return { limited: true }
    if (outcome === 'spent') return { errors: { captcha: 'invalid' } }
  } catch (error) {
    const errors = await form.refusal?.(context.store.db, lead).catch(() => null)
    if (errors) return { errors }
    console.error('a lead was not kept', error)
    return { failed: true }
  }
  await context.relay([...mailIds(lead.id, mails), ...wishes.map(({ mailId }) => mailId)])
  return { accepted: true, earlier: null }
}

/** Keeps a file before the lead that tells of it; what is left of one that was not stored goes, at the latest by night. */
async function storeWithFile(
  { id }: Lead,
  { files, store: { db } }: PageContext,
  field: FileField | undefined,
  upload: Upload | null,
  store: () => Promise<Stored>,
): Promise<Stored> {
  if (!field || !upload) return store()
  await field.keep(files, id, upload)
  const outcome = await store()
  if (outcome === 'spent') await field.remove(files, await unknownLeads(db, [id]))
  return outcome
}

/** Counts before it stores, so that of many at once no more get through than are allowed; what was not stored does not count. */
async function storeWithinLimits(lead: Lead, context: PageContext, store: (db: Db) => Promise<Stored>): Promise<Stored | 'limited'> {
  const { db } = context.store
  const sender = await senderOf(context.settings.captchaSecret, context.clientAddress, lead.form)
  if (sender === null) return store(db)
  const counted = await countSending(db, sender, lead.id, context.now)
  if (counted === 'limited') return 'limited'
  let outcome: Stored = 'spent'
  try {
    outcome = await store(db)
  } finally {
    if (outcome === 'spent' && counted === 'counted') await uncountSending(db, sender, lead.id)
  }
  return outcome
}

function leadOf<Values extends Person>(
  form: FormDefinition<Values>,
  context: PageContext,
  values: Values,
  sent: FormData,
  about: About & { readonly digest: string | undefined },
): Lead {
  const { newsletter, ...fields } = values
  const createdAt = context.now.toISOString()
  return {
    id: `${submissionOf(sent.get('submission'))}-${fingerprint(JSON.stringify([form.name, about, values])).slice(0, 12)}`,
    form: form.name,
    locale: context.locale,
    email: values.email.trim(),
    listingId: about.listingId,
    projectId: about.projectId,
    fields: { ...withoutPrivacy(fields), ...(about.page === undefined ? {} : { page: about.page }) },
    consent: {
      version: consentVersion,
      text: consentWords(form.name, form.months ?? monthsKept, context.locale),
      at: createdAt,
      newsletter: newsletter === '1',
    },
    createdAt,
    eraseAfter: monthsLater(context.now, form.months ?? monthsKept).toISOString(),
  }
}

/** That somebody agreed stands in the consent. */
function withoutPrivacy(values: object): Readonly<Record<string, LeadValue>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'privacy'))
}

function monthsLater(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
