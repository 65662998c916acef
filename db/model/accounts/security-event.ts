/** The security log: what happened is counted by the hour, so that an attacker cannot fill the database. */

/** Log-ins, failed log-ins, wrong captchas, and requests that were refused: for their role or origin, without a valid session, token or signature, by a limit, with a link that opens nothing. */
export const securityKinds = ['signIn', 'failed', 'refused', 'token', 'link', 'limited', 'captcha'] as const
export type SecurityKind = (typeof securityKinds)[number]

/** How an account logs in; `email`: by a mailed link or its code. */
export type LogInWay = 'password' | 'email' | 'passkeys'

export const securityDays = 90

/** Accounts and clients that an hour names for each kind; further ones are counted together, without a name. */
export const maxSubjects = 40

/** What happened a number of times. */
export interface SecurityCount {
  readonly kind: SecurityKind
  /** How or where: the kind of account and its way to log in (`owner password`), a screen, or the beginning of a path. */
  readonly way: string
  /** The id of an account, or the keyed hash of an address; empty: not known. */
  readonly subject: string
  readonly count: number
}
