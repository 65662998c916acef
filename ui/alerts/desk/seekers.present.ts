import type { Rhythm } from '#db/model/alerts/subscription.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import type { Shortfall } from '#db/model/search/shortfall.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { titleOf } from '../../listings/listing-address.present.ts'
import { placeOf } from '../../listings/listing-card.present.ts'
import { presentPrice, priceText } from '../../listings/price.present.ts'
import { href } from '../../routes.ts'
import { shortfallText } from '../../search/shortfall.present.ts'
import { formatDay } from '../../site/number.present.ts'
import { presentAlert } from '../alert.present.ts'

/** When somebody was told of a home, and by whom; `actor` is null for a digest, `teller` for an account that no longer exists. */
interface Told {
  readonly toldAt: string | null
  readonly actor: string | null
  readonly teller: string | null
}

interface SeekerParts extends Told {
  readonly id: string
  readonly recipient: string
  readonly name: string | null
  readonly locale: Locale
  readonly rhythm: Rhythm | null
  readonly goal: Goal | null
  readonly search: string | null
  readonly confirmedAt: string | null
}

/** An alert that seeks a home, in words. */
export interface SeekerLine {
  readonly id: string
  readonly href: string
  /** The person's name, else the address. */
  readonly who: string
  readonly search: string
  /** How far off the home is; null if it matches. */
  readonly shortfall: string | null
  /** Their language, where it is not the reader's. */
  readonly language: string | null
  readonly since: string
  /** When and by whom they were told of it; null if not yet. */
  readonly told: string | null
}

/** Presents an alert among those who seek a home. @param shortfall null if the home matches */
export function presentSeeker(alert: SeekerParts, shortfall: Shortfall | null, locale: Locale): SeekerLine {
  const t = translator(locale)
  return {
    id: alert.id,
    href: href('deskAlert', locale, { id: alert.id }),
    who: alert.name ?? alert.recipient,
    search: presentAlert({ goal: alert.goal ?? 'sale', search: alert.search ?? '', rhythm: alert.rhythm ?? 'daily' }, locale).words,
    shortfall: shortfall && shortfallText(shortfall, locale),
    language: alert.locale === locale ? null : languages[alert.locale].name,
    since: t('desk.seekers.since', { day: formatDay(alert.confirmedAt ?? '', locale) }),
    told: toldText(alert, locale),
  }
}

/** 'Told by Els Maes on 3 November 2026'; null if not told. */
function toldText({ toldAt, actor, teller }: Told, locale: Locale): string | null {
  if (toldAt === null) return null
  const t = translator(locale)
  const day = formatDay(toldAt, locale)
  if (actor === null) return t('desk.seekers.toldByDigest', { day })
  return teller === null ? t('desk.seekers.told', { day }) : t('desk.seekers.toldBy', { day, name: teller })
}

/** A home that fits an alert, in words. */
export interface FittingLine {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly place: string
  readonly price: string | null
  readonly shortfall: string | null
  readonly told: string | null
}

/** Presents a home among those that fit an alert. */
export function presentFitting(card: ListingCard, shortfall: Shortfall | null, told: Told, locale: Locale): FittingLine {
  const price = presentPrice(card, locale)
  return {
    id: card.id,
    href: href('deskHome', locale, { id: card.id }),
    name: titleOf(card, locale),
    place: [card.place.zip, placeOf(card, locale)].filter(Boolean).join(' '),
    price: price && priceText(price),
    shortfall: shortfall && shortfallText(shortfall, locale),
    told: toldText(told, locale),
  }
}
