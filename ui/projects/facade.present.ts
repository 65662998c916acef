import type { Construction, ConstructionState } from '#db/model/projects/project.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type Block, blocksOf } from './facade-layout.present.ts'
import { type ConstructionView, unitAnchor } from './project-units.present.ts'

/** The units of a project as an elevation of its buildings. */
export interface FacadeView {
  readonly title: string
  readonly note: string
  readonly legend: readonly { readonly state: ConstructionState; readonly text: string }[]
  readonly blocks: readonly Block<FacadeUnitView>[]
}

export interface FacadeUnitView {
  readonly id: string
  readonly unit: string
  readonly floor: string | null
  readonly state: ConstructionState
  /** As many as it has bedrooms, between one and three. */
  readonly windows: number
  /** Its name, floor, bedrooms, and price or state. */
  readonly text: string
  /** Its page, or its row in the table. */
  readonly href: string
}

const mostWindows = 3

/** Null where the record does not say on which floor each unit is. @param views of the same units, as the table shows them */
export function presentFacade(constructions: readonly Construction[], views: readonly ConstructionView[], locale: Locale): FacadeView | null {
  const t = translator(locale)
  const blocks = blocksOf(views.flatMap((view) => unitOf(view, constructions, locale) ?? []))
  if (blocks === null) return null
  const words = { available: t('projects.available'), option: t('state.option'), sold: t('state.sold') }
  const states = (['available', 'option', 'sold'] as const).filter((state) => views.some((view) => view.state === state))
  return { title: t('facade.title'), note: t('facade.note'), legend: states.map((state) => ({ state, text: words[state] })), blocks }
}

function unitOf(view: ConstructionView, constructions: readonly Construction[], locale: Locale): FacadeUnitView | null {
  const t = translator(locale)
  const { id, unit, state, bedrooms, price, href } = view
  const floor = view.floor === '' || view.floor === t('floor.ground') ? view.floor : t('projects.floor', { floor: view.floor })
  const parts = [unit, floor, bedrooms === null ? '' : t('card.bedrooms', { count: bedrooms }), price]
  return {
    id,
    unit,
    floor: constructions.find((each) => each.id === id)?.floor ?? null,
    state,
    windows: Math.min(mostWindows, Math.max(1, bedrooms ?? 1)),
    text: parts.filter((part) => part !== '').join(', '),
    href: href ?? `#${unitAnchor(view)}`,
  }
}
