import { fieldOfHeading } from './headings.ts'
import type { SheetKind } from './sheet-kind.ts'

/** A column of a file: its heading and the first values that it has. */
export interface SheetColumn {
  readonly heading: string
  readonly examples: readonly string[]
}

/** The field of a path: a text has its language behind it. */
export function fieldOfPath(kind: SheetKind, path: string): string {
  const text = path.slice(0, path.lastIndexOf('.'))
  return !Object.hasOwn(kind.fields, path) && kind.fields[text]?.holds === 'texts' ? text : path
}

/**
 * Proposes a field for each column: by its heading, else by its values. A field is proposed once, unless it is a list.
 * @param others further paths that are columns by their own names
 */
export function proposeColumns(kind: SheetKind, columns: readonly SheetColumn[], others: ReadonlySet<string>): readonly (string | null)[] {
  const taken = new Set<string>()
  const take = (path: string | null): string | null => {
    if (path === null || (taken.has(path) && kind.fields[path]?.holds !== 'list')) return null
    taken.add(path)
    return path
  }
  const named = columns.map(({ heading }) => take(fieldOfHeading(kind, heading) ?? pathIn(others, heading)))
  return named.map((path, at) => path ?? take(fieldOfValues(kind, columns[at], taken)))
}

function pathIn(others: ReadonlySet<string>, heading: string): string | null {
  const path = heading.trim().toLowerCase()
  return others.has(path) ? path : null
}

function fieldOfValues({ fields }: SheetKind, column: SheetColumn | undefined, taken: ReadonlySet<string>): string | null {
  const values = column?.examples ?? []
  if (values.length === 0) return null
  const found = Object.entries(fields).find(([path, { looks }]) => !taken.has(path) && looks !== undefined && values.every((value) => looks.test(value)))
  return found?.[0] ?? null
}

/** The groups of fields of which a file has no column, and the fields that a fixed value is asked for. */
export function missingIn(kind: SheetKind, columns: readonly (string | null)[]): { readonly needs: SheetKind['needs']; readonly fixed: readonly string[] } {
  const had = new Set(columns.flatMap((path) => (path === null ? [] : [fieldOfPath(kind, path)])))
  return {
    needs: kind.needs.filter((group) => !group.some((path) => had.has(path))),
    fixed: Object.keys(kind.fixed).filter((path) => !had.has(path)),
  }
}
