import { type } from 'arktype'
import { claiming, hasFreeSeat } from '#db/appointments.ts'
import type { Appointment } from '#db/model/appointment.ts'
import { type StartTerms, startTerms } from '#db/model/calendar.ts'
import type { Lead } from '#db/model/lead.ts'
import type { Listing } from '#db/model/listing.ts'
import { officeAddressOf, officeKeyOf } from '#ui/presenters/property.ts'
import type { PageContext } from '#worker/http/page.ts'
import { appointmentMails } from '#worker/mail/appointment-mails.ts'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'
import { start } from './start.ts'

const fields = { start, how: "'onSite' | 'video'", ...person, 'remark?': longText, ...consent } as const
const schema = type({ '+': 'delete', ...fields })
const order = fieldOrder(fields)

/**
 * A visit of a home at a time that is free. Its seat is taken in the lead's batch: where none is left, there is no lead and no mail.
 * Whether a time is one of ours is looked at there too, so that a form sent again after its time was taken, by itself, is taken again.
 */
export function viewingForm(home: Listing, { now, settings }: Pick<PageContext, 'now' | 'settings'>): FormDefinition<{ readonly email: string }> {
  const office = officeKeyOf(home)
  const termsOf = (lead: Lead) => startTerms(office, new Date(String(lead.fields.start)), now)
  const appointmentOf = (lead: Lead, { endsAt }: StartTerms): Appointment => ({
    id: lead.id,
    office,
    organizer: officeAddressOf(home),
    listingId: home.id,
    how: lead.fields.how === 'video' ? 'video' : 'onSite',
    locale: lead.locale,
    startsAt: String(lead.fields.start),
    endsAt,
    state: 'confirmed',
    sequence: 0,
    changedAt: lead.createdAt,
  })
  return {
    name: 'viewing',
    schema,
    order,
    also(db, lead) {
      const terms = termsOf(lead)
      return [claiming(db, appointmentOf(lead, terms), terms)]
    },
    async refusal(db, lead) {
      return (await hasFreeSeat(db, office, String(lead.fields.start), termsOf(lead))) ? null : { start: 'invalid' }
    },
    mails: (lead, { officeLocale, origin }) =>
      appointmentMails('booked', appointmentOf(lead, termsOf(lead)), lead, { secret: settings.captchaSecret, officeLocale, origin }),
  }
}
