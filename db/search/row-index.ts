import { makeColumns } from './columns.ts'
import type { ListingIndex } from './listing-index.ts'

/**
 * An index of one row of another, with its place alone: a rule made for it looks at one place instead of thousands. It keeps all categories, since a
 * type that no category has is ignored.
 */
export function indexOfRow(index: ListingIndex, row: number): ListingIndex {
  const columns = makeColumns((kind, name) => {
    const column = new kind(1)
    column[0] = index.columns[name][row] ?? 0
    return column
  })
  const place = index.places[columns.place[0] ?? 0]
  columns.place[0] = 0
  const { version, firstRental, categories, labels, bouquets, newSince } = index
  const head = { version, size: 1, firstRental: row < firstRental ? 1 : 0, categories, labels, bouquets, newSince }
  return { ...head, columns, places: place === undefined ? [] : [place] }
}
