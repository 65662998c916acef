import type { Db } from '#db/client.ts'
import { countSending, uncountSending } from '#db/forms/rate-limits.ts'
import { type Proof, spentFor } from '#db/forms/spent-captchas.ts'
import { unknownLeads } from '#db/leads/erasure.ts'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { fileLink } from '#worker/signing/file-link.ts'
import { senderHashes } from '#worker/signing/sender-hashes.ts'
import { type RequestedSignUp, signUpStatements, signUpsOf } from '../alerts/subscription-sign-ups.ts'
import type { ComposeMails, FormDefinition, FormRequest } from './form.ts'
import type { FileField, Upload } from './upload.ts'

type Stored = Awaited<ReturnType<typeof saveLead>>
export type Accepted = { readonly accepted: true; readonly leadId: string }

/** Stores a lead with its outbox mails, within the sender's rate limit, and relays the mails; or returns why it was refused. */
export async function storeForm(
  form: Pick<FormDefinition<never>, 'file' | 'also' | 'refusal' | 'dueMails'>,
  lead: Lead,
  request: FormRequest,
  proof: Proof,
  upload: Upload | null,
  compose: ComposeMails,
): Promise<Accepted | Partial<FormState>> {
  let mails: readonly OutgoingMail[] = []
  let signUps: readonly RequestedSignUp[] = []
  try {
    const file = upload && (await fileLink(request.settings.signing, lead.id, request.now))
    mails = await compose(lead, form.dueMails?.(lead) ?? { mails: 'confirmationAndNotice' }, file)
    signUps = await signUpsOf(request.store.db, lead, request.agency)
    const also = async (db: Db) => [...((await form.also?.(db, lead, upload)) ?? []), ...signUps.flatMap((signUp) => signUpStatements(db, signUp, lead))]
    // Check first, so that a replayed proof costs a read and no write.
    const holder = await spentFor(request.store.db, proof)
    if (holder !== null && holder !== lead.id) return { errors: { captcha: 'invalid' } }
    const outcome = await storeWithinLimits(lead, request, (db) =>
      storeWithFile(lead, request, form.file, upload, async () => saveLead(db, lead, mails, proof, await also(db))),
    )
    if (outcome === 'limited') return { limited: true }
    if (outcome === 'spent') return { errors: { captcha: 'invalid' } }
  } catch (error) {
    const errors = await form.refusal?.(request.store.db, lead).catch(() => null)
    if (errors) return { errors }
    reportFault('a lead was not stored', error)
    return { failed: true }
  }
  request.relay([...mailIds(lead.id, mails), ...signUps.map(({ mailId }) => mailId)])
  return { accepted: true, leadId: lead.id }
}

/** Stores the file before its lead; if the lead is not stored, the file is removed now or by the nightly job. */
async function storeWithFile(
  { id }: Lead,
  { files, store: { db } }: FormRequest,
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

/** Counts before storing, so that concurrent forms cannot exceed the limit; reverts the count if nothing was stored. */
async function storeWithinLimits(lead: Lead, { store: { db }, settings, clientAddress, now }: FormRequest, store: (db: Db) => Promise<Stored>) {
  const senders = await senderHashes(settings.signing, clientAddress, lead.form)
  if (senders === null) return store(db)
  const counted = await countSending(db, senders, lead.id, now)
  if (counted === 'limited') return 'limited'
  let outcome: Stored = 'spent'
  try {
    outcome = await store(db)
  } finally {
    if (outcome === 'spent' && counted === 'counted') await uncountSending(db, senders, lead.id)
  }
  return outcome
}
