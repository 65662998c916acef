import { type } from 'arktype'
import type { Lead } from '#db/model/lead.ts'
import type { Testimonial } from '#db/model/testimonial.ts'
import { keepingTestimonial } from '#db/testimonials.ts'
import { isWebAddress } from '#worker/feed/web-address.ts'
import { readPicture } from '#worker/files/picture.ts'
import { keepPicture, removePictures } from '#worker/files/testimonial-pictures.ts'
import { leadMails } from '#worker/mail/lead-mails.ts'
import { authorSeal } from './author-seal.ts'
import { email, fieldOrder, line, longText, ticked } from './fields.ts'
import type { FormDefinition } from './form.ts'
import { reviewLink } from './review-link.ts'
import type { Upload } from './upload.ts'

const website = line.narrow((text, context) => websiteOf(text) !== null || context.mustBe('an address of the web'))
const fields = { name: line, 'about?': line, 'website?': website, comment: longText, email, publish: ticked, privacy: ticked } as const
const schema = type({ '+': 'delete', ...fields })

/**
 * What a client says of the agency, with a picture if they like: kept with its lead, shown once the office has published it.
 * @param secret signs the link by which the office decides, and hides the author
 */
export function testimonialForm(secret: string): FormDefinition<{ readonly email: string }> {
  return {
    name: 'testimonial',
    schema,
    order: ['name', 'about', 'website', 'comment', 'picture', ...fieldOrder(fields)],
    file: { name: 'picture', isOptional: true, read: readPicture, keep: keepPicture, remove: removePictures },
    also: async (db, lead, upload) => [keepingTestimonial(db, testimonialOf(lead, upload), await authorSeal(secret, lead.email ?? ''), null, lead.eraseAfter)],
    // The picture as it was sent travels nowhere.
    mails: async (lead, desk) =>
      leadMails(lead, { ...desk, file: null, review: await reviewLink(secret, lead.id, desk.officeLocale, new Date(lead.createdAt)) }),
  }
}

function testimonialOf({ id, locale, fields: sent, createdAt }: Lead, upload: Upload | null): Testimonial {
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name].replace(/\r\n?/g, '\n').trim() : '')
  return {
    id,
    state: 'waiting',
    locale,
    name: text('name'),
    about: text('about') || null,
    website: websiteOf(text('website')),
    comment: text('comment'),
    picture: upload?.picture ?? null,
    showsPicture: true,
    postedAt: createdAt,
  }
}

/** An address of the web as people type it, with or without what comes before the name; null for anything else. */
export function websiteOf(typed: string): string | null {
  const text = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!isWebAddress(whole)) return null
  const url = new URL(whole)
  return /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(url.hostname) ? url.href : null
}
