import { openStore } from '#db/client.ts'
import { eraseOldContacts } from '#db/contacts/contacts.ts'
import { sweepContactImports } from '#db/contacts/imports/contact-imports.ts'
import { dueLeads, eraseLeads, unknownLeads } from '#db/leads/erasure.ts'
import { day } from '#db/model/site/durations.ts'
import { dueTestimonials, eraseDueTestimonials, unknownTestimonials } from '#db/testimonials/testimonial-erasure.ts'
import type { Env } from '#worker/env.ts'
import { leadFiles } from '#worker/files/sent-files.ts'
import { removePictures, testimonialsWithPictures } from '#worker/files/testimonial-pictures.ts'

const maxLeads = 500

/** Nightly: erases leads that are due, with their mails and files, files whose lead was never stored, contacts whose retention has ended, and files of contacts that nobody imported. */
export async function eraseDueLeads(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseWithFiles(
    {
      due: () => dueLeads(db, now, maxLeads),
      erase: (ids) => eraseLeads(db, ids),
      removeFiles: (ids) => leadFiles.remove(env.FILES, ids),
      withFiles: (before) => leadFiles.idsBefore(env.FILES, before),
      unknown: (ids) => unknownLeads(db, ids),
    },
    now,
  )
  await eraseOldContacts(db, now)
  await sweepContactImports(db, now)
}

const maxTestimonials = 300

/** Nightly: erases testimonials that are due (refused, or never decided on), and pictures whose testimonial was never stored. */
export async function eraseUnpublished(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseWithFiles(
    {
      due: () => dueTestimonials(db, now, maxTestimonials),
      erase: (ids) => eraseDueTestimonials(db, ids, now),
      removeFiles: (ids) => removePictures(env.FILES, ids),
      withFiles: (before) => testimonialsWithPictures(env.FILES, before),
      unknown: (ids) => unknownTestimonials(db, ids),
    },
    now,
  )
}

/** How to erase records together with the files named after their ids. */
interface Erasure {
  /** The ids of records that are due and not yet erased. */
  readonly due: () => Promise<readonly string[]>
  readonly erase: (ids: readonly string[]) => Promise<void>
  readonly removeFiles: (ids: readonly string[]) => Promise<void>
  /** The ids of files stored before a given time, in pages. */
  readonly withFiles: (before: Date) => AsyncIterable<readonly string[]>
  /** The ids, of those given, that belong to no record. */
  readonly unknown: (ids: readonly string[]) => Promise<readonly string[]>
}

/** Erases due records with their files, and orphaned files. */
async function eraseWithFiles({ due, erase, removeFiles, withFiles, unknown }: Erasure, now: Date): Promise<void> {
  for (let ids = await due(); ids.length > 0; ids = await due()) {
    // Files first: after a crash in between, the records are still due the next night.
    await removeFiles(ids)
    await erase(ids)
  }
  for await (const ids of withFiles(new Date(now.getTime() - day))) await removeFiles(await unknown(ids))
}
