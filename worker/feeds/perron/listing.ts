import { isEmail } from '#db/model/forms/email.ts'
import { ruledFacts } from '#db/model/law/compliance/stated.ts'
import { type Goal, type Listing, type ListingState, type UnclearPart, unknownTime } from '#db/model/listings/listing.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import { readFlag } from '../fields.ts'
import { readHeadline } from '../headline.ts'
import { clearlySay, flagsAt } from '../hidden/hide-flags.ts'
import { textReaders } from '../hidden/hide-texts.ts'
import { type Cut, unlessCut } from '../hidden/street/hide-street.ts'
import { readOpenDays } from '../open-days.ts'
import type { ListingReading, ReadOptions, Refusal } from '../reader.ts'
import { valueText } from '../remarks.ts'
import { categoryOf, isKindUnclear } from '../values/category.ts'
import { readDay, readInstant } from '../values/date.ts'
import { completedByLabel, readEnergy } from '../values/energy-label.ts'
import { annuityPrice, annuityTerms, saysTerm } from '../values/fact-money.ts'
import { readStatusWords } from '../values/status-words.ts'
import { plainLine, type ReadText } from '../values/text.ts'
import { readFilmAddress } from '../values/web-address.ts'
import { areas, factPath, markStoredFields, readFacts, unitOf } from './fact-paths.ts'
import { readPictures } from './files.ts'
import type { OpenRecord } from './open-record.ts'
import { placeFields, readNeutralPlace } from './place.ts'
import { readPrice } from './price.ts'
import { recordFields } from './record-fields.ts'
import { readChoice, readExternalId } from './values.ts'

const states: Readonly<Record<string, ListingState>> = {
  prospect: 'prospective',
  available: 'available',
  option: 'option',
  under_contract: 'option',
  sold: 'sold',
  rented: 'rented',
}

/** The state of a record, or the refusal if it is invalid. A project has no goal. */
export function readState(record: OpenRecord, goal: Goal | null): ListingState | Refusal {
  const given = record.get('status')
  const state = states[readChoice('status', given) ?? ''] ?? record.read('status', (value, note) => readStatusWords(value, goal, note))
  if (state !== null) return state
  return { ok: false, reason: given === undefined ? 'status is missing' : `status must be one of ${Object.keys(states).join(', ')}, not ${quotedValue(given)}` }
}

/** One listing of the neutral format. With the address hidden, nothing more precise than postal code and city is in `listing`. */
export function readNeutralListing(record: OpenRecord, id: number, { salt, publicId, known }: ReadOptions): ListingReading | Refusal {
  const placed = readNeutralPlace(record, salt)
  if (placed === null) return { ok: false, reason: 'no city and no postal code' }
  const goal = readGoal(record)
  if (typeof goal === 'object') return goal
  const state = readState(record, goal)
  if (typeof state === 'object') return state

  const { place, secret, showsAddress, cut } = placed
  const { text, shortText } = textReaders(cut)
  const showsPrice = clearlySay(false, flagsAt(record.raw, 'price.hidden', record.remarks))
  const isTakeover = readNegotiation(record) === 'takeover'
  const isLet = goal === 'rent' && !isTakeover
  const rules = { showsAddress, showsPrice, text, letting: null }
  const price = readPrice(record, { goal, isLet }, readFacts(record, rules, areas), showsPrice, shortText)
  const letting = isLet ? { rent: price.unit === undefined ? price.amount : null } : null
  const facts = readFacts(record, { ...rules, letting })
  const energy = readEnergy({ value: record.given('energy.epc_value'), label: record.given('energy.epc_category') }, place)
  const photos = readPictures(record, shortText, cut)
  const changedAt = record.read('updated_at', readInstant)
  const closedOn = record.read('closed_on', readDay)
  const project = record.read('project_id', readExternalId)
  const openDays = record.read('open_days', readOpenDays) ?? []
  const listing: Listing = {
    id,
    goal,
    state,
    marquee: shortText(record.get('marquee')),
    ...readCategory(record, shortText),
    ...readHeadline(record.given('description_title'), record.get('description'), cut),
    place,
    ...(goal === 'sale' && saysAnnuity(record) ? annuityPrice(facts) : { price }),
    ...(isTakeover ? { takeover: true as const } : {}),
    energy,
    bedrooms: numberOf(facts.bedrooms),
    surfaceLiving: numberOf(facts.surfaceLiving),
    surfaceGround: numberOf(facts.surfaceGround),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    createdAt: record.read('created_at', readInstant) ?? known?.(id)?.createdAt ?? changedAt ?? unknownTime,
    reference: unlessCut(lineOf(record.get('reference') ?? record.get('unique_code')), cut, 60),
    changedAt,
    ...(closedOn === null ? {} : { closedOn }),
    ...(openDays.length === 0 ? {} : { openDays }),
    photos,
    films: readFilms(record, cut),
    facts: completedByLabel(facts, energy, place),
    projectId: project === null ? null : publicId('project', project),
    contact: readContact(record, cut),
  }
  markStoredFields(record)
  const unclear = unclearParts(record)
  return {
    ok: true,
    id,
    listing: unclear.length === 0 ? listing : { ...listing, unclear },
    secret: { ...secret, ...(showsAddress ? {} : unitOf(record, text)) },
    extraFields: unpublishedFields(record, cut),
    remarks: record.remarks.all(),
  }
}

