import { type FactKey, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import type { FactValue, Listing, Photo } from '#db/model/listings/listing.ts'
import { isTour, recogniseVideo } from '#db/model/listings/video.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { typeLabel } from '#ui/listings/listing-address.present.ts'
import { presentPhoto } from '#ui/listings/photos/photo.present.ts'
import { factPath } from '#worker/feeds/perron/fact-paths.ts'

/** A record of the neutral format (worker/feeds/perron/README.md). */
export type NeutralRecord = { [name: string]: unknown }

interface Extent {
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly withContact: boolean
}

/** Places are lines of one text by language; the others are written as they are stored. */
const unwritten: ReadonlySet<FactKey> = new Set<FactKey>(factKeys.filter((key) => factDefinition(key).kind === 'places'))

/**
 * A published listing as a record of the neutral format, which another site imports as it is. It holds what the listing's page may show: the price and
 * the address of a listing that hides them were dropped when it was read.
 */
export function neutralRecord(listing: Listing, { origin, withContact }: Extent): NeutralRecord {
  const record: NeutralRecord = {
    id: String(listing.id),
    reference: listing.reference,
    type: byLocale((locale) => mainLabel(listing, locale)),
    subtype: byLocale((locale) => typeLabel(listing, locale)),
    negotiation: listing.takeover ? 'takeover' : listing.goal === 'sale' ? 'sale' : 'let',
    status: listing.state,
    marquee: words(listing.marquee),
    created_at: listing.createdAt,
    updated_at: listing.changedAt,
    open_days: listing.openDays?.map(({ day, from, to }) => ({ from: `${day}T${from}`, to: `${day}T${to}` })),
    price: priceOf(listing),
    location: locationOf(listing),
    energy: { epc_value: listing.energy.value, epc_category: listing.energy.labelText },
    description_title: words(listing.title),
    description: words(listing.description),
    images: listing.photos.map((photo) => imageOf(photo, listing.id, origin)),
    ...filmsOf(listing.films),
    ...(withContact ? contactOf(listing.contact) : {}),
  }
  if (listing.annuity) setAt(record, 'viager.applies', true)
  for (const key of factKeys) {
    const value = listing.facts[key]
    if (value !== undefined && !unwritten.has(key)) setAt(record, factPath(key), factValue(value))
  }
  return withoutNothing(record)
}

function mainLabel({ mainType, mainTypeName }: Listing, locale: Parameters<typeof translator>[0]): string {
  const key = `type.${mainType}`
  return hasMessage(key) ? translator(locale)(key) : textIn(mainTypeName, locale)
}

function priceOf({ price, goal, takeover }: Listing): NeutralRecord {
  if (price.amount === null) return { hidden: true }
  const unit = price.unit === undefined ? { unit: goal === 'sale' || takeover ? 'total' : 'month' } : { unit_text: words(price.unit) }
  return { amount: price.amount, currency: 'EUR', ...unit, ...(price.from ? { from: true } : {}), hidden: false }
}

function locationOf({ place }: Listing): NeutralRecord {
  const { address, point, country } = place
  return {
    ...(address === null ? {} : { street: address.street, number: address.houseNumber, box: address.box }),
    postal_code: place.zip,
    city: words(place.city),
    district: words(place.district),
    ...(country === 'other' ? {} : { country }),
    country_name: words(place.countryName),
    hidden: address === null,
    // A hidden number moves the point, too; a home that has none keeps it.
    ...(address !== null && address.houseNumber === null && point?.exact === false ? { number_hidden: true } : {}),
    ...(point === null ? {} : { geo: { latitude: point.lat, longitude: point.lng } }),
  }
}

function imageOf(photo: Photo, id: number, origin: string): NeutralRecord {
  const { width, height, name } = photo
  return { id: photo.key, url: photoAddress(photo, id, origin), width, height, name: words(name) }
}

/** The address of a photograph as JPEG, which every reader takes. @param id of its listing */
export function photoAddress(photo: Photo, id: number, origin: string): string {
  return new URL(presentPhoto(photo, String(id), '', 'en').src, origin).href
}

function filmsOf(films: readonly string[]): NeutralRecord {
  const showsTour = (film: string) => {
    const video = recogniseVideo(film)
    return video !== null && isTour(video)
  }
  return { virtual_tour_url: films.find(showsTour), video_url: films.find((film) => !showsTour(film)) }
}

function contactOf({ name, email, phone, office }: Listing['contact']): NeutralRecord {
  return { negotiator: { name, email, phone }, office: { name: office } }
}

/** A text of one unknown language as it is, others by language. */
function words(text: LocalizedText | null | undefined): string | LocalizedText | undefined {
  if (!text) return undefined
  const { any, ...known } = text
  return Object.keys(known).length > 0 ? known : any
}

function factValue(value: FactValue): unknown {
  return typeof value === 'object' ? words(value) : value
}

function setAt(record: NeutralRecord, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? path
  let at = record
  for (const name of names) {
    const below: unknown = at[name]
    const branch: NeutralRecord = isRecord(below) ? below : {}
    at[name] = branch
    at = branch
  }
  at[last] = value
}

function isRecord(value: unknown): value is NeutralRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Leaves out nulls and empty objects: absent is unknown. */
function withoutNothing(record: NeutralRecord): NeutralRecord {
  const kept = Object.entries(record).map(([name, value]) => [name, isRecord(value) ? withoutNothing(value) : value] as const)
  return Object.fromEntries(kept.filter(([, value]) => value !== null && value !== undefined && !(isRecord(value) && Object.keys(value).length === 0)))
}
