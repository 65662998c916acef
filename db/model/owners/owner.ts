import type { Locale } from '#messages/locales.ts'
import { day, minute } from '../site/durations.ts'

/** The kinds of home an owner can have: a listing, or a project with its units. */
export const homeKinds = ['listing', 'project'] as const
export type HomeKind = (typeof homeKinds)[number]

export interface OwnedHome {
  readonly kind: HomeKind
  /** The id of the listing or project. */
  readonly id: number
}

/** An account whose owner is logged in. */
export interface Owner {
  readonly id: string
  /** The email address as typed. */
  readonly recipient: string
  readonly name: string | null
  readonly locale: Locale
  readonly hasPassword: boolean
  readonly hasPasskey: boolean
  readonly wantsDigest: boolean
  readonly homes: readonly OwnedHome[]
}

/** The purpose of a single-use mailed link: set the first password, reset it, log in, or confirm a new address. */
export type OwnerLinkPurpose = 'invitation' | 'reset' | 'signIn' | 'email'

/** Lifetime of a mailed link in milliseconds. @source decisions, "Password reset" */
export const linkTimes: Readonly<Record<OwnerLinkPurpose, number>> = { invitation: 14 * day, reset: 30 * minute, signIn: 30 * minute, email: day }

/** Links that visitors asked for and that work at a time, for one account; and links to a new address that an account can ask for in an hour. */
export const maxOpenLinks = 5

/** Failed attempts after which a mailed code is void; its link still works. */
export const maxCodeTries = 5

/** Idle and absolute session timeouts in milliseconds. */
export const sessionTimes = { idle: 30 * day, absolute: 90 * day } as const

/** Days for which a device is remembered. */
export const deviceDays = 365

const freeFailures = 5
const maxDelay = 15 * 60

/**
 * Exponential backoff in seconds after failed logins: 0 for the first five, then 2, 4, 8, … up to 15 minutes.
 * A mailed link always works.
 */
export function signInDelay(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(maxDelay, 2 ** Math.min(failures - freeFailures + 1, 20))
}

/** Keyed hashes under which failed logins are counted; the client is null if its IP address is unknown. */
export interface SignInSubjects {
  readonly account: string
  readonly client: string | null
}

/** Hours without a failure after which the count is reset. */
export const failureHours = 24
