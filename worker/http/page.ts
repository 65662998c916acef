import { type ComponentType, createElement, type ReactElement } from 'react'
import type { PageHead } from '#ui/document.tsx'
import type { FormState } from '#ui/forms/form-state.tsx'
import type { RouteName } from '#ui/routes.ts'
import type { CachePolicy } from '#worker/http/cache-policy.ts'
import type { RequestContext } from '#worker/http/request-context.ts'

/** A visit to a page, with the parameters of its path and, when a form of it was sent and not taken, what was typed and what is wrong. */
export interface PageContext extends RequestContext {
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly sent: FormState | null
}

/** What a loader hands over: the head of the document and the props its view declares. */
export interface Loaded<Props> {
  readonly head: PageHead
  readonly props: Props
  /** 200 when left out. */
  readonly status?: number
  /** The page's own policy when left out. */
  readonly cache?: CachePolicy
}

/** A page ready to be rendered. */
export interface PreparedPage {
  readonly name: RouteName
  readonly head: PageHead
  readonly status: number
  readonly cache: CachePolicy
  readonly body: ReactElement
}

export interface Page {
  readonly name: RouteName
  readonly cache: CachePolicy
  prepare(context: PageContext): Promise<PreparedPage>
  /** Takes a form that was sent to the page: throws a redirect when it is accepted, gives what to show again when not. Null where nothing may be sent. */
  readonly act: Act | null
}

export type Act = (context: PageContext, sent: FormData) => Promise<FormState>

interface PageParts<Props> {
  readonly view: ComponentType<Props>
  readonly cache: CachePolicy
  /** Throws a redirect as a Response; a error as an Error. */
  load(context: PageContext): Promise<Loaded<Props>>
  readonly act?: Act
}

/** Joins a screen of the catalogue with its view, its cache policy and its loader; a loader that does not feed its view does not compile. */
export function definePage<Props extends object>(name: RouteName, parts: PageParts<Props>): Page {
  return {
    name,
    cache: parts.cache,
    act: parts.act ?? null,
    async prepare(context) {
      const loaded = await parts.load(context)
      const { head, props, status = statusOf(context.sent), cache = parts.cache } = loaded
      return { name, head, status, cache, body: createElement(parts.view, props) }
    },
  }
}

/** Of a page that shows a form again, or for the first time. */
function statusOf(sent: FormState | null): number {
  if (sent === null) return 200
  return sent.limited ? 429 : 422
}
