import type { Db } from '#db/client.ts'
import { findSheetChoices } from '#db/feeds/sheets.ts'
import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { fieldOfPath, missingIn, proposeColumns, type SheetColumn } from '#db/model/feeds/sheets/propose-columns.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { locales } from '#messages/locales.ts'
import { recordFields } from '../perron/record-fields.ts'

/** The paths that a column of a table of homes may have: those with names, by language for a text, and the other fields of the format by their own names. */
const paths: ReadonlySet<string> = new Set(
  [...recordFields].flatMap(([path, { shape }]) => [path, ...(shape === 'words' ? locales.map((locale) => `${path}.${locale}`) : [])]),
)

export function isHomePath(path: string): boolean {
  return paths.has(path)
}

interface Proposal {
  readonly choices: SheetChoices
  /** Whether nothing is left to decide: it was decided for a file with the same headings, or every heading is known and says all. */
  readonly isDecided: boolean
}

/** What a file's columns are: as decided for the last file with the same headings, else as their headings and values say. */
export async function proposeHomeColumns(db: Db, columns: readonly SheetColumn[]): Promise<Proposal> {
  const headings = columns.map(({ heading }) => heading)
  const known = await findSheetChoices(db, 'homes', headings)
  if (known?.columns.every((path) => path === null || isHomePath(path))) return { choices: known, isDecided: true }
  const proposed = proposeColumns(homeSheet, columns, paths)
  const { needs, fixed } = missingIn(homeSheet, proposed)
  const isOpen = columns.some(({ heading, examples }, at) => proposed[at] === null && (heading !== '' || examples.length > 0))
  return { choices: { columns: proposed, fixed: initialFixed(fixed) }, isDecided: !isOpen && needs.length === 0 && fixed.length === 0 }
}

/** The initial choices of fields without a column. */
export function initialFixed(fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((path) => [path, homeSheet.fixed[path]?.[0] ?? '']))
}

/** Columns whose field an earlier one has, unless it is a list. */
export function columnsTwice(columns: readonly (string | null)[]): readonly number[] {
  return columns.flatMap((path, at) => {
    const isList = path !== null && homeSheet.fields[fieldOfPath(homeSheet, path)]?.holds === 'list'
    return path !== null && !isList && columns.indexOf(path) !== at ? [at] : []
  })
}
