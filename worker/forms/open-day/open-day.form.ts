import { type } from 'arktype'
import { calendarOffice } from '#db/model/agency/office.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { bookingOf, maxParty, type OpenDayGuest, type OpenDaySlot } from '#db/model/visits/open-day-places.ts'
import { claimPlaces, placesLeft } from '#db/visits/open-days.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { fieldOrder, informed, line, longText, person, start } from '../fields.ts'
import type { FormDefinition, FormRequest } from '../form.ts'

const { firstName, lastName, email, phone } = person
const party = line.narrow((text, context) => (/^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= maxParty) || context.mustBe('a party'))

const fields = { start, party, firstName, lastName, email, 'phone?': phone, 'remark?': longText, ...informed } as const
const schema = type({ '+': 'delete', ...fields })
const order = fieldOrder(fields)

/**
 * A registration for an open day. Its places are taken in the lead's batch: if the slot has too few, no lead and no mail are stored.
 * @param slots those that have not begun, full ones included
 */
export function openDayForm(
  listing: Pick<Listing, 'id' | 'place' | 'contact'>,
  slots: readonly OpenDaySlot[],
  { agency }: Pick<FormRequest, 'agency'>,
): FormDefinition {
  const slotOf = (lead: Lead) => slots.find(({ startsAt }) => startsAt === lead.fields.start)
  const guestOf = (lead: Lead): OpenDayGuest => {
    const { day, opens, endsAt } = slotOf(lead) ?? { day: '', opens: '', endsAt: '' }
    return {
      id: lead.id,
      listingId: listing.id,
      day,
      opens,
      office: calendarOffice(agency, listing.place)?.key ?? '',
      organizer: officeAddressOf(listing, agency),
      locale: lead.locale,
      startsAt: String(lead.fields.start),
      endsAt,
      people: Number(lead.fields.party),
      state: 'confirmed',
      sequence: 0,
      changedAt: lead.createdAt,
    }
  }
  // An open day named '' has no terms, so that the claim of an unknown start fails.
  const minutesOf = (lead: Lead) => slotOf(lead)?.minutes ?? 0
  return {
    name: 'openDay',
    schema,
    order,
    also: (db, lead) => [claimPlaces(db, guestOf(lead), minutesOf(lead))],
    async refusal(db, lead) {
      const guest = guestOf(lead)
      const left = (await placesLeft(db, guest, minutesOf(lead))) ?? 0
      if (left >= guest.people) return null
      return left > 0 ? { party: 'full' } : { start: 'invalid' }
    },
    dueMails: (lead) => ({ mails: 'booking', appointment: bookingOf(guestOf(lead)) }),
  }
}
