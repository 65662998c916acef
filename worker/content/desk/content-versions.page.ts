import { listVersions, readVersionsOf } from '#db/content/content-versions.ts'
import { emptyWriting, writtenId } from '#db/model/content/written.ts'
import { writingOf } from '#db/model/content/written-version.ts'
import { languages as languageNames } from '#messages/languages.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { editorPath } from '#ui/content/desk/content.present.ts'
import { presentSharedChange, presentVersionChange, presentVersionLine, type TextChange } from '#ui/content/desk/content-text.present.ts'
import { DeskContentVersionsPage } from '#ui/content/desk/content-versions.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { type DeskText, textOfAddress, versionOf } from '#worker/content/desk/desk-text.ts'
import { pathOwners } from '#worker/content/desk/path-owner.ts'
import { saveWishes } from '#worker/content/desk/save-text.ts'
import { restoreShared, sharedWords } from '#worker/content/desk/shared-versions.ts'
import { faultsOf } from '#worker/content/desk/text-form.ts'
import { nameOfText } from '#worker/content/desk/text-name.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { deskView } from '#worker/desk/notices.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { redirection } from '#worker/site/languages/redirection.ts'

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

function numberIn(asked: string | null, numbers: readonly number[]): number | null {
  return asked === null ? null : (numbers.find((each) => String(each) === asked) ?? null)
}

/** Restores an earlier version as a new one, and publishes it if the restored version was published and the language is or was on the site. */
async function restore(context: DeskContext, text: DeskText, language: Locale, sent: FormData): Promise<FormState> {
  const number = Number(textOf(sent, 'version') || Number.NaN)
  const [version] = Number.isInteger(number) ? await readVersionsOf(context.store.primary, writtenId(text.key), language, [number]) : []
  if (version === undefined) throw new NoPage()
  const state = version.state === 'published' ? 'published' : 'draft'
  const wish = {
    locale: language,
    writing: writingOf(version.fields),
    state,
    publishAt: null,
    seen: Number(textOf(sent, 'seen')),
    isStillRight: false,
  } as const
  if (Object.keys(faultsOf(text, wish, pathOwners(text), context.now)).length > 0) return { ...freshForm, problem: 'notFit' }
  if (!(await saveWishes(context, text, [wish], { pair: { from: language, to: language }, isTyped: false })))
    return { ...freshForm, problem: 'changedMeanwhile' }
  const { locale, agency } = context
  const path = editorPath(writtenId(text.key), agency.languages.default, language, locale)
  throw redirection(303, `${path}${path.includes('?') ? '&' : '?'}done=${state === 'published' ? 'restoredLive' : 'restored'}`)
}
