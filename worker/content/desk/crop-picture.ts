import { listContentPictures, listPictureFocus, setPictureFocus } from '#db/content/content-pictures.ts'
import { readContentHeads } from '#db/content/content-versions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { PictureFocus } from '#db/model/listings/listing.ts'
import { raisingContent } from '#db/site/versions.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { picturesFor } from './content-photo.ts'
import { pictureNotices } from './picture-notices.ts'

const mostPictures = 200

/** The default focal point. */
export const middle: PictureFocus = { x: 50, y: 50 }

/** Sets the focal point of a picture, for every article that uses it. */
export async function cropPicture(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, session, now, announce } = context
  const db = store.primary
  const url = textOf(sent, 'url')
  const [uploaded, heads, points] = await Promise.all([listContentPictures(db, mostPictures), readContentHeads(db), listPictureFocus(db)])
  const photo = picturesFor(uploaded, heads, null).find((each) => each.url === url)
  if (photo === undefined) throw new NoPage()
  const [x, y] = [percentOf(sent, 'focusX'), percentOf(sent, 'focusY')]
  const typed = typedValues(sent)
  if (x === null || y === null) {
    const errors: Record<string, ErrorCode> = { ...(x === null ? { focusX: 'invalid' } : {}), ...(y === null ? { focusY: 'invalid' } : {}) }
    return { ...freshForm, typed, errors }
  }
  const before = points.get(url)
  const seen = before?.version ?? 0
  if (textOf(sent, 'focusVersion') !== String(seen)) return { ...freshForm, typed, problem: 'changedMeanwhile' }
  const act = { action: 'change', object: 'picture', objectId: photo.key, fields: ['focus'] } as const
  const [stored] = await db.batch([setPictureFocus(db, url, { x, y }, seen, now), recordAct(db, session.member, act, now, didChange), raisingContent(db)])
  if (stored.length === 0) return { ...freshForm, typed, problem: 'changedMeanwhile' }
  await announce()
  const from = before ?? middle
  throw pictureNotices.done(context, 'cropped', { picture: url, x: String(from.x), y: String(from.y), version: String(seen + 1) })
}

/** A whole number from 0 to 100; null for anything else. */
function percentOf(sent: FormData, name: string): number | null {
  const text = textOf(sent, name)
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
