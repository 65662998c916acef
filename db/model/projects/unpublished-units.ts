import type { LocalizedText } from '../site/localized.ts'
import { slug } from '../site/path-segment.ts'
import type { Construction, ListingOfUnit, Project } from './project.ts'
import { cutText, type NamesUnit, type UnitAddress, unitMentions, withoutClauses, withoutSentences } from './unit-mentions.ts'

/** A listing that is a unit of a project. */
export interface UnitListing {
  /** Its id in the feed. */
  readonly id: string
  /** Its reference and the names of its unit. */
  readonly names: readonly string[]
  /** Euro; null if sold. */
  readonly price: number | null
  readonly address: UnitAddress
  /** `waiting`: held back or not yet on the market; `gone`: withdrawn. */
  readonly publication: 'public' | 'waiting' | 'gone'
  /** Its page; absent where none may be linked to. */
  readonly page?: ListingOfUnit
}

/**
 * A project without the units whose listings are withdrawn, held back or not yet on the market: they are out of its price list and counts, and
 * so are pictures that name one (documents: `namedDocuments`), and the sentences of its texts that name one or state its price or address. Its
 * starting price may come from such a unit, so it goes too. A unit without a listing stays as the project has it, and so does a sold one, which
 * is not advertised.
 */
export function withoutUnpublishedUnits(project: Project, listings: readonly UnitListing[]): Project {
  const unpublished = project.constructions.filter((unit) => unit.state !== 'sold' && isUnpublished(unit, listings))
  const waiting = listings.filter((listing) => listing.publication === 'waiting' && !isNamedPublicly(listing, project, listings))
  if (unpublished.length === 0 && waiting.length === 0) return project
  const hidden = [...new Set([...waiting, ...unpublished.flatMap((unit) => listingsOf(unit, listings))])]
  const constructions = project.constructions.filter((unit) => !unpublished.includes(unit))
  const published = listings.filter(({ publication }) => publication === 'public')
  const shownNames = new Set([...constructions.map(({ unit }) => unit ?? ''), ...published.flatMap(({ names }) => names)].map((name) => slug(name)))
  const names = [...unpublished.map(({ unit }) => unit ?? ''), ...hidden.flatMap((listing) => listing.names)].filter((name) => !shownNames.has(slug(name)))
  const shownPrices = [...constructions.filter(({ state }) => state === 'available'), ...published].map(({ price }) => price)
  const prices = [project.startPrice, ...[...unpublished, ...hidden].map(({ price }) => price)].filter((price) => price !== null)
  const mentions = unitMentions({
    names,
    prices: prices.filter((price) => !shownPrices.includes(price)),
    addresses: tellingAddresses(project, hidden, published),
  })
  return { ...withoutMentions({ ...project, constructions }, mentions, names), startPrice: null, unpublishedUnits: [...new Set(names)] }
}

function isUnpublished(unit: Construction, listings: readonly UnitListing[]): boolean {
  const own = listingsOf(unit, listings)
  return own.length > 0 && !own.some(({ publication }) => publication === 'public')
}

/** A project whose units name their listings, where these are public. */
export function withListings(project: Project, listings: readonly UnitListing[]): Project {
  const constructions = project.constructions.map((unit) => {
    const listing = listingsOf(unit, listings).find(({ publication, page }) => publication === 'public' && page !== undefined)?.page
    return listing === undefined ? unit : { ...unit, listing }
  })
  return { ...project, constructions }
}

function listingsOf({ id, unit }: Construction, listings: readonly UnitListing[]): readonly UnitListing[] {
  return listings.filter((listing) => listing.id === id || listing.names.some((name) => isSame(name, unit)))
}

/** Whether the project's list names it as sold, or another listing of the same unit is public. */
function isNamedPublicly(listing: UnitListing, { constructions }: Project, listings: readonly UnitListing[]): boolean {
  const inList = constructions.filter((unit) => listingsOf(unit, [listing]).length > 0)
  return inList.some((unit) => unit.state === 'sold' || !isUnpublished(unit, listings))
}

function isSame(name: string, unit: string | null): boolean {
  return unit !== null && slug(name) !== '' && slug(name) === slug(unit)
}

/** The parts of hidden units' addresses that distinguish them from published ones: another house number, or the box in the same house. */
function tellingAddresses({ place }: Project, hidden: readonly UnitListing[], published: readonly UnitListing[]): readonly UnitAddress[] {
  const own = place.address === null ? [] : [{ ...place.address, streets: [place.address.street] }]
  const shown = [...own, ...published.map(({ address }) => address)]
  return hidden.flatMap(({ address }) => {
    const isShown = shown.some((each) => isSameHouse(each, address))
    if (!isShown) return [{ ...address, box: null }]
    return address.box === null || shown.some((each) => isSameHouse(each, address) && each.box === address.box) ? [] : [address]
  })
}

function isSameHouse(one: UnitAddress, other: UnitAddress): boolean {
  return one.houseNumber === other.houseNumber && one.streets.some((street) => other.streets.some((each) => slug(each) === slug(street)))
}

function withoutMentions(project: Project, mentions: NamesUnit, names: readonly string[]): Project {
  const [sentences, clauses] = [withoutSentences(mentions), withoutClauses(mentions)]
  const number = project.number !== null && mentions(project.number) ? null : project.number
  return {
    ...project,
    number,
    name: cutText(project.name, clauses) ?? (number === null ? project.place.city : { any: number }),
    summary: cutText(project.summary, sentences),
    situation: cutText(project.situation, sentences),
    technical: cutText(project.technical, sentences),
    delivery: cutText(project.delivery, sentences),
    constructions: project.constructions.map((unit) => ({ ...unit, requirement: cutText(unit.requirement, sentences) })),
    photos: project.photos.filter(({ name }) => !namesUnit(name, names) && !Object.values(name ?? {}).some(mentions)),
    externalUrl: project.externalUrl !== null && mentions(project.externalUrl) ? null : project.externalUrl,
  }
}

/** Whether a text names one of these units as a whole word ('Plan A02'); a single letter or figure is too ambiguous. */
export function namesUnit(text: LocalizedText | null, units: readonly string[]): boolean {
  const words = units.map((unit) => slug(unit)).filter((word) => word.length > 1)
  return Object.values(text ?? {}).some((each) => words.some((word) => `-${slug(each)}-`.includes(`-${word}-`)))
}
