/** Leads at the desk. */

/** `new` until it is assigned or answered; `done` and `declined` are closed. */
export const leadStates = ['new', 'open', 'done', 'declined'] as const
export type LeadState = (typeof leadStates)[number]

/** Whether a lead in this state still needs work. */
export function isOpenState(state: LeadState): state is 'new' | 'open' {
  return state === 'new' || state === 'open'
}

/** Entries in a lead's history: a note, or a change with its new value. */
const leadEventKinds = [
  'note',
  'state',
  'assignee',
  'reminder',
  'resend',
  'visitBooked',
  'visitMoved',
  'visitCancelled',
  'visitRestored',
  'visitAssigned',
  'visitFeedback',
] as const
export type LeadEventKind = (typeof leadEventKinds)[number]

/** `held` while it can be undone, then `sent`; an undone reply is a draft again. */
export type ReplyState = 'held' | 'undone'

const tailDigits = 8

/** The last digits of a phone number, independent of its notation; null if too short to identify a person. */
export function phoneTail(phone: unknown): string | null {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : ''
  return digits.length < tailDigits ? null : digits.slice(-tailDigits)
}
