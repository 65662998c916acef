import type { Statement } from '#db/client.ts'
import { keepUnsaved, removeUnsaved, setDiscarded, type TypedObject } from '#db/content/unsaved-texts.ts'
import { maxText } from '#db/model/newsletters/mailing.ts'
import type { Mailing } from '#db/newsletters/mailings.ts'
import { locales } from '#messages/locales.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

type MailingOf = Pick<Mailing, 'id' | 'subjects' | 'texts'>

/** The key of a member's autosaved drafts of a newsletter. */
export function unsavedMailing({ session }: Pick<DeskContext, 'session'>, id: string): TypedObject {
  return { object: `mailing-${id}`, member: session.member.id }
}

/** Autosaves the subjects and texts of a form. @returns false, without saving anything, if one exceeds the maximum length */
export async function keepTypedMailing(context: DeskContext, mailing: MailingOf, sent: FormData): Promise<boolean> {
  const { store, agency, now } = context
  const of = unsavedMailing(context, mailing.id)
  const seen = Number(textOf(sent, 'version')) || 0
  const statements: Statement[] = []
  for (const locale of agency.languages.enabled) {
    const [subject, text] = [textOf(sent, `subject-${locale}`), textOf(sent, `text-${locale}`).replace(/\r\n?/g, '\n')]
    if (subject.length > maxText || text.length > maxText) return false
    const isStored = subject === (mailing.subjects[locale] ?? '') && text === (mailing.texts[locale] ?? '')
    statements.push(isStored ? removeUnsaved(store.primary, of, [locale]) : keepUnsaved(store.primary, of, { locale, fields: { subject, text }, seen }, now))
  }
  const [first, ...rest] = statements
  if (first !== undefined) await store.primary.batch([first, ...rest])
  return true
}

/** Discards the drafts of a newsletter, or restores them. */
export async function discardTypedMailing(context: DeskContext, id: string, isGone: boolean): Promise<void> {
  await setDiscarded(context.store.primary, unsavedMailing(context, id), locales, isGone)
}
