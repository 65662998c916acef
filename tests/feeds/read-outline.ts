import type { FileOutline } from '#worker/feeds/outline.ts'
import { readLists } from '#worker/local/import/json-lists.ts'

/** The lists that an outline finds in a JSON file, in their order, with their entries. Throws as an import does for a file that the outline objects to. */
export async function readOutline<List extends string>(file: unknown, outline: FileOutline<List>): Promise<[List, unknown[]][]> {
  const lists: [List, unknown[]][] = []
  const entry = (_: List, value: unknown) => {
    lists.at(-1)?.[1].push(value)
    return null
  }
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  await readLists(piece(text), outline, { begin: (list) => void lists.push([list, []]), entry, end: () => undefined })
  return lists
}

async function* piece(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
