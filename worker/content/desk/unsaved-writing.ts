import type { Db, Statement } from '#db/client.ts'
import { keepUnsaved, removeUnsaved, selectUnsaved, setDiscarded, type TypedObject } from '#db/content/unsaved-texts.ts'
import type { UnsavedText } from '#db/model/content/content-page.ts'
import { fieldsOfKind, readWrittenId, sameWriting, writingFields, writtenId } from '#db/model/content/written.ts'
import type { Locale } from '#messages/locales.ts'
import type { SharedValues } from '#ui/content/desk/content-shared.present.ts'
import { maxTextLength } from '#worker/content/content-shape.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import type { DeskText } from './desk-text.ts'
import { changedShared } from './read-shared.ts'
import { readSubmittedText } from './text-form.ts'

/** The key of a member's autosaved drafts of a text. */
export function unsavedOf({ session }: Pick<DeskContext, 'session'>, { key }: Pick<DeskText, 'key'>): TypedObject {
  return { object: writtenId(key), member: session.member.id }
}

/** The autosaved drafts of the text in the URL; empty for an unknown text. */
export async function readUnsaved(context: DeskContext): Promise<readonly UnsavedText[]> {
  const key = readWrittenId(context.parameters.id ?? '')
  return key === null ? [] : selectUnsaved(context.store.primary, unsavedOf(context, { key }))
}

/**
 * Autosaves a form's texts in these languages that differ from the stored ones, and its changes of what is the same in all.
 * @returns false, without saving anything, if a text exceeds the maximum length
 */
export async function keepTyped(context: DeskContext, text: DeskText, sent: FormData, parts: readonly (Locale | 'all')[]): Promise<boolean> {
  const { store, now } = context
  const of = unsavedOf(context, text)
  const statements: Statement[] = []
  for (const locale of parts) {
    if (locale === 'all') continue
    const { writing, seen } = readSubmittedText(sent, text, locale)
    if (writingFields.some((field) => writing[field].length > maxTextLength)) return false
    const fields = Object.fromEntries(fieldsOfKind[text.key.kind].map((field) => [field, writing[field]]))
    statements.push(
      sameWriting(writing, text.newest[locale]) ? removeUnsaved(store.primary, of, [locale]) : keepUnsaved(store.primary, of, { locale, fields, seen }, now),
    )
  }
  const shared = parts.includes('all') ? changedShared(sent) : null
  if (shared !== null) statements.push(keepingShared(store.primary, of, shared, Number(textOf(sent, 'sharedVersion')) || 0, now))
  const [first, ...rest] = statements
  if (first !== undefined) await store.primary.batch([first, ...rest])
  return true
}

function keepingShared(db: Db, of: TypedObject, fields: Partial<SharedValues>, seen: number, now: Date): Statement {
  return Object.keys(fields).length === 0 ? removeUnsaved(db, of, ['all']) : keepUnsaved(db, of, { locale: 'all', fields: { ...fields }, seen }, now)
}

/** Discards the draft of one part of the form, or restores it. */
export async function discardTyped(context: DeskContext, text: DeskText, locale: Locale | 'all', isGone: boolean): Promise<void> {
  await setDiscarded(context.store.primary, unsavedOf(context, text), [locale], isGone)
}
