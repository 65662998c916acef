import type { Goal, ListingState } from './listing.ts'

/** 'Under option' in all languages; 'garage optioneel' and 'sans compromis' describe the home and must not match. */
const optionWords = /\bopti(?:e|on(?!eel|ele|al|nel))|reserv(?!oir)|(?<!\b(?:zonder|sans|without) )compromis/

/** An option that there is not, or no longer: 'geen optie', 'Optie: neen', 'Option levée'. */
const noOption =
  /\b(?:geen|niet(?: meer| langer)?|zonder|pas|plus|sans|non|aucune|no|not|without|keine|nicht|ohne)(?: (?:in|onder|sous|under|en|d|de|unter|eine))?[ '’]+(?:opti|reserv|gereserv|compromis)|\b(?:opti(?:e|on)|reserv\w*|compromis)\W+(?:(?:is|est|was) )?(?:neen?|non|nein|no|n.est plus|verlopen|afgelopen|geweigerd|geannuleerd|refusee?|vervallen|voorbij|opgeheven|ingetrokken|levee|expiree?|annulee?|caduque|expired|lapsed|ended|cancelled|abgelaufen|aufgehoben)\b/

/**
 * State of a feed record by its number. A reference (6) was sold or let by the agency; without a number it is active.
 * @source specification, section 4; statuses of the feed: 0 prospective, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference
 */
export function stateOf(status: number | null, goal: Goal): ListingState {
  switch (status ?? 1) {
    case 0:
      return 'prospective'
    case 1:
      return 'available'
    case 2:
      return 'sold'
    case 4:
      return 'rented'
    case 6:
      return goal === 'sale' ? 'sold' : 'rented'
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

/** Whether a ribbon says that an active home is under option. */
export function saysOption(words: string | null): boolean {
  const plain = (words ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return optionWords.test(plain) && !noOption.test(plain)
}
