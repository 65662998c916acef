import { removeUnsaved } from '#db/content/unsaved-texts.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import { type MailingState, undoMinutes, writtenIn } from '#db/model/newsletters/mailing.ts'
import { isTailored } from '#db/model/newsletters/segment.ts'
import { minute } from '#db/model/site/durations.ts'
import { stopStatements } from '#db/newsletters/mailing-recipients.ts'
import { changeMailing, findMailing, type Mailing, mailingWasChanged, selectReaders } from '#db/newsletters/mailings.ts'
import { locales } from '#messages/locales.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { type MailingContent, mergeMailing, missingIn, readMailingForm } from '#worker/newsletters/mailing-form.ts'
import { reachOf } from '#worker/newsletters/segment-form.ts'
import { unsavedMailing } from '#worker/newsletters/unsaved-mailing.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

interface Saving {
  readonly action: AuditAction
  /** A change of state besides the content. */
  readonly change?: { readonly state: 'planned'; readonly plannedAt: string } | undefined
  /** A test needs a text in one language; sending needs everything, and readers. */
  readonly before?: 'test' | 'send'
  /** Errors of fields that do not belong to the content. */
  readonly errors?: FieldErrors
}

/** Stores the form of a draft. @returns the form's state with the typed values if rejected; null on success */
export async function saveDraft(
  context: DeskContext,
  mailing: Mailing,
  sent: FormData,
  { action, change, before, errors: others = {} }: Saving,
): Promise<FormState | null> {
  const { form, refused: conflict } = mergeMailing(context, mailing, sent)
  if (conflict !== null) return conflict
  const { content, typed, errors } = await readMailingForm(context, mailing, form)
  const isComplete = before === undefined || (before === 'test' && writtenIn(content).length > 0)
  const wrong = { ...(isComplete ? {} : missingIn(content, context.agency.languages.default)), ...errors, ...others }
  if (Object.keys(wrong).length > 0) return { ...freshForm, typed, errors: wrong }
  const isNarrow = content.segment !== null && isTailored(content.segment)
  const people = isNarrow || before === 'send' ? await peopleReached(context, content) : null
  if (before === 'send' && people === 0) return { ...freshForm, typed, problem: isNarrow ? 'noneFit' : 'noReaders' }
  const fields = changedFields(mailing, content)
  const changed = { ...content, reach: isNarrow ? people : null, ...change }
  const refused = await changeShownMailing(context, mailing, form, { action, from: ['draft'], change: changed, fields, isTyped: true })
  return refused === null ? null : { ...refused, typed }
}

/** How many a newsletter reaches as it is written now. */
export async function peopleReached(context: DeskContext, mailing: Parameters<typeof reachOf>[1]): Promise<number> {
  return reachOf(context, mailing, await selectReaders(context.store.primary))
}

function changedFields(before: Mailing, after: MailingContent): readonly string[] {
  const fields = ['subjects', 'texts', 'homes', 'audience', 'segment', 'picture', 'pictureWords', 'picturePlace'] as const
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** The start time of 'send now', delayed for undo. */
export function beginSoon({ now }: Pick<DeskContext, 'now'>): Date {
  return new Date(now.getTime() + undoMinutes * minute)
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
