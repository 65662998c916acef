/** Leads as the desk works on them. */

/** `new` until someone of the agency takes it or answers; `done` and `declined` are closed. */
export const leadStates = ['new', 'open', 'done', 'declined'] as const
export type LeadState = (typeof leadStates)[number]

/** Whether a lead in this state still waits for something. */
export function isOpenState(state: LeadState): state is 'new' | 'open' {
  return state === 'new' || state === 'open'
}

/** What is kept of a lead's history: a note, or a change with the value it set. */
const leadEventKinds = [
  'note',
  'state',
  'assignee',
  'reminder',
  'resend',
  'visitBooked',
  'visitMoved',
  'visitCancelled',
  'visitAssigned',
  'visitFeedback',
] as const
export type LeadEventKind = (typeof leadEventKinds)[number]

/** `held` while it can be undone, then `sent`; an undone reply is a draft again. */
export type ReplyState = 'held' | 'undone'

const tailDigits = 8

/** The last digits of a phone number, the same for every spelling of it; null for what is too short to tell people apart. */
export function phoneTail(phone: unknown): string | null {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : ''
  return digits.length < tailDigits ? null : digits.slice(-tailDigits)
}
