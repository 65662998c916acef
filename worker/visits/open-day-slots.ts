import type { Db } from '#db/client.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { CalendarDay } from '#db/model/visits/calendar.ts'
import { freeSlots, type OpenDaySlot, registrable, slotsOf } from '#db/model/visits/open-day-places.ts'
import { selectOpenDayTerms, selectTakenPlaces } from '#db/visits/open-days.ts'

type WithOpenDays = Pick<Listing, 'id' | 'openDays' | 'state'>

/** The slots of a home's open days that take registrations. */
interface OpenDaySlots {
  /** Those that have not begun, full ones included. */
  readonly slots: readonly OpenDaySlot[]
  /** Those with places left for so many people. */
  readonly free: (people?: number) => readonly CalendarDay[]
}

/** Reads the slots of the coming open days that take registrations, in one round trip; none for a home that is not on offer. */
export async function readOpenDaySlots(db: Db, home: WithOpenDays, now: Date): Promise<OpenDaySlots> {
  if (!isListed(home.state) || home.openDays === undefined) return { slots: [], free: () => [] }
  const [stored, taken] = await db.batch([selectOpenDayTerms(db, home.id), selectTakenPlaces(db, home.id, now.toISOString())])
  const terms = registrable(home.openDays, stored, wallTimeOf(now).day)
  const people = new Map(taken.map((each) => [each.startsAt, each.taken]))
  return {
    slots: terms.flatMap(slotsOf).filter(({ startsAt }) => startsAt > now.toISOString()),
    free: (needed) => freeSlots(terms, people, now, needed),
  }
}
