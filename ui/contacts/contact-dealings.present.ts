import type { SubscriptionKind } from '#db/model/alerts/subscription.ts'
import type { Contact, ContactKey } from '#db/model/contacts/contact.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { type OfferState, type OfferTerms, offerStateOn } from '#db/model/leads/offers/offer.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { TestimonialState } from '#db/model/testimonials/testimonial.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { homeName } from '../listings/desk/home-name.present.ts'
import { href } from '../routes.ts'
import { formatDay } from '../site/number.present.ts'
import { originText } from './imports/origin.present.ts'

interface OriginRow {
  readonly id: string
  readonly file: string
  readonly importedAt: string | null
  readonly made: 0 | 1
  /** The account of who imported it. */
  readonly member: string
}

/** A lead with the offer or testimonial that it is. */
export interface DealtRow {
  readonly id: string
  readonly card: ListingCard | null
  readonly offer: (OfferTerms & { readonly receivedAt: string; readonly state: OfferState }) | null
  readonly testimonial: { readonly comment: string; readonly state: TestimonialState; readonly postedAt: string } | null
}

/** What else a contact has to do with the agency, as the queries return it. */
export interface DealingRows {
  readonly origins: readonly OriginRow[]
  readonly owned: readonly {
    readonly id: string
    readonly email: string
    readonly usedAt: string | null
    readonly kind: 'listing' | 'project' | null
    readonly homeId: number | null
    readonly card: ListingCard | null
  }[]
  /** The addresses that have ended the newsletter. */
  readonly ends: readonly unknown[]
}

/** An offer or a testimonial: a link, and what it is about. */
export interface DealingLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly about: string
}

export interface OwnerLine {
  readonly id: string
  readonly href: string
  readonly email: string
  readonly used: string
  readonly homes: readonly { readonly key: string; readonly name: string; readonly href: string }[]
}

const maxWords = 120

/** The offers and testimonials among some leads, in words. */
export function presentDealings(leads: readonly DealtRow[], locale: Locale, now: Date): Readonly<Record<'offers' | 'testimonials', readonly DealingLine[]>> {
  const t = translator(locale)
  return {
    offers: leads.flatMap(({ id, card, offer }) => {
      if (offer === null) return []
      const state = t(`offer.state.${offerStateOn(offer, wallTimeOf(now).day)}`)
      const about = [card === null ? '' : homeName(card, locale), state, formatDay(offer.receivedAt, locale)].filter(Boolean).join(', ')
      return [{ id, about, href: href('deskOffer', locale, { id }), title: formatEuro(offer.amount) }]
    }),
    testimonials: leads.flatMap(({ id, testimonial }) => {
      if (testimonial === null) return []
      const about = `${t(`desk.contact.testimonial.${testimonial.state}`)}, ${formatDay(testimonial.postedAt, locale)}`
      return [{ id, about, href: href('deskTestimonials', locale), title: excerpt(testimonial.comment, maxWords) }]
    }),
  }
}

/** Owners' accounts in words. */
export function presentOwners(owned: DealingRows['owned'], locale: Locale): readonly OwnerLine[] {
  const t = translator(locale)
  const accounts = owned.filter(({ id }, at) => owned.findIndex((row) => row.id === id) === at)
  return accounts.map(({ id, email, usedAt }) => ({
    id,
    email,
    href: href('deskOwnerView', locale, { id }),
    used: usedAt === null ? t('desk.contact.ownerUnseen') : t('desk.contact.ownerSeen', { day: formatDay(usedAt, locale) }),
    homes: owned.flatMap(({ id: owner, card, homeId, kind }) =>
      owner === id && card !== null && homeId !== null
        ? [{ key: `${kind}-${homeId}`, name: homeName(card, locale), href: href('deskHome', locale, { id: homeId }) }]
        : [],
    ),
  }))
}

/** Where the details come from: how the contact began, then the files that it came from or was completed by, and whether the person has been told. */
export function presentOrigins(
  { source, origin, originName, createdAt, originToldAt }: Pick<Contact, 'source' | 'origin' | 'originName' | 'createdAt' | 'originToldAt'>,
  files: readonly OriginRow[],
  members: readonly { readonly id: string; readonly name: string }[],
  locale: Locale,
): readonly string[] {
  const t = translator(locale)
  const day = formatDay(createdAt, locale)
  const isImported = source === 'import'
  const told = originToldAt === null ? t('desk.contact.originUntold') : t('desk.contact.originTold', { day: formatDay(originToldAt, locale) })
  return [
    isImported ? t('desk.contact.source.import', { day, origin: originText('desk', origin, originName, locale) }) : t(`desk.contact.source.${source}`, { day }),
    ...files.flatMap(({ file, importedAt, made, member }) => {
      const who = members.find(({ id }) => id === member)?.name ?? t('desk.audit.former')
      return importedAt === null ? [] : [t(`desk.contact.fromFile.${made === 1 ? 'made' : 'completed'}`, { file, who, day: formatDay(importedAt, locale) })]
    }),
    ...(isImported ? [told] : []),
  ]
}

/** Whether the person was asked about the newsletter, and whether a member may ask. */
export interface AskingView {
  readonly mayAsk: boolean
  /** The outcome of the question; null if the person was not asked. */
  readonly asked: string | null
}

export function presentAsking(
  { askedAt, askedHow, doNotContactSince, keys }: Pick<Contact, 'askedAt' | 'askedHow' | 'doNotContactSince'> & { readonly keys: readonly ContactKey[] },
  subscriptions: readonly { readonly kind: SubscriptionKind }[],
  hasEnded: boolean,
  locale: Locale,
): AskingView {
  const t = translator(locale)
  const asked = askedAt === null || askedHow === null ? null : t(`desk.contact.asked.${askedHow}`, { day: formatDay(askedAt, locale) })
  const isReader = subscriptions.some(({ kind }) => kind === 'newsletter')
  return { asked, mayAsk: askedAt === null && doNotContactSince === null && !isReader && !hasEnded && keys.some(({ kind }) => kind === 'email') }
}
