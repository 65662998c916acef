import type { R2Bucket } from '@cloudflare/workers-types'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Store } from '#db/client.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { ContentDirectory } from '#db/model/content/article.ts'
import type { Stock } from '#db/model/search/search.ts'
import type { Versions } from '#db/model/site/versions.ts'
import type { Locale } from '#messages/locales.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { RouteName } from '#ui/routes.ts'
import { NotFoundPage, type NotFoundPageProps } from '#ui/site/not-found.page.tsx'
import type { PageHead } from '#ui/site/page-head.ts'
import type { Env, Settings } from '#worker/env.ts'
import type { CachePolicy } from '#worker/site/caching/cache-policy.ts'
import { hasOnly, knownQuery } from '#worker/site/caching/page-address.ts'
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
  /** Queues leads for the CRMs, after the response is sent. */
  readonly relayToCrms: (ids: readonly string[]) => void
}

/** A request for a page, with its path parameters and, after a rejected form, the typed values and errors. */
export interface PageContext extends RequestContext {
  /** The URL; for a page that may be remembered, without query keys that it does not declare. */
  readonly url: URL
  /** The URL with its whole query, for redirects. */
  readonly requested: URL
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly sent: FormState | null
}

/** A loader's result: the document head and the props that its view declares. */
export interface Loaded<Props> {
  readonly head: PageHead
  readonly props: Props
  /** Defaults to 200. */
  readonly status?: number
  /** Defaults to the page's policy. */
  readonly cache?: CachePolicy
  /** Origins of the players the visitor may load on this page. */
  readonly players?: Players
  /** Whether the page has a chart; its script writes style attributes. */
  readonly hasChart?: true
}

/** Other sites' origins that a page may load in a frame, or media files from. */
export interface Players {
  readonly frames: readonly string[]
  readonly media: readonly string[]
}

/** A page ready to be rendered. */
export interface PreparedPage {
  readonly name: RouteName
  readonly head: PageHead
  readonly status: number
  readonly cache: CachePolicy
  /** Whether the page memory may hold it. Its loader must then not see undeclared query keys. */
  readonly isRemembered: boolean
  readonly players: Players | null
  readonly hasChart: boolean
  readonly body: ReactElement
}

export interface Page {
  readonly name: RouteName
  readonly cache: CachePolicy
  /** The query keys that its loader reads; null: any. */
  readonly reads: readonly string[] | null
  prepare(context: Omit<PageContext, 'requested'>): Promise<PreparedPage>
  /** Handles a form posted to the page: throws a redirect if accepted, returns the form's state if rejected. Null if the page has no form. */
  readonly act: Act | null
  /** The field of its form that takes a file; null if absent. */
  readonly fileField: string | null
}

export type Act = (context: PageContext, sent: FormData) => Promise<FormState>

type PageParts<Props> = PageDefinition<Props> &
  (
    | { readonly view: ComponentType<Props>; readonly show?: never }
    /** Chooses between views: each has styles of its own. */
    | { readonly view?: never; show(props: Props): ReactElement }
  )

interface PageDefinition<Props> {
  readonly cache: CachePolicy
  /** The query keys that its loader reads; required if the page may be remembered. */
  readonly reads?: readonly string[]
  /** Throws a redirect as a Response, an error as an Error. */
  load(context: PageContext): Promise<Loaded<Props>>
  readonly act?: Act
  readonly fileField?: string | undefined
}

/** Combines a route with its view, cache policy and loader; a loader that does not match its view does not compile. */
export function definePage<Props extends object>(name: RouteName, parts: PageParts<Props>): Page {
  const reads = parts.cache.isRemembered ? (parts.reads ?? []) : null
  const keys = reads && new Set(reads)
  return {
    name,
    cache: parts.cache,
    reads,
    act: parts.act ?? null,
    fileField: parts.fileField ?? null,
    async prepare(context) {
      const loaded = await parts.load({ ...context, url: readUrl(context.url, keys), requested: context.url })
      const { props, cache = parts.cache, players = null, hasChart = false } = loaded
      const head: PageHead = context.url.searchParams.has('seal') ? { ...loaded.head, private: true } : loaded.head
      const status = refusalStatus(context.sent) ?? loaded.status ?? (context.sent === null ? 200 : 422)
      return {
        name,
        head,
        status,
        cache,
        isRemembered: reads !== null && cache.isRemembered,
        players,
        hasChart,
        body: parts.view ? createElement(parts.view, props) : parts.show(props),
      }
    },
  }
}

/** An address with the query keys that a loader reads; null: any. */
function readUrl(url: URL, keys: ReadonlySet<string> | null): URL {
  if (keys === null || url.search === '' || hasOnly(url.search.slice(1), keys)) return url
  const read = new URL(url)
  read.search = knownQuery(url.searchParams, keys).toString()
  return read
}

/** The status of a form rejected for a reason other than validation; null otherwise. */
function refusalStatus(sent: FormState | null): number | null {
  if (sent?.refused) return sent.refused === 'tooLarge' ? 413 : 403
  if (sent?.failed) return 503
  return sent?.limited ? 429 : null
}

/** The props of a page, or of the 404 or 410 page in its place. */
export type OrNotFound<Props> = { readonly page: Props; readonly notFound: null } | { readonly page: null; readonly notFound: NotFoundPageProps }

/** Shows a page, or the 404 or 410 page. */
export function orNotFound<Props extends object>(view: ComponentType<Props>): (props: OrNotFound<Props>) => ReactElement {
  return ({ page, notFound }) => (notFound === null ? createElement<Props>(view, page) : createElement(NotFoundPage, notFound))
}
