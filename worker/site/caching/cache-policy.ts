import { build } from 'virtual:client-assets'
import type { Store } from '#db/client.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { Part } from '#db/site/catalogue.ts'
import { readVersions } from '#db/site/versions.ts'
import type { Settings } from '#worker/env.ts'

/**
 * How long browsers, this isolate and the edge may cache a page, by its content. `worker/site/README.md` has the table in words.
 * Responses without a policy are `no-store`.
 */
export interface CachePolicy {
  readonly headers: Readonly<Record<string, string>>
  /** Whether a page of status 200 carries a hash of its content as ETag. */
  readonly isTagged: boolean
  /** Whether the isolate's page memory may hold the page. Its loader then sees only the query keys it declares. */
  readonly isRemembered: boolean
  /** The cache tags by which the edge purges the page; null for a page that only browsers cache. */
  readonly edgeTags: readonly EdgeTag[] | null
}

/** Browsers revalidate on each visit, so that an import shows at once. */
const revalidated = { headers: { 'Cache-Control': 'public, no-cache' }, isTagged: true } as const

/** Pages that show listings or projects. */
export const showsStock: CachePolicy = { ...revalidated, isRemembered: true, edgeTags: ['stock', 'agency', 'content'] }

/** Pages of testimonials. */
export const showsContent: CachePolicy = { ...revalidated, isRemembered: true, edgeTags: ['content', 'agency'] }

/** Pages that depend only on messages and the agency's record. */
export const showsText: CachePolicy = { ...revalidated, isRemembered: true, edgeTags: ['agency'] }

/** Pages whose URL holds a visitor's own choice, such as a shortlist: practically unique, so only browsers cache them. */
export const showsChoice: CachePolicy = { ...revalidated, isRemembered: false, edgeTags: null }

/** Results of the calculators: also unique, and dependent on today's rules. */
export const showsResult: CachePolicy = { headers: { 'Cache-Control': 'private, max-age=300' }, isTagged: true, isRemembered: false, edgeTags: null }

/**
 * Pages with a public form: new each time they are asked for, since each carries its own submission id and captcha. Not `no-store`, with which Safari and
 * Firefox would not restore them as they were on the way back.
 */
export const showsForm: CachePolicy = { headers: { 'Cache-Control': 'private, no-cache' }, isTagged: false, isRemembered: false, edgeTags: null }

export const noStore: CachePolicy = { headers: { 'Cache-Control': 'private, no-store' }, isTagged: false, isRemembered: false, edgeTags: null }

/** Adds cache headers and the ETag of the stock to data about it, or responds with 304. An answer with cache headers of its own keeps them. */
export async function keepWithStock(request: Request, store: Store, answer: () => Promise<Response>): Promise<Response> {
  const { stock, agency, content } = await readVersions(store)
  const headers = { ...showsStock.headers, ETag: `W/"${build}-${stock}.${agency}.${content}-${pageDay(new Date())}"` }
  if (matchesTag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  const response = await answer()
  if (response.headers.has('Cache-Control')) return response
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** The day of a rendered page: the UTC date, and that of Brussels, by which pages say what is in force or open today. A page of another is rendered again. */
export function pageDay(now: Date): string {
  return `${utcDay(now)}.${brusselsDay(now)}`
}

function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** A cache tag: the part of the catalogue that a page shows. */
export type EdgeTag = Part

/** Namespace, since all of a zone shares its tags. */
const prefix = 'perron-'

/** `must-revalidate` also forbids stale pages while the Worker fails, which Cloudflare would otherwise serve indefinitely. */
const brief = 'max-age=30, must-revalidate'
/** Only with purging. */
const long = 'max-age=300, stale-while-revalidate=60, stale-if-error=300'

/** The name of a tag in headers and purges. */
export function edgeTagName(tag: EdgeTag): string {
  return prefix + tag
}

/**
 * The headers of a public page for shared caches only (RFC 9213); Cloudflare strips them before browsers see them. Without purging, the lifetime is so
 * short that, together with the 15 s for which an isolate may read an older version, nothing is older than 60 s.
 */
export function edgeHeaders(tags: readonly EdgeTag[], { purge }: Pick<Settings, 'purge'>): Readonly<Record<string, string>> {
  return { 'Cloudflare-CDN-Cache-Control': purge === null ? brief : long, 'Cache-Tag': tags.map(edgeTagName).join(',') }
}

const maxLength = 2000

/** Whether an If-None-Match header names the ETag of a response (RFC 9110, 13.1.2): a list, compared without regard to weakness. */
export function matchesTag(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null || header.length > maxLength) return false
  return header.trim() === '*' || header.split(',').some((each) => opaque(each) === opaque(tag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
