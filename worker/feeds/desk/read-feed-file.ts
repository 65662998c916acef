import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { type FeedLists, feedListsIn } from '#db/model/feeds/feed-lists.ts'
import { openFeedText } from '#db/model/feeds/feed-text.ts'

const maxUnpacked = 30 * 1024 * 1024

/** Parses an uploaded feed file, plain or gzipped. @throws UnreadableFeed if it cannot be used, or unpacks to more than 30 MB */
export async function readFeedFile(file: Blob): Promise<FeedLists> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  try {
    return feedListsIn(await textOf(isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()))
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed({ why: 'format' })
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const text = openFeedText()
  const reader = stream.getReader()
  const parts: string[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > maxUnpacked) {
      await reader.cancel()
      throw new UnreadableFeed({ why: 'format' })
    }
    parts.push(text.decode(next.value))
  }
  return parts.join('') + text.end()
}
