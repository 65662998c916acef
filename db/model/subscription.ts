import type { Locale } from '#messages/locales.ts'
import type { Lead } from './lead.ts'
import type { Goal } from './listing.ts'

/** Mails that keep coming: homes that fit a search, or the newsletter. */
export type SubscriptionKind = 'alert' | 'newsletter'

/** `pending` until its address has confirmed it, then `active`; `paused` and active again at will, until it is `ended`. */
export type SubscriptionState = 'pending' | 'active' | 'paused' | 'ended'

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
  /** The same for the same wish of the same address. */
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

/** A wish that its address has not confirmed yet, with what was agreed to. */
export interface SignUp extends Pick<Subscription, 'id' | 'kind' | 'email' | 'name' | 'locale' | 'alert' | 'createdAt'> {
  /** The one it was asked for on. */
  readonly origin: string
  readonly consent: Lead['consent']
  /** The id of the alert that ends when this one is confirmed. */
  readonly replaces: string | null
}

/** Days in which a sign-up may be confirmed, by the link in its mail. */
export const daysToConfirm = 7
/** Days a wish is still kept that was never confirmed, or has ended. */
export const daysKept = 30

/** One sending of the newsletter: its words in the languages it is written in. */
export interface NewsletterIssue {
  /** The agency's own name for it; it is sent to nobody twice. */
  readonly id: string
  readonly subjects: Readonly<Partial<Record<Locale, string>>>
  /** Paragraphs with an empty line between. */
  readonly texts: Readonly<Partial<Record<Locale, string>>>
}
