import { build } from 'virtual:client-assets'
import { catalogueVersion } from '#db/catalogue.ts'
import type { Store } from '#db/client.ts'
import type { RequestContext } from '#worker/http/request-context.ts'

/** How long an answer may be kept, by browsers and by the edge. Every answer that says nothing is not kept at all. */
export interface CachePolicy {
  readonly headers: Readonly<Record<string, string>>
  /** What the answer depends on besides its address; an answer with the same tag need not be sent again. */
  readonly tag: ((context: RequestContext) => Promise<string>) | null
}

/** Pages that show the stock: kept, but asked for again each time, so that nobody sees a list from before an import. */
export const showsCatalogue: CachePolicy = {
  headers: { 'Cache-Control': 'public, no-cache' },
  tag: (context) => stockTag(context.store, context.now),
}

async function stockTag(store: Store, now: Date): Promise<string> {
  return `${build}-${await catalogueVersion(store)}-${now.toISOString().slice(0, 10)}`
}

/** Pages that show the stock and something else that changes: likewise. */
export function showsCatalogueAnd(version: string): CachePolicy {
  return { headers: showsCatalogue.headers, tag: async (context) => `${await stockTag(context.store, context.now)}-${version}` }
}

/** Pages that show something else that changes alone: likewise. */
export function showsVersion(version: string): CachePolicy {
  return { headers: showsCatalogue.headers, tag: async () => `${build}-${version}` }
}

/** Data about the stock, kept as its pages are: asked for again each time, sent again only when it has changed. */
export async function keepWithCatalogue(request: Request, store: Store, answer: () => Promise<Response>): Promise<Response> {
  const headers = { ...showsCatalogue.headers, ETag: `W/"${await stockTag(store, new Date())}"` }
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
  const response = await answer()
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Pages of plain text. */
export const showsText: CachePolicy = {
  headers: { 'Cache-Control': 'public, max-age=300', 'Cloudflare-CDN-Cache-Control': 'max-age=3600, stale-while-revalidate=86400' },
  tag: async () => build,
}

/** Pages that reckon with the rules of the day: kept for a while by browsers; an edge would keep a copy for each of their many addresses. */
export const showsDay: CachePolicy = {
  headers: { 'Cache-Control': 'public, max-age=300' },
  tag: async (context) => `${build}-${context.now.toISOString().slice(0, 10)}`,
}

export const neverKept: CachePolicy = { headers: { 'Cache-Control': 'private, no-store' }, tag: null }
