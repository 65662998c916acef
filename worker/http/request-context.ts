import type { R2Bucket } from '@cloudflare/workers-types'
import { createContext } from 'react-router'
import type { Store } from '#db/client.ts'
import type { Locale } from '#messages/locales.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { Settings } from '#worker/env.ts'

/** One request for a page, as loaders see it. */
export interface RequestContext {
  readonly store: Store
  /** Where files are kept that people send. */
  readonly files: R2Bucket
  readonly settings: Settings
  readonly locale: Locale
  /** The address asked for, without `/preview`. */
  readonly url: URL
  /** The site's own origin, for absolute addresses. */
  readonly origin: string
  /** Cookie checks are off: no banner, no index, no count. */
  readonly preview: boolean
  readonly now: Date
  /** Where the request comes from; null where nobody knows. */
  readonly clientAddress: string | null
  /** Has mails of the outbox sent soon, by their ids. */
  readonly relay: (ids: readonly string[]) => Promise<void>
}

/** What came of a form sent with this request; null when none was, or it was taken. */
export const sentContext = createContext<FormState | null>(null)

export const requestContextKey = createContext<RequestContext>()
