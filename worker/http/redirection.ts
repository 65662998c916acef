/** Another address to ask. 301: that is its name. 302: for this visitor, now. 303: what was sent is taken, this tells so. */
export function redirection(status: 301 | 302 | 303, location: string, headers: Readonly<Record<string, string>> = {}): Response {
  const kept = status === 301 ? 'public, no-cache' : 'private, no-store'
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': kept, ...headers } })
}
