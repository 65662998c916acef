import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { R2Bucket } from '@cloudflare/workers-types'
import { type } from 'arktype'
import { isProved } from '#db/archive/archive-runs.ts'
import { openStore } from '#db/client.ts'
import { newestArchive } from '#db/model/archive/archive-id.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { encryptTo } from './age.ts'
import { Manifest } from './manifest.ts'

/** Where archives are: a bucket of their own (`ARCHIVE`), or a folder of that of the files. */

export const pieceFolder = 'archive/pieces/'
export const nightFolder = 'archive/nights/'
export const monthFolder = 'archive/months/'
export const erasedFile = 'archive/erased.json'
const pageSize = 1_000

/** The bucket of the archives. */
export function archivesOf({ ARCHIVE, FILES }: Pick<Env, 'ARCHIVE' | 'FILES'>): R2Bucket {
  return ARCHIVE ?? FILES
}

/** Every object below a folder. */
export async function* objectsIn(bucket: R2Bucket, prefix: string) {
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) })
    yield page.objects
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

/** The names of the manifests in a folder, the oldest first. */
export async function manifestKeys(bucket: R2Bucket, folder: string): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const page of objectsIn(bucket, folder)) keys.push(...page.map(({ key }) => key))
  return keys.sort()
}

/** The ids of the archives in a folder, the oldest first. */
export async function archiveIds(bucket: R2Bucket, folder: string): Promise<readonly string[]> {
  return (await manifestKeys(bucket, folder)).map((key) => key.slice(folder.length, -'.json'.length))
}

/** A manifest; null if there is none, or none that can be read. */
export async function readManifest(bucket: R2Bucket, key: string): Promise<Manifest | null> {
  const file = await bucket.get(key)
  const manifest = file && Manifest(await file.json().catch(() => null))
  return manifest === null || manifest instanceof type.errors ? null : manifest
}

/** The newest nightly archive. */
export async function newestManifest(bucket: R2Bucket, now: Date): Promise<Manifest | null> {
  const newest = newestArchive(await archiveIds(bucket, nightFolder), now)
  return newest === null ? null : readManifest(bucket, `${nightFolder}${newest}.json`)
}

/** A piece as a step has stored it; `isNew`: no earlier archive had it. */
export interface StoredPiece {
  readonly name: string
  readonly bytes: number
  readonly hash: string
  readonly isNew: boolean
}

/**
 * Stores pieces by their content: one that the newest archive or this one has is not stored again, and none is ever stored twice under two hashes.
 * @param stored by the steps before
 */
export async function openPieces(env: Env, recipient: string, stored: readonly StoredPiece[]) {
  const ours = new Map(stored.map((piece) => [piece.name, piece]))
  const bucket = archivesOf(env)
  const known = await newestManifest(bucket, new Date())
  // After a proof that failed everything is stored again.
  const isWhole = known !== null && (await isProved(openStore(env.DB, env.LISTINGS).db, known.id))
  const isSame = isWhole && known.recipient === recipient
  // A plain hash would tell who reads the bucket whether it holds a document that they know.
  const key = new Uint8Array(hkdfSync('sha256', settingsOf(env).signing.current, '', 'pieces of archives', 32))
  const mac = (content: string | Uint8Array) => createHmac('sha256', key).update(content).digest('hex')
  const keep = async (name: string, content: () => Uint8Array): Promise<StoredPiece> => {
    const own = ours.get(name)
    if (own) return own
    const before = isSame ? known.pieces[name] : undefined
    if (before) return { name, bytes: before[0], hash: before[1], isNew: false }
    const sealed = await encryptTo(recipient, content())
    const digest = createHash('sha256').update(sealed).digest()
    await bucket.put(pieceFolder + name, sealed, { sha256: digest.toString('hex') })
    const piece = { name, bytes: sealed.length, hash: digest.toString('base64url'), isNew: true }
    ours.set(name, piece)
    return piece
  }
  return {
    /** Stores lines of text. */
    lines(lines: readonly string[]): Promise<StoredPiece> {
      const text = lines.join('\n')
      return keep(mac(text).slice(0, 32), () => gzipSync(text))
    },
    /** Stores the bytes of a file. */
    bytes(bytes: Uint8Array): Promise<StoredPiece> {
      return keep(mac(bytes).slice(0, 32), () => bytes)
    },
    /** A file's state in short, without its name. */
    stateOf: (file: { readonly key: string; readonly size: number; readonly etag: string }) => mac(`${file.key}\n${file.size}\n${file.etag}`).slice(0, 16),
    /** The piece of a file whose state the newest archive has. */
    find(state: string): StoredPiece | null {
      const name = isSame ? known.files[state] : undefined
      const piece = name === undefined ? undefined : known?.pieces[name]
      return name === undefined || piece === undefined ? null : { name, bytes: piece[0], hash: piece[1], isNew: false }
    },
  }
}

export type Pieces = Awaited<ReturnType<typeof openPieces>>
