import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Source {
  /** From the root, with forward slashes: `ui/routes.ts`. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

interface Import {
  /** A file of the repository from the root, or the name of a package. */
  readonly from: string
  readonly isPackage: boolean
  /** A type-only import. */
  readonly isType: boolean
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?'([^']+)'/gm

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, specifier = '']) => {
    const isPackage = !/^[.#]/.test(specifier)
    const from = specifier.startsWith('#') ? specifier.slice(1) : isPackage ? packageOf(specifier) : join(dirname(path), specifier)
    return { from, isPackage, isType: type !== undefined }
  })
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const sources: readonly Source[] = globSync(['{worker,ui,db,messages,tests}/**/*.{ts,tsx}', 'vite.config.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })
const product = sources.filter(({ path }) => !path.startsWith('tests/') && !/\.test\.tsx?$/.test(path))

const within = (...folders: readonly string[]) => product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
const databaseFiles = product.filter(({ path }) => /^db\/(?!model\/|demo\/)/.test(path))

/** The forbidden imports of these files, as `file → import`. */
function forbidden(files: readonly Source[], isAllowed: (imported: Import, file: Source) => boolean): string[] {
  return files.flatMap((file) => file.imports.filter((imported) => !isAllowed(imported, file)).map(({ from }) => `${file.path} → ${from}`))
}

const isIn = (from: string, ...folders: readonly string[]) => folders.some((folder) => from.startsWith(folder))

describe('imports between folders', () => {
  test('source files and their imports are found', () => {
    expect(product.length).toBeGreaterThan(100)
    expect(sources.find(({ path }) => path === 'worker/app.ts')?.imports).toContainEqual({ from: 'worker/pages.ts', isPackage: false, isType: false })
  })

  test('messages/ imports only itself', () => {
    expect(forbidden(within('messages/'), ({ from, isPackage }) => isPackage || isIn(from, 'messages/'))).toEqual([])
  })

  test('db/model/ imports only itself, the languages and @mapbox/polyline, and the reader of sentences also its words', () => {
    const languages = ['messages/locales.ts', 'messages/languages.ts']
    const readsWords = ({ path }: Source) => isIn(path, 'db/model/search/sentences/')
    expect(
      forbidden(within('db/model/'), ({ from, isPackage }, file) =>
        isPackage ? from === '@mapbox/polyline' : isIn(from, 'db/model/') || languages.includes(from) || (readsWords(file) && isIn(from, 'messages/')),
      ),
    ).toEqual([])
  })

  test('ui/ imports db/model/ and messages/, but no queries, requests or form schemas', () => {
    expect(forbidden(within('ui/'), ({ from, isPackage }) => isPackage || isIn(from, 'ui/', 'db/model/', 'messages/'))).toEqual([])
    const packages = within('ui/').flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage).map(({ from }) => from))
    expect([...new Set(packages)].filter((name) => /^(?:hono|arktype|drizzle-orm|node:.*|cloudflare:.*|@cloudflare\/.*)$/.test(name))).toEqual([])
  })

  test('db/ imports only itself, messages/, drizzle-orm and the D1 types', () => {
    expect(forbidden(databaseFiles, ({ from, isPackage }) => isPackage || isIn(from, 'db/', 'messages/'))).toEqual([])
    const packages = databaseFiles.flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage).map(({ from }) => from))
    expect([...new Set(packages)].sort()).toEqual(['@cloudflare/workers-types', 'drizzle-orm'])
  })

  test('no room but db/ imports drizzle-orm', () => {
    expect(forbidden(within('worker/', 'ui/', 'messages/'), ({ from }) => from !== 'drizzle-orm')).toEqual([])
  })

  test('deployed code does not import Node’s file system or local tools', () => {
    const deployed = product.filter(({ path }) => !isIn(path, 'worker/local/', 'db/demo/', 'messages/', 'vite.config.ts'))
    expect(
      forbidden(deployed, ({ from, isType }) => isType || !/^(?:node:(?:fs|path|child_process|os|http|url).*|miniflare|wrangler|vite|sharp)$/.test(from)),
    ).toEqual([])
    expect(forbidden(deployed, ({ from }) => !isIn(from, 'worker/local/'))).toEqual([])
  })

  test('no file but db/site/report-fault.ts writes to the log, which leaves out what a person has sent', () => {
    const deployed = product.filter(({ path }) => !isIn(path, 'worker/local/', 'db/demo/', 'ui/islands/', 'vite.config.ts') && !path.endsWith('.write.ts'))
    const writing = deployed.filter(({ text }) => /\bconsole\b\s*[.[]/.test(text)).map(({ path }) => path)
    // Translating may import nothing, and logs the key of a missing message alone.
    expect(writing).toEqual(['db/site/report-fault.ts', 'messages/translate.ts'])
  })

  test('no code but tests imports tests', () => {
    expect(forbidden(product, ({ from }) => !isIn(from, 'tests/') && !/\.test\.tsx?$/.test(from))).toEqual([])
  })
})

