import { addressLine } from '#db/model/address.ts'
import { isSvg } from '#db/model/image.ts'
import type { Listing, ListingCard } from '#db/model/listing.ts'
import type { Project } from '#db/model/project.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { routeOf } from '../route-lookup.ts'
import { listingPath } from './listing-address.ts'
import { type PriceView, presentPrice } from './listing-card.ts'
import { presentPhoto } from './photo.ts'
import { presentTeaser, projectTitle } from './project.ts'
import { titleOf } from './property.ts'
import { pageTitle } from './send-to-friend.ts'

/** The home or project a mail is about, its addresses absolute. */
export interface MailHomeView {
  readonly href: string
  readonly title: string
  /** Place, price and reference, as far as they may be told. */
  readonly lines: readonly string[]
  readonly photo: { readonly src: string; readonly alt: string } | null
  /** The words of the link. */
  readonly action: string
}

/** Presents a listing for a mail, no finer than its page does. */
export function presentMailListing(listing: Listing, locale: Locale, origin: string): MailHomeView {
  const t = translator(locale)
  const price = presentPrice(listing, locale)
  const reference = listing.reference ?? String(listing.id)
  return {
    href: origin + listingPath(listing, locale),
    title: titleOf(listing, locale),
    lines: [addressLine(listing.place, locale), price ? priceLine(price) : '', t('mail.home.reference', { reference })].filter((line) => line !== ''),
    photo: presentMailPhoto(listing, locale, origin),
    action: t('mail.home.link'),
  }
}

/** The first photograph of a listing for a mail; null for a drawing, which programs that read mail do not show. */
export function presentMailPhoto(listing: ListingCard, locale: Locale, origin: string): MailHomeView['photo'] {
  if (!listing.photo || isSvg(listing.photo.url)) return null
  const photo = presentPhoto(listing.photo, String(listing.id), titleOf(listing, locale), locale)
  return { src: new URL(photo.src, origin).href, alt: photo.alt }
}

/** A price with the words before and after it, as one line. */
export function priceLine({ before, text, after }: PriceView): string {
  return [before, text, after].filter((part) => part !== null).join(' ')
}

/** Presents a project for a mail. */
export function presentMailProject(project: Project, locale: Locale, origin: string): MailHomeView {
  const { href, photo, facts } = presentTeaser(project, locale)
  return {
    href: new URL(href, origin).href,
    title: projectTitle(project, locale),
    lines: [addressLine(project.place, locale), ...facts.map((fact) => `${fact.label} ${fact.value}`)].filter((line) => line !== ''),
    photo: photo && { src: new URL(photo.src, origin).href, alt: photo.alt },
    action: translator(locale)('mail.project.link'),
  }
}

/** Presents any other page of ours for a mail, by its path; null when there is none. */
export function presentMailPage(path: string, locale: Locale, origin: string): MailHomeView | null {
  const [, code, ...rest] = path.split('/')
  const found = isLocale(code) ? routeOf(rest.join('/'), code) : null
  return found && { href: origin + path, title: pageTitle(found.name, locale), lines: [], photo: null, action: translator(locale)('mail.page.link') }
}
