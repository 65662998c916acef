import { openStore } from '#db/client.ts'
import { dueTestimonials, eraseDueTestimonials, unknownTestimonials } from '#db/testimonials/testimonial-erasure.ts'
import type { Env } from '#worker/env.ts'
import { removePictures, testimonialsWithPictures } from '#worker/files/testimonial-pictures.ts'
import { eraseWithFiles } from '../leads/erase-with-files.job.ts'

const maxAtOnce = 300

/** Nightly: erases testimonials that are due (refused, or never decided on), and pictures whose testimonial was never stored. */
export async function eraseUnpublished(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseWithFiles(
    {
      due: () => dueTestimonials(db, now, maxAtOnce),
      erase: (ids) => eraseDueTestimonials(db, ids, now),
      removeFiles: (ids) => removePictures(env.FILES, ids),
      withFiles: (before) => testimonialsWithPictures(env.FILES, before),
      unknown: (ids) => unknownTestimonials(db, ids),
    },
    now,
  )
}
