import { type RowChange, saveWritten, type WrittenChange } from '#db/content/content-changes.ts'
import { removeUnsaved } from '#db/content/unsaved-texts.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import type { Article } from '#db/model/content/article.ts'
import { fieldsOfKind, isEmptyWriting, printOf, type Writing, type WritingByLocale, writtenId } from '#db/model/content/written.ts'
import { firstVersions, type NewVersion, sharedOf, sharedVersion, writingOf } from '#db/model/content/written-version.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { raisingContent } from '#db/site/versions.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type DeskText, versionOf } from '#worker/content/desk/desk-text.ts'
import { type LiveChanges, rowAfter, withSharedChange } from '#worker/content/desk/live-row.ts'
import type { SharedChange } from '#worker/content/desk/read-shared.ts'
import type { SubmittedText } from '#worker/content/desk/text-form.ts'
import { unsavedOf } from '#worker/content/desk/unsaved-writing.ts'
import { faultsWith } from '#worker/content/faulty-pages.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

/** The two languages shown side by side: `to` is translated from `from`. */
export interface LanguagePair {
  readonly from: Locale
  readonly to: Locale
}

type Saving = Pick<DeskContext, 'env' | 'store' | 'agency' | 'session' | 'now' | 'locale' | 'announce'>

interface SavingOptions {
  readonly pair: LanguagePair
  /** Whether the texts come from the form, so that its autosaved drafts can be deleted. */
  readonly isTyped: boolean
  /** A change of the language-independent fields, stored with the texts. */
  readonly shared?: SharedChange | null
}

/** `conflict`: the text has changed since it was read. `faults`: what is wrong with which page, so that nothing is stored. */
type SaveOutcome = 'saved' | 'conflict' | { readonly faults: readonly string[] }

/** Stores the changes of the languages shown and of what they share, in one batch, and updates the published row, once its pages have been tried. */
export async function saveTexts(
  context: Saving,
  text: DeskText,
  sent: readonly SubmittedText[],
  { pair, isTyped, shared = null }: SavingOptions,
): Promise<SaveOutcome> {
  if (sent.some(({ locale, seen }) => seen !== text.states[locale].version)) return 'conflict'
  const { env, store, agency, session, now, announce } = context
  const isPictured = shared?.changed.includes('picture') === true
  const texts = isPictured ? sent.map((submitted) => withPictureAlt(text, submitted, shared.picture)) : sent
  const writings: WritingByLocale = { ...text.newest, ...Object.fromEntries(texts.map(({ locale, writing }) => [locale, writing])) }
  const zero = zeroVersions(text, agency.languages.default)
  const [first, ...rest] = [
    ...texts.map((submitted) => nextVersion(text, submitted, { writings, zero, pair })),
    ...(shared === null || text.article === null ? [] : [nextShared(text, text.article, shared)]),
    ...(isPictured
      ? withPictureWords(
          text,
          zero,
          shared.picture,
          texts.map(({ locale }) => locale),
        )
      : []),
  ]
  if (first === undefined) return 'saved'
  const row = rowAfter(text, liveChanges(texts), now, text.article && shared && withSharedChange(text.article, shared))
  const tried = row ?? rowAfter(text, plannedChanges(texts), now)
  const faults = tried === null ? [] : await faultsWith(env, store, textsOf(tried), context.locale, now)
  if (faults.length > 0) return { faults }
  const change: WrittenChange = { key: text.key, rowChangedAt: text.rowChangedAt, first: zero, versions: [first, ...rest], row }
  const db = store.primary
  const isStored = await saveWritten(db, change, session.member.id, now, (isSaved) => [
    ...texts.map((submitted) =>
      recordAct(
        db,
        session.member,
        { action: actionOf(submitted), object: 'content', objectId: writtenId(text.key), fields: [submitted.locale, ...changedFields(text, submitted)] },
        now,
        isSaved,
      ),
    ),
    ...(shared === null
      ? []
      : [recordAct(db, session.member, { action: 'change', object: 'content', objectId: writtenId(text.key), fields: shared.changed }, now, isSaved)]),
    ...(row === null ? [] : [raisingContent(db)]),
    ...(isTyped ? [removeUnsaved(db, unsavedOf(context, text), [pair.from, pair.to, 'all'], isSaved)] : []),
  ])
  if (isStored && row !== null) await announce()
  return isStored ? 'saved' : 'conflict'
}

