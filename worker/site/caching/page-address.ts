import type { Page } from '#worker/site/pages/page.ts'

/**
 * The page memory's cache key: path and query, without the host (no page depends on it) and without query keys that no remembered page reads, so that
 * links with campaign parameters hit the same entry.
 */

const firstSlash = 'https://'.length

/** The query keys that some remembered page reads, and `lng`, which redirects any. */
export function keysReadBy(pages: readonly Pick<Page, 'reads'>[]): ReadonlySet<string> {
  return new Set(['lng', ...pages.flatMap(({ reads }) => reads ?? [])])
}

/** The part of a URL from its path on. */
export function addressIn(url: string): string {
  return url.slice(url.indexOf('/', firstSlash))
}

/** @param keys query keys that remembered pages read */
export function canonicalAddress(address: string, keys: ReadonlySet<string>): string {
  const at = address.indexOf('?')
  if (at === -1 || hasOnly(address.slice(at + 1), keys)) return address
  const query = knownQuery(new URLSearchParams(address.slice(at)), keys).toString()
  return address.slice(0, at) + (query === '' ? '' : `?${query}`)
}

/** A query reduced to the given keys. */
export function knownQuery(query: URLSearchParams, keys: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => keys.has(key)))
}

/** Whether a query has only the given keys, compared without decoding; false for an empty query. */
export function hasOnly(query: string, keys: ReadonlySet<string>): boolean {
  return query.split('&').every((pair) => keys.has(pair.split('=', 1)[0] ?? ''))
}

/** The query of an address, with '?'; '' if absent. */
export function queryIn(address: string): string {
  const at = address.indexOf('?')
  return at === -1 ? '' : address.slice(at)
}
