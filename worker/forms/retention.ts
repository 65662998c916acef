import type { FormName } from '#db/model/leads/lead.ts'

const standard = 24

/**
 * Months a lead is kept, by its form. Consent texts, the nightly erasure and the privacy statement take them from here.
 * @source decisions, "Retention"
 */
export const formMonths: Readonly<Record<FormName, number>> = {
  contact: standard,
  enquiry: standard,
  viewing: standard,
  construction: standard,
  demandRegister: standard,
  alert: 1,
  valuation: standard,
  sendToFriend: 1,
  documentRequest: standard,
  testimonial: standard,
  purchaseOffer: standard,
  rentProfile: 3,
  jobApplication: 12,
  newsletter: 1,
}

/** Months until a rejected or unpublished testimonial is erased. */
export const refusedMonths = 3

/** Retention in months of owners' messages and documents, and the answers to them. */
export const ownerMessageMonths = standard

/** The end of a retention period in months. */
export function erasureDate(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