/** What a file is, by its suffix: `lead.page.tsx` is a page. Null for a room's own code without a suffix. */
function kindOf(path: string): string | null {
  return /\.(page|part|present|mail|island|endpoint|job|form|act)\.tsx?$/.exec(path)?.[1] ?? null
}

/** The files of some kinds in a room. */
const ofKind = (room: string, ...kinds: readonly string[]) => within(room).filter(({ path }) => kinds.includes(kindOf(path) ?? ''))
const isOf = (path: string, ...kinds: readonly string[]) => kinds.includes(kindOf(path) ?? '')

describe('imports by kind', () => {
  test('every kind is in use', () => {
    const kinds = { 'ui/': ['page', 'part', 'present', 'mail', 'island'], 'worker/': ['page', 'endpoint', 'job', 'form'] }
    const rare = Object.entries(kinds).flatMap(([room, names]) => names.filter((kind) => ofKind(room, kind).length < 10).map((kind) => `${room} ${kind}`))
    expect(rare).toEqual([])
  })

  test('pages import no pages', () => {
    expect(forbidden(ofKind('ui/', 'page'), ({ from }) => !isOf(from, 'page'))).toEqual([])
    expect(forbidden(ofKind('worker/', 'page'), ({ from }) => !(isIn(from, 'worker/') && isOf(from, 'page')))).toEqual([])
  })

  test('parts import no pages, and neither parts nor pages import mails', () => {
    expect(forbidden(ofKind('ui/', 'part'), ({ from }) => !isOf(from, 'page'))).toEqual([])
    expect(forbidden(ofKind('ui/', 'part', 'page'), ({ from }) => !isOf(from, 'mail'))).toEqual([])
  })

  test('presenters write no markup: they import neither React nor parts, pages, mails or islands', () => {
    expect(ofKind('ui/', 'present').filter(({ path }) => path.endsWith('.tsx'))).toEqual([])
    const isAllowed = ({ from, isType }: Import) => isType || (!/^react/.test(from) && !isOf(from, 'part', 'page', 'mail', 'island'))
    expect(forbidden(ofKind('ui/', 'present'), isAllowed)).toEqual([])
  })

  test('mails import no pages, parts or islands', () => {
    expect(forbidden(ofKind('ui/', 'mail'), ({ from }) => !isOf(from, 'page', 'part', 'island'))).toEqual([])
  })

  test('islands import neither React nor a message catalogue, except for the parts of the desk, which are only imported dynamically', () => {
    const deskParts = 'ui/islands/desk-parts.tsx'
    const islands = [...ofKind('ui/', 'island'), ...within('ui/islands/')].filter(({ path }) => path !== deskParts)
    const isAllowed = ({ from, isType }: Import) => isType || (!/^react|^hono|^messages\/translate/.test(from) && !isOf(from, 'part', 'page', 'mail'))
    expect(forbidden(islands, isAllowed)).toEqual([])
    expect(forbidden(product, ({ from }) => from !== deskParts)).toEqual([])
  })

  test('no file but worker/app.ts and the tables of pages imports pages and endpoints of the Worker', () => {
    const tables = ['worker/app.ts', 'worker/pages.ts', 'worker/desk/desk-pages.ts', 'worker/desk/desk-pages.ts']
    const others = product.filter(({ path }) => !tables.includes(path))
    expect(forbidden(others, ({ from }) => !(isIn(from, 'worker/') && isOf(from, 'page')))).toEqual([])
    expect(forbidden(others, ({ from }, { path }) => !isOf(from, 'endpoint') || isOf(path, 'endpoint'))).toEqual([])
  })

  test('no file but the Worker’s entry imports jobs', () => {
    const others = product.filter(({ path }) => path !== 'worker/index.ts')
    expect(forbidden(others, ({ from }, { path }) => !isOf(from, 'job') || isOf(path, 'job'))).toEqual([])
  })

  test('the schema of a form imports no page, part or mail', () => {
    const isAllowed = ({ from, isType }: Import) => isType || !isOf(from, 'page', 'part', 'mail')
    expect(forbidden(ofKind('worker/', 'form'), isAllowed)).toEqual([])
  })

  test('what serves every page imports neither the CRM nor mails nor newsletters: the context of the desk has those', () => {
    const general = within(...['pages', 'requests', 'languages', 'caching', 'faults'].map((folder) => `worker/site/${folder}/`))
    expect(general.length).toBeGreaterThan(20)
    expect(forbidden(general, ({ from }) => !isIn(from, 'worker/feeds/', 'worker/mail/', 'worker/newsletters/'))).toEqual([])
  })

  test('signing imports only itself, the rules and the addresses of pages', () => {
    expect(
      forbidden(within('worker/signing/'), ({ from, isPackage }) => isPackage || isIn(from, 'worker/signing/', 'ui/routes.ts', 'db/model/', 'messages/')),
    ).toEqual([])
  })
})

