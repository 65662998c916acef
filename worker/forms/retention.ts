/** Months a lead is kept, unless its form sets another number (decisions, "Retention"). */
export const monthsKept = 24

/** When something is erased that is kept for a number of months from a moment. */
export function erasureDate(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
