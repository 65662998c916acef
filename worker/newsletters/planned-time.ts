import { plannedInstant } from '#db/model/newsletters/mailing.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { isDay } from '#worker/forms/fields.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Reads when a newsletter is to begin; null with errors for no future time. */
export function plannedTime(sent: FormData, now: Date): { readonly at: Date | null; readonly errors: FieldErrors } {
  const [day, time] = [textOf(sent, 'mailingDay'), textOf(sent, 'mailingTime')]
  if (!isDay(day)) return { at: null, errors: { mailingDay: 'missing' } }
  const at = isTime(time) ? plannedInstant({ day, time }) : null
  if (at === null) return { at, errors: { mailingTime: isTime(time) ? 'invalid' : 'missing' } }
  return at <= now ? { at: null, errors: { mailingDay: 'past' } } : { at, errors: {} }
}
