import { createId } from '@paralleldrive/cuid2'
import { addPicture, picturePath } from '#db/feeds/entry-pictures.ts'
import type { EntryPicture, PictureKind } from '#db/model/feeds/entry.ts'
import { maxPhotos } from '#db/model/listings/listing.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { removeOriginals } from '#worker/files/pictures/crm-photos.ts'
import { storeUpload } from '#worker/files/pictures/store-upload.ts'

/** The order of an entry's pictures. */
type Placed = Pick<EntryPicture, 'id' | 'kind'>

/** Serialises an order for the undo in the query: 'abc:photo,def:plan'. */
export function writeOrder(pictures: readonly Placed[]): string {
  return pictures.map(({ id, kind }) => `${id}:${kind}`).join(',')
}

/** Parses the result of `writeOrder`. */
export function readOrder(text: string): readonly Placed[] {
  return text
    .split(',')
    .slice(0, maxPhotos)
    .flatMap((word) => {
      const [id = '', kind = ''] = word.split(':')
      return id === '' ? [] : [{ id, kind: kind === 'plan' ? ('plan' as const) : ('photo' as const) }]
    })
}

/** The pictures after one of them was moved within its kind, turned into the other kind, or removed. */
export function movedPictures(pictures: readonly Placed[], id: string, move: string): readonly Placed[] {
  const moved = pictures.find((picture) => picture.id === id)
  if (moved === undefined) return pictures
  const others = pictures.filter((picture) => picture !== moved)
  if (move === 'remove') return others
  if (move === 'photo' || move === 'plan') return [...others, { id, kind: move }]
  const own = others.filter(({ kind }) => kind === moved.kind)
  const at = pictures.filter(({ kind }) => kind === moved.kind).indexOf(moved)
  const to = move === 'first' ? 0 : move === 'earlier' ? Math.max(0, at - 1) : move === 'later' ? at + 1 : at
  return [...others.filter(({ kind }) => kind !== moved.kind), ...own.slice(0, to), moved, ...own.slice(to)]
}

/** Whether pictures are still in the given order, apart from those added since. */
export function isStillArranged(pictures: readonly Placed[], arranged: readonly Placed[]): boolean {
  const named = new Set(arranged.map(({ id }) => id))
  return writeOrder(pictures.filter(({ id }) => named.has(id))) === writeOrder(arranged)
}

/**
 * Stores pictures of an entry.
 * @returns how many were stored, and why the others were not: a file is no picture, or the entry has as many pictures as it may
 */
export async function storePictures(
  context: DeskContext,
  entryId: string,
  files: readonly File[],
  kind: PictureKind,
): Promise<{ readonly stored: number; readonly error: 'invalid' | 'full' | null }> {
  let stored = 0
  let isInvalid = false
  for (const file of files) {
    const id = createId()
    const size = await storeUpload(context, file, picturePath(id))
    if (size === null) {
      isInvalid = true
      continue
    }
    if (!(await addPicture(context.store.primary, entryId, { id, kind, ...size }))) {
      await removeOriginals(context.files, [picturePath(id)])
      return { stored, error: 'full' }
    }
    stored += 1
  }
  return { stored, error: isInvalid ? 'invalid' : null }
}
