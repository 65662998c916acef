import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { labelOf } from '#db/model/listings/energy.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { presentListTitle } from '../search/search.present.ts'
import { formatNumber } from '../site/number.present.ts'
import { escapeXml } from '../site/xml.present.ts'
import { listingPath, typeLabel } from './listing-address.present.ts'
import { placeOf } from './listing-card.present.ts'
import { presentPhoto } from './photos/photo.present.ts'
import { presentPrice, priceText } from './price.present.ts'

interface Feed {
  readonly agency: Agency
  readonly goal: Goal
  readonly search: Search
  readonly cards: readonly ListingCard[]
  readonly locale: Locale
  /** The site's origin, without a trailing slash. */
  readonly origin: string
}

/** A search as an Atom feed with one entry per listing (RFC 4287). */
export function presentFeed({ agency, goal, search, cards, locale, origin }: Feed): string {
  const list = origin + href(goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search)
  const self = `${origin}/api/listings.atom?${new URLSearchParams({ lang: locale, goal })}${writeSearch(search).replace('?', '&')}`
  const updated = cards.reduce((latest, card) => (card.createdAt > latest ? card.createdAt : latest), '1970-01-01T00:00:00.000Z')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('title', `${presentListTitle(goal, search, locale)} | ${agencyName(agency, locale)}`),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(list)}"/>`,
    element('updated', updated),
    `<author>${element('name', agencyName(agency, locale))}</author>`,
    ...cards.map((card) => entry(card, locale, origin)),
    '</feed>',
  ].join('\n')
}

function entry(card: ListingCard, locale: Locale, origin: string): string {
  const address = origin + listingPath(card, locale)
  const price = presentPrice(card, locale)
  const photo = card.photo && presentPhoto(card.photo, String(card.id), '', locale).src
  return [
    '<entry>',
    element('title', [typeLabel(card, locale), placeOf(card, locale), price && priceText(price)].filter(Boolean).join(', ')),
    // A listing in another language is a different document, with a different id.
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    ...(photo === null ? [] : [`<link rel="enclosure" type="image/jpeg" href="${escapeXml(origin + photo)}"/>`]),
    element('published', card.createdAt),
    element('updated', card.createdAt),
    element('summary', summary(card, locale)),
    '</entry>',
  ].join('')
}

function summary(card: ListingCard, locale: Locale): string {
  const t = translator(locale)
  const label = labelOf(card)?.text
  const facts = [
    card.bedrooms === null ? '' : t('card.bedrooms', { count: card.bedrooms }),
    card.surfaceLiving === null ? '' : t('unit.area', { value: formatNumber(card.surfaceLiving, locale) }),
    label === undefined ? '' : t('search.label.energy', { label }),
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
