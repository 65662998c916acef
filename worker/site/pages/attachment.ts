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
