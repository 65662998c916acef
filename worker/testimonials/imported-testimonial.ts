import { type } from 'arktype'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { Testimonial } from '#db/model/testimonials/testimonial.ts'
import { locales } from '#messages/locales.ts'
import { email, isDay, line, longText } from '../forms/fields.ts'
import type { Upload } from '../forms/upload.ts'
import { websiteOf } from './testimonial.form.ts'

const isFilledIn = (text: string) => text.trim() !== ''

/** An existing testimonial, imported through the API or the desk's form. It is published without moderation. */
export const importedTestimonial = type({
  '+': 'delete',
  locale: type.enumerated(...locales),
  name: line.narrow((text, context) => isFilledIn(text) || context.mustBe('filled in')),
  comment: longText.narrow((text, context) => isFilledIn(text) || context.mustBe('filled in')),
  postedOn: type('string').narrow((text, context) => isDay(text) || context.mustBe('a day')),
  'about?': line,
  'website?': line.narrow((text, context) => websiteOf(text) !== null || context.mustBe('an address of the web')),
  'email?': email,
})
export type ImportedTestimonial = typeof importedTestimonial.infer

/** Whether a testimonial is dated in the future. */
export function isAhead({ postedOn }: Pick<ImportedTestimonial, 'postedOn'>, now: Date): boolean {
  return postedOn > wallTimeOf(now).day
}

/** Builds the testimonial, with a deterministic id. */
export function toTestimonial({ locale, name, about, website, comment, postedOn }: ImportedTestimonial, upload: Upload | null): Testimonial {
  return {
    id: `taken-over-${fingerprint(JSON.stringify([name, comment, postedOn]))}`,
    state: 'published',
    locale,
    name: name.trim(),
    about: about?.trim() || null,
    website: websiteOf(website ?? ''),
    comment: comment.replace(/\r\n?/g, '\n').trim(),
    picture: upload?.picture ?? null,
    showsPicture: true,
    postedAt: `${postedOn}T12:00:00.000Z`,
  }
}
