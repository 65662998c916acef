import { readVersionsOf } from '#db/content/content-versions.ts'
import { employmentTypes } from '#db/model/content/article.ts'
import { writtenId } from '#db/model/content/written.ts'
import type { VersionFields } from '#db/model/content/written-version.ts'
import { textIn } from '#db/model/site/localized.ts'
import { translator } from '#messages/translate.ts'
import { editorPath } from '#ui/content/desk/content.present.ts'
import type { SharedValues } from '#ui/content/desk/content-shared.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { categoryChoices } from './category-choices.ts'
import { type DeskText, versionOf } from './desk-text.ts'
import { checkShared } from './read-shared.ts'
import { saveWishes } from './save-text.ts'

/** Versions of an article's language-independent fields. */

/** The fields of a version as readable text, by their names in the form; '' if empty. */
export function sharedWords({ agency, locale }: DeskContext, text: DeskText, fields: VersionFields): Readonly<Record<string, string>> {
  const t = translator(locale)
  const place = placeOf(fields)
  const employment = employmentTypes.find((each) => each === fields.employmentType)
  const office = agency.offices.find(({ key }) => key === fields.office)
  return {
    place: categoryChoices(text.categories, locale).find(({ value }) => value === place)?.text ?? place,
    author: agency.people.find(({ key }) => key === fields.author)?.name ?? fields.author ?? '',
    published: fields.published ?? '',
    order: fields.order ?? '',
    picture: pictureOf(fields).split('/').at(-1) ?? '',
    employmentType: employment === undefined ? '' : t(`desk.content.employment.${employment}`),
    jobOffice: office === undefined ? (fields.office ?? '') : textIn(office.name, locale),
    validThrough: fields.validThrough ?? '',
  }
}

/** Restores an earlier version as a new one, validated as if they were typed in the form. */
export async function restoreShared(context: DeskContext, text: DeskText, sent: FormData): Promise<FormState> {
  const number = Number(textOf(sent, 'version') || Number.NaN)
  const [version] = Number.isInteger(number) ? await readVersionsOf(context.store.primary, writtenId(text.key), 'all', [number]) : []
  if (version === undefined || text.article === null) throw new NoPage()
  if (Number(textOf(sent, 'seen')) !== (versionOf(text, 'all')?.version ?? 0)) return { ...freshForm, problem: 'changedMeanwhile' }
  const checked = await checkShared(context, text, text.article, valuesOf(version.fields))
  if (!checked.ok) return { ...freshForm, problem: 'notFit' }
  const { locale, agency } = context
  const main = agency.languages.default
  const isSaved = await saveWishes(context, text, [], { pair: { from: main, to: main }, isTyped: false, shared: checked.change })
  if (!isSaved) return { ...freshForm, problem: 'changedMeanwhile' }
  throw redirection(303, `${editorPath(writtenId(text.key), main, main, locale)}?done=shared`)
}

function valuesOf(fields: VersionFields): SharedValues {
  const { order = '0', author = '', published = '', employmentType = '', office = '', validThrough = '' } = fields
  return { place: placeOf(fields), picture: pictureOf(fields), order, author, published, employmentType, jobOffice: office, validThrough }
}

function placeOf({ category = '', subcategory = '' }: VersionFields): string {
  return subcategory === '' ? category : `${category}/${subcategory}`
}

/** The URL of the picture; versions store it together with its key and size. */
function pictureOf({ picture = '' }: VersionFields): string {
  const kept: unknown = picture === '' ? [] : JSON.parse(picture)
  return Array.isArray(kept) && typeof kept[1] === 'string' ? kept[1] : ''
}
