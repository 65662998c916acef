/** Clients accept at most 16 KB of headers in total, so a longer URL is redirected without its query. */
const maxLocation = 15_000

/** A redirect. 301: canonical address. 302: for this visitor, not cached. 303: after an accepted form. */
export function redirection(status: 301 | 302 | 303, location: string, headers: Readonly<Record<string, string>> = {}): Response {
  const cacheControl = status === 301 ? 'public, no-cache' : 'private, no-store'
  return new Response(null, { status, headers: { Location: bounded(location), 'Cache-Control': cacheControl, ...headers } })
}

function bounded(location: string): string {
  return location.length > maxLocation ? (location.split('?')[0] ?? location) : location
}

/** Thrown by a loader for an unknown record: responds with the 404 page. */
export class NoPage extends Error {}

/** Thrown by a loader or action to respond with a file, or an empty response, instead of a page. */
export class FileAnswer extends Error {
  readonly file: Response

  constructor(file: Response) {
    super('a file instead of a page')
    this.file = file
  }
}

/** A private file, served as a download: never rendered in our origin, cached or indexed. */
interface Attachment {
  readonly bytes: ArrayBuffer | ReadableStream<Uint8Array>
  readonly type: string
  readonly name: string
}

/** Answers with a file to save. `plainName` is the fallback for clients that do not read RFC 8187. */
export function attachment({ bytes, type, name }: Attachment, plainName: string): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Encodes as RFC 8187 says. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
