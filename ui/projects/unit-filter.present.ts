import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ConstructionView } from './project-units.present.ts'

/** A choice of the filter above a project's units; `site.css` has a rule for each position. */
export interface UnitFilterChoice {
  /** Choices about the same are shown in a row. */
  readonly about: 'state' | 'floor' | 'bedrooms'
  readonly text: string
  readonly matches: (unit: ConstructionView) => boolean
}

const collator = new Intl.Collator('nl', { numeric: true })
const worthFiltering = 5
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
