import { build } from 'virtual:client-assets'
import type { Store } from '#db/client.ts'
import { readVersions } from '#db/versions.ts'
import { matchesTag } from '#worker/http/etag.ts'
import type { RequestContext } from '#worker/http/request-context.ts'

/** How long browsers and the edge may keep a response. Responses without a policy are `no-store`. */
export interface CachePolicy {
  readonly headers: Readonly<Record<string, string>>
  /** Computes the ETag from what the response depends on besides its URL; null for responses without one. */
  readonly tag: ((context: RequestContext) => Promise<string>) | null
}

/** Pages that show the catalogue: kept but revalidated on each request, so that an import shows at once. */
export const showsCatalogue: CachePolicy = {
  headers: { 'Cache-Control': 'public, no-cache' },
  tag: (context) => stockTag(context.store, context.now),
}

async function stockTag(store: Store, now: Date): Promise<string> {
  const { stock, agency, content } = await readVersions(store)
  return `${build}-${stock}.${agency}.${content}-${now.toISOString().slice(0, 10)}`
}

/** Revalidated pages whose ETag covers the catalogue and `version`. */
export function showsCatalogueAnd(version: string): CachePolicy {
  return { headers: showsCatalogue.headers, tag: async (context) => `${await stockTag(context.store, context.now)}-${version}` }
}

/** Revalidated pages with an ETag from `version` only. */
export function showsVersion(version: string): CachePolicy {
  return { headers: showsCatalogue.headers, tag: async (context) => `${build}-${context.agency.version}-${version}` }
}

/** Adds the catalogue's headers and ETag to data about the catalogue, or answers 304. */
export async function keepWithCatalogue(request: Request, store: Store, answer: () => Promise<Response>): Promise<Response> {
  const headers = { ...showsCatalogue.headers, ETag: `W/"${await stockTag(store, new Date())}"` }
  if (matchesTag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  const response = await answer()
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Static text pages: revalidated, so that a change of the agency's record shows at once. */
export const showsText: CachePolicy = {
  headers: showsCatalogue.headers,
  tag: async (context) => `${build}-${context.agency.version}`,
}

/** Pages that depend on today's rules: kept by browsers only, since the edge would keep a copy for each of their many queries. */
export const showsDay: CachePolicy = {
  headers: { 'Cache-Control': 'public, max-age=300' },
  tag: async (context) => `${build}-${context.agency.version}-${context.now.toISOString().slice(0, 10)}`,
}

export const neverKept: CachePolicy = { headers: { 'Cache-Control': 'private, no-store' }, tag: null }
