import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { SigningSecrets } from './seal.ts'
import { sealedQuery } from './sealed-link.ts'

/** Days the link to review a testimonial is valid. */
export const reviewDays = 60

/** The path where the office reads a testimonial and decides on it. @param locale the office's language */
export async function reviewLink(secrets: SigningSecrets, id: string, locale: Locale, now: Date): Promise<string> {
  const until = new Date(now.getTime() + reviewDays * day)
  return `${href('testimonialReview', locale, { id })}?${await sealedQuery(secrets, 'testimonial', id, until)}`
}
