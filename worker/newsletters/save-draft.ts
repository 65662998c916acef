import type { AuditAction } from '#db/model/desk/audit.ts'
import { writtenIn } from '#db/model/newsletters/mailing.ts'
import type { Mailing } from '#db/newsletters/mailings.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { changeShownMailing } from './change-mailing.ts'
import { type MailingContent, mergeMailing, missingIn, readMailingForm } from './mailing-form.ts'
import { hasReaders } from './send-soon.ts'

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
  const { form, refused: asked } = mergeMailing(context, mailing, sent)
  if (asked !== null) return asked
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
