import { removeUnsaved } from '#db/content/unsaved-texts.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import type { MailingState } from '#db/model/newsletters/mailing.ts'
import { stopStatements } from '#db/newsletters/mailing-recipients.ts'
import { changeMailing, findMailing, type Mailing, mailingWasChanged } from '#db/newsletters/mailings.ts'
import { locales } from '#messages/locales.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { unsavedMailing } from './unsaved-mailing.ts'

/** The mailing in the URL; 404 if unknown. */
export async function mailingOf({ store, parameters }: Pick<DeskContext, 'store' | 'parameters'>): Promise<Mailing> {
  const mailing = await findMailing(store.primary, parameters.id ?? '')
  if (mailing === null) throw new NoPage()
  return mailing
}

type Change = Parameters<typeof changeMailing>[3]

interface Step {
  readonly action: AuditAction
  readonly from: readonly MailingState[]
  readonly change: Change
  readonly fields?: readonly string[]
  /** Set if the content comes from the form, so that its autosaved drafts can be deleted. */
  readonly isTyped?: true
}

/**
 * Changes a mailing under an optimistic lock and logs it.
 * @returns the form's state on a conflict; null on success
 */
export async function changeShownMailing(
  context: Pick<DeskContext, 'store' | 'now' | 'session'>,
  { id }: Pick<Mailing, 'id'>,
  sent: FormData,
  { action, from, change, fields = [], isTyped }: Step,
): Promise<FormState | null> {
  const { store, now, session } = context
  const { member } = session
  const db = store.primary
  const shown = { id, version: Number(textOf(sent, 'version')) || 0 }
  const isMade = mailingWasChanged(shown, change.state, member.id, now)
  const [changed] = await db.batch([
    changeMailing(db, shown, from, change, member.id, now),
    recordAct(db, member, { action, object: 'mailing', objectId: id, fields }, now, didChange),
    ...(isTyped ? [removeUnsaved(db, unsavedMailing(context, id), locales, isMade)] : []),
    ...(change.state === 'stopped' ? stopStatements(db, id, isMade) : []),
  ])
  return changed.length === 0 ? { ...freshForm, problem: 'changedMeanwhile' } : null
}
