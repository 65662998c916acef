/**
 * Reads a body that nobody wants to its end, or to `most` bytes: an answer that comes while somebody still sends ends the connection
 * under them, and they see no answer at all.
 */
export async function drainBody(request: Request, most: number): Promise<void> {
  const reader = request.body?.getReader()
  for (let read = 0; reader && read <= most; ) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.byteLength
  }
}
