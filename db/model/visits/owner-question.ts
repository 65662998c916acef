import type { Appointment } from './appointment.ts'

/** The answer of an owner who was asked about a visit: it fits, or another time is wanted. */
export const ownerAnswers = ['fits', 'other'] as const
export type OwnerAnswer = (typeof ownerAnswers)[number]

/** How many starts an owner may propose instead. */
export const mostProposals = 3

/** Characters of an owner's remark. */
export const maxRemark = 1000

/** A question to an owner, about one version of a visit. */
export interface OwnerQuestion {
  readonly id: string
  readonly sequence: number
  readonly answer: OwnerAnswer | null
  readonly starts: readonly string[]
  readonly remark: string | null
  /** When the desk took it back. */
  readonly withdrawnAt: string | null
}

/** Hours after which an owner who has not answered is reminded, and the desk told. */
export const hoursToAnswer = 24

/** Whether a question can still be answered: `moved`: its visit has another version; `withdrawn`: the desk took the question back; `over`: the visit has begun. */
export type QuestionStanding = 'open' | 'moved' | 'cancelled' | 'withdrawn' | 'over'

/** The standing of a question by its visit. */
export function questionStanding(
  { sequence, withdrawnAt }: Pick<OwnerQuestion, 'sequence' | 'withdrawnAt'>,
  visit: Pick<Appointment, 'state' | 'sequence' | 'startsAt'>,
  now: Date,
): QuestionStanding {
  if (visit.state === 'cancelled') return 'cancelled'
  if (visit.sequence !== sequence) return 'moved'
  if (withdrawnAt !== null) return 'withdrawn'
  return visit.startsAt > now.toISOString() ? 'open' : 'over'
}
