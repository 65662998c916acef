/** A path names a home by its city and type, which a feed may send at any length; a query of 200 favourites has 3,000 characters. */
const maxPath = 12_000
const maxQuery = 16_000
const maxPairs = 400
/** Headers that the site parses, by the characters that are read of them. */
const maxHeaders = { 'Accept-Language': 1000, Cookie: 16_000 } as const

/**
 * Cuts anything longer than the site's own requests ever are, before it is parsed: a longer path is unknown, further query keys are ignored as
 * unknown ones are, and so is the rest of a header.
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
  const kept = boundedQuery(query)
  if (!isLongPath && kept === query) return given
  const url = new URL(isLongPath ? given.slice(0, maxPath) : given.slice(0, at))
  // The first part keeps the language of the page that says so, or the kind of the answer.
  if (isLongPath) url.pathname = `/${url.pathname.split('/')[1]?.slice(0, 20)}/-/`
  url.search = kept
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
