import type { Lead, LeadState } from '../lead.ts'

/** Purchase offers at the desk: their states, and the steps that lead from one to the next. Days are YYYY-MM-DD. */

export const offerStates = ['received', 'presented', 'countered', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const
export type OfferState = (typeof offerStates)[number]

/** What the desk records of an offer; each step ends in the state of its name. */
export const offerSteps = ['presented', 'countered', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const satisfies readonly OfferState[]
export type OfferStep = (typeof offerSteps)[number]

/** The writing in which an offer was accepted. */
export const acceptedIns = ['paper', 'eSignature', 'email', 'otherWriting'] as const
export type AcceptedIn = (typeof acceptedIns)[number]

/** How the bidder pays, where they said so. */
export const financings = ['ownMeans', 'loan', 'sale'] as const

/** What an offer is about at this moment. */
export interface OfferTerms {
  readonly state: OfferState
  /** Whole euro. */
  readonly amount: number
  /** The last day on which it holds; null: it names none. */
  readonly validUntil: string | null
  readonly counterAmount: number | null
  readonly counterUntil: string | null
}

/** What undoing a step restores. */
export interface RestoredOffer extends Pick<OfferTerms, 'state' | 'counterAmount' | 'counterUntil'> {
  /** The lead that a deciding step closes, as it was; absent in steps from before this was kept. */
  readonly lead?: { readonly state: LeadState; readonly remindAt: string | null }
}

/** What a step is about: the amount and the end of the offer or counter-offer, and how an acceptance was given. */
export interface OfferDetails {
  readonly amount: number
  readonly until: string | null
  /** Whether these are the terms of a counter-offer. */
  readonly isCounter: boolean
  readonly by?: string
  readonly on?: string
  readonly in?: AcceptedIn
}

/** Whether an offer in this state still awaits a decision. */
export function isOpenOffer(state: OfferState): boolean {
  return state === 'received' || state === 'presented' || state === 'countered'
}

/** The terms that can be accepted now. A counter-offer replaces the offer that it answers. */
export function standingTerms({ state, amount, validUntil, counterAmount, counterUntil }: OfferTerms): Pick<OfferDetails, 'amount' | 'until' | 'isCounter'> {
  const isCounter = counterAmount !== null && state !== 'received' && state !== 'presented'
  return isCounter ? { amount: counterAmount, until: counterUntil, isCounter } : { amount, until: validUntil, isCounter }
}

/** The state of an offer on a day: an open one has lapsed once its last day has passed. */
export function offerStateOn(terms: OfferTerms, today: string): OfferState {
  const { until } = standingTerms(terms)
  return isOpenOffer(terms.state) && until !== null && until < today ? 'lapsed' : terms.state
}

const stepsFrom: Readonly<Record<OfferState, readonly OfferStep[]>> = {
  received: ['presented', 'countered', 'accepted', 'refused', 'withdrawn'],
  presented: ['countered', 'accepted', 'refused', 'withdrawn'],
  // The counter-offer binds the owner until its end: only the bidder decides.
  countered: ['accepted', 'countered', 'withdrawn'],
  accepted: [],
  refused: [],
  withdrawn: [],
  lapsed: [],
}

/** The steps that an offer can take on a day. What has lapsed cannot be accepted any more: the owner can only make an offer of their own. */
export function stepsOf(terms: OfferTerms, today: string): readonly OfferStep[] {
  const hasJustLapsed = isOpenOffer(terms.state) && offerStateOn(terms, today) === 'lapsed'
  return hasJustLapsed ? ['countered', 'lapsed'] : stepsFrom[terms.state]
}

/** The offers of a home, highest first; the older of two equal ones first. */
export function byAmount(
  one: { readonly amount: number; readonly receivedAt: string },
  other: { readonly amount: number; readonly receivedAt: string },
): number {
  return other.amount - one.amount || one.receivedAt.localeCompare(other.receivedAt)
}

/** An offer as the agency shows it to the owner. */
export interface ReleasedOffer extends OfferTerms {
  readonly id: string
  /** UTC in ISO 8601. */
  readonly receivedAt: string
  readonly conditions: string | null
  /** The form's fields with the bidder's name; null where the agency does not name them. */
  readonly bidder: Lead['fields'] | null
}

/** Days after its end for which a lapsed offer stays on the list of open ones, so that the bidder can be told. */
export const lapsedShownDays = 30
