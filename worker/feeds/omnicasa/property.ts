import { type Goal, type Listing, type UnclearPart, unknownTime } from '#db/model/listings/listing.ts'
import { isListed, saysOption, stateOf } from '#db/model/listings/listing-state.ts'
import { groupOfWebId, type PropertyGroup } from '#db/model/listings/property-group.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import type { Facts } from '../facts.ts'
import { type Fields, readFlag } from '../fields.ts'
import { readHeadline } from '../headline.ts'
import { textReaders } from '../hidden/hide-texts.ts'
import { unlessCut } from '../hidden/street/hide-street.ts'
import { readOpenDays } from '../open-days.ts'
import { wholeLine } from '../place.ts'
import type { ListingReading, ReadOptions, Refusal } from '../reader.ts'
import { categoryOf, isKindUnclear } from '../values/category.ts'
import { readDay, readInstant } from '../values/date.ts'
import { completedByLabel, readEnergy } from '../values/energy-label.ts'
import { annuityPrice, annuityTerms, saysTerm } from '../values/fact-money.ts'
import { readAskingPrice, readMoney, readPriceUnit } from '../values/money.ts'
import { readNumber } from '../values/number.ts'
import type { ReadText } from '../values/text.ts'
import { readContact } from './contact.ts'
import { factFields, readFacts, unclearFacts } from './fact-fields.ts'
import { readFilms, readPhotos } from './files.ts'
import { identify, readId } from './identity.ts'
import { placeFields, readPlace } from './place.ts'
import { isForInternet, publishesPrice } from './publication.ts'
import { readMarquee, readOtherStates, readStatus } from './status.ts'

const mainTypeFields = ['MainTypeName', 'MainType', 'WebIDName']
const valueFields = ['EnergyPerformance', 'EPC', 'EPCValue']
const labelFields = ['EPCLabelText', 'EPCLabel', 'EnergyLabel']

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
  const isLet = goalNumber === 1
  const price = readPrice(fields, isLet || goal === 'sale' ? goal : 'takeover', showsPrice, shortText)
  const letting = isLet ? { rent: price.unit === undefined ? price.amount : null } : null
  const isAnnuity = goal === 'sale' && saysAnnuity(fields)
  const facts = readFacts(fields, { showsAddress, showsPrice, text, letting })
  const energy = readEnergy({ value: fields.given(...valueFields), label: fields.given(...labelFields) }, place)
  const photos = readPhotos(fields, shortText, cut)
  const changedAt = fields.read(['LastChangedDate', 'ModifiedDate'], readInstant)
  const closedOn = fields.read(['SoldDate', 'RentedDate', 'DateSold', 'DateRented'], readDay)
  const project = fields.read(['ProjectID'], readProjectId)
  const openDays = fields.read(['OpenDays', 'OpenHouseDays', 'OpenHouses'], readOpenDays) ?? []
  const known = options.known?.(id) ?? null
  const state = readState(fields, goal, shortText)
  const listing: Listing = {
    id,
    goal,
    ...state,
    ...(isForInternet(fields) ? {} : { state: known?.hadPage === true ? ('withdrawn' as const) : ('prospective' as const) }),
    ...readCategory(fields, shortText),
    ...readHeadline(fields.given('DescriptionA', 'Title'), fields.take('DescriptionB', 'Description'), cut),
    place,
    ...(isAnnuity ? annuityPrice(facts) : { price }),
    ...(goalNumber === 0 || goalNumber === 1 ? {} : { takeover: true as const }),
    energy,
    bedrooms: numberOf(facts, 'bedrooms'),
    surfaceLiving: numberOf(facts, 'surfaceLiving'),
    surfaceGround: numberOf(facts, 'surfaceGround'),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    createdAt: fields.read(['CreatedDate', 'CreationDate'], readInstant) ?? known?.createdAt ?? changedAt ?? unknownTime,
    reference: unlessCut(wholeLine(fields.take('Ident', 'Reference', 'UniqueCode')), cut, 60),
    changedAt,
    ...(closedOn === null ? {} : { closedOn }),
    ...(openDays.length === 0 ? {} : { openDays }),
    photos,
    films: readFilms(fields, cut),
    facts: completedByLabel(facts, energy, place),
    projectId: project === null ? null : options.publicId('project', project),
    contact: readContact(fields, cut),
  }
  const unclear = unclearParts(fields)
  return {
    ok: true,
    id,
    listing: unclear.length === 0 ? listing : { ...listing, unclear },
    secret,
    extraFields: extraFieldsOf(fields.rest(), cut),
    remarks: fields.remarks.all(),
  }
}

