import { type } from 'arktype'
import type { Db } from '#db/client.ts'
import { calendarOffice } from '#db/model/agency/office.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { type StartTerms, startTerms } from '#db/model/visits/calendar.ts'
import { claimSeat, hasFreeSeat } from '#db/visits/appointments.ts'
import { bookedAgentMailId, mailBookedAgent } from '#db/visits/assignment-mail.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { askFirst } from '#worker/visits/ask-first.ts'
import { readStartTerms } from '#worker/visits/start-terms.ts'
import { fieldOrder, informed, longText, person, start } from '../fields.ts'
import type { FormDefinition, FormRequest } from '../form.ts'

const fields = { start, 'how?': "'onSite' | 'video'", ...person, 'remark?': longText, ...informed } as const
const schema = type({ '+': 'delete', ...fields })
const order = fieldOrder(fields)

/**
 * A viewing at a free start. The seat is claimed in the lead's batch: if none is left, no lead and no mail are stored. Availability is not checked
 * earlier, so that a resubmission of an accepted form is not rejected because of its own seat.
 */
export function viewingForm(listing: Pick<Listing, 'id' | 'place' | 'contact'>, { agency, now }: Pick<FormRequest, 'agency' | 'now'>): FormDefinition {
  const office = calendarOffice(agency, listing.place)
  const officeKey = office?.key ?? ''
  const termsOf = (lead: Lead) => startTerms(office?.calendar ?? [], new Date(String(lead.fields.start)), now)
  const fullTermsOf = (db: Db, lead: Lead) =>
    readStartTerms(db, office, String(lead.fields.start), now, { listingId: listing.id, preferred: [listing.contact.email], except: null })
  const appointmentOf = (lead: Lead, { endsAt }: StartTerms): Appointment => ({
    id: lead.id,
    office: officeKey,
    organizer: officeAddressOf(listing, agency),
    listingId: listing.id,
    how: lead.fields.how === 'video' ? 'video' : 'onSite',
    locale: lead.locale,
    startsAt: String(lead.fields.start),
    endsAt,
    state: 'confirmed',
    sequence: 0,
    changedAt: lead.createdAt,
    assignee: null,
  })
  let asked: readonly string[] = []
  return {
    name: 'viewing',
    schema,
    order,
    async also(db, lead) {
      const terms = await fullTermsOf(db, lead)
      const mailed = terms.candidates === undefined ? [] : [mailBookedAgent(db, lead.id, null, lead.createdAt)]
      const visit = appointmentOf(lead, terms)
      const questions = await askFirst(db, visit, now)
      asked = questions.mailIds
      return [claimSeat(db, visit, terms), ...mailed, ...questions.statements]
    },
    alsoMails: (lead) => [bookedAgentMailId(lead.id), ...asked],
    async refusal(db, lead) {
      return (await hasFreeSeat(db, officeKey, String(lead.fields.start), await fullTermsOf(db, lead))) ? null : { start: 'invalid' }
    },
    dueMails: (lead) => ({ mails: 'booking', appointment: appointmentOf(lead, termsOf(lead)) }),
  }
}
