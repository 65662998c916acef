import type { Locale } from '#messages/locales.ts'

/** What an owner's home is in the stock: a listing, or a project with its units. */
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
  /** The address as it was given. */
  readonly recipient: string
  readonly name: string | null
  readonly locale: Locale
  readonly hasPassword: boolean
  readonly hasPasskey: boolean
  readonly wantsDigest: boolean
  readonly homes: readonly OwnedHome[]
}

/** What a mailed link allows once: to set the first password, to set another, to log in, or to confirm a new address. */
export type OwnerLinkPurpose = 'invitation' | 'reset' | 'signIn' | 'email'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds that a mailed link is valid. @source decisions, "Password reset" */
export const linkTimes: Readonly<Record<OwnerLinkPurpose, number>> = { invitation: 14 * day, reset: 30 * minute, signIn: 30 * minute, email: day }

/** Links of one account within an hour that visitors may ask for. */
export const maxLinksAnHour = 5

/** Wrong codes after which a mailed code is void; its link still works. */
export const maxCodeTries = 5

/** Milliseconds: a session ends when it has not been used for so long, and in any case after so long. */
export const sessionTimes = { idle: 30 * day, absolute: 90 * day } as const

/** Days for which a device is remembered. */
export const deviceDays = 365

const freeFailures = 5
const maxDelay = 15 * 60

/**
 * Seconds until another log-in is taken after so many failures: 0 for the first five, then 2, 4, 8, … up to 15 minutes.
 * A mailed link always works.
 */
export function signInDelay(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(maxDelay, 2 ** Math.min(failures - freeFailures + 1, 20))
}

/** Who tries to log in: hashes under which failures are counted; the client is null where its address is not known. */
export interface SignInSubjects {
  readonly account: string
  readonly client: string | null
}

/** Hours without a failure after which they are forgotten. */
export const failureHours = 24
