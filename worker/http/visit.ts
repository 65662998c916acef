import { createContext } from 'react-router'
import type { Store } from '#db/client.ts'
import type { Locale } from '#messages/locales.ts'
import type { Settings } from '#worker/env.ts'

/** One request for a page, as loaders see it. */
export interface Visit {
  readonly store: Store
  readonly settings: Settings
  readonly locale: Locale
  /** The address asked for, without `/preview`. */
  readonly url: URL
  /** The site's own origin, for absolute addresses. */
  readonly origin: string
  /** Cookie checks are off: no banner, no index, no count. */
  readonly preview: boolean
  readonly now: Date
}

export const visitContext = createContext<Visit>()
