import type { Lead } from '#db/model/leads/lead.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { href } from '../../routes.ts'

/** The other households of a visit, and where another one is added. */
export interface JointVisitView {
  readonly others: readonly { readonly id: string; readonly href: string; readonly who: string }[]
  /** Null if it takes no more. */
  readonly addHref: string | null
}

interface Party {
  readonly appointment: Pick<Appointment, 'id'>
  readonly lead: Pick<Lead, 'fields'>
}

/** The households of a visit in words. @param limit how many it takes */
export function presentJoint(
  { id, listingId }: Pick<Appointment, 'id' | 'listingId'>,
  parties: readonly Party[],
  limit: number,
  locale: Locale,
): JointVisitView {
  return {
    others: parties.map(({ appointment, lead }) => ({
      id: appointment.id,
      href: href('deskVisit', locale, { id: appointment.id }),
      who: leadSender(lead.fields, null, locale),
    })),
    addHref: parties.length + 1 < limit ? `${href('deskNewVisit', locale)}?${new URLSearchParams({ home: String(listingId), beside: id })}` : null,
  }
}