describe('folders', () => {
  const sizes = new Map<string, number>()
  for (const { path } of product.filter((file) => !isIn(file.path, 'db/demo/'))) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)

  test('none holds more than thirty files of code', () => {
    expect([...sizes].filter(([, count]) => count > 30)).toEqual([])
  })

  test('those of a room are subjects, which the README lists', () => {
    const subjects = new Set([...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name))
    const rooms = ['db/model', 'db', 'ui', 'worker']
    const others = ['db/model', 'db/schema', 'db/standard', 'ui/islands', 'ui/gallery-of-parts', 'worker/local']
    const unlisted = [...sizes.keys()].filter((folder) => {
      const room = rooms.find((each) => folder.startsWith(`${each}/`))
      const [first = ''] = folder.slice((room ?? '').length + 1).split('/')
      return room !== undefined && !others.includes(`${room}/${first}`) && !subjects.has(first)
    })
    expect(subjects.size).toBeGreaterThan(20)
    expect(unlisted).toEqual([])
  })
})

describe('names', () => {
  test('every imported file exists', () => {
    const files = new Set(globSync('{worker,ui,db,messages,tests}/**/*', { cwd: root }).map((path) => path.replaceAll('\\', '/')))
    expect(forbidden(sources, ({ from, isPackage }) => isPackage || files.has(from))).toEqual([])
  })

  test('imports across top-level folders use the # alias', () => {
    const crossing = /^(?:import|export)\s+[^'"=;]*\bfrom\s+'(?:\.\.\/)+(?:worker|ui|db|messages)\//m
    expect(sources.filter(({ text }) => crossing.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('no file is called utils, helpers, common, misc or lib', () => {
    expect(sources.filter(({ path }) => /(?:^|[/.-])(?:utils?|helpers?|common|misc|lib)(?:[/.-]|$)/.test(path)).map(({ path }) => path)).toEqual([])
  })
})
