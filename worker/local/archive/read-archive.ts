import { createHash, type KeyObject } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { keyOf } from '#db/model/archive/archive-tables.ts'
import { ChangedRow, ListedFile, Manifest } from '#worker/archive/manifest.ts'
import { addRows, noRows, type RowSum } from '#worker/archive/row-sum.ts'
import { decrypt } from './age-keys.ts'
import { openArchiveFile } from './archive-file.ts'

type Table = Manifest['tables'][number]

/** An archive's file, opened with the private key. Throws where a piece is missing, damaged or encrypted to another key. */
export function readArchive(path: string, key: KeyObject) {
  const file = openArchiveFile(path)
  const manifest = Manifest.assert(JSON.parse(file.read('manifest.json').toString()))
  const sealed = (name: string) => {
    const bytes = file.read(`pieces/${name}.age`)
    const [size, hash] = manifest.pieces[name] ?? []
    if (bytes.length !== size || createHash('sha256').update(bytes).digest('base64url') !== hash) throw new Error(`the piece ${name} is damaged`)
    return bytes
  }
  const piece = (name: string) => decrypt(key, sealed(name))
  const lines = (name: string) => gunzipSync(piece(name)).toString().split('\n')
  const changes = changesOf(manifest.changes.flatMap((name) => lines(name).map((line) => ChangedRow.assert(JSON.parse(line)))))
  return {
    manifest,
    /** The rows of a table as they were in the closing moment, piece by piece. */
    *rowsOf(table: Table): Generator<readonly string[]> {
      const changed = changes.get(table.name) ?? new Map<string, string | null>()
      for (const name of table.pieces) {
        const rows = lines(name)
        yield changed.size === 0 ? rows : rows.filter((row) => !changed.has(keyOf(table, row)))
      }
      yield [...changed.values()].filter((row) => row !== null)
    },
    /** Count and sum of a table's rows. */
    sumOf(table: Table): RowSum {
      let sum = noRows
      for (const rows of this.rowsOf(table)) sum = addRows(sum, rows)
      return sum
    },
    files: (): readonly ListedFile[] => manifest.lists.flatMap((name) => lines(name).map((line) => ListedFile.assert(JSON.parse(line)))),
    bytesOf: piece,
    /** Throws if a file of the site is missing in the archive, or damaged. */
    checkFiles(): void {
      for (const [, name] of this.files()) sealed(name)
    },
    close: () => file.close(),
  }
}

export type OpenArchive = ReturnType<typeof readArchive>

/** The last state of each changed row, by table and key. */
function changesOf(lines: readonly ChangedRow[]): ReadonlyMap<string, ReadonlyMap<string, string | null>> {
  const tables = new Map<string, Map<string, string | null>>()
  for (const { t, k, r } of lines) {
    const rows = tables.get(t) ?? new Map<string, string | null>()
    rows.set(JSON.stringify(JSON.parse(k)), r)
    tables.set(t, rows)
  }
  return tables
}

/** Where the manifest's counts and the rows in the pieces differ. */
export function differencesIn(archive: OpenArchive): readonly string[] {
  return archive.manifest.tables.flatMap((table) => {
    const { count } = archive.sumOf(table)
    return count === table.count ? [] : [`${table.name}: ${count} rows in the archive, ${table.count} when it was closed`]
  })
}
