/** Totals for today, the week since Monday, the month since the 1st, and all time since counting began. */
export interface ViewSums {
  readonly today: number
  readonly week: number
  readonly month: number
  readonly total: number
}

interface ViewDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** Null for a day before counting began. */
  readonly views: number | null
  readonly visits: number | null
}

/** View counts of the page of a listing or project. */
export interface ViewFigures {
  readonly views: ViewSums
  /** Null if no visit was ever counted (see the agency's `countsVisits`). */
  readonly visits: ViewSums | null
  /** The last 30 days, oldest first. */
  readonly days: readonly ViewDay[]
  /** The first day that the counts cover; null before the first view. */
  readonly since: string | null
  readonly visitsSince: string | null
}

/** View totals as counted by their source; null if it does not count them. */
export interface ViewTotals {
  readonly today: number | null
  readonly week: number | null
  readonly month: number | null
  readonly total: number | null
}

/** A portal on which a listing is or was online, with its view figures. Dates are YYYY-MM-DD. */
export interface PortalMedia {
  /** Identifies the medium at its source. */
  readonly media: string
  readonly name: string
  readonly url: string | null
  readonly onlineFrom: string | null
  readonly onlineUntil: string | null
  /** The first and last day with a figure; null without figures by day. */
  readonly coversFrom: string | null
  readonly coversUntil: string | null
  readonly totals: ViewTotals | null
  /** When its source last delivered a change (UTC, ISO 8601). */
  readonly deliveredAt: string
}

/** Daily views of a listing on one portal; null means no figure, as opposed to zero. */
interface PortalDays {
  readonly media: string
  readonly views: readonly (number | null)[]
}

/** Figures of a listing from portals and other media. Dates are YYYY-MM-DD. */
export interface PortalFigures {
  /** The days of the figures, the oldest first. */
  readonly days: readonly string[]
  readonly media: readonly PortalMedia[]
  /** By portal, one figure per day; null means no figure. */
  readonly views: readonly PortalDays[]
}
