import { memoize } from '../memoize.ts'

/** Names of fields are compared without case, spaces, hyphens and underscores. */
export const plainKey = memoize((name) => name.toLowerCase().replace(/[\s_-]+/g, ''))
