/** What an agency says of itself: the site has the words, the record says which of them are true. */

/**
 * Promises to sellers on the home page; `valuation` is the written valuation within five working days, `answer` an answer to every form within
 * one working day.
 */
export const agencyPromises = ['contact', 'file', 'photos', 'visits', 'portal', 'valuation', 'answer'] as const
export type AgencyPromise = (typeof agencyPromises)[number]
