/** The moment a number of months after another: on the same day of the month, or on its last day if it is shorter (as EU Regulation 1182/71 counts). */
export function monthsAfter(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0)
  return date
}
