import type { Store } from '../client.ts'
import { selectDeskHome, toDeskHome } from '../listings/desk/desk-home.ts'
import type { Goal } from '../model/listings/listing.ts'
import { zoneHolds } from '../model/places/zone-contents.ts'
import { findZone } from '../model/places/zones.ts'
import type { Search } from '../model/search/search.ts'
import { readSearch } from '../model/search/search-query.ts'
import { nearestPlace, offBounds, type Shortfall } from '../model/search/shortfall.ts'
import { type IndexedPlace, type ListingIndex, microdegrees, nowhere } from '../search/listing-index.ts'
import { openIndex } from '../search/open.ts'
import { findRow } from '../search/row-by-id.ts'
import { indexOfRow } from '../search/row-index.ts'
import { judgeOf } from '../search/standing.ts'
import { type AskedTexts, askTexts, isRefusedText, questionsMatching, selectQuestions } from '../search/text.ts'
import { type AlertIndex, type IndexedAlert, knownAlertIndex, selectAlertChanges, updatedAlertIndex } from './alert-index.ts'

/** An alert that a home fits, or misses narrowly. */
interface Seeker {
  readonly alert: string
  /** Null if the home matches. */
  readonly shortfall: Shortfall | null
  /** Milliseconds since 1970. */
  readonly confirmedAt: number
}

/** Who seeks a home: those whose search it matches and those it narrowly misses, each the latest confirmed first. */
export interface Seekers {
  readonly exact: readonly Seeker[]
  readonly near: readonly Seeker[]
}

/** The alerts that a home fits but for their free texts, which the database has yet to answer. */
interface SeekersButForWords {
  readonly alerts: AlertIndex['alerts']
  readonly found: readonly { readonly seeker: Seeker; readonly text: string | null }[]
  readonly texts: AskedTexts
}

/**
 * The active alerts that seek a home; null if it is in no list. A home matches where a list of the search would show it. Reads nothing but the free texts of
 * the alerts that it fits otherwise, in one round trip.
 */
export async function seekersOf(store: Store, listingId: number, { alerts }: AlertIndex): Promise<Seekers | null> {
  const found = seekersButForWords(await openIndex(store), listingId, alerts)
  return found && withWords(found, await questionsMatching(store.primary, listingId, [...found.texts.asked.keys()]))
}

/**
 * A home as the desk reads it, with who seeks it. One round trip: the free texts are asked for the alerts as this isolate knows them, and again only if an alert
 * has changed since, or the index has to be built.
 */
export async function readHomeWithSeekers(store: Store, listingId: number) {
  const db = store.primary
  const known = await knownAlertIndex(store)
  const begun = seekersButForWords(await openIndex(store), listingId, known.alerts)
  const questions = [...(begun?.texts.asked.keys() ?? [])]
  const [home, changes, answers] = await db
    .batch([selectDeskHome(db, listingId), selectAlertChanges(db, known), selectQuestions(db, listingId, questions)])
    .catch(async (error: unknown) => {
      if (!isRefusedText(error)) throw error
      const rest = await db.batch([selectDeskHome(db, listingId), selectAlertChanges(db, known)])
      return [...rest, (await questionsMatching(db, listingId, questions)).map((question) => ({ question }))] as const
    })
  const index = await updatedAlertIndex(store, known, changes)
  const isCurrent = begun?.alerts === index.alerts
  const seekers = isCurrent
    ? withWords(
        begun,
        answers.map(({ question }) => question),
      )
    : await seekersOf(store, listingId, index)
  return { home: toDeskHome(home), seekers }
}

function seekersButForWords(stock: ListingIndex, listingId: number, alerts: AlertIndex['alerts']): SeekersButForWords | null {
  const row = findRow(stock, listingId)
  if (row === null) return null
  const index = indexOfRow(stock, row)
  const goal = index.firstRental === 0 ? 'rent' : 'sale'
  const mayFit = prefilter(index, goal)
  const found: { readonly seeker: Seeker; readonly text: string | null }[] = []
  for (const [alert, entry] of alerts) {
    if (!mayFit(entry)) continue
    const search = searchOf(entry)
    const standing = judgeOf(index, search, null)(0)
    if (standing !== null) found.push({ seeker: { alert, shortfall: standing === 'match' ? null : standing, confirmedAt: entry[2] }, text: search.q })
  }
  return { alerts, found, texts: askTexts(index, [...new Set(found.flatMap(({ text }) => text ?? []))]) }
}

/** @param matching the FTS queries that find the home */
function withWords({ found, texts }: SeekersButForWords, matching: readonly string[]): Seekers {
  const words = new Set([...texts.matching, ...matching.flatMap((question) => texts.asked.get(question) ?? [])])
  const seekers = found.flatMap(({ seeker, text }) => (text === null || words.has(text) ? [seeker] : []))
  seekers.sort((one, other) => other.confirmedAt - one.confirmedAt || (one.alert < other.alert ? 1 : -1))
  return { exact: seekers.filter(({ shortfall }) => shortfall === null), near: seekers.filter(({ shortfall }) => shortfall !== null) }
}

const parsed = new WeakMap<IndexedAlert, Search>()

function searchOf(entry: IndexedAlert): Search {
  const known = parsed.get(entry) ?? readSearch(new URLSearchParams(entry[1]))
  parsed.set(entry, known)
  return known
}

/** Rules out alerts by goal, price and place without parsing their search. The home is the only row of the index. */
function prefilter({ columns, places }: ListingIndex, goal: Goal): (alert: IndexedAlert) => boolean {
  const price = columns.price[0] ?? Number.NaN
  const known = Number.isNaN(price) ? null : price
  const place = places[columns.place[0] ?? 0]
  const [lat = nowhere, lng = nowhere] = [columns.lat[0], columns.lng[0]]
  const point = lat === nowhere ? null : { lat: lat / microdegrees, lng: lng / microdegrees }
  const near = new Map<string, boolean>([['', true]])
  return ([of, , , priceMin, priceMax, searched]) => {
    if (of !== goal) return false
    if ((priceMin !== null || priceMax !== null) && offBounds('price', known, priceMin, priceMax) === null) return false
    const seen = near.get(searched)
    if (seen !== undefined) return seen
    const codes = searched.split(' ')
    const zones = codes.filter((code) => !isZip.test(code))
    const zips = codes.filter((code) => isZip.test(code))
    const isNear = (place !== undefined && holds(place, zones, zips)) || (point !== null && nearestPlace({ zones, zips }, point) !== null)
    near.set(searched, isNear)
    return isNear
  }
}

const isZip = /^(?:L-)?\d+$/

function holds(place: IndexedPlace, zones: readonly string[], zips: readonly string[]): boolean {
  const isZipOf = place.zip !== null && (zips.includes(place.zip) || zips.includes(`L-${place.zip}`))
  return isZipOf || zones.some((code) => holderOf(code)?.(place) === true)
}

function holderOf(code: string): ReturnType<typeof zoneHolds> | null {
  const zone = findZone(code)
  return zone && zoneHolds(zone)
}
