const maxLength = 2000

/** Whether an If-None-Match header names the ETag of a response (RFC 9110, 13.1.2): a list, compared without regard to weakness. */
export function matchesTag(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null || header.length > maxLength) return false
  return header.trim() === '*' || header.split(',').some((each) => opaque(each) === opaque(tag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
