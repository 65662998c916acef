import { unknownTime } from '#db/model/listings/listing.ts'
import { isListed, stateOf } from '#db/model/listings/listing-state.ts'
import type { Construction, ConstructionState, Project } from '#db/model/projects/project.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { extraFieldsOf } from '../extra-fields.ts'
import { readFactValue } from '../facts.ts'
import { type Fields, openFields } from '../fields.ts'
import { documentName } from '../hidden/document-name.ts'
import { textReaders } from '../hidden/hide-texts.ts'

import { type Cut, unlessCut } from '../hidden/street/hide-street.ts'
import { wholeLine } from '../place.ts'
import type { ProjectReading, ReadOptions, Refusal } from '../reader.ts'
import type { Note } from '../remarks.ts'
import { readInstant } from '../values/date.ts'
import { readAmount } from '../values/money.ts'
import { readNumber } from '../values/number.ts'
import { readStatusWords } from '../values/status-words.ts'
import { type ReadText, readPlainText } from '../values/text.ts'
import { isWebAddress } from '../values/web-address.ts'
import { readContact } from './contact.ts'
import { readPhotos } from './files.ts'
import { identify } from './identity.ts'
import { readPlace } from './place.ts'

import { isForInternet, publishesPrice } from './publication.ts'

import { readStatus } from './status.ts'

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
  const number = unlessCut(wholeLine(fields.take('ProjectNumber', 'Ident', 'Reference')), cut, 60)
  const changedAt = fields.read(['LastChangedDate', 'ModifiedDate'], readInstant)
  const known = options.known?.(id) ?? null
  const isPublished = isForInternet(fields)
  // A project keeps its page while it is on the market or sold out; prospective, cancelled and inactive ones have none.
  const status = readStatus(fields, 'sale')
  const state = typeof status === 'string' ? status : stateOf(status, 'sale')
  const startPrice = fields.read(['StartPrice', 'Price'], readAmount)
  const project: Project = {
    id,
    number,
    name: shortText(fields.take('Name', 'ProjectName', 'Title')) ?? (number === null ? place.city : { any: number }),
    place,
    summary: text(fields.take('DescriptionA', 'Summary')),
    situation: text(fields.take('Situation', 'DescriptionB', 'Description')),
    technical: text(fields.take('Technical', 'TechnicalDescription')),
    delivery: shortText(fields.take('Delivery', 'DeliveryDate')),
    startPrice: showsPrice ? startPrice : null,
    constructions: readConstructions(fields, shortText, cut, showsPrice),
    documents: readDocuments(fields, shortText, cut),
    photos: readPhotos(fields, shortText, cut),
    externalUrl: fields.read(['ExternalUrl', 'Url', 'Website'], (value) => (isWebAddress(value) && cut(value) === value ? value : null)),
    sold: state === 'sold',
    createdAt: fields.read(['CreatedDate', 'CreationDate'], readInstant) ?? known?.createdAt ?? changedAt ?? unknownTime,
    ...(isPublished || known?.hadPage === true ? {} : { unpublished: true as const }),
    contact: readContact(fields, cut),
  }
  return {
    ok: true,
    id,
    project,
    listed: isPublished && (isListed(state) || state === 'sold'),
    secret,
    extraFields: extraFieldsOf(fields.rest(), cut),
    remarks: fields.remarks.all(),
  }
}

function readConstructions(project: Fields, text: ReadText, cut: Cut, showsPrice: boolean): Construction[] {
  return items(project, 'Constructions', maxConstructions, cut).map(({ fields, id }) => {
    const words = (...names: readonly string[]) => unlessCut(wholeLine(fields.take(...names)), cut, 60)
    const price = fields.read(['Price'], readAmount)
    const bedrooms = fields.read(['NumberOfBedRooms', 'Bedrooms'], (value, note) => readFactValue('bedrooms', value, text, note))
    const surface = fields.read(['SurfaceLiving', 'LivingSurface'], (value, note) => readFactValue('surfaceLiving', value, text, note))
    return {
      id,
      unit: words('Unit', 'UnitNumber', 'Name'),
      floor: words('Floor', 'FloorNumber'),
      requirement: text(fields.take('Requirement', 'Description', 'TypeDescription')),
      price: showsPrice ? price : null,
      state: fields.read(['Status', 'StatusName', 'State'], readUnitState) ?? 'available',
      bedrooms: typeof bedrooms === 'number' ? bedrooms : null,
      surfaceLiving: typeof surface === 'number' ? surface : null,
    }
  })
}

/** Words in any language, or the CRM's numbers (1 active, 2 sold, 4 rented). A unit whose state is not understood is not offered as free. */
function readUnitState(value: unknown, note: Note): ConstructionState {
  const number = readNumber(value)
  const state = number === null ? readStatusWords(value, null, note) : (numbered[number] ?? null)
  if (state === 'sold' || state === 'rented') return 'sold'
  if (state === 'available' || state === 'option') return state
  note('notUnderstood')
  return 'option'
}

const numbered: Readonly<Record<number, ConstructionState>> = { 0: 'available', 1: 'available', 2: 'sold', 4: 'sold', 6: 'sold' }

function readDocuments(project: Fields, text: ReadText, cut: Cut): Project['documents'] {
  return items(project, 'Documents', maxDocuments, cut).flatMap(({ fields, id }) => {
    const given = fields.take('Name', 'Description', 'Title')
    const name = text(given) ?? (readPlainText(given) && documentName)
    return name === null ? [] : [{ id, name }]
  })
}

function items(project: Fields, name: string, most: number, cut: Cut) {
  const value = project.take(name)
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((item: unknown, index) => {
    if (!isJsonObject(item)) return []
    const fields = openFields(item, project.remarks, `${name}.`)
    return [{ fields, id: unlessCut(wholeLine(fields.take('ID')), cut, 40) ?? String(index + 1) }]
  })
}