/** What the law's rules ask for that the record gives and that was not understood. */
function unclearParts({ remarks }: OpenRecord): readonly UnclearPart[] {
  const named: readonly (readonly [UnclearPart, readonly string[]])[] = [
    ['place', placeFields],
    ['energyValue', ['energy.epc_value']],
    ['energyLabel', ['energy.epc_category']],
    ['type', ['type', 'subtype']],
    ['price', ['price.amount', 'price.currency', 'price.unit']],
    ...ruledFacts.map((key) => [key, [factPath(key)]] as const),
  ]
  return named.flatMap(([part, paths]) => (remarks.isUnclear(paths) ? [part] : []))
}

function readCategory(record: OpenRecord, text: ReadText): ReturnType<typeof categoryOf> {
  const [main, sub] = [record.given('type'), record.given('subtype')]
  const category = categoryOf(text(main.value), text(sub.value))
  if (isKindUnclear(category)) (main.value === undefined ? sub : main).note('notUnderstood')
  return category
}

/** Agencies that write 'te koop' or 'verhuurd' as a status often have no field for the negotiation. */
function readNegotiation(record: OpenRecord): string | null {
  return readChoice('negotiation', record.get('negotiation') ?? record.get('status'))
}

function readGoal(record: OpenRecord): Goal | Refusal {
  const given = record.get('negotiation')
  const negotiation = readNegotiation(record)
  if (negotiation !== null) return negotiation === 'sale' ? 'sale' : 'rent'
  return { ok: false, reason: given === undefined ? 'negotiation is missing' : `negotiation must be one of sale, let, takeover, not ${quotedValue(given)}` }
}

/** Whether a sale is for a life annuity: the flag or one of its terms is set, published or not. */
function saysAnnuity(record: OpenRecord): boolean {
  const isFlagged = record.read('viager.applies', readFlag) === true
  return annuityTerms.some((term) => record.read(factPath(term), saysTerm) !== null) || isFlagged
}

function readFilms(record: OpenRecord, cut: Cut): readonly string[] {
  const films = ['virtual_tour_url', 'video_url'].flatMap((path) => record.read(path, readFilmAddress) ?? [])
  return [...new Set(films)].filter((film) => cut(film) === film)
}

/** The office and the person responsible for a listing or project. */
export function readContact(record: OpenRecord, cut: Cut): Listing['contact'] {
  const words = (path: string) => unlessCut(lineOf(record.get(path)), cut, 200)
  return {
    office: words('office.name'),
    name: words('negotiator.name'),
    email: unlessCut(record.read('negotiator.email', readEmail), cut, 200),
    phone: words('negotiator.phone'),
  }
}

function readEmail(value: unknown): string | null {
  const email = lineOf(value)
  return email !== null && isEmail(email) ? email : null
}

/** Fields that are not shown yet, and values that were not understood, as JSON, so that a later version can show them. */
export function unpublishedFields(record: OpenRecord, cut: Cut): string | null {
  const stored = [...recordFields].filter(([path, { isStored }]) => (isStored === true || record.remarks.isUnclear([path])) && record.get(path) !== undefined)
  return extraFieldsOf([...stored.map(([path]) => [path, record.get(path)] as const), ...record.kept], cut)
}

/** A plain text of one language on one line. */
export function lineOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return plainLine(String(value)) || null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** A value in the reason for a refusal, cut. */
function quotedValue(value: unknown): string {
  return `"${valueText(value).slice(0, 60)}"`
}
