/** An open house: a period in which anyone may visit a home, in Brussels time. */
export interface OpenDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** HH:MM, before `to`. */
  readonly from: string
  readonly to: string
}

/** Further ones are dropped: a record with hundreds is a mistake. */
export const maxOpenDays = 12

/** The open days that are not over, the next first. @param today YYYY-MM-DD */
export function comingOpenDays(days: readonly OpenDay[] | undefined, today: string): readonly OpenDay[] {
  return (days ?? []).filter(({ day }) => day >= today).toSorted((one, other) => `${one.day}${one.from}`.localeCompare(`${other.day}${other.from}`))
}
