/** Claims an agency can make about itself: the wording is in the message catalogues, the agency's record selects those that hold. */

/**
 * Promises to sellers on the home page; `valuation` is the written valuation within five working days, `answer` an answer to every form within
 * one working day.
 */
export const agencyPromises = ['contact', 'file', 'photos', 'visits', 'portal', 'valuation', 'answer'] as const
export type AgencyPromise = (typeof agencyPromises)[number]
