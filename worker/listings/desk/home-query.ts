import { type DeskHome, findDeskHome } from '#db/listings/desk/desk-home.ts'
import type { HomePlace } from '#db/listings/desk/desk-homes.ts'
import { type HomeFilter, homeSorts } from '#db/listings/desk/home-filter.ts'
import { type HitPlace, hitKinds, searchHomes } from '#db/listings/desk/home-search.ts'
import { type StaffMember, worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { readAmount } from '#db/model/calculators/amount.ts'
import { type GapName, gapNames } from '#db/model/law/compliance/publication-rule.ts'
import { deskHomeStates } from '#db/model/listings/desk-home.ts'
import { isGroup } from '#db/model/listings/property-group.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { municipalityOrLarger } from '#db/model/places/municipality.ts'
import { matchPlaces } from '#db/model/places/zones.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** Query keys of the list of homes: `goal`, `state`, `type`, `office`, `place` (a postcode or town), `priceMin`, `priceMax`, `gap`, `crm`, `q`, `sort`, and the cursor `after`. */

const goals = ['sale', 'rent'] as const
const gaps: readonly (GapName | 'any' | 'unlawful')[] = ['any', 'unlawful', ...gapNames]

/** Parses the filter from the query, within the member's offices. Unknown values are ignored; an unknown place is searched as text. */
export function readHomeFilter(query: URLSearchParams, { offices }: Pick<StaffMember, 'offices'>): HomeFilter {
  const type = query.get('type') ?? ''
  const typed = (query.get('place') ?? '').trim().slice(0, 100)
  const place = placeOf(typed)
  return {
    goal: goals.find((goal) => goal === query.get('goal')) ?? null,
    state: deskHomeStates.find((state) => state === query.get('state')) ?? null,
    type: isGroup(type) ? type : null,
    office: query.get('office') || null,
    place,
    priceMin: euros(query.get('priceMin')),
    priceMax: euros(query.get('priceMax')),
    gap: gaps.find((gap) => gap === query.get('gap')) ?? null,
    differs: query.get('crm') === 'any',
    text: [(query.get('q') ?? '').trim().slice(0, 100), place === null ? typed : ''].filter(Boolean).join(' '),
    sort: homeSorts.find((sort) => sort === query.get('sort')) ?? 'new',
    worksFor: offices,
  }
}

function euros(typed: string | null): number | null {
  const amount = readAmount(typed)
  return amount === null ? null : Math.floor(amount)
}

/** The postcode or municipality that a text names; null for anything else. */
export function placeOf(typed: string): HomeFilter['place'] {
  if (typed === '') return null
  const zip = /^(?:[BL]-?)?(\d{4})$/i.exec(typed)?.[1]
  if (zip !== undefined) return { key: 'zip', value: zip }
  const [matched, ...others] = matchPlaces(typed)
  if (matched?.key !== 'zone' || others.length > 0) return null
  const zone = municipalityOrLarger(matched.value)
  return zone?.kind === 'municipality' ? { key: 'town', value: zone.code } : null
}

/** Parses the cursor; null for the first page or a cursor that does not fit the sort order. */
export function readHomePlace(value: string | null, { sort }: Pick<HomeFilter, 'sort'>): HomePlace | null {
  const [, key = '', id = ''] = /^([\d.:TZ-]{0,40})~(\d{1,15})$/.exec(value ?? '') ?? []
  if (id === '') return null
  if (sort === 'new' || sort === 'changed') return { value: key, id: Number(id) }
  return key !== '' && Number.isFinite(Number(key)) ? { value: Number(key), id: Number(id) } : null
}

/** Serialises a cursor for `readHomePlace`. */
export const writeHomePlace = ({ value, id }: HomePlace) => `${value}~${id}`

/** Parses the cursor of a search; null for the first page or an invalid cursor. */
export function readHitPlace(value: string | null): HitPlace | null {
  const [, key, id = ''] = /^([a-z]+)~(\d{1,15})$/.exec(value ?? '') ?? []
  const kind = hitKinds.find((each) => each === key)
  return kind === undefined ? null : { kind, id: Number(id) }
}

/** Serialises a cursor for `readHitPlace`. */
export const writeHitPlace = ({ kind, id }: HitPlace) => `${kind}~${id}`

const filterKeys = ['goal', 'state', 'type', 'office', 'place', 'priceMin', 'priceMax', 'gap', 'crm', 'q', 'sort'] as const

/** The non-empty filters of a query, in canonical order. */
export function homeFilterQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(filterKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : [])))
}

const maxShown = 8

/** The queries for the homes of the member's offices that words may mean: by street, municipality or reference. */
export function selectMatchingHomes({ store, session, now }: DeskContext, words: string) {
  const filter = readHomeFilter(new URLSearchParams({ q: words }), session.member)
  return searchHomes(store.primary, filter, null, maxShown + 1, now.toISOString())
}

/** `hasMore`: there may be others. */
export function matchingHomes<Row>(rows: readonly Row[], [, unseen]: readonly unknown[]) {
  return { rows: rows.slice(0, maxShown), hasMore: rows.length > maxShown || unseen !== undefined }
}

/** The home in the URL, if the member's offices serve it; 404 otherwise. */
export async function homeOf(context: DeskContext): Promise<DeskHome> {
  const id = readPublicId(context.parameters.id ?? '')
  return servedHome(context, id === null ? null : await findDeskHome(context.store.primary, id))
}

/** A home, if the member's offices serve it; 404 otherwise, and for null. */
export function servedHome({ agency, session }: DeskContext, home: DeskHome | null): DeskHome {
  if (home === null || !worksFor(session.member, servingOffice(agency, home.listing.place)?.key ?? null)) throw new NoPage()
  return home
}
