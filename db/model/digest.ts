/** What the mail about changes is made of: which homes, and by which events. Everything else is read when it is sent. */
export type DigestData = {
  readonly subscription: string
  /** The events behind one, up to another. */
  readonly after: number
  readonly last: number
  /** Homes that fit, the latest change first: some more than a mail shows, as some may have gone by then. */
  readonly listings: readonly number[]
  /** How many fit in all. */
  readonly total: number
  readonly origin: string
}

/** Homes a digest shows. */
export const maxInDigest = 20
/** Homes it may choose them from. */
export const maxInReserve = 60
