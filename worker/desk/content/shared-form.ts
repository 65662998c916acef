import { recordAct } from '#db/audit-log.ts'
import { saveWritten } from '#db/content-changes.ts'
import type { ContentPicture } from '#db/content-pictures.ts'
import { listContentPictures } from '#db/content-pictures.ts'
import { type Article, employmentTypes, isBuiltInCategory } from '#db/model/article.ts'
import type { Photo } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import { writtenId } from '#db/model/written.ts'
import { type SharedFields, sharedFields, sharedOf, sharedVersion, withShared } from '#db/model/written-version.ts'
import { raisingContent } from '#db/versions.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { presentShared, type SharedView } from '#ui/presenters/desk/content-shared.ts'
import { href } from '#ui/routes.ts'
import { day as dayType } from '#worker/agency/record-fields.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { typedValues } from '#worker/http/typed-values.ts'
import { categoryChoices } from './category-choices.ts'
import { picturesFor } from './content-photo.ts'
import { type DeskText, versionOf } from './desk-text.ts'
import { articleRow } from './live-row.ts'
import { withPictureWords } from './picture-words.ts'
import { zeroVersions } from './save-text.ts'

/** The language-independent part of an article's form: category, author, date, picture, and the terms of a vacancy. */

const mostPictures = 100

/** The form's values: as typed if it was rejected, otherwise as stored. */
export function sharedForm(context: DeskPageContext, text: DeskText, article: Article, pictures: readonly ContentPicture[]): SharedView {
  const { agency, locale, sent } = context
  const stored = { ...sharedOf(article), place: placeOf(article), picture: article.picture?.url ?? '' }
  return presentShared({
    values: sent?.typed.do === 'saveShared' ? { ...stored, ...onlyTexts(sent) } : stored,
    version: versionOf(text, 'all')?.version ?? 0,
    versions: text.versions.length === 0 ? null : `${href('deskContentVersions', locale, { id: writtenId(text.key) })}?of=all`,
    isVacancy: article.category === 'jobs',
    isStale: sent?.problem === 'sharedChanged',
    categories: categoryChoices(text.categories, locale),
    people: agency.people.map(({ key, name }) => ({ value: key, text: name })),
    offices: agency.offices.map(({ key, name }) => ({ value: key, text: textIn(name, locale) })),
    pictures: picturesFor(pictures, text.heads, article),
    locale,
  })
}

function onlyTexts({ typed }: FormState): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}

function placeOf({ category, subcategory }: Article): string {
  return subcategory === null ? category : `${category}/${subcategory}`
}

/** Stores the form. @returns its state if rejected; null on success */
export async function saveShared(context: DeskPageContext, text: DeskText, sent: FormData): Promise<FormState | null> {
  const { store, agency, session, now } = context
  const db = store.primary
  const typed = typedValues(sent)
  const { article } = text
  if (article === null) return { ...freshForm, typed, problem: 'notSent' }
  const version = versionOf(text, 'all')?.version ?? 0
  if (Number(textOf(sent, 'sharedVersion')) !== version) return { ...freshForm, typed, problem: 'sharedChanged' }
  const pictures = picturesFor(await listContentPictures(db, mostPictures), text.heads, article)
  const { fields, picture, errors } = readShared(context, text, article, sent, pictures)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  const before = sharedOf(article)
  const changed = sharedFields.filter((field) => fields[field] !== before[field])
  if (changed.length === 0) return null
  const zero = zeroVersions(text, agency.languages.default)
  const words = changed.includes('picture') ? withPictureWords(text, zero, picture) : []
  const change = {
    key: text.key,
    rowChangedAt: text.rowChangedAt,
    first: zero,
    versions: [sharedVersion({ ...fields, state: article.state }, version + 1), ...words] as const,
    row: articleRow(text, withShared(article, fields, picture)),
  }
  const isStored = await saveWritten(db, change, session.member.id, now, (isSaved) => [
    recordAct(db, session.member, { action: 'change', object: 'content', objectId: writtenId(text.key), fields: changed }, now, isSaved),
    raisingContent(db),
  ])
  if (!isStored) return { ...freshForm, typed, problem: 'sharedChanged' }
  await context.announce()
  return null
}

interface ReadShared {
  readonly fields: SharedFields
  readonly picture: Photo | null
  readonly errors: Readonly<Record<string, ErrorCode>>
}

function readShared({ agency, locale }: DeskPageContext, text: DeskText, article: Article, sent: FormData, pictures: readonly Photo[]): ReadShared {
  const value = (name: string) => textOf(sent, name)
  const errors: Record<string, ErrorCode> = {}
  const isKnown = (name: string, known: readonly string[]) => {
    if (value(name) !== '' && !known.includes(value(name))) errors[name] = 'invalid'
  }
  const [category = '', subcategory = ''] = value('place').split('/')
  if (!categoryChoices(text.categories, locale).some((each) => each.value === value('place'))) errors.place = 'invalid'
  if (!/^-?\d{1,4}$/.test(value('order'))) errors.order = 'invalid'
  if (!isDay(value('published'))) errors.published = 'invalid'
  isKnown('author', [...agency.people.map(({ key }) => key), article.author ?? ''])
  const picture = pictures.find(({ url }) => url === value('picture')) ?? null
  if (picture === null && value('picture') !== '') errors.picture = 'invalid'
  const isVacancy = category === 'jobs' && isBuiltInCategory(category) && value('employmentType') !== ''
  if (isVacancy) {
    isKnown('employmentType', employmentTypes)
    isKnown('jobOffice', [...agency.offices.map(({ key }) => key), article.job?.office ?? ''])
    if (value('validThrough') !== '' && !isDay(value('validThrough'))) errors.validThrough = 'invalid'
  }
  const job = isVacancy
    ? { employmentType: value('employmentType'), office: value('jobOffice'), validThrough: value('validThrough') }
    : { employmentType: '', office: '', validThrough: '' }
  const kept = picture && picture.url === article.picture?.url ? article.picture : picture
  const fields = { category, subcategory, order: String(Number(value('order'))), author: value('author'), published: value('published'), ...job, picture: '' }
  return { fields: { ...fields, picture: sharedOf({ ...article, picture: kept }).picture }, picture: kept, errors }
}

function isDay(text: string): boolean {
  return dayType.allows(text)
}
