import { type } from 'arktype'
import type { OwedMail } from '#db/model/mail.ts'
import type { Testimonial } from '#db/model/testimonial.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { agency } from '#ui/agency.ts'
import type { TestimonialMailView } from '#ui/mail/testimonial-published.tsx'
import type { MailDeps } from './mail-deps.ts'

/** What tells an author that their testimonial is on the site. */
export function publishedMail({ locale, name }: Testimonial, to: string, origin: string): OwedMail {
  return { template: 'testimonialPublished', locale, to, replyTo: agency.email, data: { name, origin } }
}

const PublishedMailData = type({ name: 'string', origin: 'string.url' })

/** That mail's data as the outbox gives it back. */
export function readTestimonialMail({ data, locale }: LeasedMail, { settings }: MailDeps): TestimonialMailView {
  const told = PublishedMailData(data)
  if (told instanceof type.errors) throw new Error(`the data of the mail make no sense: ${told.summary}`)
  return { locale, origin: settings.origin ?? new URL(told.origin).origin, name: told.name }
}
