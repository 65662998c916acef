import { type ComponentType, createElement, type ReactElement } from 'react'
import type { PageHead } from '#ui/document.tsx'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { RouteName } from '#ui/routes.ts'
import type { CachePolicy } from '#worker/http/cache-policy.ts'
import type { RequestContext } from '#worker/http/request-context.ts'

/** A request for a page, with its path parameters and, after a rejected form, what was typed and the errors. */
export interface PageContext extends RequestContext {
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly sent: FormState | null
}

/** What a loader returns: the head of the document and the props its view declares. */
export interface Loaded<Props> {
  readonly head: PageHead
  readonly props: Props
  /** Defaults to 200. */
  readonly status?: number
  /** Defaults to the page's policy. */
  readonly cache?: CachePolicy
  /** Origins of the players the visitor may load on this page. */
  readonly players?: Players
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
  readonly players: Players | null
  readonly body: ReactElement
}

export interface Page {
  readonly name: RouteName
  readonly cache: CachePolicy
  prepare(context: PageContext): Promise<PreparedPage>
  /** Handles a form posted to the page: throws a redirect when accepted, returns the form's state when rejected. Null where the page has no form. */
  readonly act: Act | null
  /** The field of its form that takes a file; null without one. */
  readonly fileField: string | null
}

export type Act = (context: PageContext, sent: FormData) => Promise<FormState>

interface PageParts<Props> {
  readonly view: ComponentType<Props>
  readonly cache: CachePolicy
  /** Throws a redirect as a Response, an error as an Error. */
  load(context: PageContext): Promise<Loaded<Props>>
  readonly act?: Act
  readonly fileField?: string | undefined
}

/** Combines a route with its view, cache policy and loader; a loader that does not match its view does not compile. */
export function definePage<Props extends object>(name: RouteName, parts: PageParts<Props>): Page {
  return {
    name,
    cache: parts.cache,
    act: parts.act ?? null,
    fileField: parts.fileField ?? null,
    async prepare(context) {
      const loaded = await parts.load(context)
      const { head, props, cache = parts.cache, players = null } = loaded
      const status = refusalStatus(context.sent) ?? loaded.status ?? (context.sent === null ? 200 : 422)
      return { name, head, status, cache, players, body: createElement(parts.view, props) }
    },
  }
}

/** The status of a form that was not taken for a reason other than its answers; null for any other. */
function refusalStatus(sent: FormState | null): number | null {
  if (sent?.refused) return sent.refused === 'tooLarge' ? 413 : 403
  if (sent?.failed) return 503
  return sent?.limited ? 429 : null
}
