import type { Country, Goal } from '../listings/listing.ts'

/** A person's choice for one home, against the rule of a channel. */
export type HandChoice = 'in' | 'out'

/** Which homes a channel has, and how much of each. */
export interface ChannelRule {
  /** Null: homes for sale and for rent. */
  readonly goal: Goal | null
  /** Null: anywhere; `other` is neither Belgium nor Luxembourg. */
  readonly country: Country | null
  /** Only homes that a person chose. */
  readonly byHand: boolean
  /** Whether its records name the person and office responsible, with e-mail and phone. */
  readonly withContact: boolean
}

/** The part of a listing that a rule asks about. */
export interface ChannelCandidate {
  readonly goal: Goal
  readonly country: Country
  /** Whether it is on offer, with a page. */
  readonly listed: boolean
}

/** Whether a channel has a home. Nothing brings in a home that is not on offer. */
export function isInChannel(rule: ChannelRule, home: ChannelCandidate, choice: HandChoice | null): boolean {
  if (!home.listed || choice === 'out') return false
  if (choice === 'in') return true
  return !rule.byHand && (rule.goal === null || rule.goal === home.goal) && (rule.country === null || rule.country === home.country)
}

/** Valid names of channels, which are part of their addresses. */
export const channelName = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Bounds the desk's page of channels. */
export const maxChannels = 20
