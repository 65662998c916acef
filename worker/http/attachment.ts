/** A file that is handed to one person: never shown inside our pages, never kept, never found. */
interface Attachment {
  readonly bytes: ArrayBuffer
  readonly type: string
  readonly name: string
}

/** Answers with a file to be saved. `plainName` serves where a program does not read the real one. */
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

/** As RFC 8187 has it. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
