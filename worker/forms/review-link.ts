import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { sealedQuery } from './sealed-link.ts'

/** Days a link to decide on a testimonial works. */
export const reviewDays = 60

/** The path under which whoever has it reads a testimonial and decides on it, in the office's language. */
export async function reviewLink(secret: string, id: string, locale: Locale, now: Date): Promise<string> {
  const until = new Date(now.getTime() + reviewDays * 24 * 60 * 60 * 1000)
  return `${href('testimonialReview', locale, { id })}?${await sealedQuery(secret, 'testimonial', id, until)}`
}
