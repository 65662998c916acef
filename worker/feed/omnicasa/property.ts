import type { Goal, Listing } from '#db/model/listing.ts'
import { stateOf } from '#db/model/listing-state.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { groupOfWebId } from '#db/model/property-group.ts'
import { annuityPrice, annuityTerms } from '../annuity.ts'
import { categoryOf } from '../category.ts'
import { readDay, readInstant } from '../date.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import type { Facts } from '../facts.ts'
import { type Fields, readFlag } from '../fields.ts'
import { kept } from '../hide-street.ts'
import { textReaders } from '../hide-texts.ts'
import { readNumber } from '../number.ts'
import { readOpenDays } from '../open-days.ts'
import { wholeLine } from '../place.ts'
import { readPriceUnit } from '../price-unit.ts'
import type { ListingReading, ReadOptions, Refusal } from '../reader.ts'
import type { ReadText } from '../text.ts'
import { readContact } from './contact.ts'
import { factFields } from './fact-fields.ts'
import { readFacts } from './facts.ts'
import { readFilms } from './films.ts'
import { readHeadline, readMarquee } from './headline.ts'
import { identify, readId } from './identity.ts'
import { readPhotos } from './photos.ts'
import { readPlace } from './place.ts'
import { publishesPrice } from './publication.ts'

const longAgo = '1970-01-01T00:00:00.000Z'
const highestPrice = 1_000_000_000

/**
 * Parses a property of the feed to a listing. Never throws: an invalid record becomes a refusal with the reason.
 * If the address is unpublished, `listing` has nothing more precise than zip and city; the real address is in `secret`.
 */
export function readProperty(raw: unknown, options: ReadOptions): ListingReading | Refusal {
  const identity = identify('listing', raw, options)
  if (!identity.ok) return identity
  const { id, fields } = identity
  const refuse = (reason: string): Refusal => ({ ok: false, reason })
  const placed = readPlace(fields, options.salt)
  if (placed === null) return refuse('no city and no zip')
  const given = fields.take('Goal')
  if (given === undefined) return refuse('Goal is missing')
  const goalNumber = readNumber(given)
  if (goalNumber === null) return refuse('Goal is not a number')

  const goal: Goal = goalNumber === 0 ? 'sale' : 'rent'
  const { place, secret, showsAddress, cut } = placed
  const { text, shortText } = textReaders(cut)
  const showsPrice = publishesPrice(fields)
  const price = readPrice(fields, showsPrice, shortText)
  const isAnnuity = goal === 'sale' && saysAnnuity(fields)
  const facts = readFacts(fields, { showsAddress, showsPrice, text })
  const photos = readPhotos(fields, shortText, cut)
  const changedAt = readInstant(fields.take('LastChangedDate', 'ModifiedDate'))
  const closedOn = readDay(fields.take('SoldDate', 'RentedDate', 'DateSold', 'DateRented'))
  const project = readId(fields.take('ProjectID'))
  const openDays = readOpenDays(fields.take('OpenDays', 'OpenHouseDays', 'OpenHouses'))
  const listing: Listing = {
    id,
    goal,
    ...readState(fields, goal, shortText),
    ...readCategory(fields, shortText),
    ...readHeadline(fields, cut),
    place,
    ...(isAnnuity ? annuityPrice(facts) : { price }),
    ...(goalNumber === 0 || goalNumber === 1 ? {} : { takeover: true as const }),
    energy: {
      value: plausibleEnergy(readNumber(fields.take('EnergyPerformance', 'EPC', 'EPCValue'))),
      labelText: kept(wholeLine(fields.take('EPCLabelText', 'EPCLabel', 'EnergyLabel')), cut, 40),
    },
    bedrooms: numberOf(facts, 'bedrooms'),
    surfaceLiving: numberOf(facts, 'surfaceLiving'),
    surfaceGround: numberOf(facts, 'surfaceGround'),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    createdAt: readInstant(fields.take('CreatedDate', 'CreationDate')) ?? changedAt ?? longAgo,
    reference: kept(wholeLine(fields.take('Ident', 'Reference', 'UniqueCode')), cut, 60),
    changedAt,
    ...(closedOn === null ? {} : { closedOn }),
    ...(openDays.length === 0 ? {} : { openDays }),
    photos,
    films: readFilms(fields, cut),
    facts,
    projectId: project === null ? null : options.publicId('project', project),
    contact: readContact(fields, cut),
  }
  return { ok: true, id, listing, secret, extraFields: extraFieldsOf(fields.rest(), cut) }
}

/** An unpublished price is not stored. Without a price, the start price is used as a 'from' price. */
function readPrice(fields: Fields, isShown: boolean, text: ReadText): Listing['price'] {
  const price = amount(fields.take('Price'))
  const start = price === null ? fields.read(['StartPrice'], amount) : null
  const isLowest = readNumber(fields.take('PriceUnit')) === 7
  const unit = readPriceUnit(fields.take('PriceUnitText'), text)
  const amountShown = isShown ? (price ?? start) : null
  if (amountShown === null) return { amount: null, from: false }
  return { amount: amountShown, from: isLowest || start !== null, ...(unit === null ? {} : { unit }) }
}

/** Whether a sale is for a life annuity: the flag or one of its terms is set, published or not. */
function saysAnnuity(fields: Fields): boolean {
  const isFlagged = readFlag(fields.take('IsViager', 'Viager')) === true
  return annuityTerms.some((term) => fields.read(factFields[term], amount) !== null) || isFlagged
}

function amount(value: unknown): number | null {
  const euro = readNumber(value)
  return euro !== null && euro > 0 && euro <= highestPrice ? euro : null
}

function readState(fields: Fields, goal: Goal, text: ReadText): Pick<Listing, 'state' | 'marquee'> {
  const marquee = readMarquee(fields, text)
  const state = stateOf({
    status: readNumber(fields.take('Status')),
    subStatus: readNumber(fields.take('SubStatus')),
    subStatusName: allWords(text(fields.take('SubStatusName'))),
    marquee: allWords(marquee),
    goal,
  })
  return { state, marquee }
}

function allWords(text: LocalizedText | null): string | null {
  return text === null ? null : Object.values(text).join(' ')
}

/** A value such as 1e300 is unknown; 40,000 is a misread meter and still means the worst label. */
function plausibleEnergy(value: number | null): number | null {
  return value !== null && Math.abs(value) <= 100_000 ? value : null
}

function numberOf(facts: Facts, key: keyof Facts): number | null {
  const value = facts[key]
  return typeof value === 'number' ? value : null
}

function readCategory(fields: Fields, text: ReadText): ReturnType<typeof categoryOf> {
  const mainName = text(fields.take('MainTypeName', 'MainType', 'WebIDName'))
  const name = text(fields.take('TypeDescription', 'TypeName', 'SubTypeName'))
  const webId = readNumber(fields.take('WebID'))
  return categoryOf(mainName, name, webId === null ? null : groupOfWebId(webId))
}
