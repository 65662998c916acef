import { makeColumns, resized } from './columns.ts'
import { type CountColumn, microdegrees, nowhere } from './listing-index.ts'
import type { Row } from './rows.ts'

const maxLabels = 255
/** Maximum of an Int16 column; larger counts and areas are clamped. */
const maxCount = 32_767
const maxPlot = 0x7fffffff

const countPositions: readonly (readonly [CountColumn, 5 | 6 | 7 | 8 | 9 | 16 | 17 | 18])[] = [
  ['bedrooms', 5],
  ['bathrooms', 6],
  ['rooms', 7],
  ['garages', 8],
  ['parkings', 9],
  ['livingArea', 16],
  ['plotArea', 17],
  ['built', 18],
]

/** Numbers values in the order they come. */
class Numbering<Value> {
  readonly #numbers = new Map<Value, number>()

  of(value: Value): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.#numbers.size)
    return this.#numbers.size - 1
  }

  values(): readonly Value[] {
    return [...this.#numbers.keys()]
  }
}

/** Fills columns row by row in input order; numbers places, categories and labels in order of appearance. */
export function columnsToFill(expected: number) {
  let columns = makeColumns((kind) => new kind(expected))
  let isRental = new Uint8Array(expected)
  let size = 0
  const [places, categories, labels] = [new Numbering<number>(), new Numbering<number>(), new Numbering<string>()]
  const bouquets: Record<string, number> = {}
  labels.of('')

  /** Makes room for rows that an import has added since they were counted. */
  function grow(): void {
    const room = Math.ceil(size * 1.2) + 64
    columns = resized(columns, room)
    const wider = new Uint8Array(room)
    wider.set(isRental)
    isRental = wider
  }

  return {
    add(row: Row): void {
      if (size === isRental.length) grow()
      const at = size
      size += 1
      isRental[at] = row[1] === 'rent' ? 1 : 0
      columns.id[at] = row[0]
      columns.created[at] = Date.parse(row[14]) || 0
      columns.price[at] = row[4] ?? Number.NaN
      columns.place[at] = places.of(row[2])
      columns.category[at] = categories.of(row[3])
      columns.revision[at] = row[15]
      columns.lat[at] = microdegreesOf(row[12])
      columns.lng[at] = microdegreesOf(row[13])
      const label = labels.of(row[11] ?? '')
      columns.label[at] = label > maxLabels ? 0 : label
      columns.flags[at] = row[10]
      if (row[19] !== null) bouquets[row[0]] = row[19]
      for (const [name, position] of countPositions) columns[name][at] = Math.min(row[position] ?? -1, name === 'plotArea' ? maxPlot : maxCount)
    },
    /** What has been filled. The arrays may have more room than rows. */
    filled: () => ({
      columns,
      isRental,
      size,
      placeIds: places.values(),
      categoryIds: categories.values(),
      labels: labels.values().slice(0, maxLabels + 1),
      bouquets,
    }),
  }
}

export type Filled = ReturnType<ReturnType<typeof columnsToFill>['filled']>

function microdegreesOf(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * microdegrees)
}
