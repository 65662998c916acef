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

  test('db/model/ imports only itself, the languages and @mapbox/polyline', () => {
    expect(
      forbidden(within('db/model/'), ({ from, isPackage }) =>
        isPackage ? from === '@mapbox/polyline' : isIn(from, 'db/model/') || from === 'messages/locales.ts' || from === 'messages/languages.ts',
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

  test('only db/ imports drizzle-orm', () => {
    expect(forbidden(within('worker/', 'ui/', 'messages/'), ({ from }) => from !== 'drizzle-orm')).toEqual([])
  })

  test('deployed code does not import Node’s file system or local tools', () => {
    const deployed = product.filter(({ path }) => !isIn(path, 'worker/local/', 'db/demo/', 'messages/', 'vite.config.ts'))
    expect(
      forbidden(deployed, ({ from, isType }) => isType || !/^(?:node:(?:fs|path|child_process|os|http|url).*|miniflare|wrangler|vite|sharp)$/.test(from)),
    ).toEqual([])
    expect(forbidden(deployed, ({ from }) => !isIn(from, 'worker/local/'))).toEqual([])
  })

  test('only db/report-fault.ts writes to the log, which leaves out what a person has sent', () => {
    const deployed = product.filter(({ path }) => !isIn(path, 'worker/local/', 'db/demo/', 'ui/islands/', 'vite.config.ts') && !path.endsWith('.write.ts'))
    const writing = deployed.filter(({ text }) => /\bconsole\b\s*[.[]/.test(text)).map(({ path }) => path)
    // Translating may import nothing, and logs the key of a missing message alone.
    expect(writing).toEqual(['db/report-fault.ts', 'messages/translate.ts'])
  })

  test('only tests import tests', () => {
    expect(forbidden(product, ({ from }) => !isIn(from, 'tests/') && !/\.test\.tsx?$/.test(from))).toEqual([])
  })
})

describe('imports inside a folder', () => {
  // worker/pages/forms/ builds pages from forms and contains none itself.
  const isWorkerPage = (path: string) =>
    product.some((file) => file.path === path && isIn(path, 'worker/pages/') && !isIn(path, 'worker/pages/forms/') && /\bdefinePage\b/.test(file.text))

  test('pages do not import pages', () => {
    const pages = product.filter(({ path }) => isIn(path, 'ui/pages/') || isWorkerPage(path))
    expect(pages.length).toBeGreaterThan(10)
    expect(forbidden(pages, ({ from }, { path }) => (isIn(path, 'ui/') ? !isIn(from, 'ui/pages/') : !isWorkerPage(from)))).toEqual([])
  })

  test('parts, forms and islands do not import pages', () => {
    expect(forbidden(within('ui/parts/', 'ui/forms/', 'ui/islands/'), ({ from }) => !isIn(from, 'ui/pages/'))).toEqual([])
  })

  test('only worker/app.ts and worker/pages.ts import pages and endpoints', () => {
    const others = product.filter(({ path }) => path !== 'worker/app.ts' && path !== 'worker/pages.ts')
    expect(forbidden(others, ({ from }) => !isWorkerPage(from))).toEqual([])
    expect(forbidden(others, ({ from }, { path }) => !isIn(from, 'worker/endpoints/') || isIn(path, 'worker/endpoints/'))).toEqual([])
  })

  test('forms and signing import no pages or mails; signing imports no forms or queries', () => {
    expect(forbidden(within('worker/forms/', 'worker/signing/'), ({ from }) => !isIn(from, 'worker/pages/', 'worker/mail/'))).toEqual([])
    expect(
      forbidden(within('worker/signing/'), ({ from, isPackage }) => isPackage || isIn(from, 'worker/signing/', 'ui/routes.ts', 'db/model/', 'messages/')),
    ).toEqual([])
  })

  test('only the Worker’s entry imports jobs', () => {
    expect(
      forbidden(
        product.filter(({ path }) => path !== 'worker/index.ts'),
        ({ from }, { path }) => !isIn(from, 'worker/jobs/') || isIn(path, 'worker/jobs/'),
      ),
    ).toEqual([])
  })

  test('islands import neither React nor a message catalogue, except for the parts of the desk, which are only imported dynamically', () => {
    const deskParts = 'ui/islands/desk-parts.tsx'
    const islands = within('ui/islands/').filter(({ path }) => path !== deskParts)
    const bundled = forbidden(islands, ({ from, isType }) => isType || !/^react|^hono|^messages\/translate|^ui\/parts\//.test(from))
    expect(bundled).toEqual([])
    expect(forbidden(product, ({ from }) => from !== deskParts)).toEqual([])
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
