import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { isPersonName } from '#db/model/forms/person-name.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { Testimonial } from '#db/model/testimonials/testimonial.ts'
import type { TestimonialMailView } from '#ui/testimonials/testimonial-published.mail.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

/** The mail that tells an author that their testimonial is on the site. @param replyTo the agency's address */
export function publishedMail({ locale, name }: Testimonial, to: string, replyTo: string): OutgoingMail {
  return { template: 'testimonialPublished', locale, to, replyTo, data: { name } }
}

const Data = type({ name: 'string' })

/** The contents of that mail. */
export function loadTestimonialMail(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): TestimonialMailView {
  const { name } = checkMailData(Data, mail)
  return { locale: mail.locale, origin: settings.origin, name: isPersonName(name) ? name : null }
}