function nextShared(text: DeskText, { state }: Article, { fields }: SharedChange): NewVersion {
  return sharedVersion({ ...fields, state }, (versionOf(text, 'all')?.version ?? 0) + 1)
}

/** Version 0: the text before its first edit at the desk, so that it can be restored. */
function zeroVersions(text: DeskText, main: Locale): readonly NewVersion[] {
  if (text.versions.length > 0) return []
  const shared: readonly NewVersion[] = text.article === null ? [] : [sharedVersion({ ...sharedOf(text.article), state: text.article.state }, 0)]
  return [...firstVersions(text.shown, text.row, main), ...shared]
}

interface Around {
  readonly writings: WritingByLocale
  readonly zero: readonly NewVersion[]
  readonly pair: LanguagePair
}

function nextVersion(text: DeskText, submitted: SubmittedText, { writings, zero, pair }: Around): NewVersion {
  const { locale, writing, state, publishAt } = submitted
  const known = (each: Locale) => versionOf(text, each) ?? zero.find((one) => one.locale === each)
  const before = known(locale)
  const isTranslated = locale === pair.to && pair.from !== pair.to && known(pair.from)?.source !== pair.to && !isEmptyWriting(writings[pair.from])
  const source = isTranslated ? pair.from : (before?.source ?? null)
  const isFresh = isTranslated && (submitted.isStillRight || before?.source !== source || printOf(writing) !== before?.print)
  const sourcePrint = source !== null && isFresh ? printOf(writings[source]) : (before?.sourcePrint ?? null)
  return { locale, version: (before?.version ?? 0) + 1, state, fields: writing, print: printOf(writing), source, sourcePrint, publishAt }
}

function liveChanges(texts: readonly SubmittedText[]): LiveChanges {
  const changes = new Map<Locale, Writing | null>()
  for (const { locale, writing, state } of texts) {
    if (state === 'published') changes.set(locale, writing)
    if (state === 'withdrawn') changes.set(locale, null)
  }
  return changes
}

/** The texts that are scheduled: they are tried now, since they go online without anyone at the desk. */
function plannedChanges(texts: readonly SubmittedText[]): LiveChanges {
  return new Map(texts.flatMap(({ locale, writing, state }) => (state === 'planned' ? [[locale, writing] as const] : [])))
}

function textsOf(row: RowChange): Parameters<typeof faultsWith>[2] {
  return { articles: row.kind === 'article' ? [row.article] : [], pages: row.kind === 'page' ? [row.page] : [] }
}

const actions: Readonly<Record<SubmittedText['state'], AuditAction>> = { draft: 'change', planned: 'plan', published: 'publish', withdrawn: 'withdraw' }

function actionOf({ state }: SubmittedText): AuditAction {
  return actions[state]
}

function changedFields(text: DeskText, { locale, writing }: SubmittedText): readonly string[] {
  return fieldsOfKind[text.key.kind].filter((field) => writing[field] !== text.newest[locale][field])
}

/** A changed text with the alternative text of the article's new picture, unless its editor has changed that as well. */
function withPictureAlt({ newest }: Pick<DeskText, 'newest'>, submitted: SubmittedText, picture: Photo | null): SubmittedText {
  const { locale, writing } = submitted
  return writing.alt === newest[locale].alt ? { ...submitted, writing: { ...writing, alt: wordsIn(picture, locale) } } : submitted
}

function wordsIn(picture: Photo | null, locale: Locale): string {
  return picture?.name?.[locale] ?? picture?.name?.any ?? ''
}

/** New versions of an article's other languages after its picture has changed, with the alternative text of the new picture. */
function withPictureWords(text: DeskText, zero: readonly NewVersion[], picture: Photo | null, except: readonly Locale[]): readonly NewVersion[] {
  return locales.flatMap((locale) => {
    const alt = wordsIn(picture, locale)
    const before = versionOf(text, locale) ?? zero.find((each) => each.locale === locale)
    if (before === undefined || except.includes(locale) || isEmptyWriting(text.newest[locale]) || text.newest[locale].alt === alt) return []
    const fields = { ...writingOf(before.fields), alt }
    const { state, source, sourcePrint, publishAt, version } = before
    return [{ locale, version: version + 1, state, fields, print: printOf(fields), source, sourcePrint, publishAt }]
  })
}
