import type { Agency } from '#db/model/agency/agency.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { complianceOf } from '#db/model/law/compliance/compliance.ts'
import type { GapName, RuleName } from '#db/model/law/compliance/publication-rule.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { type DeskHomeState, type StreetAddress, streetText } from '#db/model/listings/desk-home.ts'
import type { FactGroup } from '#db/model/listings/facts.ts'
import { type Listing, unknownTime } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { href } from '../../routes.ts'
import { formatDay } from '../../site/number.present.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { type FactGroupView, presentGroup } from '../facts/fact-groups.present.ts'
import { listingPath, titleOf, typeLabel } from '../listing-address.present.ts'
import { placeOf } from '../listing-card.present.ts'
import { presentPrice, priceText } from '../price.present.ts'
import { homeStateText, isOnSite, isStreetHidden } from './home-line.present.ts'

/** A statement that the law requires of a home and that is missing. */
export interface HomeGap {
  readonly rule: RuleName
  readonly label: string
  readonly isUnlawful: boolean
  /** The record gives it in a way that was not understood. */
  readonly isUnclear: boolean
  readonly source: { readonly name: string; readonly url: string }
  /** 'noticed on …'; null until it has been noted. */
  readonly since: string | null
}

/** A home of the desk in words. */
export interface DeskHomeView {
  readonly id: number
  /** The street, else the title. */
  readonly name: string
  readonly facts: readonly string[]
  readonly state: DeskHomeState
  readonly stateText: string
  /** The state that its feed gives, in words. */
  readonly feedState: string
  /** Street and number; null if the feed has none. */
  readonly address: string | null
  readonly isHidden: boolean
  /** Its page on the site; null if visitors see none. */
  readonly publicPath: string | null
  readonly groups: readonly FactGroupView[]
  /** Null if the rules of advertisements do not apply to it. */
  readonly gaps: readonly HomeGap[] | null
  /** The page of its entry, if it was entered by hand; null for a home of a feed. */
  readonly entryPath: string | null
  readonly leadsPath: string
  readonly documentsPath: string
  readonly seekersPath: string
  /** The page of the offers on it, with the number of open ones; null for a home that is not for sale. */
  readonly offers: { readonly path: string; readonly text: string } | null
  /** Null without open days. */
  readonly openDaysPath: string | null
  readonly visits: readonly { readonly id: string; readonly href: string; readonly when: string; readonly who: string }[]
  /** When it was created, or else when it first came in; null if neither is known. */
  readonly created: string | null
}

const groups: readonly FactGroup[] = ['building', 'surfaces', 'rooms', 'comfort', 'finish', 'energy', 'law', 'costs', 'annuity', 'surroundings']

interface HomeParts {
  readonly listing: Listing
  readonly heldState: Listing['state'] | null
  readonly secret: StreetAddress | null
  /** The day it first came in, YYYY-MM-DD. */
  readonly cameOn: string | null
  /** The id of its entry; null for a home of a feed. */
  readonly entry: string | null
}

interface AroundParts {
  readonly openOffers: number
  readonly gaps: readonly { readonly rule: GapName; readonly noticedOn: string }[]
  readonly visits: readonly { readonly id: string; readonly startsAt: string; readonly fields: Lead['fields'] }[]
}

/** Presents a home for its page at the desk. @param today YYYY-MM-DD */
export function presentDeskHome(
  { listing, heldState, secret, cameOn, entry }: HomeParts,
  around: AroundParts,
  agency: Agency,
  locale: Locale,
  now: Date,
): DeskHomeView {
  const { id } = listing
  const state = heldState === null ? listing.state : 'held'
  const onMarket: Listing = { ...listing, state: heldState ?? listing.state }
  const price = presentPrice({ ...listing, state: 'available' }, locale)
  const address = streetText(listing.place, secret)
  const office = servingOffice(agency, listing.place)
  return {
    id,
    name: address ?? titleOf(listing, locale),
    facts: [
      [listing.place.zip, placeOf(listing, locale)].filter(Boolean).join(' '),
      typeLabel(listing, locale),
      price === null ? '' : priceText(price),
      listing.reference ?? String(id),
      textIn(office?.name, locale),
    ].filter((text) => text !== ''),
    state,
    stateText: homeStateText(state, listing.goal, locale),
    feedState: homeStateText(onMarket.state, listing.goal, locale),
    address,
    isHidden: isStreetHidden(listing, secret),
    publicPath: isOnSite(state) ? listingPath(listing, locale) : null,
    groups: groups.flatMap((group) => presentGroup(onMarket, group, locale, now) ?? []),
    gaps: isListed(onMarket.state) ? presentGaps(onMarket, around, locale, now) : null,
    entryPath: entry === null ? null : href('deskEntry', locale, { id: entry }),
    documentsPath: href('deskHomeDocuments', locale, { id }),
    seekersPath: href('deskHomeSeekers', locale, { id }),
    offers:
      listing.goal === 'sale'
        ? { path: href('deskHomeOffers', locale, { id }), text: translator(locale)('desk.home.offers', { count: around.openOffers }) }
        : null,
    openDaysPath: listing.openDays?.length ? href('deskHomeOpenDays', locale, { id }) : null,
    leadsPath: `${href('deskLeads', locale)}?${new URLSearchParams({ home: String(id), state: 'all' })}`,
    visits: around.visits.map((visit) => ({
      id: visit.id,
      href: href('deskLead', locale, { id: visit.id }),
      when: whenText(visit.startsAt, locale),
      who: leadSender(visit.fields, null, locale),
    })),
    created: createdText(listing.createdAt, cameOn, locale),
  }
}

function createdText(createdAt: string, cameOn: string | null, locale: Locale): string | null {
  const t = translator(locale)
  if (createdAt !== unknownTime) return t('desk.home.created', { day: formatDay(createdAt, locale) })
  return cameOn && t('desk.home.cameOn', { day: formatDay(cameOn, locale) })
}

function presentGaps(listing: Listing, { gaps }: AroundParts, locale: Locale, now: Date): readonly HomeGap[] {
  const t = translator(locale)
  return complianceOf(listing, now.toISOString()).flatMap(({ rule, row, state }) => {
    if ((state !== 'missing' && state !== 'notUnderstood') || row === null) return []
    const noticed = gaps.find((gap) => gap.rule === rule)
    return [
      {
        rule,
        label: t(`desk.rule.${rule}`),
        isUnlawful: row.without === 'unlawful',
        isUnclear: state === 'notUnderstood',
        source: row.source,
        since: noticed ? t('desk.home.noticed', { day: formatDay(noticed.noticedOn, locale) }) : null,
      },
    ]
  })
}
