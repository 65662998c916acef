import { listContentPictures } from '#db/content/content-pictures.ts'
import { removeUnsaved } from '#db/content/unsaved-texts.ts'
import { isFreePage } from '#db/model/content/article.ts'
import { type WrittenId, writtenId } from '#db/model/content/written.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { DeskContentTextPage } from '#ui/content/desk/content-text.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { savedAnswer } from '#worker/accounts/form-drafts.ts'
import { withNewPicture } from '#worker/content/desk/change-pictures.ts'
import { type DeskText, nameOfText, pathOwners, textOfAddress } from '#worker/content/desk/desk-text.ts'
import { changedPlaces, savePlaces } from '#worker/content/desk/menu-places.ts'
import { mergeSubmittedText } from '#worker/content/desk/merge-submitted-text.ts'
import { readShared } from '#worker/content/desk/read-shared.ts'
import { removeText } from '#worker/content/desk/remove-text.ts'
import { type LanguagePair, saveTexts } from '#worker/content/desk/save-text.ts'
import { sharedForm } from '#worker/content/desk/shared-form.ts'
import { textColumn } from '#worker/content/desk/text-columns.ts'
import { faultsOf, fillEmpty, isChange, published, readSubmittedText, type SubmittedText } from '#worker/content/desk/text-form.ts'
import { discardTyped, keepTyped, readUnsaved, unsavedOf } from '#worker/content/desk/unsaved-writing.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { consentVersion } from '#worker/privacy/consent-version.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  draft: 'desk.content.done.draft',
  planned: 'desk.content.done.planned',
  published: 'desk.content.done.published',
  withdrawn: 'desk.content.done.withdrawn',
  same: 'desk.content.done.same',
  shared: 'desk.done.changed',
  made: 'desk.content.done.made',
  madePage: 'desk.content.done.madePage',
  restored: 'desk.content.done.restored',
  restoredLive: 'desk.content.done.restoredLive',
  discarded: 'desk.write.discarded',
  back: 'desk.entry.done.back',
})

const mostPictures = 100

/** One text in two languages side by side, with its state in each. */
export const deskContentText = defineDeskPage('deskContentText', {
  needs: 'content',
  view: DeskContentTextPage,
  fileField: 'contentPicture',
  async load(context) {
    const { store, locale, agency, sent } = context
    const [text, unsaved] = await Promise.all([textOfAddress(store.primary, context.parameters.id), sent === null ? readUnsaved(context) : []])
    const pair = pairOf(context)
    const unsavedIn = (of: Locale | 'all') => unsaved.find((each) => each.locale === of) ?? null
    const column = (of: Locale) => textColumn(context, text, of, unsavedIn(of))
    const [from, to, pictures] = await Promise.all([
      column(pair.from),
      pair.from === pair.to ? null : column(pair.to),
      text.article === null ? [] : listContentPictures(store.primary, mostPictures),
    ])
    const title = nameOfText(text, locale)
    const isFilled = sent?.typed.filled === '1'
    const view = await withMeanwhile(context, notices.view(context, title, undoOf(context, text)), {
      about: [{ object: 'content', ids: [writtenId(text.key)] }],
      version: null,
    })
    return {
      title,
      ...(isFilled ? { status: 200 } : {}),
      props: {
        view: isFilled ? { ...view, notice: translator(locale)('desk.content.done.filled') } : view,
        columns: to === null ? [from] : [from, to],
        languages: agency.languages.enabled,
        here: addressOf(context, text, {}),
        consent: text.key.key === 'cookiePolicy' ? consentVersion(agency) : null,
        // Each change raises one of them.
        removable: text.article?.state === 'draft' ? text.versions.reduce((sum, { version }) => sum + version, 0) : null,
        shared: text.article === null ? null : sharedForm(context, text, text.article, pictures, unsavedIn('all')),
      },
    }
  },
  acts: {
    save: async (context, sent) => save(context, sent, null),
    publishFrom: async (context, sent) => publish(context, sent, pairOf(context).from),
    publishTo: async (context, sent) => publish(context, sent, pairOf(context).to),
    async keep(context, sent) {
      const text = await textOfAddress(context.store.primary, context.parameters.id)
      throw savedAnswer(await keepTyped(context, text, sent, [...languagesOf(pairOf(context)), 'all']))
    },
    discardTo: async (context, sent) => withoutTyped(context, sent, pairOf(context).to),
    discardFrom: async (context, sent) => withoutTyped(context, sent, pairOf(context).from),
    discardShared: async (context, sent) => withoutTyped(context, sent, 'all'),
    async undiscard(context, sent) {
      const text = await textOfAddress(context.store.primary, context.parameters.id)
      const language = [...context.agency.languages.enabled, 'all' as const].find((each) => each === textOf(sent, 'language'))
      if (language !== undefined) await discardTyped(context, text, language, false)
      throw redirection(303, addressOf(context, text, {}))
    },
    fillTo: async (context, sent) => withGapsFilled(context, sent, 'to'),
    fillFrom: async (context, sent) => withGapsFilled(context, sent, 'from'),
    remove: removeText,
  },
})

function publish(context: DeskContext, sent: FormData, locale: Locale): Promise<FormState> {
  return save(context, published(sent, locale), locale)
}

/**
 * Saves the texts of the form, each in its state, with what all languages share.
 * @param wanted the language that its button puts online: it is refused if nothing is written in it
 */
