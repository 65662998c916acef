import type { Part } from '#db/catalogue.ts'
import type { Settings } from '#worker/env.ts'

/**
 * What shared caches are told of public pages, in headers meant for them alone (RFC 9213): browsers never see these, since Cloudflare strips
 * them. Without a way to purge, a page is stored so briefly that together with the 15 s for which an isolate may read an older version
 * nothing is older than 60 s anywhere.
 */

/** A part of what pages show, by which the edge purges them. */
export type EdgeTag = Part

/** Tags are shared with everything else in the zone. */
const prefix = 'perron-'

/** `must-revalidate` also forbids an old page while the Worker fails, which Cloudflare would otherwise serve without limit. */
const brief = 'max-age=30, must-revalidate'
/** Only where a change purges. */
const long = 'max-age=300, stale-while-revalidate=60, stale-if-error=300'

/** The name of a tag in headers and purges. */
export function edgeTagName(tag: EdgeTag): string {
  return prefix + tag
}

/** The headers of a public page for shared caches. */
export function edgeHeaders(tags: readonly EdgeTag[], { purge }: Settings): Readonly<Record<string, string>> {
  return { 'Cloudflare-CDN-Cache-Control': purge === null ? brief : long, 'Cache-Tag': tags.map(edgeTagName).join(',') }
}
