import { openStore } from '#db/client.ts'
import { dueTestimonials, eraseDueTestimonials, unknownTestimonials } from '#db/testimonial-erasure.ts'
import type { Env } from '#worker/env.ts'
import { removePictures, testimonialsWithPictures } from '#worker/files/testimonial-pictures.ts'

const day = 24 * 60 * 60 * 1000
const maxAtOnce = 300

/** Nightly: erases testimonials that are due (refused, or never decided on), and pictures whose testimonial was never stored. */
export async function eraseUnpublished(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  for (let due = await dueTestimonials(db, now, maxAtOnce); due.length > 0; due = await dueTestimonials(db, now, maxAtOnce)) {
    // Pictures first: after a crash the rows are still there, and the next night finds them.
    await removePictures(env.FILES, due)
    await eraseDueTestimonials(db, due, now)
  }
  for await (const ids of testimonialsWithPictures(env.FILES, new Date(now.getTime() - day))) {
    await removePictures(env.FILES, await unknownTestimonials(db, ids))
  }
}
