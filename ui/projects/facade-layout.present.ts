/** A unit in the elevation of a building: its storeys and where they stand. */
export interface PlacedUnit<Unit> {
  readonly unit: Unit
  readonly from: number
  readonly to: number
  readonly column: number
}

/** A building, or a part of one that is narrow enough for a phone. */
export interface Block<Unit> {
  readonly columns: number
  /** The lowest and the highest storey; the ground floor is 0. */
  readonly lowest: number
  readonly highest: number
  readonly units: readonly PlacedUnit<Unit>[]
  /** The highest storey of each column; null for a column without units. */
  readonly tops: readonly (number | null)[]
}

interface UnitOnFloor {
  readonly unit: string
  readonly floor: string | null
}

const largestDrawn = { units: 60, storeys: 12, columns: 10 }
const collator = new Intl.Collator('nl', { numeric: true })

/** The storeys of a unit: '2', or '2–3' for one on several; null if it is not written as a number. */
export function storeysOf(floor: string | null): { readonly from: number; readonly to: number } | null {
  const [, first, last] = /^\s*(-?\d{1,2})(?:\s*(?:[–—/+-]|tot|à|to|bis)\s*(\d{1,2}))?\s*$/.exec(floor ?? '') ?? []
  if (first === undefined) return null
  const [from, to] = [Number(first), Number(last ?? first)]
  return to < from ? null : { from, to }
}

/**
 * The buildings of a project: units of one letter ('A02') are a building where several letters occur. Null unless the record says of every unit
 * on which floor it is, as an elevation with gaps would be wrong.
 */
export function blocksOf<Unit extends UnitOnFloor>(units: readonly Unit[]): readonly Block<Unit>[] | null {
  const onFloors = units.flatMap((unit) => {
    const storeys = storeysOf(unit.floor)
    return storeys === null ? [] : [{ unit, ...storeys }]
  })
  if (onFloors.length === 0 || onFloors.length < units.length || units.length > largestDrawn.units) return null
  const lowest = Math.min(0, ...onFloors.map(({ from }) => from))
  const highest = Math.max(...onFloors.map(({ to }) => to))
  if (highest - lowest >= largestDrawn.storeys) return null
  const buildings = [...Map.groupBy(onFloors, ({ unit }) => /^[a-z](?=[\s.-]?\d)/i.exec(unit.unit)?.[0].toUpperCase() ?? '')]
  return buildings.toSorted(([one], [other]) => collator.compare(one, other)).flatMap(([, all]) => partsOf(all).map(blockOf))
}

type OnFloor<Unit> = Omit<PlacedUnit<Unit>, 'column'>

/** A building in parts of at most ten columns, about equally wide: of each floor the first units, then the next. */
function partsOf<Unit extends UnitOnFloor>(units: readonly OnFloor<Unit>[]): readonly (readonly OnFloor<Unit>[])[] {
  const sorted = units.toSorted((one, other) => one.from - other.from || collator.compare(one.unit.unit, other.unit.unit))
  const seen = new Map<number, number>()
  const places = sorted.map((unit) => {
    const storeys = Array.from({ length: unit.to - unit.from + 1 }, (_, index) => unit.from + index)
    const before = Math.max(...storeys.map((storey) => seen.get(storey) ?? 0))
    for (const storey of storeys) seen.set(storey, before + 1)
    return { unit, before }
  })
  const widest = Math.max(...seen.values())
  const width = Math.ceil(widest / Math.ceil(widest / largestDrawn.columns))
  const parts = Map.groupBy(places, ({ before }) => Math.floor(before / width))
  return [...parts.values()].map((all) => all.map(({ unit }) => unit))
}

/** Each unit stands in one column; floors with fewer units than the widest are in its middle. */
function blockOf<Unit>(units: readonly OnFloor<Unit>[]): Block<Unit> {
  const taken = new Set<string>()
  const storeys = units.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  const columns = Math.max(...[...new Set(storeys)].map((storey) => storeys.filter((each) => each === storey).length))
  const placed = units.map((unit) => {
    const onFloor = units.filter(({ from, to }) => from <= unit.from && unit.from <= to).length
    const first = Math.floor((columns - onFloor) / 2)
    // Units come by their lowest storey, so one of these columns is free on all its storeys.
    const order = Array.from({ length: columns }, (_, index) => (first + index) % columns)
    const column = order.find((each) => !taken.has(`${unit.from} ${each}`)) ?? first
    for (let storey = unit.from; storey <= unit.to; storey += 1) taken.add(`${storey} ${column}`)
    return { ...unit, column }
  })
  return {
    columns,
    lowest: Math.min(0, ...units.map(({ from }) => from)),
    highest: Math.max(...units.map(({ to }) => to)),
    units: placed,
    tops: Array.from({ length: columns }, (_, column) =>
      placed.filter((each) => each.column === column).reduce<number | null>((top, { to }) => Math.max(top ?? to, to), null),
    ),
  }
}
