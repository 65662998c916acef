import type { Goal, ListingState } from './listing.ts'

const optionSubStatus = 3

/** 'Under option' in all languages; 'garage optioneel' and 'sans compromis' describe the home and must not match. */
const optionWords = /\bopti(?:e|on(?!eel|ele|al|nel))|reserv(?!oir)|(?<!\b(?:zonder|sans|without) )compromis/

/**
 * State of a feed record. A reference (status 6) was sold or let by the agency.
 * @source specification, section 4; statuses of the feed: 0 prospective, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference
 */
export function stateOf(record: {
  status: number | null
  subStatus: number | null
  subStatusName: string | null
  marquee: string | null
  goal: Goal
}): ListingState {
  switch (record.status ?? 1) {
    case 0:
      return 'prospective'
    case 1:
      return isUnderOption(record) ? 'option' : 'available'
    case 2:
      return 'sold'
    case 4:
      return 'rented'
    case 6:
      return record.goal === 'sale' ? 'sold' : 'rented'
    default:
      return 'withdrawn'
  }
}

/**
 * Whether a listing in this state is in lists and sitemaps.
 * @source specification, section 4; decisions, "Paths" and "Answers"
 */
export function isListed(state: ListingState): boolean {
  return state === 'available' || state === 'option'
}

/** Whether a listing in this state may be shown at all: a sold or rented one may, on its own page. */
export function isPublic(state: ListingState): boolean {
  return state !== 'withdrawn' && state !== 'prospective'
}

function isUnderOption(record: { subStatus: number | null; subStatusName: string | null; marquee: string | null }): boolean {
  return record.subStatus === optionSubStatus || saysOption(record.subStatusName) || saysOption(record.marquee)
}

function saysOption(words: string | null): boolean {
  return words !== null && optionWords.test(words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
}
