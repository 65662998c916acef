import { type } from 'arktype'

/** An archive's table of contents, as JSON in the clear: names, sizes and hashes of its encrypted pieces, and no record of anyone. */
export const Manifest = type({
  format: '1',
  id: 'string',
  /** The closing moment: the time that the archive is of. */
  at: 'string',
  startedAt: 'string',
  origin: 'string',
  recipient: 'string',
  migrations: 'string[]',
  /** Pieces of gzipped lines, each a row; `count` is what the table held in the closing moment. */
  tables: type({ name: 'string', columns: 'string[]', key: 'string[]', parents: 'string[]', count: 'number', pieces: 'string[]' }).array(),
  /** Pieces of gzipped lines about rows written while the tables were read, in order: `{ "t": table, "k": key, "r": row or null }`. */
  changes: 'string[]',
  /** Pieces of gzipped lines about files: `[key, piece, size, type, metadata]`. */
  lists: 'string[]',
  /** The piece of each file, by a keyed hash of its key, size and state. */
  files: type({ '[string]': 'string' }),
  /** Bytes and SHA-256 (base64url) of each piece. */
  pieces: type({ '[string]': type(['number', 'string']) }),
})
export type Manifest = typeof Manifest.infer

/** A file in the list of an archive. */
export const ListedFile = type(['string', 'string', 'number', 'string | null', type({ '[string]': 'string' })])
export type ListedFile = typeof ListedFile.infer

/** A line about a row that was written while an archive was made. */
export const ChangedRow = type({ t: 'string', k: 'string', r: 'string | null' })
export type ChangedRow = typeof ChangedRow.infer

export const isPieceName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)
export const isArchiveId = (id: string): boolean => /^[\dTZ-]{24}$/.test(id)
