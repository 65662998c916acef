/**
 * Reads an unwanted body to its end, or to `maxBytes`: a response sent while the client is still sending closes the connection, and the
 * client never sees it.
 */
export async function drainBody(request: Request, maxBytes: number): Promise<void> {
  const reader = request.body?.getReader()
  for (let read = 0; reader && read <= maxBytes; ) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.byteLength
  }
}
