/** Hours on a day at which anyone may visit a home, as clocks in Belgium and Luxembourg show them. */
export interface OpenDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** HH:MM, before `to`. */
  readonly from: string
  readonly to: string
}

/** More are not kept: a record with hundreds is a mistake. */
export const maxOpenDays = 12

/** The open days that are not over, the next first. @param today YYYY-MM-DD */
export function comingOpenDays(days: readonly OpenDay[] | undefined, today: string): readonly OpenDay[] {
  return (days ?? []).filter(({ day }) => day >= today).toSorted((one, other) => `${one.day}${one.from}`.localeCompare(`${other.day}${other.from}`))
}
