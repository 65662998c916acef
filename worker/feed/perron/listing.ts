import { isEmail } from '#db/model/email.ts'
import { type FactKey, factKeys } from '#db/model/facts.ts'
import type { Goal, Listing, ListingState } from '#db/model/listing.ts'
import { annuityPrice, annuityTerms } from '../annuity.ts'
import { categoryOf } from '../category.ts'
import { readDay } from '../date.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import { type Facts, isWithheld, type Publication, readFactValue } from '../facts.ts'
import { readFlag } from '../fields.ts'
import { readFilmAddress } from '../films.ts'
import { clearlySay, valuesAt } from '../hide-flags.ts'
import { type Cut, kept } from '../hide-street.ts'
import { textReaders } from '../hide-texts.ts'
import { readNumber } from '../number.ts'
import { readOpenDays } from '../open-days.ts'
import type { ListingReading, ReadOptions, Refusal } from '../reader.ts'
import { plainLine, type ReadText } from '../text.ts'
import { factPath } from './fact-paths.ts'
import { readPictures } from './files.ts'
import type { OpenRecord } from './open-record.ts'
import { readNeutralPlace } from './place.ts'
import { euro, readPrice } from './price.ts'
import { recordFields } from './record-fields.ts'
import { readChoice, readExternalId, readMoment } from './values.ts'

const longAgo = '1970-01-01T00:00:00.000Z'
const maxEnergy = 100_000 // kWh/m².year

const states: Readonly<Record<string, ListingState>> = {
  prospect: 'prospective',
  available: 'available',
  option: 'option',
  under_contract: 'option',
  sold: 'sold',
  rented: 'rented',
}

/** The state of a record, or the refusal if it is invalid. */
export function readState(record: OpenRecord): ListingState | Refusal {
  const given = record.get('status')
  const state = states[readChoice('status', given) ?? '']
  if (state !== undefined) return state
  return { ok: false, reason: given === undefined ? 'status is missing' : `status must be one of ${Object.keys(states).join(', ')}, not ${quotedValue(given)}` }
}

/** One listing of the neutral format. With the address hidden, nothing more precise than postal code and city is in `listing`. */
export function readNeutralListing(record: OpenRecord, id: number, { salt, publicId }: ReadOptions): ListingReading | Refusal {
  const placed = readNeutralPlace(record, salt)
  if (placed === null) return { ok: false, reason: 'no city and no postal code' }
  const goal = readGoal(record)
  if (typeof goal === 'object') return goal
  const state = readState(record)
  if (typeof state === 'object') return state

  const { place, secret, showsAddress, cut } = placed
  const { text, shortText } = textReaders(cut)
  const showsPrice = clearlySay(false, valuesAt(record.raw, 'price.hidden'))
  const facts = readFacts(record, { showsAddress, showsPrice, text })
  const photos = readPictures(record, shortText, cut)
  const changedAt = readMoment(record.get('updated_at'))
  const closedOn = readDay(record.get('closed_on'))
  const project = readExternalId(record.get('project_id'))
  const openDays = readOpenDays(record.get('open_days'))
  const listing: Listing = {
    id,
    goal,
    state,
    marquee: shortText(record.get('marquee')),
    ...categoryOf(shortText(record.get('type')), shortText(record.get('subtype'))),
    title: shortText(record.get('description_title')),
    description: text(record.get('description')),
    place,
    ...(goal === 'sale' && saysAnnuity(record) ? annuityPrice(facts) : { price: readPrice(record, goal, facts, showsPrice, shortText) }),
    ...(readChoice('negotiation', record.get('negotiation')) === 'takeover' ? { takeover: true as const } : {}),
    energy: {
      value: within(readNumber(record.get('energy.epc_value'), 'decimal'), maxEnergy),
      labelText: kept(lineOf(record.get('energy.epc_category')), cut, 40),
    },
    bedrooms: numberOf(facts.bedrooms),
    surfaceLiving: numberOf(facts.surfaceLiving),
    surfaceGround: numberOf(facts.surfaceGround),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    createdAt: readMoment(record.get('created_at')) ?? changedAt ?? longAgo,
    reference: kept(lineOf(record.get('reference') ?? record.get('unique_code')), cut, 60),
    changedAt,
    ...(closedOn === null ? {} : { closedOn }),
    ...(openDays.length === 0 ? {} : { openDays }),
    photos,
    films: readFilms(record, cut),
    facts,
    projectId: project === null ? null : publicId('project', project),
    contact: readContact(record, cut),
  }
  return { ok: true, id, listing, secret: { ...secret, ...(showsAddress ? {} : unitOf(record, text)) }, extraFields: keptFields(record, cut) }
}

