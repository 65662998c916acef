import type { ExternalRecord } from '#db/listings/public-ids.ts'
import type { DeliveredCommunication, DeliveredVisit } from '#db/owners/delivered-records.ts'
import type { DeliveredMedia, DeliveredTotals } from '#db/views/portal-media.ts'
import type { DeliveredViews } from '#db/views/portal-views.ts'

/** The lists of a delivery; `communications` of Omnicasa hold visits too. */
export const statisticsLists = ['totals', 'views', 'media', 'communications', 'visits'] as const
export type StatisticsList = (typeof statisticsLists)[number]

type About<Row> = { readonly home: ExternalRecord; readonly row: Row }

/** A parsed entry of a delivery, about a home by its external id. */
export type StatisticsReading =
  | ({ readonly of: 'totals' } & About<Omit<DeliveredTotals, 'listingId'>>)
  | ({ readonly of: 'views' } & About<Omit<DeliveredViews, 'listingId'>>)
  | ({ readonly of: 'media' } & About<Omit<DeliveredMedia, 'listingId'>>)
  | ({ readonly of: 'communication' } & About<Omit<DeliveredCommunication, 'home'>>)
  | ({ readonly of: 'visit' } & About<Omit<DeliveredVisit, 'home'>>)

/** An invalid entry and the reason. */
export interface Unreadable {
  readonly reason: string
}
