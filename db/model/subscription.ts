import type { Locale } from '#messages/locales.ts'
import type { Goal } from './listing.ts'

/** Mails that keep coming: homes that fit a search, or the newsletter. */
export type SubscriptionKind = 'alert' | 'newsletter'

/** `pending` until its address has confirmed it, then `active`, until it is `ended`. */
export type SubscriptionState = 'pending' | 'active' | 'ended'

/** How often an alert writes, at most. */
export const rhythms = ['instant', 'daily', 'weekly'] as const
export type Rhythm = (typeof rhythms)[number]

/** What a search alert looks for, and how often it tells. */
export interface Alert {
  readonly goal: Goal
  /** The filters as the address of a list has them (`writeSearch`). */
  readonly search: string
  readonly rhythm: Rhythm
}

/** Somebody's wish for mails that keep coming. Times are UTC in ISO 8601. */
export interface Subscription {
  readonly id: string
  readonly kind: SubscriptionKind
  /** As typed, trimmed; in its column it is lower-cased, for look-up. */
  readonly email: string
  /** How mails address whoever asked; null where they did not say. */
  readonly name: string | null
  readonly locale: Locale
  readonly state: SubscriptionState
  /** Of an alert; null for the newsletter. */
  readonly alert: Alert | null
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly endedAt: string | null
}