/** The unit of its project, for a page that must not show it. */
function unitOf(record: OpenRecord, text: ReadText): Pick<Facts, 'unit' | 'floor'> {
  return readFacts(record, { showsAddress: true, showsPrice: false, text }, ['unit', 'floor'])
}

function readGoal(record: OpenRecord): Goal | Refusal {
  const given = record.get('negotiation')
  const negotiation = readChoice('negotiation', given)
  if (negotiation !== null) return negotiation === 'sale' ? 'sale' : 'rent'
  return { ok: false, reason: given === undefined ? 'negotiation is missing' : `negotiation must be one of sale, let, takeover, not ${quotedValue(given)}` }
}

/** Whether a sale is for a life annuity: the flag or one of its terms is set, published or not. */
function saysAnnuity(record: OpenRecord): boolean {
  return readFlag(record.get('viager.applies')) === true || annuityTerms.some((term) => euro(record.get(factPath(term))) !== null)
}

function readFacts(record: OpenRecord, rules: Publication & { readonly text: ReadText }, keys: readonly FactKey[] = factKeys): Facts {
  const facts: Facts = {}
  for (const key of keys) {
    const path = factPath(key)
    const given = record.get(path)
    if (given === undefined || isWithheld(key, rules)) continue
    const value = readFactValue(key, recordFields.get(path)?.shape === 'statement' ? statement(given) : given, rules.text)
    if (value !== null) facts[key] = value
  }
  return facts
}

/** A bare yes or no becomes a boolean; any other text is kept as text. */
function statement(value: unknown): unknown {
  if (value === 'unknown') return null
  return typeof value === 'string' && /^(?:yes|no|true|false)$/i.test(value) ? readFlag(value) : value
}

function readFilms(record: OpenRecord, cut: Cut): readonly string[] {
  const films = [record.get('virtual_tour_url'), record.get('video_url')].flatMap((value) => readFilmAddress(value) ?? [])
  return [...new Set(films)].filter((film) => cut(film) === film)
}

/** The office and the person responsible for a listing or project. */
export function readContact(record: OpenRecord, cut: Cut): Listing['contact'] {
  const words = (path: string) => kept(lineOf(record.get(path)), cut, 200)
  const email = words('negotiator.email')
  return {
    office: words('office.name'),
    name: words('negotiator.name'),
    email: email !== null && isEmail(email) ? email : null,
    phone: words('negotiator.phone'),
  }
}

/** Fields that are not shown yet, as JSON, so that a later version can. */
export function keptFields(record: OpenRecord, cut: Cut): string | null {
  const kept = [...recordFields].filter(([path, { isKept }]) => isKept === true && record.get(path) !== undefined)
  return extraFieldsOf(
    kept.map(([path]) => [path, record.get(path)] as const),
    cut,
  )
}

/** A plain text of one language on one line. */
export function lineOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return plainLine(String(value)) || null
}

function within(number: number | null, max: number): number | null {
  return number !== null && Math.abs(number) <= max ? number : null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** A value in the reason for a refusal, cut. */
function quotedValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return `"${text.slice(0, 60)}"`
}
