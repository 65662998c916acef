/**
 * The versions of the catalogue's parts: monotonic integers. Every change of a part's rows raises its version, so that a change of one part does not
 * invalidate caches of another.
 */
export interface Versions {
  /** Listings and projects. */
  readonly stock: number
  /** The agency's record; 0 for a site without one. */
  readonly agency: number
  /** Documents, testimonials, articles, page texts and the CRM's categories. */
  readonly content: number
  /** The version of the stock whose search index is in KV; 0 or absent without one. Only a starting point: not a version that pages read under. */
  readonly indexBase?: number
}
