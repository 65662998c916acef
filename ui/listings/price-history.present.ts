import type { EarlierPrice, ListingCard } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatDay } from '../site/number.present.ts'

/** A day within a text. */
export interface DayInText {
  readonly before: string
  readonly day: { readonly iso: string; readonly text: string }
  readonly after: string
}

/** The lines below the price of a listing on offer. */
export interface PriceHistoryView {
  /** Higher prices it had before, latest first: '€ 475.000 until 3 November 2026'. */
  readonly earlier: readonly DayInText[]
  /** Null if the day is not known. */
  readonly onlineSince: DayInText | null
}

/** The fields of a listing that this depends on. */
type WithPrices = Pick<ListingCard, 'state' | 'price' | 'annuity' | 'earlierPrices' | 'createdAt'>

const shownOnCards = 90 * day
const unknownDay = '1970-01-01'
const placeholder = '\u0000'

/** The prices from which a listing was lowered and the day it came online; neither once it is closed. Rises are not shown. */
export function presentPriceHistory(listing: WithPrices, locale: Locale): PriceHistoryView {
  const t = translator(locale)
  if (!isListed(listing.state)) return { earlier: [], onlineSince: null }
  const earlier = lowered(listing).map(({ amount, until }) => dayIn(t('price.until', { price: formatEuro(amount), day: placeholder }), until, locale))
  const created = brusselsDay(new Date(listing.createdAt))
  return { earlier: earlier.reverse(), onlineSince: created === unknownDay ? null : dayIn(t('price.onlineSince', { day: placeholder }), created, locale) }
}

/** 'Price lowered, was € 475.000' for ninety days after the latest change of a price, if that was a reduction; else null. */
export function loweredText(listing: WithPrices, locale: Locale, now: Date): string | null {
  const last = listing.earlierPrices?.at(-1)
  if (!last || !isListed(listing.state) || !lowered(listing).includes(last)) return null
  const age = now.getTime() - new Date(`${last.until}T00:00:00Z`).getTime()
  return age > shownOnCards ? null : translator(locale)('price.lowered', { price: formatEuro(last.amount) })
}

/** The earlier prices that a lower one followed, oldest first. */
function lowered({ price: { amount }, annuity, earlierPrices = [] }: WithPrices): EarlierPrice[] {
  if (amount === null || annuity !== undefined) return []
  return earlierPrices.filter((earlier, index) => earlier.amount > (earlierPrices[index + 1]?.amount ?? amount))
}

function dayIn(text: string, iso: string, locale: Locale): DayInText {
  const [before = '', after = ''] = text.split(placeholder)
  return { before, day: { iso, text: formatDay(iso, locale) }, after }
}
