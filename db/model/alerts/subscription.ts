import type { Locale } from '#messages/locales.ts'
import type { FormalName } from '../forms/person-name.ts'
import type { Lead } from '../leads/lead.ts'
import type { Goal } from '../listings/listing.ts'
import { minute } from '../site/durations.ts'

/** An alert mails listings that match a search; the other kind is the newsletter. */
export type SubscriptionKind = 'alert' | 'newsletter'

/** `pending` until confirmed by mail, then `active`; the subscriber can pause and resume it until it is `ended`. */
export type SubscriptionState = 'pending' | 'active' | 'paused' | 'ended'

/** How often an alert sends a digest, at most. */
export const rhythms = ['instant', 'daily', 'weekly'] as const
export type Rhythm = (typeof rhythms)[number]

/** A saved search, and how often it sends a digest. */
export interface Alert {
  readonly goal: Goal
  /** The filters as the query of a list page (`writeSearch`). */
  readonly search: string
  readonly rhythm: Rhythm
}

/** A subscription to an alert or the newsletter. Times are UTC in ISO 8601. */
export interface Subscription {
  /** Derived from address, kind and search, so the same sign-up twice is one subscription. */
  readonly id: string
  readonly kind: SubscriptionKind
  /** As typed, trimmed; its column is lower-cased for look-up. */
  readonly email: string
  /** The name in the greeting of its mails; null where unknown. */
  readonly name: string | null
  /** Title and last name; null without a title. */
  readonly formal: FormalName | null
  readonly locale: Locale
  readonly state: SubscriptionState
  /** Null for the newsletter. */
  readonly alert: Alert | null
  /** Whether the subscriber's alerts may decide which newsletters they get. */
  readonly isTailored: boolean
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly endedAt: string | null
}

/** An unconfirmed subscription with its consent. */
export interface SignUp extends Pick<Subscription, 'id' | 'kind' | 'email' | 'name' | 'formal' | 'locale' | 'alert' | 'createdAt'> {
  readonly consent: Lead['consent']
  /** The id of the alert that ends when this one is confirmed; null if it replaces no alert. */
  readonly replaces: string | null
}

/** Milliseconds within which a repeated sign-up does not send another confirmation mail. */
export const confirmationEvery = 10 * minute
/** Alerts to confirm per address and hour: the address may belong to another person. */
export const maxToConfirm = 5
/** Days the confirmation link works. */
export const daysToConfirm = 7
/** Days an unconfirmed or ended subscription is kept. */
export const retentionDays = 30
