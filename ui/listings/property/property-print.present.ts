import type { Agency } from '#db/model/agency/agency.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { advertisedFacts } from '#db/model/law/compliance/stated.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatToday } from '../../site/number.present.ts'
import type { FactView } from '../facts/fact-groups.present.ts'
import { listingPath, typeLabel } from '../listing-address.present.ts'
import { type PropertyView, presentProperty } from './property.present.ts'
import { presentQrCode, type QrCodeView } from './qr-code.present.ts'

/** The content of the A4 page of a listing. Every text has a maximum length, so that the page fits. */
export interface PropertyPrintView {
  readonly property: PropertyView
  readonly title: string
  readonly place: string
  /** 'Town house for sale'. */
  readonly kind: string
  readonly gone: 'sold' | 'rented' | null
  readonly text: string
  readonly facts: readonly FactView[]
  readonly energyFacts: readonly FactView[]
  readonly law: readonly FactView[]
  /** Absolute URL of the listing's page, as text and as a QR code. */
  readonly address: string
  readonly code: QrCodeView | null
  readonly back: string
  readonly today: string
}

/** Facts besides the key facts, most important first. Rent and charges are required on rentals. */
const priority: readonly FactKey[] = [
  'chargesRenter',
  'depositAmount',
  'annuityAges',
  'availability',
  'constructionYear',
  'renovationYear',
  'condition',
  'floor',
  'facades',
  'surfaceTerrace',
  'surfaceGarden',
  'gardenOrientation',
  'garages',
  'parkings',
  'lift',
  'heating',
  'windowGlazing',
  'cadastralIncome',
  'realEstateTax',
]

/** Facts the law requires in an advertisement: flood, planning and certificates; energy is shown separately. The rest is on the listing's page. */
const lawful: readonly FactKey[] = [...advertisedFacts, 'asbestosType']

const certified: readonly FactKey[] = ['epcReference', 'certificateEndDate', 'epcTotal', 'co2Emission', 'eLevel', 'insulationClass']

/** Lines in the facts column, and characters per line: of a fact, and of a value alone. */
const factLines = 9
const lineOf = { fact: 42, value: 28 }
const maxValueLength = { fact: 56, certificate: 36, law: 76 }
const maxTitleLength = 90
const maxPlaceLength = 190
/** Characters of the description; without photographs there is room for more. */
const maxTextLength = { withPhotos: 560, withoutPhotos: 1200 }

/** Presents a listing for its print page. `origin` is the site's, for the printed URL. */
export function presentPrint(listing: Listing, agency: Agency, locale: Locale, now: Date, origin: string): PropertyPrintView {
  const t = translator(locale)
  const property = presentProperty(listing, agency, locale, now)
  const back = listingPath(listing, locale)
  const every = [
    property.costs,
    ...property.groups,
    property.energy?.facts ?? null,
    { facts: property.law?.facts.filter(({ isPending }) => !isPending) },
  ].flatMap((group) => group?.facts ?? [])
  const what = typeLabel(listing, locale)
  const limit = property.photos.length > 0 ? maxTextLength.withPhotos : maxTextLength.withoutPhotos
  return {
    property,
    title: excerpt(property.title, maxTitleLength),
    place: excerpt(property.place, maxPlaceLength),
    kind: excerpt(t(listing.takeover ? 'print.kind.takeover' : listing.goal === 'sale' ? 'list.title.sale' : 'list.title.rent', { what }), maxTitleLength),
    gone: listing.state === 'sold' || listing.state === 'rented' ? listing.state : null,
    text: excerpt(textIn(listing.description, locale).replace(/\s+/g, ' ').trim(), limit),
    facts: withinLines([...pick(every, priority, maxValueLength.fact), ...walkOf(property)]),
    energyFacts: pick(every, certified, maxValueLength.certificate),
    law: pick(every, lawful, maxValueLength.law),
    address: origin + back,
    code: presentQrCode(origin + back),
    back,
    today: formatToday(now, locale),
  }
}

/** Facts by key, in that order, each cut to its maximum length. */
function pick(facts: readonly FactView[], keys: readonly FactKey[], maxLength: number): FactView[] {
  return keys
    .flatMap((key) => facts.filter((fact) => fact.key === key && fact.value !== '0'))
    .map((fact) => ({ ...fact, value: excerpt(fact.value.replace(/\s+/g, ' '), maxLength) }))
}

/** The places within a walk, as many as a fact may be long; the sheet has no room for their drawing. */
function walkOf({ surroundings: { nearby, quarter } }: PropertyView): FactView[] {
  if (nearby === null || quarter === null) return []
  const near = nearby.places.flatMap(({ name, walk }) => (walk === null ? [] : [`${name} ${walk}`]))
  const isFitting = (_: string, index: number) => near.slice(0, index + 1).join(', ').length <= maxValueLength.fact
  return [{ key: 'pointsOfInterest', label: quarter.label, value: near.filter(isFitting).join(', '), note: null }].filter(({ value }) => value !== '')
}

/** As many facts as fit on the available lines. */
function withinLines(facts: readonly FactView[]): FactView[] {
  let left = factLines
  return facts.filter(({ label, value }) => {
    left -= value.length > lineOf.value || label.length + value.length > lineOf.fact ? 2 : 1
    return left >= 0
  })
}
