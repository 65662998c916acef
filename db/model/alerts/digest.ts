/** What the outbox keeps of a digest: listings and events. Everything else is read when it is sent. */
export type DigestData = {
  readonly subscription: string
  /** The events after this id … */
  readonly after: number
  /** … up to and including this one. */
  readonly last: number
  /** Matching listings, the latest change first: more than a mail shows, as some may be gone when it is sent. */
  readonly listings: readonly number[]
  /** How many listings match in all. */
  readonly total: number
}

/** Listings shown in a digest. */
export const maxInDigest = 20
/** Listings kept to choose them from. */
export const maxInReserve = 60