/** What the law's rules ask for that the record gives and that was not understood. */
function unclearParts(fields: Fields): readonly UnclearPart[] {
  const { remarks } = fields
  const named: readonly (readonly [UnclearPart, readonly string[]])[] = [
    ['place', placeFields],
    ['energyValue', valueFields],
    ['energyLabel', labelFields],
    ['price', ['Price']],
    ['type', [...mainTypeFields, 'TypeDescription', 'TypeName', 'SubTypeName']],
  ]
  return [...named.flatMap(([part, names]) => (remarks.isUnclear(names) ? [part] : [])), ...unclearFacts(fields)]
}

function readProjectId(value: unknown): string | null | undefined {
  return readId(value) ?? (Number(value) === 0 || Number(value) === -1 ? undefined : null)
}

/** An unpublished price is not stored. Without a price, the start price is used as a 'from' price. */
function readPrice(fields: Fields, deal: Goal | 'takeover', isShown: boolean, text: ReadText): Listing['price'] {
  const unit = readPriceUnit(fields.take('PriceUnitText'), text)
  const period = deal === 'rent' && unit === null ? 'month' : undefined
  const price = fields.read(['Price'], (value, note) => readAskingPrice(value, deal, note, period))
  const start = price === null ? fields.read(['StartPrice'], (value, note) => readMoney(value, note, period)) : null
  const isLowest = fields.read(['PriceUnit'], readWholeNumber) === 7
  const shown = isShown ? (price ?? start) : null
  if (shown === null) return { amount: null, from: false }
  return { amount: shown.amount, from: isLowest || shown.isFrom || start !== null, ...(unit === null ? {} : { unit }) }
}

/** Whether a sale is for a life annuity: the flag or one of its terms is set, published or not. */
function saysAnnuity(fields: Fields): boolean {
  const isFlagged = fields.read(['IsViager', 'Viager'], readFlag) === true
  return annuityTerms.some((term) => fields.read(factFields[term], saysTerm) !== null) || isFlagged
}

/** A state that is given and not understood is not on the market, nor is one that another field contradicts. */
function readState(fields: Fields, goal: Goal, text: ReadText): Pick<Listing, 'state' | 'marquee'> {
  const marquee = readMarquee(fields, text)
  const status = readStatus(fields, goal)
  const others = readOtherStates(fields, goal)
  const isOption = others.some(({ state }) => state === 'option') || saysOption(allWords(marquee))
  const state = typeof status === 'string' ? status : stateOf(status, goal)
  if (!isListed(state)) return { state, marquee }
  const closed = others.filter((other) => !isListed(other.state))
  for (const { note } of closed) note('contradiction')
  return { state: closed.length > 0 ? 'withdrawn' : isOption ? 'option' : state, marquee }
}

function allWords(text: LocalizedText | null): string | null {
  return text === null ? null : Object.values(text).join(' ')
}

function numberOf(facts: Facts, key: keyof Facts): number | null {
  const value = facts[key]
  return typeof value === 'number' ? value : null
}

function readCategory(fields: Fields, text: ReadText): ReturnType<typeof categoryOf> {
  const main = fields.given(...mainTypeFields)
  const given = fields.given('TypeDescription', 'TypeName', 'SubTypeName')
  const category = categoryOf(text(main.value), text(given.value), fields.read(['WebID'], readGroup))
  if (isKindUnclear(category)) (main.value === undefined ? given : main).note('notUnderstood')
  return category
}

function readWholeNumber(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) ? number : null
}

/** The group of a category's number; systems write 0 or -1 for a number that was not filled in. */
function readGroup(value: unknown): PropertyGroup | null | undefined {
  const number = readWholeNumber(value)
  return number === 0 || number === -1 ? undefined : number === null ? null : groupOfWebId(number)
}
