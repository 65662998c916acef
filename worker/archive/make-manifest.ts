import { isOfPeople } from '#db/model/archive/archive-files.ts'
import { withoutPeople } from '#db/model/archive/archive-tables.ts'
import type { Part } from './archive-steps.ts'
import type { Pieces, StoredPiece } from './archive-store.ts'
import type { Manifest } from './manifest.ts'

/** Files in one piece of the list. */
const listSize = 250

/** The month of a moment: YYYY-MM. */
export const monthOf = (at: string): string => at.slice(0, 7)

interface Run {
  readonly id: string
  readonly startedAt: string
  readonly recipient: string
  readonly origin: string
}

/** The manifest of what the steps have stored, and how many bytes of it are new. @param scope an archive of a month holds no people */
export async function makeManifest(
  pieces: Pieces,
  { id, startedAt, recipient, origin }: Run,
  parts: readonly Part[],
  scope: 'all' | 'withoutPeople',
): Promise<{ readonly manifest: Manifest; readonly stored: number }> {
  const isWhole = scope === 'all'
  const rows = parts.flatMap((part) => part.rows ?? [])
  const files = parts.flatMap((part) => part.files ?? []).filter(([, [key]]) => isWhole || !isOfPeople(key))
  const changes = parts.flatMap((part) => [...(part.changes ?? []), ...(isWhole ? (part.peopleChanges ?? []) : [])])
  const lists = await storeLists(pieces, files)
  const closed = parts.find((part) => part.closed)?.closed
  const tables = (parts[0]?.tables ?? [])
    .filter(({ name }) => isWhole || withoutPeople.has(name))
    .map((table) => ({
      ...{ name: table.name, columns: [...table.columns], key: [...table.key], parents: [...table.parents] },
      count: closed?.counts[table.name] ?? 0,
      pieces: rows.flatMap(([name, piece]) => (name === table.name ? piece.name : [])),
    }))
  const held = new Set(tables.map(({ name }) => name))
  const stored = [...rows.flatMap(([name, piece]) => (held.has(name) ? piece : [])), ...changes, ...lists, ...files.map(([, , piece]) => piece)]
  const manifest: Manifest = {
    ...{ format: 1, id, at: closed?.at ?? startedAt, startedAt, origin, recipient },
    migrations: [...(parts[0]?.migrations ?? [])],
    tables,
    changes: changes.map(({ name }) => name),
    lists: lists.map(({ name }) => name),
    files: Object.fromEntries(files.map(([state, , { name }]) => [state, name])),
    pieces: Object.fromEntries(stored.map(({ name, bytes, hash }) => [name, [bytes, hash]])),
  }
  const fresh = new Map(stored.flatMap(({ isNew, name, bytes }) => (isNew ? [[name, bytes]] : [])))
  return { manifest, stored: [...fresh.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

async function storeLists(pieces: Pieces, files: NonNullable<Part['files']>): Promise<readonly StoredPiece[]> {
  const lines = files.map(([, file]) => JSON.stringify(file))
  const stored: StoredPiece[] = []
  for (let at = 0; at < lines.length; at += listSize) stored.push(await pieces.lines(lines.slice(at, at + listSize)))
  return stored
}
