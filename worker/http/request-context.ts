import type { R2Bucket } from '@cloudflare/workers-types'
import { createContext } from 'react-router'
import type { Store } from '#db/client.ts'
import type { Agency } from '#db/model/agency.ts'
import type { ContentDirectory } from '#db/model/article.ts'
import type { Stock } from '#db/model/stock.ts'
import type { SyncMode } from '#db/model/sync-run.ts'
import type { Versions } from '#db/model/versions.ts'
import type { Locale } from '#messages/locales.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { ImageTransformer, Settings } from '#worker/env.ts'
import type { Started } from '#worker/feed/omnicasa/service/start-run.ts'
import type { MailDeps } from '#worker/mail/mail-deps.ts'

/** A request for a page, as loaders see it. */
export interface RequestContext {
  readonly store: Store
  /** The versions it reads under, taken at its start. */
  readonly versions: Versions
  /** Bucket for uploaded files. */
  readonly files: R2Bucket
  /** Draws pictures; null without the binding. */
  readonly images: ImageTransformer | null
  readonly settings: Settings
  /** Its languages are those of the site. */
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
  /** The consent cookie. Cacheable pages must not depend on it. */
  readonly consentCookie: string | null
  /** The cookies of the request. No page that is kept anywhere may depend on them. */
  readonly cookies: string | null
  readonly userAgent: string | null
  /** Whether a page of this site led here: what the address says of an act is not believed otherwise. */
  readonly isLedByOwnPages: boolean
  /** Client IP address; null when unknown. */
  readonly clientAddress: string | null
  /** Hands mails of the outbox to the queue, by id, after the answer is sent; those that are due later name the moment. */
  readonly relay: (ids: readonly string[], at?: Date) => void
  /** Goes on with a mailing at a moment, after the answer is sent. */
  readonly continueMailing: (id: string, at: Date) => void
  /** Makes a change of the catalogue show: here at once, elsewhere within a minute. */
  readonly announce: () => Promise<unknown>
  /** Begins a synchronisation with the CRM. */
  readonly synchronise: (mode: SyncMode | null) => Promise<Started>
  /** What a mail is sent with at once, past the outbox; null where no transport is set. */
  readonly openMail: () => Promise<MailDeps | null>
}

/** State of a form rejected in this request; null without a form, or when it was accepted. */
export const sentContext = createContext<FormState | null>(null)

export const requestContextKey = createContext<RequestContext>()
