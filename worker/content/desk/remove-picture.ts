import { listContentPictures, removeContentPicture, restoreContentPicture } from '#db/content/content-pictures.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { hidePicture, showPicture } from '#worker/content/removed-pictures.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { pictureNotices } from './picture-notices.ts'

const most = 200

/** Removes an uploaded picture, with an undo; one that an article uses is kept. */
export async function removePicture(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, now, session, files } = context
  const db = store.primary
  const file = textOf(sent, 'file')
  const picture = (await listContentPictures(db, most)).find((each) => each.file === file)
  if (picture === undefined) throw new NoPage()
  const typed = typedValues(sent)
  if (textOf(sent, 'version') !== String(picture.version)) return { ...freshForm, typed, problem: 'changedMeanwhile' }
  const [removed] = await db.batch([
    removeContentPicture(db, file, picture.version, now),
    recordAct(db, session.member, { action: 'remove', object: 'picture', objectId: file }, now, didChange),
  ])
  if (removed.length === 0) return { ...freshForm, typed, problem: 'inUse' }
  await hidePicture(files, file)
  throw pictureNotices.done(context, 'removed', { file, version: String(picture.version + 1) })
}

/** Restores a removed picture. */
export async function restorePicture(context: DeskContext, sent: FormData): Promise<never> {
  const { store, now, session, files } = context
  const db = store.primary
  const [file, seen] = [textOf(sent, 'file'), Number(textOf(sent, 'version')) || 0]
  const [restored] = await db.batch([
    restoreContentPicture(db, file, seen, now),
    recordAct(db, session.member, { action: 'undo', object: 'picture', objectId: file }, now, didChange),
  ])
  if (restored.length > 0) await showPicture(files, file)
  throw pictureNotices.done(context, restored.length > 0 ? 'back' : 'gone')
}
