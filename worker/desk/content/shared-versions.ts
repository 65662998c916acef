import { readVersionsOf } from '#db/content-versions.ts'
import { employmentTypes } from '#db/model/article.ts'
import { textIn } from '#db/model/localized.ts'
import { writtenId } from '#db/model/written.ts'
import type { VersionFields } from '#db/model/written-version.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { editorPath } from '#ui/presenters/desk/content.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { categoryChoices } from './category-choices.ts'
import type { DeskText } from './desk-text.ts'
import { saveShared } from './shared-form.ts'

/** Versions of an article's language-independent fields. */

/** The fields of a version as readable text, by their names in the form; '' if empty. */
export function sharedWords({ agency, locale }: DeskPageContext, text: DeskText, fields: VersionFields): Readonly<Record<string, string>> {
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

/** Restores an earlier version as a new one, validated as if its values were submitted in the form. */
export async function restoreShared(context: DeskPageContext, text: DeskText, sent: FormData): Promise<FormState> {
  const number = Number(textOf(sent, 'version') || Number.NaN)
  const [version] = Number.isInteger(number) ? await readVersionsOf(context.store.primary, writtenId(text.key), 'all', [number]) : []
  if (version === undefined) throw new NoPage()
  const refused = await saveShared(context, text, formOf(version.fields, textOf(sent, 'seen')))
  if (refused !== null) return { ...freshForm, problem: refused.problem === 'sharedChanged' ? 'changedMeanwhile' : 'notFit' }
  const { locale, agency } = context
  const main = agency.languages.default
  throw redirection(303, `${editorPath(writtenId(text.key), main, main, locale)}?done=shared`)
}

function formOf(fields: VersionFields, seen: string): FormData {
  const form = new FormData()
  const { order = '0', author = '', published = '', employmentType = '', office = '', validThrough = '' } = fields
  const typed = {
    sharedVersion: seen,
    place: placeOf(fields),
    picture: pictureOf(fields),
    order,
    author,
    published,
    employmentType,
    jobOffice: office,
    validThrough,
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  return form
}

function placeOf({ category = '', subcategory = '' }: VersionFields): string {
  return subcategory === '' ? category : `${category}/${subcategory}`
}

/** The URL of the picture; versions store it together with its key and size. */
function pictureOf({ picture = '' }: VersionFields): string {
  const kept: unknown = picture === '' ? [] : JSON.parse(picture)
  return Array.isArray(kept) && typeof kept[1] === 'string' ? kept[1] : ''
}
