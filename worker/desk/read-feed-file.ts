import { type FeedLists, feedListsIn } from '#db/model/feed-lists.ts'

const maxUnpacked = 30 * 1024 * 1024

/** Parses an uploaded feed file, plain or gzipped; null if it is invalid or unpacks to more than 30 MB. */
export async function readFeedFile(file: Blob): Promise<FeedLists | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  try {
    const text = await textOf(isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream())
    return text === null ? null : feedListsIn(text)
  } catch {
    return null
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  const parts: string[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > maxUnpacked) {
      await reader.cancel()
      return null
    }
    parts.push(decoder.decode(next.value, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
