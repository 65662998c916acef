/** Limits on path and query. Paths contain city and type, which a feed may send at any length; a query of 200 favourites has 3,000 characters. */
const maxPath = 12_000
const maxQuery = 16_000
const maxPairs = 400
/** Maximum characters read of the headers that the site parses. */
const maxHeaders = { 'Accept-Language': 1000, Cookie: 16_000 } as const

/**
 * Truncates oversized requests before anything parses them: a path over the limit becomes an unknown one (404), and excess query keys and header
 * characters are dropped.
 */
export function boundedRequest(request: Request): Request {
  const url = boundedUrl(request.url)
  const cut = Object.entries(maxHeaders).filter(([name, max]) => (request.headers.get(name)?.length ?? 0) > max)
  if (url === request.url && cut.length === 0) return request
  const bounded = new Request(url, request)
  for (const [name, max] of cut) bounded.headers.set(name, request.headers.get(name)?.slice(0, max) ?? '')
  return bounded
}

function boundedUrl(given: string): string {
  const at = given.indexOf('?')
  const query = at === -1 ? '' : given.slice(at + 1)
  const isLongPath = (at === -1 ? given.length : at) > maxPath
  const bounded = boundedQuery(query)
  if (!isLongPath && bounded === query) return given
  const url = new URL(isLongPath ? given.slice(0, maxPath) : given.slice(0, at))
  // Keep the first segment: it decides the language of the 404 page, or that it is JSON.
  if (isLongPath) url.pathname = `/${url.pathname.split('/')[1]?.slice(0, 20)}/-/`
  url.search = bounded
  return url.href
}

function boundedQuery(query: string): string {
  const text = query.length > maxQuery ? query.slice(0, Math.max(query.lastIndexOf('&', maxQuery), 0)) : query
  let end = -1
  for (let pairs = 0; pairs < maxPairs; pairs += 1) {
    end = text.indexOf('&', end + 1)
    if (end === -1) return text
  }
  return text.slice(0, end)
}
