import { formatEuro } from '#db/model/listings/price.ts'
import type { Construction, ConstructionState, Project } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath } from '../listings/listing-address.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { href } from '../routes.ts'
import { formatNumber } from '../site/number.present.ts'

const groundFloor = '0'
const order: readonly ConstructionState[] = ['available', 'option', 'sold']

export interface ConstructionView {
  readonly id: string
  readonly unit: string
  readonly floor: string
  readonly requirement: string
  /** Living area and terrace, where the description does not state them. */
  readonly notes: readonly string[]
  readonly bedrooms: number | null
  /** The price, or the unit's state. */
  readonly price: string
  readonly state: ConstructionState
  /** The page of its listing. */
  readonly href: string | null
  readonly plan: PhotoView | null
  /** The enquiry about it; null if it is not offered. */
  readonly askHref: string | null
}

/** The id of a unit's row in the table. */
export function unitAnchor({ id }: Pick<ConstructionView, 'id'>): string {
  return `unit-${encodeURIComponent(id)}`
}

/** A unit that visitors can ask about. */
export interface UnitChoiceView {
  readonly unit: string
  /** Its name with the price, or that it is under option. */
  readonly text: string
}

/** The units of a project with floor, type, and price or state: available ones first, then those under option, then sold ones. */
export function presentConstructions({ constructions }: Pick<Project, 'constructions'>, locale: Locale): readonly ConstructionView[] {
  const inOrder = order.flatMap((state) => constructions.filter((construction) => construction.state === state))
  return inOrder.map((construction) => presentConstruction(construction, haveFloors(constructions), locale))
}

/** The same for the project's page, where each unsold unit that has a name can be asked about. */
export function presentAskableUnits(project: Pick<Project, 'id' | 'constructions'>, locale: Locale): readonly ConstructionView[] {
  return presentConstructions(project, locale).map((view) => {
    if (view.state === 'sold' || view.unit.trim() === '') return view
    return { ...view, askHref: `${href('construction', locale, { id: project.id })}?${new URLSearchParams({ unit: view.unit })}` }
  })
}

/** Units that can be enquired about, each name once; units without a name cannot be distinguished and are left out. */
export function presentUnits(project: Project, locale: Locale): readonly UnitChoiceView[] {
  const t = translator(locale)
  const left = unsold(project).map((construction) => presentConstruction(construction, haveFloors(project.constructions), locale))
  const named = new Map(left.filter(({ unit }) => unit.trim() !== '').map((view) => [view.unit, view]))
  return [...named.values()].map(({ unit, price }) => ({ unit, text: t('projects.unitChoice', { unit, price }) }))
}

const mostSiblings = 4

/** A few units beside one of their project, each with its price or option. */
export function presentSiblings(units: readonly Construction[], locale: Locale): readonly { readonly text: string; readonly href: string }[] {
  const t = translator(locale)
  return presentConstructions({ constructions: units }, locale)
    .flatMap(({ unit, price, href: page }) => (page === null || unit === '' ? [] : [{ text: t('projects.unitChoice', { unit, price }), href: page }]))
    .slice(0, mostSiblings)
}

/** The units of a project that are not sold. */
export function unsold(project: Pick<Project, 'constructions'>): readonly Construction[] {
  return project.constructions.filter((construction) => construction.state !== 'sold')
}

/** Whether units differ in floor: houses are all on floor 0, which is not worth showing. */
function haveFloors(constructions: readonly Construction[]): boolean {
  return constructions.some(({ floor }) => floor !== null && floor !== groundFloor)
}

function presentConstruction(construction: Construction, hasFloors: boolean, locale: Locale): ConstructionView {
  const t = translator(locale)
  const { listing, state } = construction
  const onOffer = construction.price === null ? t('price.onRequest') : formatEuro(construction.price)
  const words = { sold: t('state.sold'), option: t('state.option'), available: onOffer }
  const unit = construction.unit ?? ''
  const requirement = textIn(construction.requirement, locale)
  return {
    id: construction.id,
    unit,
    floor: hasFloors ? floorText(construction.floor, locale) : '',
    requirement,
    notes: notesOf(construction, requirement, locale),
    bedrooms: construction.bedrooms,
    price: words[state],
    state,
    href: listing ? listingPath(listing, locale) : null,
    // Not by the name that its listing gives it, which may state what the project does not publish.
    plan: listing?.plan ? presentPhoto({ ...listing.plan, name: null }, String(listing.id), t('projects.planOf', { unit }), locale) : null,
    askHref: null,
  }
}

function notesOf({ surfaceLiving, listing }: Construction, requirement: string, locale: Locale): readonly string[] {
  const t = translator(locale)
  const area = (value: number) => t('unit.area', { value: formatNumber(value, locale) })
  const terrace = listing?.surfaceTerrace ?? null
  return [
    ...(surfaceLiving === null || requirement.includes('m²') ? [] : [area(surfaceLiving)]),
    ...(terrace === null || requirement.includes(area(terrace)) ? [] : [t('projects.terrace', { area: area(terrace) })]),
  ]
}

function floorText(floor: string | null, locale: Locale): string {
  return floor === groundFloor ? translator(locale)('floor.ground') : (floor ?? '')
}

/** A choice of the filter above a project's units; `units.css` has a rule for each position. */
export interface UnitFilterChoice {
  /** Choices about the same are shown in a row. */
  readonly about: 'state' | 'floor' | 'bedrooms'
  readonly text: string
  readonly matches: (unit: ConstructionView) => boolean
}

const collator = new Intl.Collator('nl', { numeric: true })
const worthFiltering = 9
/** The number of rules in the style sheet. */
const maxChoices = 16

/** Choices by state, floor and bedrooms, each with its number of units, so that none is empty; no choices for a few units. */
export function unitFilter(units: readonly ConstructionView[], locale: Locale): readonly UnitFilterChoice[] {
  if (units.length < worthFiltering) return []
  const t = translator(locale)
  const stateText = { available: t('projects.available'), option: t('state.option'), sold: t('state.sold') }
  const facets = [
    // In the order of the units: available ones first in every language.
    choicesBy(
      'state',
      units,
      ({ state }) => stateText[state],
      () => 0,
    ),
    choicesBy('floor', units, ({ floor }) => (floor === t('floor.ground') ? floor : '')),
    choicesBy('floor', units, ({ floor }) => (floor === '' || floor === t('floor.ground') ? '' : t('projects.floor', { floor }))),
    choicesBy('bedrooms', units, ({ bedrooms }) => (bedrooms === null ? '' : t('card.bedrooms', { count: bedrooms }))),
  ]
  const choices = facets.flat().filter(({ matches }) => !units.every(matches))
  return choices.length > maxChoices
    ? []
    : choices.map(({ text, ...choice }) => ({ ...choice, text: t('projects.filter.count', { text, count: units.filter(choice.matches).length }) }))
}

function choicesBy(
  about: UnitFilterChoice['about'],
  units: readonly ConstructionView[],
  textOf: (unit: ConstructionView) => string,
  compare = collator.compare,
): readonly UnitFilterChoice[] {
  const texts = [...new Set(units.map(textOf))].filter((text) => text !== '')
  return texts.sort(compare).map((text) => ({ about, text, matches: (unit) => textOf(unit) === text }))
}
