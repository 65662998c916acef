import type { Part } from '#db/site/catalogue.ts'
import type { Settings } from '#worker/env.ts'

/**
 * Cache headers of public pages for shared caches only (RFC 9213); Cloudflare strips them before browsers see them. Without purging, the lifetime is so
 * short that, together with the 15 s for which an isolate may read an older version, nothing is older than 60 s.
 */

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

/** The headers of a public page for shared caches. */
export function edgeHeaders(tags: readonly EdgeTag[], { purge }: Pick<Settings, 'purge'>): Readonly<Record<string, string>> {
  return { 'Cloudflare-CDN-Cache-Control': purge === null ? brief : long, 'Cache-Tag': tags.map(edgeTagName).join(',') }
}
