import type { Agency } from '#db/model/agency.ts'
import type { OutgoingMail } from '#db/model/mail.ts'
import { officeLocale } from '#db/model/office.ts'
import type { Subscription } from '#db/model/subscription.ts'

/** Tells the agency that an address has confirmed the newsletter; before that there is nothing to tell. */
export function newsletterNotice({ email, name, locale }: Subscription, agency: Agency): OutgoingMail {
  return {
    template: 'leadNotice',
    locale: officeLocale(agency, agency.email),
    to: agency.email,
    replyTo: email,
    data: {
      ...{ form: 'newsletter', listingId: null, projectId: null, spoken: locale, newsletter: true, file: null, review: null },
      fields: { ...(name === null ? {} : { name }), email },
    },
  }
}
