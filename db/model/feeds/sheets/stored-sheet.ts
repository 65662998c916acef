import type { SheetRow } from './sheet-rows.ts'

/** A row as it is kept: whether a quotation mark is never closed in it, then its cells. */
export type StoredRow = readonly [isOpen: 0 | 1, ...cells: string[]]

/** From a position on, rows have this number in a spreadsheet program. */
export type SheetGap = readonly [position: number, number: number]

/** Empty rows are not kept, so that numbers differ from positions; further gaps than these are not noted. */
const maxGaps = 500
const maxExamples = 3
const maxExample = 120

export function storedRow({ cells, isOpen }: SheetRow): StoredRow {
  return [isOpen ? 1 : 0, ...cells]
}

/** Collects, from the rows of a sheet in their order, the examples of each column and where numbers and positions part. */
export function surveySheet() {
  const examples: string[][] = []
  const gaps: SheetGap[] = []
  let count = 0
  let last = 1
  return {
    add({ cells, number }: SheetRow): void {
      count += 1
      if (number !== last + 1 && gaps.length < maxGaps) gaps.push([count, number])
      last = number
      for (const [index, cell] of cells.entries()) {
        const known = examples[index] ?? []
        examples[index] = known
        if (cell !== '' && known.length < maxExamples && !known.includes(cell.slice(0, maxExample))) known.push(cell.slice(0, maxExample))
      }
    },
    count: () => count,
    gaps: (): readonly SheetGap[] => gaps,
    columns: (headings: readonly string[]) => headings.map((heading, index) => ({ heading, examples: examples[index] ?? [] })),
  }
}

/** The number that a row has in a spreadsheet program. */
export function rowNumber(gaps: readonly SheetGap[], position: number): number {
  const [from, number] = gaps.findLast(([first]) => first <= position) ?? [1, 2]
  return number + position - from
}
