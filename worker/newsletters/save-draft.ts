import { removeUnsaved } from '#db/content/unsaved-texts.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import { type MailingState, undoMinutes, writtenIn } from '#db/model/newsletters/mailing.ts'
import { minute } from '#db/model/site/durations.ts'
import { stopStatements } from '#db/newsletters/mailing-recipients.ts'
import { changeMailing, findMailing, type Mailing, mailingWasChanged, selectReaders } from '#db/newsletters/mailings.ts'
import { locales } from '#messages/locales.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { type MailingContent, mergeMailing, missingIn, readMailingForm } from '#worker/newsletters/mailing-form.ts'
import { unsavedMailing } from '#worker/newsletters/unsaved-mailing.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

interface Saving {
  readonly action: AuditAction
  /** A change of state besides the content. */
  readonly change?: { readonly state: 'planned'; readonly plannedAt: string }
  /** Set for a test mail, which needs text in at least one language. */
  readonly isTest?: true
}

/** Stores the form of a draft. @returns the form's state with the typed values if rejected; null on success */
export async function saveDraft(
  context: DeskContext,
  mailing: Mailing,
  sent: FormData,
  { action, change = undefined, isTest }: Saving,
): Promise<FormState | null> {
  const { form, refused: conflict } = mergeMailing(context, mailing, sent)
  if (conflict !== null) return conflict
  const { content, typed, errors } = await readMailingForm(context, form)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (isTest && writtenIn(content).length === 0) return { ...freshForm, typed, errors: missingIn(content, context.agency.languages.default) }
  const fields = changedFields(mailing, content)
  const refused = await changeShownMailing(context, mailing, form, { action, from: ['draft'], change: { ...content, ...change }, fields, isTyped: true })
  return refused === null ? null : { ...refused, typed }
}

/** Checks that a draft can be sent: valid, complete, and with subscribers. `state` is null if it can. */
export async function sendableDraft(
  context: DeskContext,
  mailing: Mailing,
  sent: FormData,
): Promise<{ readonly state: FormState | null; readonly typed: TypedValues }> {
  const { form, refused } = mergeMailing(context, mailing, sent)
  if (refused !== null) return { state: refused, typed: refused.typed }
  const { content, typed, errors } = await readMailingForm(context, form)
  const wrong = { ...missingIn(content, context.agency.languages.default), ...errors }
  if (Object.keys(wrong).length > 0) return { state: { ...freshForm, typed, errors: wrong }, typed }
  return { state: (await hasReaders(context)) ? null : { ...freshForm, typed, problem: 'noReaders' }, typed }
}

function changedFields(before: Mailing, after: MailingContent): readonly string[] {
  const fields = ['subjects', 'texts', 'homes', 'audience'] as const
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** The start time of 'send now', delayed for undo. */
export function beginSoon({ now }: Pick<DeskContext, 'now'>): Date {
  return new Date(now.getTime() + undoMinutes * minute)
}

/** Whether the newsletter has any subscribers. */
export async function hasReaders({ store }: Pick<DeskContext, 'store'>): Promise<boolean> {
  return (await selectReaders(store.primary)).length > 0
}

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
