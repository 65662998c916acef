import { readVersionsOf } from '#db/content/content-versions.ts'
import type { UnsavedText } from '#db/model/content/content-page.ts'
import { fieldsOfKind, type Writing, writtenId } from '#db/model/content/written.ts'
import { writingOf } from '#db/model/content/written-version.ts'
import type { Locale } from '#messages/locales.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { presentVersionChange, type TextChange, type TextColumn, textField } from '#ui/content/desk/content-text.present.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { href, isPlainRoute } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { checkMarkdown } from '#worker/content/text-errors.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { type DeskText, versionOf } from './desk-text.ts'
import { writeWallTime } from './text-form.ts'

/**
 * One language of the editor: its stored text, or the typed one if the form was rejected.
 * @param unsaved the reader's autosaved draft
 */
export async function textColumn(context: DeskContext, text: DeskText, locale: Locale, unsaved: UnsavedText | null): Promise<TextColumn> {
  const { sent } = context
  const { state, isLive, isOutOfDate, publishAt, version } = text.states[locale]
  const id = writtenId(text.key)
  const typedBody = unsaved?.fields.body ?? typedIn(sent, textField('body', locale))
  return {
    locale,
    fields: fieldsOfKind[text.key.kind],
    writing: unsaved === null ? text.newest[locale] : { ...text.newest[locale], ...unsaved.fields },
    unsaved: unsaved && whenText(unsaved.at, context.locale),
    state,
    isLive,
    isOutOfDate,
    plan: publishAt === null ? '' : writeWallTime(publishAt),
    version,
    faults: typedBody === null || typedBody === '' ? [] : checkMarkdown(typedBody).faults.slice(0, 10),
    change: await changeMeanwhile(context, text, locale, unsaved),
    preview: href('deskContentPreview', locale, { id }),
    versions: version > 0 ? `${href('deskContentVersions', context.locale, { id })}?${new URLSearchParams({ of: locale })}` : null,
    site: isLive ? sitePath(text, locale) : null,
  }
}

function sitePath({ key, article, categories }: DeskText, locale: Locale): string | null {
  if (key.kind === 'article') return article && articlePath(article, { categories }, locale)
  return isPlainRoute(key.key) ? href(key.key, locale) : null
}

/** What a colleague has changed since the form was opened; null unless the form was rejected for it or a draft from before it exists. */
async function changeMeanwhile(
  { store, sent, locale: reader }: DeskContext,
  text: DeskText,
  locale: Locale,
  unsaved: UnsavedText | null,
): Promise<TextChange | null> {
  if (unsaved === null && sent?.problem !== 'changedMeanwhile') return null
  const seen = unsaved?.seen ?? Number(typedIn(sent, `since.${locale}`) ?? typedIn(sent, textField('version', locale)) ?? '')
  const now = versionOf(text, locale)
  if (now === null || seen === now.version) return null
  const [base] = await readVersionsOf(store.primary, writtenId(text.key), locale, [seen])
  const before: Writing = base ? writingOf(base.fields) : writingOf({})
  return presentVersionChange(now, locale, before, text.newest[locale], reader)
}

function typedIn(sent: FormState | null, name: string): string | null {
  const value = sent?.typed[name]
  return typeof value === 'string' ? value : null
}
