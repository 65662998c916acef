import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byLocale, locales } from '#messages/locales.ts'

/** A line that goes into an existing file, in front of or behind the first occurrence of a text. */
interface Insertion {
  readonly path: string
  readonly before?: string
  readonly after?: string
  readonly text: string
}

/** What `npm run new` writes for one feature. Paths are relative to the repository. */
export interface Skeleton {
  readonly files: Readonly<Record<string, string>>
  readonly insertions: readonly Insertion[]
  /** Words by message key, the same in every language until they are translated. */
  readonly messages: Readonly<Record<string, string>>
  /** What is left to do by hand. */
  readonly left: readonly string[]
}

/** The spellings of a name: `call-back`, `callBack` and `CallBack`. */
export interface Spellings {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  readonly words: string
  /** The words in lower case, inside a sentence. */
  readonly lower: string
}

/** @throws Error unless the name is lower-case words with hyphens between them */
export function spellingsOf(kebab: string): Spellings {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab)) throw new Error(`A name is lower-case words with hyphens between them, unlike '${kebab}'`)
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const lower = kebab.replaceAll('-', ' ')
  return { kebab, camel, pascal: capitalised(camel), words: capitalised(lower), lower }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The template of a file (`templates/`) with its `{{names}}` filled in. @throws Error for a name that is not given */
export function filled(template: string, names: Spellings & { readonly subject?: string }): string {
  const values = new Map<string, string>(Object.entries(names))
  return readFileSync(join(import.meta.dirname, 'templates', template), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${template} needs ${name}`)
    return value
  })
}

/** Writes a skeleton. @returns the paths of the written and changed files @throws Error if a file exists or an insertion has no place; nothing is written then */
export function writeSkeleton(root: string, { files, insertions, messages }: Skeleton): readonly string[] {
  const changed = new Map<string, string>()
  const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists`)
    changed.set(path, text)
  }
  for (const insertion of insertions) changed.set(insertion.path, inserted(read(insertion.path), insertion))
  if (Object.keys(messages).length > 0) {
    const catalogues = byLocale((locale) => `messages/${locale}.json`)
    for (const locale of locales) changed.set(catalogues[locale], withMessages(read(catalogues[locale]), messages))
  }
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = [...changed.keys()]
  execFileSync(process.execPath, ['messages/catalogues.write.ts'], { cwd: root })
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...paths], { cwd: root, stdio: 'ignore' })
  return paths
}

function inserted(file: string, { path, before, after, text }: Insertion): string {
  const anchor = before ?? after ?? ''
  const at = file.indexOf(anchor)
  if (at < 0) throw new Error(`${path} has no '${anchor}'`)
  const from = before === undefined ? at + anchor.length : at
  return file.slice(0, from) + text + file.slice(from)
}

/** The catalogue with these messages, in the order of keys. */
function withMessages(catalogue: string, messages: Readonly<Record<string, string>>): string {
  const all: Readonly<Record<string, string>> = { ...messages, ...JSON.parse(catalogue) }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
