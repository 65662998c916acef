/** Sums of one kind of count: of today, of the week since Monday, of the month since the 1st, and of all days since counting began. */
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

/** How often the page of a listing or project was seen. */
export interface ViewFigures {
  readonly views: ViewSums
  /** Null where no visit was ever counted: the agency's `countsVisits` decides. */
  readonly visits: ViewSums | null
  /** The last 30 days, oldest first. */
  readonly days: readonly ViewDay[]
  /** The first day that the counts cover; null before the first view. */
  readonly since: string | null
  readonly visitsSince: string | null
}
