import type { ListingCard } from '#db/model/listings/listing.ts'
import { maxHomes } from '#db/model/newsletters/mailing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath, titleOf } from '../listings/listing-address.present.ts'
import { placeOf } from '../listings/listing-card.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { presentPrice, priceText } from '../listings/price.present.ts'
import { unbrokenPrices } from '../site/number.present.ts'

/** A home that a newsletter shows, or could show. */
export interface HomeChoice {
  readonly id: number
  readonly title: string
  /** Postcode and town, price. */
  readonly about: string
  readonly href: string
  readonly photo: PhotoView | null
}

/** The homes of a newsletter, and those on offer to choose from. */
export interface MailingHomes {
  /** Their numbers, as the form has them. */
  readonly ids: string
  readonly chosen: readonly HomeChoice[]
  readonly found: readonly HomeChoice[]
  readonly search: { readonly words: string; readonly goal: string }
  /** How many are chosen, of how many. */
  readonly count: string
  readonly max: number
}

interface HomesParts {
  readonly ids: string
  readonly chosen: readonly ListingCard[]
  readonly offered: readonly ListingCard[]
  readonly search: MailingHomes['search']
}

const maxFound = 8

/** Presents the homes of a newsletter; those chosen already are not offered again. */
export function presentMailingHomes({ ids, chosen, offered, search }: HomesParts, locale: Locale): MailingHomes {
  const isChosen = new Set(chosen.map(({ id }) => id))
  return {
    ids,
    search,
    chosen: chosen.map((home) => homeChoice(home, locale)),
    found: offered
      .filter(({ id }) => !isChosen.has(id))
      .slice(0, maxFound)
      .map((home) => homeChoice(home, locale)),
    count: translator(locale)('desk.mailing.homes.count', { count: String(chosen.length), max: String(maxHomes) }),
    max: maxHomes,
  }
}

function homeChoice(home: ListingCard, locale: Locale): HomeChoice {
  const { id, place, photo } = home
  const price = presentPrice(home, locale)
  const town = [place.zip, placeOf(home, locale)].filter(Boolean).join(' ')
  return {
    id,
    title: titleOf(home, locale),
    about: [town, price === null ? '' : unbrokenPrices(priceText(price)), String(id)].filter((part) => part !== '').join(' · '),
    href: listingPath(home, locale),
    photo: photo && presentPhoto(photo, String(id), '', locale),
  }
}
