import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { feedFormats } from '#db/model/feeds/import-run.ts'

/** Making a row of a record is the same for all formats. */
const rowMakers = ['worker/feeds/database-row.ts', 'worker/feeds/values/type-label.ts']

/** An import or export of a file in this repository that leaves code behind. */
const imported = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\s+from\s+)?'([.#][^']+)'/gm

/**
 * For each format, a hash of everything that decides which row a record becomes: the source of its adapter and of every file that imports,
 * and the messages in a row: the names of property types and how a language sorts. When it changes, the next import reads every record again.
 */
export function feedRulesHashes(root: string): Readonly<Record<string, string>> {
  const hashOf = (reader: string) => {
    const hash = createHash('sha256')
    for (const file of [...withImports(root, [reader, ...rowMakers])].sort()) hash.update(file).update(readFileSync(join(root, file)))
    return hash.update(messagesInRows(root)).digest('hex').slice(0, 16)
  }
  return Object.fromEntries(feedFormats.map((format) => [format, hashOf(`worker/feeds/${format}/reader.ts`)]))
}

/** These files and all they import, directly or not. Of the messages only the list of languages counts. */
function withImports(root: string, files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || (file.startsWith('messages/') && file !== 'messages/locales.ts')) continue
    found.add(file)
    if (!file.endsWith('.ts')) continue
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      waiting.push(specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier))
    }
  }
  return found
}

function messagesInRows(root: string): string {
  const folder = join(root, 'messages')
  const catalogues = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return catalogues
    .map((name) => {
      const messages: Record<string, unknown> = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return JSON.stringify([name, ...Object.entries(messages).filter(([key]) => key.startsWith('type.') || key === 'language.sort')])
    })
    .join('\n')
}
