import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { CrmProblem } from '#db/model/feeds/crm-receipt.ts'
import { type DeskHomeState, type StreetAddress, streetText } from '#db/model/listings/desk-home.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../../routes.ts'
import { titleOf, typeLabel } from '../listing-address.present.ts'
import { placeOf } from '../listing-card.present.ts'
import { type PhotoView, presentDeskPhoto } from '../photos/photo.present.ts'
import { presentPrice, priceText } from '../price.present.ts'
import { problemText } from './home-crm.present.ts'

/** A home of the list as a query returns it. */
export interface HomeRow {
  readonly id: number
  readonly state: DeskHomeState
  readonly office: string | null
  readonly gaps: number
  readonly unlawful: number
  readonly reference: string | null
  readonly card: ListingCard
  readonly secret: StreetAddress | null
  readonly presented: number
  /** How it differs from its CRM. */
  readonly crm: CrmProblem | null
  readonly leads: number
}

/** A home of the list in words. */
export interface HomeLine {
  readonly id: number
  readonly href: string
  readonly photo: PhotoView | null
  /** The street, else the title. */
  readonly name: string
  /** The street is not published. */
  readonly isHidden: boolean
  readonly place: string
  readonly type: string
  readonly price: string | null
  readonly state: DeskHomeState
  readonly stateText: string
  readonly office: string | null
  /** Its reference, else its number. */
  readonly reference: string
  readonly gaps: string | null
  readonly isUnlawful: boolean
  readonly isOwn: boolean
  /** How it differs from its CRM, unless its state says so. */
  readonly crm: string | null
  readonly leads: { readonly text: string; readonly href: string } | null
}

/** A home for the list. @param most leads are counted up to this */
export function presentHomeLine(row: HomeRow, agency: Pick<Agency, 'offices'>, most: number, locale: Locale): HomeLine {
  const t = translator(locale)
  const { id, card, secret, state, gaps, crm, leads } = row
  const price = presentPrice({ ...card, state: 'available' }, locale)
  return {
    id,
    href: href('deskHome', locale, { id }),
    photo: card.photo && presentDeskPhoto(card.photo, id, isOnSite(state), locale),
    name: streetText(card.place, secret) ?? titleOf(card, locale),
    isHidden: isStreetHidden(card, secret),
    place: [card.place.zip, placeOf(card, locale)].filter(Boolean).join(' '),
    type: typeLabel(card, locale),
    price: price && priceText(price),
    state,
    stateText: homeStateText(state, card.goal, locale),
    office: row.office === null ? null : textIn(officeByKey(agency, row.office)?.name, locale),
    reference: row.reference ?? String(id),
    gaps: gaps === 0 ? null : t('desk.homes.gaps', { count: gaps }),
    isUnlawful: row.unlawful > 0,
    isOwn: row.presented === 1,
    crm: crm === null || crm === 'held' ? null : problemText(crm, locale),
    leads:
      leads === 0
        ? null
        : {
            text: leads < most ? t('desk.homes.leads', { count: leads }) : t('desk.homes.manyLeads', { count: String(most - 1) }),
            href: `${href('deskLeads', locale)}?${new URLSearchParams({ home: String(id), state: 'all' })}`,
          },
  }
}

/** The state of a home in words; on offer, it is its goal. */
export function homeStateText(state: DeskHomeState, goal: ListingCard['goal'], locale: Locale): string {
  const t = translator(locale)
  return t(state === 'available' ? (goal === 'sale' ? 'desk.homes.state.forSale' : 'desk.homes.state.toLet') : `desk.homes.state.${state}`)
}

/** Whether visitors see a page of it. */
export function isOnSite(state: DeskHomeState): boolean {
  return state !== 'held' && isPublic(state)
}

/** Whether its feed has a street that its page does not publish. */
export function isStreetHidden({ place }: Pick<ListingCard, 'place'>, secret: StreetAddress | null): boolean {
  return place.address === null && (secret?.street ?? null) !== null
}
