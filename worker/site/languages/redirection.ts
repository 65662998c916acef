/** Clients accept at most 16 KB of headers in total, so a longer URL is redirected without its query. */
const maxLocation = 15_000

/** A redirect. 301: canonical address. 302: for this visitor, not cached. 303: after an accepted form. */
export function redirection(status: 301 | 302 | 303, location: string, headers: Readonly<Record<string, string>> = {}): Response {
  const kept = status === 301 ? 'public, no-cache' : 'private, no-store'
  return new Response(null, { status, headers: { Location: bounded(location), 'Cache-Control': kept, ...headers } })
}

function bounded(location: string): string {
  return location.length > maxLocation ? (location.split('?')[0] ?? location) : location
}
