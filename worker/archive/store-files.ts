import { readOwnPictures } from '#db/archive/own-pictures.ts'
import { openStore } from '#db/client.ts'
import { isArchived } from '#db/model/archive/archive-files.ts'
import type { Env } from '#worker/env.ts'
import { photoFolder } from '#worker/files/pictures/crm-photos.ts'
import type { Part } from './archive-steps.ts'
import type { Pieces, StoredPiece } from './archive-store.ts'
import type { ListedFile } from './manifest.ts'

const pageFiles = 100

/** Stores the files in R2 behind a key, each content once. They are read after the tables: what a row refers to is there. */
export async function storeFiles({ FILES, ...env }: Env, pieces: Pieces, from: string, until: number): Promise<Part> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const ownFolders = new Set(await Promise.all((await readOwnPictures(db)).map((url) => photoFolder({ url }))))
  const files: [string, ListedFile, StoredPiece][] = []
  let after = from
  for (;;) {
    const page = await FILES.list({ limit: pageFiles, include: ['httpMetadata', 'customMetadata'], ...(after === '' ? {} : { startAfter: after }) })
    for (const object of page.objects) {
      if (isArchived(object.key, ownFolders)) {
        const state = pieces.stateOf(object)
        const piece = pieces.find(state) ?? (await storeFile(FILES, pieces, object.key))
        const { key, size, httpMetadata, customMetadata } = object
        // Deleted since it was listed.
        if (piece !== null) files.push([state, [key, piece.name, size, httpMetadata?.contentType ?? null, customMetadata ?? {}], piece])
      }
      after = object.key
      if (Date.now() > until) return { files, next: { phase: 'files', after } }
    }
    if (!page.truncated) return { files, next: { phase: 'end' } }
  }
}

async function storeFile(bucket: Env['FILES'], pieces: Pieces, key: string): Promise<StoredPiece | null> {
  const file = await bucket.get(key)
  return file && pieces.bytes(new Uint8Array(await file.arrayBuffer()))
}
