import type { Agency } from '#db/model/agency/agency.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import type { OwnedStock } from '#db/model/owners/owned-home.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type ContactView, presentContact } from '../agency/contact.present.ts'
import { listingPath, titleOf } from '../listings/listing-address.present.ts'
import { placeOf } from '../listings/listing-card.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { presentPrice, priceText } from '../listings/price.present.ts'
import { projectContact, projectPagePath, projectTitle } from '../projects/project.present.ts'

/** An owner's home in words: what it is, where its page is, and its state. */
export interface OwnedStockView {
  readonly title: string
  /** Its page on the site; null if it has none. */
  readonly path: string | null
  readonly photo: PhotoView | null
  readonly place: string
  readonly state: string
  readonly price: string | null
  /** Whether it was sold, let or withdrawn. */
  readonly isFormer: boolean
}

/** An owner's home in words, also where it has no page. */
export function presentOwnedStock(stock: OwnedStock, locale: Locale): OwnedStockView {
  const t = translator(locale)
  if (stock.kind === 'project') {
    const [photo] = stock.project.photos
    const title = projectTitle(stock.project, locale)
    return {
      title,
      path: stock.isListed ? projectPagePath(stock.project, locale) : null,
      photo: photo ? presentPhoto(photo, `project-${stock.id}`, title, locale) : null,
      place: placeOf(stock.project, locale),
      state: t(stock.isListed ? 'owner.state.available' : 'owner.state.withdrawn'),
      price: null,
      isFormer: !stock.isListed,
    }
  }
  const { listing, state } = stock
  const title = titleOf(listing, locale)
  const price = presentPrice(listing, locale)
  return {
    title,
    path: isPublic(listing.state) ? listingPath(listing, locale) : null,
    photo: listing.photo && presentPhoto(listing.photo, String(stock.id), title, locale),
    place: placeOf(listing, locale),
    state: t(`owner.state.${state}`),
    price: price && priceText(price),
    isFormer: state === 'sold' || state === 'rented' || state === 'withdrawn',
  }
}

/** The contact person of an owner's home. */
export function ownedContact(stock: OwnedStock, agency: Agency, locale: Locale): ContactView {
  return stock.kind === 'project' ? projectContact(stock.project, agency, locale) : presentContact(stock.listing, agency, locale)
}
