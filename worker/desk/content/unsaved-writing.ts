import type { Statement } from '#db/client.ts'
import type { UnsavedText } from '#db/model/unsaved-text.ts'
import { fieldsOfKind, readWrittenId, sameWriting, writingFields, writtenId } from '#db/model/written.ts'
import type { TypedObject } from '#db/unsaved-texts.ts'
import { keepUnsaved, removeUnsaved, selectUnsaved, setDiscarded } from '#db/unsaved-texts.ts'
import type { Locale } from '#messages/locales.ts'
import { maxTextLength } from '#worker/content/content-shape.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import type { DeskText } from './desk-text.ts'
import { readWish } from './text-form.ts'

/** What the member of a session typed into a text and has not saved. */
export function unsavedOf({ session }: Pick<DeskPageContext, 'session'>, { key }: Pick<DeskText, 'key'>): TypedObject {
  return { object: writtenId(key), member: session.member.id }
}

/** The rows of the text that an address names; none where there is no such text. */
export async function readUnsaved(context: DeskPageContext): Promise<readonly UnsavedText[]> {
  const key = readWrittenId(context.parameters.id ?? '')
  return key === null ? [] : selectUnsaved(context.store.primary, unsavedOf(context, { key }))
}

/**
 * Keeps what a form holds of these languages, where it differs from what is stored.
 * @returns false where a text is longer than any that can be saved; nothing is kept then
 */
export async function keepTyped(context: DeskPageContext, text: DeskText, sent: FormData, languages: readonly Locale[]): Promise<boolean> {
  const { store, now } = context
  const of = unsavedOf(context, text)
  const statements: Statement[] = []
  for (const locale of languages) {
    const { writing, seen } = readWish(sent, text, locale)
    if (writingFields.some((field) => writing[field].length > maxTextLength)) return false
    const fields = Object.fromEntries(fieldsOfKind[text.key.kind].map((field) => [field, writing[field]]))
    statements.push(
      sameWriting(writing, text.newest[locale]) ? removeUnsaved(store.primary, of, [locale]) : keepUnsaved(store.primary, of, { locale, fields, seen }, now),
    )
  }
  const [first, ...rest] = statements
  if (first !== undefined) await store.primary.batch([first, ...rest])
  return true
}

/** Discards what was kept of a language, or takes that back. */
export async function discardTyped(context: DeskPageContext, text: DeskText, locale: Locale, isGone: boolean): Promise<void> {
  await setDiscarded(context.store.primary, unsavedOf(context, text), [locale], isGone)
}
