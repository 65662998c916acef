/** Sums of views as their source counts them; null where it does not. */
export interface ViewTotals {
  readonly today: number | null
  readonly week: number | null
  readonly month: number | null
  readonly total: number | null
}

/** Where a listing is or was online, and what is known of its views there. Days are YYYY-MM-DD. */
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
  /** When its source last brought something new (UTC, ISO 8601). */
  readonly deliveredAt: string
}

/** The views of a listing at one medium by day; null is a gap, which is not a zero. */
interface PortalDays {
  readonly media: string
  readonly views: readonly (number | null)[]
}

/** What portals and other media have delivered about a listing. Days are YYYY-MM-DD. */
export interface PortalFigures {
  /** The days of the figures, the oldest first. */
  readonly days: readonly string[]
  readonly media: readonly PortalMedia[]
  /** By medium, a figure for each of the days; null is a gap. */
  readonly views: readonly PortalDays[]
}
