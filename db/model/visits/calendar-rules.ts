/** When an office takes appointments. The agency's record holds the rules of each office. */
export interface CalendarRule {
  /** The first day on which this row holds; it replaces the office's rows before it. Days are YYYY-MM-DD. */
  readonly from: string
  /** Whose public holidays it keeps. */
  readonly country: 'BE' | 'LU'
  /** The time slots of each day of the week, from Monday to Sunday. */
  readonly week: readonly (readonly TimeSlot[])[]
  /** Minutes from one start to the next within a slot. */
  readonly every: number
  /** Minutes an appointment takes. */
  readonly minutes: number
  /** How many appointments may start at the same time: the number of people the office can send. */
  readonly capacity: number
}

/** HH:MM to HH:MM. */
export interface TimeSlot {
  readonly from: string
  readonly to: string
}

/** Minimum notice in hours, so that the office can prepare the appointment. */
export const leadHours = 24
/** The number of days, today included, on which starts are offered. */
export const horizonDays = 22
/** How many of the next free times the page of a home shows. */
export const freeTimesShown = 3
/** Upper limit of `capacity`. */
export const maxSeats = 20

/** The first and the last start that may be added to a day (HH:MM): between them no local time is ambiguous when the clocks change. */
export const [earliestStart, latestStart] = ['07:00', '21:59']

/** Whether a text is HH:MM within these. */
export function isExtraStart(time: string): boolean {
  return /^\d\d:[0-5]\d$/.test(time) && time >= earliestStart && time <= latestStart
}
