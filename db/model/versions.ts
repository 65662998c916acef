/**
 * The versions of what pages show: integers that only grow. Every change of a part's rows raises its version, so that what is cached of one
 * part outlives a change of another.
 */
export interface Versions {
  /** Listings and projects. */
  readonly stock: number
  /** The agency's record; 0 for a site without one. */
  readonly agency: number
  /** Documents, testimonials, articles and page texts. */
  readonly content: number
  /** The version of the stock whose search index is in KV; 0 or absent without one. It says where to begin, not what pages show. */
  readonly indexBase?: number
}
