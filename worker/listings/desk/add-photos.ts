import { createId } from '@paralleldrive/cuid2'
import type { DeskHome } from '#db/listings/desk/desk-home.ts'
import { maxPhotos } from '#db/model/listings/listing.ts'
import { type AddedPhoto, addedPath, allPhotos, asInFeed, inFeed } from '#db/model/listings/presentation.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { removeOriginals } from '#worker/files/pictures/crm-photos.ts'
import { storeUpload } from '#worker/files/pictures/store-upload.ts'
import { homeOf } from './home-query.ts'
import { presentHome } from './present-home.ts'

/** Attempts to add photographs, each lost to a concurrent save. */
const tries = 4

/**
 * Adds the uploaded photographs to a home, behind the others.
 * @returns the form's state if any was refused; null otherwise
 */
export async function addPhotos(context: DeskContext, sent: FormData): Promise<FormState | null> {
  const files = sent.getAll('pictures').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
  if (files.length === 0) return refusedBy('missing')
  const room = roomFor(await homeOf(context))
  const { photos, hasOthers } = await storeFiles(context, files.slice(0, room))
  if (photos.length > 0) {
    const failed = await append(context, photos)
    if (failed !== null) {
      await removeOriginals(context.files, photos.map(addedPath))
      return failed
    }
  }
  if (files.length > room) return refusedBy('full')
  return hasOthers ? refusedBy('invalid') : null
}

function refusedBy(error: ErrorCode): FormState {
  return { ...freshForm, errors: { pictures: error } }
}

function ownOf({ presentation }: DeskHome) {
  return presentation?.own ?? asInFeed
}

/** How many more photographs a home may have. */
function roomFor(home: DeskHome): number {
  return Math.max(0, maxPhotos - allPhotos(inFeed(home.listing, home.feed).photos, ownOf(home)).length)
}

async function storeFiles(context: DeskContext, files: readonly File[]) {
  const photos: AddedPhoto[] = []
  for (const file of files) {
    const key = `own-${createId()}`
    const size = await storeUpload(context, file, addedPath({ key }))
    if (size !== null) photos.push({ key, ...size, alt: {} })
  }
  return { photos, hasOthers: photos.length < files.length }
}

/** Appends photographs to what is stored, also if colleagues save at the same time. */
async function append(context: DeskContext, photos: readonly AddedPhoto[]): Promise<FormState | null> {
  for (let left = tries; ; left -= 1) {
    const home = await homeOf(context)
    if (roomFor(home) < photos.length) return refusedBy('full')
    const own = ownOf(home)
    const conflict = await presentHome(context, home, { ...own, added: [...(own.added ?? []), ...photos] }, home.presentation?.version ?? 0, 'change')
    if (conflict?.problem !== 'changedMeanwhile' || left === 1) return conflict
  }
}
