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
