import { listContentPictures } from '#db/content/content-pictures.ts'
import { type Article, employmentTypes, isBuiltInCategory, isFreePage } from '#db/model/content/article.ts'
import { type SharedFields, sharedFields, sharedOf } from '#db/model/content/written-version.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { type SharedValues, sharedInputs } from '#ui/content/desk/content-shared.present.ts'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import { day as dayType } from '#worker/agency/record-fields.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { picturesFor } from './change-pictures.ts'
import { categoryChoices, type DeskText } from './desk-text.ts'

/** The language-independent part of an article's form: category, author, date, picture, and the terms of a vacancy. */

const mostPictures = 100

/** A change of an article's language-independent fields. */
export interface SharedChange {
  readonly fields: SharedFields
  readonly picture: Photo | null
  readonly changed: readonly (keyof SharedFields)[]
}

/** A validated form: a change, or null if there is none. */
export type CheckedShared =
  | { readonly ok: true; readonly change: SharedChange | null }
  | { readonly ok: false; readonly errors: Readonly<Record<string, ErrorCode>> }

/** The stored fields, by their names in the form. */
export function sharedValues(article: Article): SharedValues {
  const { author, published, order, employmentType, office, validThrough } = sharedOf(article)
  const place = article.subcategory === null ? article.category : `${article.category}/${article.subcategory}`
  return { place, author, published, order, picture: article.picture?.url ?? '', employmentType, jobOffice: office, validThrough }
}

/** The fields that differ from those the form was opened with; null if the form has no such part. */
export function changedShared(sent: FormData): Partial<SharedValues> | null {
  const opened = readOpened(sent)
  if (opened === null) return null
  return Object.fromEntries(
    sharedInputs.flatMap((name) => (sent.has(name) && textOf(sent, name) !== opened[name] ? [[name, textOf(sent, name)] as const] : [])),
  )
}

/** The fields that the form was opened with; null if it has no such part. */
function readOpened(sent: FormData): Partial<SharedValues> | null {
  const text = sent.get('sharedOpened')
  if (typeof text !== 'string') return null
  const opened: unknown = parsed(text)
  const entries = typeof opened === 'object' && opened !== null ? Object.entries(opened) : []
  return Object.fromEntries(
    sharedInputs.flatMap((name) => entries.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [[name, value] as const] : []))),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads the shared part of a form. Fields that its editor left alone stay as a colleague has changed them since.
 * @returns null if a colleague has changed the same field
 */
export async function readShared(context: DeskContext, text: DeskText, sent: FormData): Promise<CheckedShared | null> {
  const { article } = text
  const changed = changedShared(sent)
  if (article === null || changed === null || Object.keys(changed).length === 0) return { ok: true, change: null }
  const [stored, opened] = [sharedValues(article), readOpened(sent)]
  const isLate = sharedInputs.some((name) => changed[name] !== undefined && stored[name] !== opened?.[name] && stored[name] !== changed[name])
  return isLate ? null : checkShared(context, text, article, { ...stored, ...changed })
}

/** Validates the shared fields of an article. */
export async function checkShared({ store, agency, locale }: DeskContext, text: DeskText, article: Article, values: SharedValues): Promise<CheckedShared> {
  const pictures = picturesFor(await listContentPictures(store.primary, mostPictures), text.heads, article)
  const errors: Record<string, ErrorCode> = {}
  const isKnown = (name: keyof SharedValues, known: readonly string[]) => {
    if (values[name] !== '' && !known.includes(values[name])) errors[name] = 'invalid'
  }
  const [category = '', subcategory = ''] = values.place.split('/')
  const isPlace = categoryChoices(text.categories, locale).some(({ value }) => value === values.place)
  // A page stays a page: as an article it would have another kind of path.
  if (!isPlace || isFreePage({ category }) !== isFreePage(article)) errors.place = 'invalid'
  if (!/^-?\d{1,4}$/.test(values.order)) errors.order = 'invalid'
  if (!isDay(values.published)) errors.published = 'invalid'
  isKnown('author', [...agency.people.map(({ key }) => key), article.author ?? ''])
  const found = pictures.find(({ url }) => url === values.picture) ?? null
  if (found === null && values.picture !== '') errors.picture = 'invalid'
  const isVacancy = category === 'jobs' && isBuiltInCategory(category) && values.employmentType !== ''
  if (isVacancy) {
    isKnown('employmentType', employmentTypes)
    isKnown('jobOffice', [...agency.offices.map(({ key }) => key), article.job?.office ?? ''])
    if (values.validThrough !== '' && !isDay(values.validThrough)) errors.validThrough = 'invalid'
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const job = isVacancy
    ? { employmentType: values.employmentType, office: values.jobOffice, validThrough: values.validThrough }
    : { employmentType: '', office: '', validThrough: '' }
  const picture = found && found.url === article.picture?.url ? article.picture : found
  const { author, published, order } = values
  const fields = { category, subcategory, order: String(Number(order)), author, published, ...job, picture: sharedOf({ ...article, picture }).picture }
  const before = sharedOf(article)
  const changed = sharedFields.filter((field) => fields[field] !== before[field])
  return { ok: true, change: changed.length === 0 ? null : { fields, picture, changed } }
}

function isDay(text: string): boolean {
  return dayType.allows(text)
}
