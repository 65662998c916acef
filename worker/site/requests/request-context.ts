import type { R2Bucket } from '@cloudflare/workers-types'
import { createContext } from 'react-router'
import type { Store } from '#db/client.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { ContentDirectory } from '#db/model/content/article.ts'
import type { Stock } from '#db/model/search/stock.ts'
import type { Versions } from '#db/model/site/versions.ts'
import type { Locale } from '#messages/locales.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { RouteName } from '#ui/routes.ts'
import type { Env, Settings } from '#worker/env.ts'
import type { ReadForm } from '#worker/site/requests/read-form.ts'

/** A page request, as seen by the loaders of all pages; those of the desk have a `DeskContext`. */
export interface RequestContext {
  /** The bindings, for what few pages do. */
  readonly env: Env
  readonly store: Store
  /** The catalogue versions it reads under, read once at its start. */
  readonly versions: Versions
  /** Bucket for uploaded files. */
  readonly files: R2Bucket
  readonly settings: Settings
  /** The agency; also defines the site's languages. */
  readonly agency: Agency
  readonly locale: Locale
  /** The requested URL, without `/preview`. */
  readonly url: URL
  /** The site's origin, for absolute URLs. */
  readonly origin: string
  /** Cookie checks are off: no banner, `noindex`, not counted. */
  readonly preview: boolean
  readonly stock: Stock
  /** The directory of the agency's content. */
  readonly content: ContentDirectory
  readonly now: Date
  /** The Cookie header. Cacheable pages must not depend on it. */
  readonly cookies: string | null
  readonly userAgent: string | null
  /** Whether the request was navigated from this site; otherwise success messages in the query are ignored. */
  readonly isLedByOwnPages: boolean
  /** Keeps a form while its page handles it, so that the page of a fault can give it back. */
  readonly keepForm: (page: RouteName, reading: Promise<ReadForm>) => void
  /** Client IP address; null when unknown. */
  readonly clientAddress: string | null
  /** Queues outbox mails by id, after the response is sent. @param at when they are due, if later */
  readonly relay: (ids: readonly string[], at?: Date) => void
}

/** State of a form rejected in this request; null without a form or if it was accepted. */
export const sentContext = createContext<FormState | null>(null)

export const requestContextKey = createContext<RequestContext>()
