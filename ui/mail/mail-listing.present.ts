import type { Agency } from '#db/model/agency/agency.ts'
import type { ContentDirectory } from '#db/model/content/article.ts'
import { isSvg } from '#db/model/files/image.ts'
import type { Listing, ListingCard } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import type { Project } from '#db/model/projects/project.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type ContactView, presentContact } from '../agency/contact.present.ts'
import type { PhoneView } from '../agency/phone.present.ts'
import { contentLookup, writtenName } from '../content/article-address.present.ts'
import { pageTitle } from '../forms/send-to-friend/send-to-friend.present.ts'
import { energyLine } from '../listings/facts/property-energy.present.ts'
import { listingPath, titleOf } from '../listings/listing-address.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { presentPrice, priceText } from '../listings/price.present.ts'
import { presentTeaser, projectContact, projectTitle } from '../projects/project.present.ts'
import { routeOf } from '../route-lookup.ts'

/** Width and height in pixels, of the file. */
export type MailPhotoView = Pick<PhotoView, 'src' | 'alt' | 'width' | 'height'>

/** The listing, project or page a mail is about. Addresses are absolute. */
export interface MailListingView {
  readonly kind: 'home' | 'project' | 'page'
  readonly href: string
  readonly title: string
  /** Place, price, energy label and reference, as far as they are published. */
  readonly lines: readonly string[]
  /** The contact person, their number and languages; null if unknown. */
  readonly contact: {
    readonly text: string
    readonly phone: PhoneView | null
    /** 'Speaks Dutch and French'; '' where unknown. */
    readonly languages: string
    readonly portrait: string | null
  } | null
  /** The reference of a listing; null for anything else. */
  readonly reference: string | null
  readonly photo: MailPhotoView | null
  /** The text of the link. */
  readonly action: string
}

/** Presents a listing for a mail, with no more detail than its page shows. */
export function presentMailListing(listing: Listing, agency: Agency, locale: Locale, origin: string, now: Date): MailListingView {
  const t = translator(locale)
  const price = presentPrice(listing, locale)
  const reference = listing.reference ?? String(listing.id)
  return {
    kind: 'home',
    href: origin + listingPath(listing, locale),
    title: titleOf(listing, locale),
    lines: [
      addressLine(listing.place, locale),
      price ? priceText(price) : '',
      energyLine(listing, locale, now),
      t('mail.home.reference', { reference }),
    ].filter((line) => line !== ''),
    contact: presentMailContact(presentContact(listing, agency, locale), locale, origin),
    reference,
    photo: presentMailPhoto(listing, locale, origin),
    action: t('mail.home.link'),
  }
}

/** The first photograph of a listing for a mail; null for an SVG, which mail programs do not show. */
export function presentMailPhoto(listing: ListingCard, locale: Locale, origin: string): MailPhotoView | null {
  if (!listing.photo || isSvg(listing.photo.url)) return null
  return mailPhoto(presentPhoto(listing.photo, String(listing.id), titleOf(listing, locale), locale), origin)
}

function mailPhoto({ src, alt, width, height }: PhotoView, origin: string): MailPhotoView {
  return { src: new URL(src, origin).href, alt, width, height }
}

/** Presents a project for a mail. */
export function presentMailProject(project: Project, agency: Agency, locale: Locale, origin: string): MailListingView {
  const t = translator(locale)
  const { href, photo, facts } = presentTeaser(project, locale)
  return {
    kind: 'project',
    href: new URL(href, origin).href,
    title: projectTitle(project, locale),
    lines: [addressLine(project.place, locale), ...facts.map(({ label, value }) => t('mail.line', { label, value }))].filter((line) => line !== ''),
    contact: presentMailContact(projectContact(project, agency, locale), locale, origin),
    reference: null,
    photo: photo && mailPhoto(photo, origin),
    action: t('mail.project.link'),
  }
}

function presentMailContact({ person, phone }: ContactView, locale: Locale, origin: string): MailListingView['contact'] {
  if (!person) return null
  const t = translator(locale)
  return {
    text: t('mail.home.contact', { contact: person.name }),
    phone,
    languages: person.languages === '' ? '' : t('enquiry.speaks', { languages: person.languages }),
    portrait: person.photo && !isSvg(person.photo.src) ? new URL(person.photo.src, origin).href : null,
  }
}

interface PageSetting {
  readonly agency: Pick<Agency, 'name'>
  readonly content: ContentDirectory
}

/** Presents another page of the site for a mail, by its path and query; null for an unknown path. */
export function presentMailPage(path: string, { agency, content }: PageSetting, locale: Locale, origin: string): MailListingView | null {
  const [bare = ''] = path.split('?')
  const [, code, ...rest] = bare.split('/')
  const named = rest.join('/')
  const found = isLocale(code) ? (routeOf(named, code) ?? contentLookup(content).find(named, code)) : null
  return (
    found && {
      kind: 'page',
      href: origin + path,
      title: writtenName(found, content, locale) ?? pageTitle(found.name, agency, locale),
      lines: [],
      contact: null,
      reference: null,
      photo: null,
      action: translator(locale)('mail.page.link'),
    }
  )
}
