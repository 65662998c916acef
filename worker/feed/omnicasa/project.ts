import { isListed, stateOf } from '#db/model/listing-state.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import type { Construction, ConstructionState, Project } from '#db/model/project.ts'
import { readInstant } from '../date.ts'
import { documentName } from '../document-name.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import { isRecord, openFields } from '../fields.ts'
import { type Cut, kept } from '../hide-street.ts'
import { textReaders } from '../hide-texts.ts'
import { readNumber } from '../number.ts'
import { wholeLine } from '../place.ts'
import type { ProjectReading, ReadOptions, Refusal } from '../reader.ts'
import { plainLine, type ReadText, readPlainText } from '../text.ts'
import { isWebAddress } from '../web-address.ts'
import { readContact } from './contact.ts'
import { identify } from './identity.ts'
import { readPhotos } from './photos.ts'
import { readPlace } from './place.ts'
import { publishesPrice } from './publication.ts'

const longAgo = '1970-01-01T00:00:00.000Z'
const maxConstructions = 500
const maxDocuments = 100

/** One project of the feed, under the same rules as a property: never throws, and shows only zip and city of an unpublished address. */
export function readProject(raw: unknown, options: ReadOptions): ProjectReading | Refusal {
  const identity = identify('project', raw, options)
  if (!identity.ok) return identity
  const { id, fields } = identity
  const placed = readPlace(fields, options.salt)
  if (placed === null) return { ok: false, reason: 'no city and no zip' }

  const { place, secret, cut } = placed
  const { text, shortText } = textReaders(cut)
  const showsPrice = publishesPrice(fields)
  const number = kept(wholeLine(fields.take('ProjectNumber', 'Ident', 'Reference')), cut, 60)
  const changedAt = readInstant(fields.take('LastChangedDate', 'ModifiedDate'))
  // A project keeps its page while it is on the market or sold out; prospective, cancelled and inactive ones have none.
  const state = stateOf({ status: readNumber(fields.take('Status')), subStatus: null, subStatusName: null, marquee: null, goal: 'sale' })
  const project: Project = {
    id,
    number,
    name: shortText(fields.take('Name', 'ProjectName', 'Title')) ?? (number === null ? place.city : { any: number }),
    place,
    summary: text(fields.take('DescriptionA', 'Summary')),
    situation: text(fields.take('Situation', 'DescriptionB', 'Description')),
    technical: text(fields.take('Technical', 'TechnicalDescription')),
    delivery: shortText(fields.take('Delivery', 'DeliveryDate')),
    startPrice: showsPrice ? amount(fields.take('StartPrice', 'Price')) : null,
    constructions: readConstructions(fields.take('Constructions'), shortText, cut, showsPrice),
    documents: readDocuments(fields.take('Documents'), shortText, cut),
    photos: readPhotos(fields, shortText, cut),
    externalUrl: fields.read(['ExternalUrl', 'Url', 'Website'], (value) => (isWebAddress(value) && cut(value) === value ? value : null)),
    sold: state === 'sold',
    createdAt: readInstant(fields.take('CreatedDate', 'CreationDate')) ?? changedAt ?? longAgo,
    contact: readContact(fields, cut),
  }
  return { ok: true, id, project, listed: isListed(state) || state === 'sold', secret, extraFields: extraFieldsOf(fields.rest(), cut) }
}

function readConstructions(value: unknown, text: ReadText, cut: Cut, showsPrice: boolean): Construction[] {
  return items(value, maxConstructions, cut).map(({ fields, id }) => {
    const words = (...names: readonly string[]) => kept(wholeLine(fields.take(...names)), cut, 60)
    const price = amount(fields.take('Price'))
    const bedrooms = readNumber(fields.take('NumberOfBedRooms', 'Bedrooms'))
    const surface = readNumber(fields.take('SurfaceLiving', 'LivingSurface'))
    return {
      id,
      unit: words('Unit', 'UnitNumber', 'Name'),
      floor: words('Floor', 'FloorNumber'),
      requirement: text(fields.take('Requirement', 'Description', 'TypeDescription')),
      price: showsPrice ? price : null,
      state: constructionState(readPlainText(fields.take('Status', 'StatusName', 'State'), plainLine)),
      bedrooms: bedrooms !== null && Number.isInteger(bedrooms) && bedrooms >= 0 && bedrooms <= 999 ? bedrooms : null,
      surfaceLiving: surface !== null && surface > 0 && surface <= 10_000_000 ? surface : null,
    }
  })
}

/** Words in any language, or the CRM's numbers (2 sold, 4 rented). Unsold ('invendu', 'onverkocht', 'unverkauft') is not sold. */
function constructionState(status: LocalizedText | null): ConstructionState {
  const words = Object.values(status ?? {})
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  if (/\b(?:sold|verkocht|uitverkocht|vendue?s?|verkauft|ausverkauft|verhuurd|louee?|rented|vermietet)\b|^[24]$/.test(words)) return 'sold'
  return /\bopti(?:e|on)\b|reserv/.test(words) ? 'option' : 'available'
}

function readDocuments(value: unknown, text: ReadText, cut: Cut): Project['documents'] {
  return items(value, maxDocuments, cut).flatMap(({ fields, id }) => {
    const given = fields.take('Name', 'Description', 'Title')
    const name = text(given) ?? (readPlainText(given) && documentName)
    return name === null ? [] : [{ id, name }]
  })
}

function items(value: unknown, most: number, cut: Cut) {
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return []
    const fields = openFields(item)
    return [{ fields, id: kept(wholeLine(fields.take('ID')), cut, 40) ?? String(index + 1) }]
  })
}

function amount(value: unknown): number | null {
  const euro = readNumber(value)
  return euro !== null && euro > 0 && euro <= 1_000_000_000 ? euro : null
}
