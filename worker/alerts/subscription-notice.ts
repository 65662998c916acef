import type { Agency } from '#db/model/agency/agency.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import type { Subscription } from '#db/model/alerts/subscription.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { LeadValue } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'

/**
 * The notice to the agency that an address has confirmed the newsletter, or a search saved with an email address only: before that it is unverified.
 * @param form that signed up
 * @returns null for any other form: the agency was notified when it was sent
 */
export function subscriptionNotice({ kind, email, name, alert, locale }: Subscription, form: FormName | null, agency: Agency): OutgoingMail | null {
  if (kind === 'newsletter') return notice('newsletter', { ...(name === null ? {} : { name }), email })
  return form === 'alert' && alert ? notice('alert', { email, goal: alert.goal, search: alert.search }) : null

  function notice(about: FormName, fields: Readonly<Record<string, LeadValue>>): OutgoingMail {
    return {
      template: 'leadNotice',
      locale: officeLocale(agency, agency.email),
      to: agency.email,
      replyTo: email,
      data: { form: about, fields, listingId: null, projectId: null, spoken: locale, newsletter: kind === 'newsletter', file: null, review: null },
    }
  }
}
