import { createId } from '@paralleldrive/cuid2'
import { addPicture, picturePath } from '#db/feeds/entries.ts'
import type { PictureKind } from '#db/model/feeds/entry.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { readUprightPicture } from '#worker/files/pictures/clean-picture.ts'
import { keepOriginal, redrawn } from '#worker/files/pictures/crm-photos.ts'
import type { Picture } from '#worker/files/pictures/photo-download.ts'
import type { ReadPicture } from '#worker/files/read-file.ts'

/** Maximum width in pixels: that of the largest version shown. */
const widest = 2560

/** Stores pictures of an entry, upright and without metadata, which may contain a location. @returns the number of files that were not pictures */
export async function takePictures(context: DeskContext, entryId: string, files: readonly File[], kind: PictureKind): Promise<number> {
  let unusable = 0
  for (const file of files) {
    const read = readUprightPicture(Buffer.from(await file.arrayBuffer()))
    if (read === null) {
      unusable += 1
      continue
    }
    const id = createId()
    await keepOriginal(context.files, picturePath(id), await smaller(context, read))
    const { width, height } = read.picture
    await addPicture(context.store.primary, entryId, { id, kind, width, height })
  }
  return unusable
}

/** A JPEG from a camera is far larger than any version shown. */
async function smaller({ images }: DeskContext, { bytes, type }: ReadPicture): Promise<Picture> {
  const original = new Uint8Array(bytes).buffer
  const drawn = images && type === 'image/jpeg' ? await redrawn(images, original, { width: widest }, 'image/jpeg') : null
  return drawn ?? { bytes: original, type }
}