async function save(context: DeskContext, form: FormData, wanted: Locale | null): Promise<FormState> {
  const { store } = context
  const sent = await withNewPicture(context, form)
  if (!(sent instanceof FormData)) return sent
  const text = await textOfAddress(store.primary, context.parameters.id)
  const pair = pairOf(context)
  const read = languagesOf(pair).map((each) => readSubmittedText(sent, text, each))
  const merged = await Promise.all(read.map((submitted) => mergeSubmittedText(store.primary, text, submitted)))
  const since = Object.fromEntries(read.map(({ locale, seen }) => [`since.${locale}`, String(seen)]))
  const typed = Object.assign({}, typedValues(sent), since, ...merged.map((each) => each.typed))
  const stored = Object.assign({}, ...merged.map(({ conflicts }) => conflicts))
  if (Object.keys(stored).length > 0) return { ...freshForm, typed, stored, problem: 'changedMeanwhile' }
  const texts = merged.flatMap(({ submitted }) => (isChange(text, submitted) || submitted.locale === wanted ? [submitted] : []))
  const shared = await readShared(context, text, sent)
  if (shared === null) return { ...freshForm, typed, problem: 'sharedChanged' }
  const owners = pathOwners(text)
  const errors = Object.assign({}, ...texts.map((submitted) => faultsOf(text, submitted, owners, context.now)), shared.ok ? {} : shared.errors)
  if (!shared.ok || Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  const isPlaced = text.article !== null && isFreePage(text.article) && changedPlaces(sent).length > 0
  if (isPlaced && !(await savePlaces(context, text.key.key, sent))) return { ...freshForm, typed, problem: 'busy' }
  if (texts.length === 0 && shared.change === null && !isPlaced) {
    await removeUnsaved(store.primary, unsavedOf(context, text), [pair.from, pair.to, 'all'])
    throw redirection(303, addressOf(context, text, { done: 'same' }))
  }
  const outcome = await saveTexts(context, text, texts, { pair, isTyped: true, shared: shared.change }).catch((error: unknown) => {
    reportFault('a text was not saved', error)
    return null
  })
  if (outcome === null) return { ...freshForm, typed, failed: true }
  if (typeof outcome === 'object') return { ...freshForm, typed, problem: 'faultyPage', ...outcome }
  if (outcome === 'conflict') return { ...freshForm, typed, problem: 'changedMeanwhile' }
  throw redirection(303, addressOf(context, text, noticeOf(text, texts, shared.change !== null || isPlaced)))
}

/** The language pair in the query; by default the site's first and second. */
function pairOf({ requested, agency }: DeskContext): LanguagePair {
  const { enabled, default: main } = agency.languages
  const languageIn = (name: string): Locale | undefined => enabled.find((each) => each === requested.searchParams.get(name))
  const from = languageIn('from') ?? main
  return { from, to: languageIn('to') ?? enabled.find((each) => each !== from) ?? from }
}

/** The languages shown. */
function languagesOf({ from, to }: LanguagePair): readonly Locale[] {
  return [...new Set([from, to])]
}

/** What the notice says is saved, and its undo where it can restore everything: a former draft has no earlier published text. */
function noticeOf(text: DeskText, [first, ...rest]: readonly SubmittedText[], isShared: boolean): Readonly<Record<string, string>> {
  if (first === undefined) return { done: 'shared' }
  const before = text.states[first.locale]
  const hasUndo = rest.length === 0 && !isShared && before.state === 'published'
  return { done: first.state, ...(hasUndo && { undo: `${first.locale}.${before.version}` }) }
}

function addressOf(context: DeskContext, { key }: DeskText, notice: Readonly<Record<string, string>>): string {
  const { from, to } = pairOf(context)
  return `${href('deskContentText', context.locale, { id: writtenId(key) })}?${new URLSearchParams({ from, to, ...notice })}`
}

/** Shows the form again with empty fields of one language filled from the other; stores nothing. */
async function withGapsFilled(context: DeskContext, sent: FormData, side: keyof LanguagePair): Promise<FormState> {
  const text = await textOfAddress(context.store.primary, context.parameters.id)
  const { from, to } = pairOf(context)
  const [source, target] = side === 'to' ? [from, to] : [to, from]
  const typed = typedValues(sent)
  const filled = fillEmpty(typed, text.key.kind, source, target)
  return filled === null ? { ...freshForm, typed, problem: 'noGaps' } : { ...freshForm, typed: filled }
}

/** Resets one part of the form, a language or what all share, to what is stored; the other parts keep what was typed. */
async function withoutTyped(context: DeskContext, sent: FormData, gone: Locale | 'all'): Promise<FormState> {
  const text = await textOfAddress(context.store.primary, context.parameters.id)
  const parts = [...languagesOf(pairOf(context)), 'all' as const]
  await keepTyped(
    context,
    text,
    sent,
    parts.filter((each) => each !== gone),
  )
  await discardTyped(context, text, gone, true)
  throw redirection(303, addressOf(context, text, { done: 'discarded', of: gone }))
}

/** The undo of a change that replaced or unpublished a text, or of a discarded draft. */
function undoOf(context: DeskContext, text: DeskText) {
  const { requested, locale } = context
  const { key, states } = text
  const query = requested.searchParams
  const discarded = query.get('done') === 'discarded' ? query.get('of') : null
  if (discarded !== null) return { action: addressOf(context, text, {}), act: 'undiscard', fields: { language: discarded } }
  const [language, version] = (query.get('undo') ?? '').split('.')
  const of = Object.entries(states).find(([each]) => each === language)
  if (of === undefined || version === undefined || of[1].version !== Number(version) + 1) return null
  if (query.get('done') !== 'withdrawn' && query.get('done') !== 'published') return null
  const id: WrittenId = writtenId(key)
  return {
    action: `${href('deskContentVersions', locale, { id })}?${new URLSearchParams({ of: of[0] })}`,
    act: 'restore',
    fields: { version, seen: String(of[1].version) },
  }
}
