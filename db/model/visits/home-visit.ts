import { isPersonName } from '../forms/person-name.ts'
import type { RecordOrigin } from '../owners/communication.ts'

/** The status of a visit, apart from its outcome: a missed one was confirmed. */
export const visitStandings = ['confirmed', 'provisional', 'cancelled'] as const
export type VisitStanding = (typeof visitStandings)[number]

export const homeVisitStates = [...visitStandings, 'missed'] as const
/** `provisional` visits are not shown to owners; a confirmed one whose start has passed took place. */
export type HomeVisitState = (typeof homeVisitStates)[number]

export const visitInterests = ['interested', 'undecided', 'notInterested'] as const
export type VisitInterest = (typeof visitInterests)[number]

/** The outcome of a visit: the visitor's interest, or a no-show. */
export const visitOutcomes = [...visitInterests, 'missed'] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

/** A visit to a home. Times are UTC in ISO 8601. */
export interface HomeVisit {
  readonly id: string
  readonly startsAt: string
  /** First name and initial; null where unknown or, for an owner, not released. */
  readonly visitor: string | null
  readonly state: HomeVisitState
  readonly interest: VisitInterest | null
  readonly feedback: string | null
  readonly origin: RecordOrigin
  /** Whether the owner can see the visit, the visitor's name, and interest with feedback. */
  readonly isReleased: boolean
  readonly showsVisitor: boolean
  readonly feedbackIsReleased: boolean
}

/** A visitor's name as an owner may see it: 'Annelie P.'; null for a text that is not a name. */
export function visitorName(first: unknown, last: unknown): string | null {
  const [given] = nameWords(first)
  if (given === undefined) return null
  const [initial] = nameWords(last).join(' ')
  return initial === undefined ? given : `${given} ${initial.toLocaleUpperCase('nl')}.`
}

/** `visitorName` of a full name, whose last word is taken as the last name. */
export function visitorOf(name: unknown): string | null {
  const words = nameWords(name)
  return visitorName(words[0], words.length > 1 ? words.at(-1) : '')
}

function nameWords(value: unknown): readonly string[] {
  return typeof value === 'string' && isPersonName(value.trim()) ? value.trim().split(/\s+/) : []
}
