import { listVersions, readVersionsOf } from '#db/content/content-versions.ts'
import { employmentTypes } from '#db/model/content/article.ts'
import { emptyWriting, writtenId } from '#db/model/content/written.ts'
import { type VersionFields, writingOf } from '#db/model/content/written-version.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages as languageNames } from '#messages/languages.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { editorPath } from '#ui/content/desk/content.present.ts'
import type { SharedValues } from '#ui/content/desk/content-shared.present.ts'
import { presentSharedChange, presentVersionChange, presentVersionLine, type TextChange } from '#ui/content/desk/content-text.present.ts'
import { DeskContentVersionsPage } from '#ui/content/desk/content-versions.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { categoryChoices, type DeskText, nameOfText, pathOwners, textOfAddress, versionOf } from '#worker/content/desk/desk-text.ts'
import { checkShared } from '#worker/content/desk/read-shared.ts'
import { saveTexts } from '#worker/content/desk/save-text.ts'
import { faultsOf } from '#worker/content/desk/text-form.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const most = 100

/** The version history of a text in one language, or of its language-independent fields: authors, dates, diffs, and restoring a version. */
export const deskContentVersions = defineDeskPage('deskContentVersions', {
  needs: 'content',
  view: DeskContentVersionsPage,
  async load(context) {
    const { store, locale, agency, requested } = context
    const text = await textOfAddress(store.primary, context.parameters.id)
    const language = languageOf(context, text)
    const id = writtenId(text.key)
    const versions = await listVersions(store.primary, id, language, most)
    const numbers = versions.map(({ version }) => version)
    const after = numberIn(requested.searchParams.get('after'), numbers) ?? numbers[0] ?? 0
    const before = numberIn(requested.searchParams.get('before'), numbers) ?? numbers.find((each) => each < after) ?? after
    const read = await readVersionsOf(store.primary, id, language, [before, after])
    const newer = read.find(({ version }) => version === after)
    const older = read.find(({ version }) => version === before)
    const t = translator(locale)
    const languageName = language === 'all' ? t('desk.content.shared') : languageNames[language].name
    const title = t('desk.content.versionsOf', { name: nameOfText(text, locale), language: languageName })
    return {
      title,
      props: {
        view: await withMeanwhile(context, deskView(context, title), { about: [{ object: 'content', ids: [id] }], version: null }),
        here: `${href('deskContentVersions', locale, { id })}?${new URLSearchParams({ of: language })}`,
        editor: editorPath(id, agency.languages.default, language === 'all' ? agency.languages.default : language, locale),
        language,
        versions: versions.map((each) => presentVersionLine(each, locale)),
        current: versionOf(text, language)?.version ?? 0,
        before,
        after,
        change: newer === undefined || newer === older ? null : changeBetween(context, text, language, older, newer),
      },
    }
  },
  acts: {
    async restore(context, sent) {
      const text = await textOfAddress(context.store.primary, context.parameters.id)
      const language = languageOf(context, text)
      return language === 'all' ? restoreShared(context, text, sent) : restore(context, text, language, sent)
    },
  },
})

/** The language in the query; for articles also `all`, the language-independent fields. */
function languageOf({ requested, agency }: DeskContext, { article }: DeskText): Locale | 'all' {
  const of = requested.searchParams.get('of')
  if (of === 'all' && article !== null) return 'all'
  return locales.find((each) => each === of) ?? agency.languages.default
}

type ReadVersion = Awaited<ReturnType<typeof readVersionsOf>>[number]

function changeBetween(context: DeskContext, text: DeskText, language: Locale | 'all', older: ReadVersion | undefined, newer: ReadVersion): TextChange {
  const { locale } = context
  if (language !== 'all') return presentVersionChange(newer, language, older ? writingOf(older.fields) : emptyWriting, writingOf(newer.fields), locale)
  return presentSharedChange(newer, older ? sharedWords(context, text, older.fields) : {}, sharedWords(context, text, newer.fields), locale)
}

function numberIn(typed: string | null, numbers: readonly number[]): number | null {
  return typed === null ? null : (numbers.find((each) => String(each) === typed) ?? null)
}

/** Restores an earlier version as a new one, and publishes it if the restored version was published and the language is or was on the site. */
async function restore(context: DeskContext, text: DeskText, language: Locale, sent: FormData): Promise<FormState> {
  const number = Number(textOf(sent, 'version') || Number.NaN)
  const [version] = Number.isInteger(number) ? await readVersionsOf(context.store.primary, writtenId(text.key), language, [number]) : []
  if (version === undefined) throw new NoPage()
  const state = version.state === 'published' ? 'published' : 'draft'
  const restored = {
    locale: language,
    writing: writingOf(version.fields),
    state,
    publishAt: null,
    seen: Number(textOf(sent, 'seen')),
    isStillRight: false,
  } as const
  if (Object.keys(faultsOf(text, restored, pathOwners(text), context.now)).length > 0) return { ...freshForm, problem: 'notFit' }
  const outcome = await saveTexts(context, text, [restored], { pair: { from: language, to: language }, isTyped: false })
  if (typeof outcome === 'object') return { ...freshForm, problem: 'notFit', ...outcome }
  if (outcome !== 'saved') return { ...freshForm, problem: 'changedMeanwhile' }
  const { locale, agency } = context
  const path = editorPath(writtenId(text.key), agency.languages.default, language, locale)
  throw redirection(303, `${path}${path.includes('?') ? '&' : '?'}done=${state === 'published' ? 'restoredLive' : 'restored'}`)
}

/** Versions of an article's language-independent fields. */

/** The fields of a version as readable text, by their names in the form; '' if empty. */
function sharedWords({ agency, locale }: DeskContext, text: DeskText, fields: VersionFields): Readonly<Record<string, string>> {
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
async function restoreShared(context: DeskContext, text: DeskText, sent: FormData): Promise<FormState> {
  const number = Number(textOf(sent, 'version') || Number.NaN)
  const [version] = Number.isInteger(number) ? await readVersionsOf(context.store.primary, writtenId(text.key), 'all', [number]) : []
  if (version === undefined || text.article === null) throw new NoPage()
  if (Number(textOf(sent, 'seen')) !== (versionOf(text, 'all')?.version ?? 0)) return { ...freshForm, problem: 'changedMeanwhile' }
  const checked = await checkShared(context, text, text.article, valuesOf(version.fields))
  if (!checked.ok) return { ...freshForm, problem: 'notFit' }
  const { locale, agency } = context
  const main = agency.languages.default
  const outcome = await saveTexts(context, text, [], { pair: { from: main, to: main }, isTyped: false, shared: checked.change })
  if (typeof outcome === 'object') return { ...freshForm, problem: 'notFit', ...outcome }
  if (outcome !== 'saved') return { ...freshForm, problem: 'changedMeanwhile' }
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
  const fields: unknown = picture === '' ? [] : JSON.parse(picture)
  return Array.isArray(fields) && typeof fields[1] === 'string' ? fields[1] : ''
}
