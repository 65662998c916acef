import { isJsonObject, jsonObjectsIn } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { hidesUnless, openTranslation, type Translation } from '../perron/translation.ts'
import { readNumber } from '../values/number.ts'
import { energyClassOf, translateDetails } from './details.ts'
import { isRemoved, numberIn } from './identity.ts'
import { annuityStatuses, availabilities, categories, conditions, countries, negotiations, statuses, subCategories } from './numbers.ts'
import { contentOf, textsOf } from './texts.ts'

export type Estate = Readonly<Record<string, unknown>>

/** Fields whose value is taken as it is. */
const plain: readonly (readonly [field: string, path: string])[] = [
  ['id', 'id'],
  ['parentId', 'project_id'],
  ['referenceNumber', 'reference'],
  ['createDateTime', 'created_at'],
  ['updateDateTime', 'updated_at'],
  ['address', 'location.street'],
  ['number', 'location.number'],
  ['box', 'location.box'],
  ['zip', 'location.postal_code'],
  ['city', 'location.city'],
  ['area', 'sizes.liveable_area'],
  ['groundArea', 'sizes.plot_area'],
  ['gardenArea', 'sizes.garden_area'],
  ['rooms', 'bedrooms'],
  ['bathRooms', 'bathrooms'],
  ['fronts', 'facades'],
  ['floor', 'floor'],
  ['garage', 'amenities.garage'],
  ['garden', 'amenities.garden'],
  ['terrace', 'amenities.terrace'],
  ['furnished', 'amenities.furnished'],
  ['linkVideo', 'video_url'],
  ['linkVirtualVisit', 'virtual_tour_url'],
  ['link3DModel', 'virtual_tour_url'],
  ['officeId', 'office.id'],
]

/** Fields with a number out of a list. */
const numbered: readonly (readonly [field: string, path: string, words: Readonly<Record<string, string>>])[] = [
  ['country', 'location.country', countries],
  ['category', 'type', categories],
  ['subCategory', 'subtype', subCategories],
  ['state', 'condition', conditions],
  ['availability', 'available_from', availabilities],
]

/** Fields that are stored and not shown. `name` is internal, and its street would be too. */
const kept = ['officeId', 'minArea', 'maxArea', 'parking', 'estateOrder', 'regions', 'investmentEstate', 'putOnlineDateTime', 'priceChangeDateTime'] as const

/** Fields that are read elsewhere, or say nothing to a visitor. */
const known = new Set(
  (
    'purpose purposeStatus status displayStatusId displayAddress displayPrice canHaveChildren name clientId price currency energyClass energyValue pictures sms shortDescription ' +
    'longDescription details representatives'
  )
    .split(' ')
    .concat(kept, ...plain.map(([field]) => field), ...numbered.map(([field]) => field)),
)

/** An estate as a record of the neutral format. */
export function translateEstate(kind: RecordKind, estate: Estate): Translation {
  const to = openTranslation()
  for (const field of Object.keys(estate)) if (!known.has(field)) to.note(field, estate[field], 'unknownField')
  for (const [field, path] of plain) to.set(path, estate[field], field)
  for (const [field, path, words] of numbered) translateNumber(to, estate, field, path, words)
  if (!to.has('subtype')) to.set('subtype', categories[String(numberIn(estate.category))], 'category')
  for (const field of kept) if (estate[field] !== undefined) to.keep(field, estate[field])
  const isPriceHidden = translateOffer(to, kind, estate)
  translateEnergy(to, estate)
  translateDetails(to, jsonObjectsIn(estate.details), isPriceHidden)
  to.set('images', picturesOf(estate.pictures), 'pictures')
  to.set('description_title', textsOf(estate.sms), 'sms')
  to.set('description', contentOf(estate), 'longDescription')
  translateContact(to, estate.representatives)
  return to
}

