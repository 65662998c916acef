import type { Plugin } from 'vite'

const changes: readonly (readonly [from: RegExp, to: string])[] = [
  [/function stringToChunk\(content\) \{[^}]*\}/, 'function stringToChunk(content) { return content }'],
  [/function stringToPrecomputedChunk\(content\) \{[^}]*\}/, 'function stringToPrecomputedChunk(content) { return content }'],
  [
    /function writeChunk\(destination, chunk\) \{[\s\S]*?\n\}/,
    'function writeChunk(destination, chunk) { written += chunk; if (written.length > 65536) completeWriting(destination) }',
  ],
  [
    /function completeWriting\(destination\) \{[\s\S]*?\n\}/,
    "var written = ''\nfunction completeWriting(destination) { if (written !== '') { const text = written; written = ''; destination.enqueue(textEncoder.encode(text)) } }",
  ],
  // As in the original: whatever a error left behind never reaches another answer.
  [/function flushCompletedQueues\(request, destination\) \{/, "function flushCompletedQueues(request, destination) { written = '';"],
  [/return chunk\.byteLength;/, 'return chunk.length;'],
  [/segment\[i\]\.byteLength/, 'segment[i].length'],
]

/** React's edge renderer makes bytes of every tag and attribute apart; this has it gather text and make bytes once. */
export function textChunks(): Plugin {
  return {
    name: 'text-chunks',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('react-dom-server.edge.production')) return null
      let changed = code
      for (const [from, to] of changes) {
        if (!from.test(changed)) throw new Error(`react-dom has changed: ${from}`)
        changed = changed.replace(from, () => to)
      }
      return { code: changed, map: null }
    },
  }
}
