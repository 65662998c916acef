import { factDefinition, factKeys } from '../../listings/facts.ts'
import { isListed } from '../../listings/listing-state.ts'
import type { ChangedHome, HomeTraits } from './home-traits.ts'

/** The changes of one home that do harm if many homes have them at once. */
export const harms = [
  ...([
    'address',
    'goal',
    'price',
    'priceShown',
    'unit',
    'area',
    'text',
    'photos',
    'energy',
    'law',
    'type',
    'town',
    'date',
    'returned',
    'sold',
    'prices',
  ] as const),
  // Of many homes together.
  ...(['priceFactor', 'areaFactor', 'sameText', 'samePhoto'] as const),
  // Of pages rendered before the import is applied.
  ...(['page'] as const),
]
export type Harm = (typeof harms)[number]

/** A value before and after; the reader of the decision sees both. */
export interface Difference {
  readonly harm: Harm
  readonly before: string | number | null
  readonly after: string | number | null
}

type Compare = (before: HomeTraits, after: HomeTraits) => Omit<Difference, 'harm'> | null

const ifHarm =
  (name: keyof HomeTraits, isHarm: Compare | ((before: HomeTraits, after: HomeTraits) => boolean)): Compare =>
  (before, after) =>
    isHarm(before, after) ? { before: before[name], after: after[name] } : null

/** Whether a number is less than half or more than one and a half of what it was. */
function hasMoved(before: number | null, after: number | null): boolean {
  return before !== null && after !== null && before > 0 && (after < before / 2 || after > before * 1.5)
}

/** Whether a number differs from what it was by more than a share of it. */
function differsBy(share: number, before: number | null, after: number | null): boolean {
  return before !== null && after !== null && before > 0 && Math.abs(after / before - 1) > share
}

/** Less than that is a rise of all prices, not another currency. */
const leastFactor = 0.04

/** A text of any length counts as emptied if less than a quarter of it is left. */
const textLeft = 0.25
const photosLeft = 1 / 3

const lawKeys = factKeys.filter((key) => factDefinition(key).group === 'law')

const comparisons: Readonly<Partial<Record<Harm, Compare>>> = {
  address: (before, after) => (after.shown > before.shown && before.known > before.shown ? { before: before.shown, after: after.shown } : null),
  goal: ifHarm('goal', (before, after) => before.goal !== after.goal),
  // A price of another goal is another price.
  price: ifHarm('price', (before, after) => before.goal === after.goal && hasMoved(before.price, after.price)),
  prices: ifHarm('price', (before, after) => before.goal === after.goal && differsBy(0.1, before.price, after.price) && !hasMoved(before.price, after.price)),
  priceShown: ifHarm('price', (before, after) => before.price === null && after.price !== null),
  unit: ifHarm('unit', (before, after) => before.goal === after.goal && before.unit !== after.unit),
  area(before, after) {
    if (hasMoved(before.living, after.living)) return { before: before.living, after: after.living }
    return hasMoved(before.plot, after.plot) ? { before: before.plot, after: after.plot } : null
  },
  text: ifHarm('textLength', (before, after) => after.texts < before.texts || (before.textLength > 0 && after.textLength < before.textLength * textLeft)),
  photos: ifHarm('photos', (before, after) => before.photos > 0 && after.photos < before.photos * photosLeft),
  energy: ifHarm('energy', (before, after) => before.energy !== null && before.energy !== after.energy),
  law: changedLaw,
  type: ifHarm('type', (before, after) => before.type !== after.type),
  town: ifHarm('town', (before, after) => before.town !== after.town),
  date: ifHarm('createdAt', (before, after) => before.createdAt !== after.createdAt),
  returned: ifHarm('state', (before, after) => !isListed(before.state) && before.state !== 'prospective' && isListed(after.state)),
  sold: ifHarm('state', (before, after) => isListed(before.state) && (after.state === 'sold' || after.state === 'rented')),
}

/** Legal answers that were given and are now others, or none. */
function changedLaw(before: HomeTraits, after: HomeTraits): Omit<Difference, 'harm'> | null {
  if (before.facts === after.facts || before.facts === null) return null
  const [old, given]: readonly Readonly<Record<string, unknown>>[] = [JSON.parse(before.facts), JSON.parse(after.facts ?? '{}')]
  const changed = lawKeys.find((key) => old?.[key] !== undefined && JSON.stringify(old[key]) !== JSON.stringify(given?.[key]))
  if (changed === undefined) return null
  const text = (value: unknown) => (value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
  return { before: `${changed}=${text(old?.[changed])}`, after: `${changed}=${text(given?.[changed])}` }
}

/** The harmful changes of one home. */
export function differencesOf({ before, after }: Pick<ChangedHome, 'before' | 'after'>): readonly Difference[] {
  return harms.flatMap((harm) => {
    const found = comparisons[harm]?.(before, after) ?? null
    return found === null ? [] : [{ harm, ...found }]
  })
}

/** What a change may have in common with those of other homes: each as a harm and the value that they share. */
export function sharedBy({
  before,
  after,
}: Pick<ChangedHome, 'before' | 'after'>): readonly (Difference & { readonly shared: string; readonly was: string })[] {
  const factor = (harm: Harm, from: number | null, to: number | null) =>
    from !== null && to !== null && differsBy(leastFactor, from, to)
      ? [{ harm, before: from, after: to, shared: (to / from).toPrecision(3), was: String(from) }]
      : []
  const same = (harm: Harm, from: string | null, to: string | null) =>
    to !== null && from !== to ? [{ harm, before: from, after: to, shared: to, was: from ?? '' }] : []
  return [
    ...factor('priceFactor', before.price, after.price),
    ...factor('areaFactor', before.living, after.living),
    ...same('sameText', before.text, after.text),
    ...same('samePhoto', before.photo, after.photo),
  ]
}
