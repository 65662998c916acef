import { labelOf } from '#db/model/listings/energy.ts'
import { type FactKey, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import type { FactValue, Listing } from '#db/model/listings/listing.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath, titleOf, typeLabel } from '#ui/listings/listing-address.present.ts'
import { photoAddress } from './neutral-record.ts'
import { element } from './xml-element.ts'
import type { ExportContext, XmlFile } from './xml-file.ts'

const maxImages = 50
const maxFeatures = 50
const maxReference = 15

/**
 * Kyero's import format, version 3, which portals for homes abroad read. Lengths, patterns and the elements that must be there follow its published
 * schema, but for addresses: the schema's pattern predates https.
 */
export const kyeroFile: XmlFile = {
  begin: ({ now }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<root>${element('kyero', [element('feed_version', 3), element('feed_generated', timeOf(now.toISOString()))])}\n`,
  home(listing, context) {
    const { place, price, facts, goal, takeover } = listing
    const built = whole(listing.surfaceLiving)
    const plot = whole(listing.surfaceGround)
    const energy = /^[A-G]/.exec(labelOf(listing)?.text ?? '')?.[0]
    const province = textIn(place.district, 'en') || textIn(place.countryName, 'en') || textIn(place.city, 'en') || place.zip
    const images = listing.photos
      .slice(0, maxImages)
      .map((photo, at) => element('image', [element('url', photoAddress(photo, listing.id, context.origin))], { id: at + 1 }))
    return `${element('property', [
      element('id', listing.id),
      element('date', timeOf(listing.changedAt ?? listing.createdAt)),
      element('ref', listing.reference !== null && listing.reference.length <= maxReference ? listing.reference : listing.id),
      element('price', price.amount === null ? 'x' : Math.round(price.amount)),
      element('currency', 'EUR'),
      element('price_freq', goal === 'sale' || takeover ? 'sale' : 'month'),
      element('type', typeOf(listing)),
      element('town', textIn(place.city, 'en') || place.zip),
      element('province', province),
      place.point === null ? '' : element('location', [element('longitude', place.point.lng), element('latitude', place.point.lat)]),
      element('beds', listing.bedrooms),
      element('baths', whole(numberOf(facts.bathrooms))),
      element('pool', facts.pool === undefined ? null : facts.pool === true ? 1 : 0),
      built === null && plot === null ? '' : element('surface_area', [element('built', built), element('plot', plot)]),
      energy === undefined ? '' : element('energy_rating', [element('consumption', energy)]),
      element(
        'url',
        inLanguages(context, (locale) => context.origin + listingPath(listing, locale)),
      ),
      element(
        'desc',
        inLanguages(context, (locale) => descriptionIn(listing, locale)),
      ),
      element('features', featuresOf(listing)),
      images.length === 0 ? '' : element('images', images),
    ])}\n`
  },
  end: '</root>\n',
}

/** The kind of home in English, in the characters that the schema allows. */
function typeOf(listing: Listing): string {
  const label = typeLabel(listing, 'en').replace(/[^a-zA-Z&\s()/-]/g, ' ')
  return label.trim() || 'Property'
}

function inLanguages({ languages }: ExportContext, text: (locale: Locale) => string | null): readonly string[] {
  return languages.map((locale) => element(locale, text(locale)))
}

/** The title and the text of the agency, where it wrote in that language or in an unknown one. */
function descriptionIn(listing: Listing, locale: Locale): string | null {
  const { description } = listing
  const text = description?.[locale] ?? description?.any
  return text === undefined ? null : `${titleOf(listing, locale)}\n\n${text}`
}

/** What the home has, in English; the schema demands at least one. */
function featuresOf(listing: Listing): readonly string[] {
  const t = translator('en')
  const isFeature = (key: FactKey) => factDefinition(key).kind === 'flag' && listing.facts[key] === true
  const names = factKeys.filter(isFeature).map((key) => t(`fact.${key}`))
  return (names.length === 0 ? [typeOf(listing)] : names).slice(0, maxFeatures).map((name) => element('feature', name))
}

function numberOf(value: FactValue | LocalizedText | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

/** A time as the format writes it. @param at ISO 8601 */
function timeOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)}`
}
