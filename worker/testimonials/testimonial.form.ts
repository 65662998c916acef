import { type } from 'arktype'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Testimonial } from '#db/model/testimonials/testimonial.ts'
import { insertTestimonial } from '#db/testimonials/testimonials.ts'
import { isWebAddress } from '#worker/feeds/values/web-address.ts'
import { readPicture } from '#worker/files/pictures/clean-picture.ts'
import { keepPicture, removePictures } from '#worker/files/testimonial-pictures.ts'
import { authorHash } from '#worker/signing/keyed-hashes.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { email, fieldOrder, line, longText, personName, ticked } from '../forms/fields.ts'
import type { FormDefinition } from '../forms/form.ts'
import type { Upload } from '../forms/upload.ts'

const website = line.narrow((text, context) => websiteOf(text) !== null || context.mustBe('an address of the web'))
const fields = { name: personName, 'about?': line, 'website?': website, comment: longText, email, publish: ticked, privacy: ticked } as const
const schema = type({ '+': 'delete', ...fields })

/** A testimonial with an optional picture: stored with its lead, shown after moderation by the office. */
export function testimonialForm(signing: SigningSecrets): FormDefinition {
  return {
    name: 'testimonial',
    schema,
    order: ['name', 'about', 'website', 'comment', 'picture', ...fieldOrder(fields)],
    file: { name: 'picture', isOptional: true, read: readPicture, keep: keepPicture, remove: removePictures },
    also: async (db, lead, upload) => [insertTestimonial(db, testimonialOf(lead, upload), await authorHash(signing, lead.email ?? ''), null, lead.eraseAfter)],
    dueMails: () => ({ mails: 'review' }),
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

/** Parses a web address as typed, with or without a scheme; null for anything else. */
export function websiteOf(typed: string): string | null {
  const text = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!isWebAddress(whole)) return null
  const url = new URL(whole)
  return /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(url.hostname) ? url.href : null
}