function translateNumber(to: Translation, estate: Estate, field: string, path: string, words: Readonly<Record<string, string>>): void {
  const value = estate[field]
  const word = words[String(numberIn(value))]
  // Its name, which comes beside the number, is better than nothing.
  const name = isJsonObject(value) ? value.name : undefined
  if (word !== '-') to.set(path, word ?? name, field)
  if (word === undefined && value !== undefined && value !== null) to.note(field, value, 'notUnderstood')
}

/** The deal, its state and its price. @returns whether the price is hidden */
function translateOffer(to: Translation, kind: RecordKind, estate: Estate): boolean {
  const [purpose, status] = [numberIn(estate.purpose), numberIn(estate.purposeStatus)]
  const isAnnuity = purpose === 3 || annuityStatuses.has(status)
  const word = statuses[String(status)]
  if (word === undefined && estate.purposeStatus !== undefined) to.note('purposeStatus', estate.purposeStatus, 'notUnderstood')
  const isOffline = isRemoved(estate) || (numberIn(estate.displayStatusId) === 4 && word === 'available')
  to.set('status', isOffline ? 'prospect' : (word ?? 'withdrawn'), 'purposeStatus')
  to.set('negotiation', isAnnuity ? 'sale' : negotiations[String(purpose)], 'purpose')
  if (isAnnuity) to.set('viager.applies', true, 'purpose')
  const unclear = (field: string) => () => to.note(field, estate[field], 'notUnderstood')
  const isPriceHidden = hidesUnless(estate.displayPrice, true, unclear('displayPrice'))
  to.set('price.hidden', isPriceHidden, 'displayPrice')
  to.set('location.hidden', hidesUnless(estate.displayAddress, true, unclear('displayAddress')), 'displayAddress')
  // The price of a project need not be that of its cheapest unit, and the terms of an annuity have no fields that are known.
  if (kind === 'listing' && !isAnnuity) to.set('price.amount', estate.price, 'price')
  else if (!isPriceHidden && estate.price !== undefined) {
    to.keep('price', estate.price)
    if (isAnnuity) to.note('price', estate.price, 'notUnderstood')
  }
  to.set('price.currency', estate.currency, 'currency')
  to.set('is_project', kind === 'project', 'canHaveChildren')
  return isPriceHidden
}

/** A value may be written twice ('179-179'). */
function translateEnergy(to: Translation, { energyValue, energyClass }: Estate): void {
  const value = typeof energyValue === 'string' && energyValue.length < 40 ? energyValue.replace(/^\s*(\S+)\s*-\s*\1\s*$/, '$1') : energyValue
  to.set('energy.epc_value', value, 'energyValue')
  to.set('energy.epc_category', energyClassOf(energyClass), 'energyClass')
}

/** In their order, which is left out for the first. */
function picturesOf(value: unknown): readonly unknown[] | undefined {
  const pictures = jsonObjectsIn(value)
  if (pictures.length === 0) return undefined
  return pictures
    .map(({ id, order, urlXXL, urlOriginal, urlLarge }) => ({ id, url: urlXXL || urlOriginal || urlLarge, order: readNumber(order) ?? 0 }))
    .sort((one, other) => one.order - other.order)
    .map(({ id, url }) => ({ id, url }))
}

function translateContact(to: Translation, value: unknown): void {
  const first = firstContact(value)
  if (first === null) return
  for (const part of ['id', 'name', 'email', 'phone'] as const) to.set(`negotiator.${part}`, first[part], 'representatives')
  const ids = jsonObjectsIn(value).map(({ id }) => id)
  to.keep('representatives', ids)
}

/** The first of the representatives, who is shown; null without one. */
export function firstContact(value: unknown) {
  const [first] = jsonObjectsIn(value)
  if (first === undefined) return null
  const { id, name, firstName, lastName, email, phone, telephone, mobilePhone } = first
  const words = [firstName, name ?? lastName].filter((part) => typeof part === 'string').join(' ')
  return { id, name: words || undefined, email, phone: mobilePhone ?? telephone ?? phone }
}
