import type { R2Bucket } from '@cloudflare/workers-types'
import { removeOwnerDrafts } from '#db/accounts/form-drafts.ts'
import type { Db } from '#db/client.ts'
import { eraseContactsOf, findContactData, findImportData } from '#db/contacts/contacts.ts'
import { comingAppointments, eraseLeads, eraseMailsTo, eraseSubscriptionsOf, findPersonData, leadsUnder } from '#db/leads/erasure.ts'
import { eraseMessages } from '#db/owners/owner-messages.ts'
import { removeOwner } from '#db/owners/owners.ts'
import { eraseMailsOfOwner, findOwnerData, forgetRemovedOwner } from '#db/owners/removed-owners.ts'
import { eraseTestimonials, testimonialsUnder } from '#db/testimonials/testimonial-erasure.ts'
import { leadFiles, ownerPapers } from '#worker/files/sent-files.ts'
import { removePictures } from '#worker/files/testimonial-pictures.ts'
import { authorHashes } from '#worker/signing/keyed-hashes.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'

/** Everything stored under an e-mail address: its export and its erasure (GDPR, articles 15, 17 and 20). */

interface PersonDeps {
  readonly db: Db
  readonly files: Pick<R2Bucket, 'delete'>
  readonly signing: SigningSecrets
  readonly now: Date
  /** Announces a change of the catalogue. */
  announce(): Promise<unknown>
}

/** Everything stored under an email address (subject access request). */
export async function exportPerson({ db, signing }: Pick<PersonDeps, 'db' | 'signing'>, email: string) {
  const stored = await findPersonData(db, email)
  const testimonials = await testimonialsUnder(db, await leadsUnder(db, email), await authorHashes(signing, email))
  const [owner, contacts, imported] = await Promise.all([findOwnerData(db, email), findContactData(db, email), findImportData(db, email)])
  return { email, ...stored, testimonials, owner, contacts, ...imported }
}

/**
 * Erases everything stored under an email address.
 * @returns the number of erased records, and the upcoming appointments among them: the office must remove those from its own calendar, since no
 * cancellation is mailed
 */
export async function erasePerson({ db, files, signing, now, announce }: PersonDeps, email: string) {
  const ids = await leadsUnder(db, email)
  const testimonials = (await testimonialsUnder(db, ids, await authorHashes(signing, email))).map(({ id }) => id)
  await removePictures(files, testimonials)
  if (testimonials.length > 0) {
    await eraseTestimonials(db, testimonials)
    await announce()
  }
  const appointments = await comingAppointments(db, ids, now)
  await leadFiles.remove(files, ids)
  await eraseLeads(db, ids)
  const ended = await eraseSubscriptionsOf(db, email)
  const owner = await findOwnerData(db, email)
  const messages = (owner?.messages ?? []).map(({ id }) => id)
  await ownerPapers.remove(files, messages)
  await eraseMessages(db, messages)
  const [, , , removed] = await db.batch([
    eraseMailsOfOwner(db, email),
    removeOwnerDrafts(db, email),
    ...removeOwner(db, email, now),
    forgetRemovedOwner(db, email),
  ])
  await db.batch(eraseContactsOf(db, email))
  await eraseMailsTo(db, email)
  return { erased: new Set([...ids, ...testimonials, ...messages]).size + ended + removed.length, appointments }
}
