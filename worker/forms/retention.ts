/** Months until a rejected or unpublished testimonial is erased. */
export const refusedMonths = 3

/** Retention in months of owners' messages and documents, and the answers to them. */
export const ownerMessageMonths = 24

/** The end of a retention period in months. */
export function erasureDate(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
