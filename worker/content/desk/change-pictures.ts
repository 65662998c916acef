import { createHash } from 'node:crypto'
import {
  type ContentPicture,
  insertContentPicture,
  listContentPictures,
  listPictureFocus,
  removeContentPicture,
  restoreContentPicture,
  setPictureFocus,
} from '#db/content/content-pictures.ts'
import { readContentHeads } from '#db/content/content-versions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { ArticleHead } from '#db/model/content/article.ts'
import type { Photo, PictureFocus } from '#db/model/listings/listing.ts'
import { raisingContent } from '#db/site/versions.ts'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { isPrintable } from '#worker/agency/record-fields.ts'
import { contentFolder, contentPath, hidePicture, showPicture } from '#worker/content/content-of.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { readPicture, readUprightPicture } from '#worker/files/pictures/clean-picture.ts'
import { type PhotoFormat, redrawn } from '#worker/files/pictures/crm-photos.ts'
import { readUpload, type Upload } from '#worker/forms/upload.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

/** Notices of the page of the pictures of articles. */
export const pictureNotices = defineNotices({
  uploaded: 'desk.content.done.uploaded',
  described: 'desk.done.changed',
  cropped: { text: 'desk.content.done.cropped', undo: 'crop', fields: { url: 'picture', focusVersion: 'version', focusX: 'x', focusY: 'y' } },
  removed: { text: 'desk.content.done.pictureRemoved', undo: 'restore', fields: { file: 'file', version: 'version' } },
  back: 'desk.content.done.pictureBack',
  gone: 'desk.content.pictureGone',
})

/** Maximum pixels of the longer side; larger pictures only slow pages down. */
const longestSide = 1_600
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

interface StoredPicture {
  readonly file: string
  readonly width: number
  readonly height: number
}

/**
 * Stores an uploaded picture, read by `readUprightPicture`, under a hash of its bytes, scaled down if needed.
 * @returns null if it is too large and cannot be resized
 */
export async function keepPicture({ files, images }: Pick<DeskContext, 'files' | 'images'>, { bytes, type, picture }: Upload): Promise<StoredPicture | null> {
  if (picture === null) return null
  const { width, height } = picture
  const longest = Math.max(width, height)
  if (longest <= longestSide) return { file: await put(files, Buffer.from(bytes), type), width, height }
  const format: PhotoFormat = type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  const drawn = images && (await redrawn(images, bytes, { width: Math.max(1, Math.floor((width * longestSide) / longest)) }, format))
  const small = drawn && readPicture(Buffer.from(drawn.bytes))
  if (!small) return null
  return { file: await put(files, small.bytes, small.type), width: small.picture.width, height: small.picture.height }
}

async function put(files: DeskContext['files'], bytes: Buffer, type: string): Promise<string> {
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.${endings[type]}`
  await files.put(contentFolder + file, Uint8Array.from(bytes).buffer, { httpMetadata: { contentType: type } })
  return file
}

const maxWords = 400

/** The alternative texts of a form, with the errors of those that cannot be stored. @param name of their fields, without the language */
export function readPictureWords({ agency }: DeskContext, sent: FormData, name: string) {
  const errors: Record<string, ErrorCode> = {}
  const words: { [Language in (typeof agency.languages.enabled)[number]]?: string } = {}
  for (const locale of agency.languages.enabled) {
    const text = textOf(sent, fieldIn(name, locale))
    if (text.length > maxWords || !isPrintable(text)) errors[fieldIn(name, locale)] = 'invalid'
    else if (text !== '') words[locale] = text
  }
  return { words, errors }
}

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

/** Removes an uploaded picture, with an undo; one that an article uses is kept. */
export async function removePicture(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, now, session, files } = context
  const db = store.primary
  const file = textOf(sent, 'file')
  const picture = (await listContentPictures(db, mostPictures)).find((each) => each.file === file)
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

/** Converts an uploaded picture to the form stored in articles. */
function contentPhoto({ file, width, height, alt }: ContentPicture): Photo {
  return { key: file, url: `${contentPath}${file}`, width, height, name: Object.keys(alt).length === 0 ? null : alt, placeholder: null }
}

/** The pictures an article may use: its own, uploaded ones, and those of other articles, without duplicates (by URL). */
export function picturesFor(
  uploaded: readonly ContentPicture[],
  heads: readonly ArticleHead[],
  article: Pick<ArticleHead, 'picture'> | null,
): readonly Photo[] {
  const used = heads.flatMap(({ picture }) => (picture === null ? [] : [picture]))
  const all = [...(article?.picture ? [article.picture] : []), ...uploaded.map(contentPhoto), ...used]
  const first = new Map<string, Photo>()
  for (const photo of all) if (!first.has(photo.url)) first.set(photo.url, photo)
  return [...first.values()]
}

/**
 * Stores the picture that the form of an article brings along, and chooses it for the article. A form that is refused for something else
 * has the picture chosen already.
 * @returns the form with its choice, or with the error of the file
 */
export async function withNewPicture(context: DeskContext, sent: FormData): Promise<FormData | FormState> {
  const read = await readUpload(sent, { name: 'contentPicture', isOptional: true, read: readUprightPicture })
  if (read.ok && read.upload === null) return sent
  const typed = { ...typedValues(sent), contentPicture: read.name }
  if (!read.ok || read.upload === null) return { ...freshForm, typed, errors: { contentPicture: 'invalid' } }
  const stored = await keepPicture(context, read.upload)
  if (stored === null) return { ...freshForm, typed, problem: 'tooWide' }
  const { store, now, session } = context
  const db = store.primary
  await db.batch([
    insertContentPicture(db, { ...stored, alt: readPictureWords(context, sent, 'textAlt').words }, now),
    recordAct(db, session.member, { action: 'upload', object: 'picture', objectId: stored.file }, now),
  ])
  const chosen = new FormData()
  for (const [name, value] of sent) if (name !== 'contentPicture') chosen.append(name, value)
  chosen.set('picture', contentPath + stored.file)
  return chosen
}
