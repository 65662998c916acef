import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Source {
  /** From the root, with forward slashes: `ui/routes.ts`. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

interface Import {
  /** A file of ours from the root, or the name of a package. */
  readonly from: string
  readonly isPackage: boolean
  /** Nothing of it is left when the types are stripped. */
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
const recordRooms = product.filter(({ path }) => /^db\/(?!model\/|demo\/)/.test(path))

/** Every import of these files that is not allowed, as `file → what it imports`. */
function strays(files: readonly Source[], isAllowed: (imported: Import, file: Source) => boolean): string[] {
  return files.flatMap((file) => file.imports.filter((imported) => !isAllowed(imported, file)).map(({ from }) => `${file.path} → ${from}`))
}

const isIn = (from: string, ...folders: readonly string[]) => folders.some((folder) => from.startsWith(folder))

describe('who may import whom', () => {
  test('there is something to look at', () => {
    expect(product.length).toBeGreaterThan(100)
    expect(sources.find(({ path }) => path === 'worker/app.ts')?.imports).toContainEqual({ from: 'worker/pages.ts', isPackage: false, isType: false })
  })

  test('messages know nothing of the rest', () => {
    expect(strays(within('messages/'), ({ from, isPackage }) => isPackage || isIn(from, 'messages/'))).toEqual([])
  })

  test('rules know rules and the languages, nothing of the platform and no package but the one that writes areas as text', () => {
    expect(
      strays(within('db/model/'), ({ from, isPackage }) =>
        isPackage ? from === '@mapbox/polyline' : isIn(from, 'db/model/') || from === 'messages/locales.ts' || from === 'messages/languages.ts',
      ),
    ).toEqual([])
  })

  test('what a person sees knows rules and messages: no record, no request, no form', () => {
    expect(strays(within('ui/'), ({ from, isPackage }) => isPackage || isIn(from, 'ui/', 'db/model/', 'messages/'))).toEqual([])
    const packages = within('ui/').flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage).map(({ from }) => from))
    expect([...new Set(packages)].filter((name) => /^(?:hono|arktype|drizzle-orm|node:.*|cloudflare:.*|@cloudflare\/.*)$/.test(name))).toEqual([])
  })

  test('the record knows rules and messages: nothing of what is seen or asked', () => {
    expect(strays(recordRooms, ({ from, isPackage }) => isPackage || isIn(from, 'db/', 'messages/'))).toEqual([])
    const packages = recordRooms.flatMap(({ imports }) => imports.filter(({ isPackage }) => isPackage).map(({ from }) => from))
    expect([...new Set(packages)].sort()).toEqual(['@cloudflare/workers-types', 'drizzle-orm'])
  })

  test('only the record speaks SQL', () => {
    expect(strays(within('worker/', 'ui/', 'messages/'), ({ from }) => from !== 'drizzle-orm')).toEqual([])
  })

  test('only what runs on a developer’s machine uses its file system', () => {
    const deployed = product.filter(({ path }) => !isIn(path, 'worker/local/', 'db/demo/', 'messages/', 'vite.config.ts'))
    expect(
      strays(deployed, ({ from, isType }) => isType || !/^(?:node:(?:fs|path|child_process|os|http|url).*|miniflare|wrangler|vite|sharp)$/.test(from)),
    ).toEqual([])
    expect(strays(deployed, ({ from }) => !isIn(from, 'worker/local/'))).toEqual([])
  })

  test('tests are imported by tests alone', () => {
    expect(strays(product, ({ from }) => !isIn(from, 'tests/') && !/\.test\.tsx?$/.test(from))).toEqual([])
  })
})

describe('inside a room', () => {
  // worker/pages/forms/ makes pages of forms, and is itself none.
  const isWorkerPage = (path: string) =>
    product.some((file) => file.path === path && isIn(path, 'worker/pages/') && !isIn(path, 'worker/pages/forms/') && /\bdefinePage\b/.test(file.text))

  test('pages never import pages', () => {
    const pages = product.filter(({ path }) => isIn(path, 'ui/pages/') || isWorkerPage(path))
    expect(pages.length).toBeGreaterThan(10)
    expect(strays(pages, ({ from }, { path }) => (isIn(path, 'ui/') ? !isIn(from, 'ui/pages/') : !isWorkerPage(from)))).toEqual([])
  })

  test('parts never reach back for the pages they are in', () => {
    expect(strays(within('ui/parts/', 'ui/forms/', 'ui/islands/'), ({ from }) => !isIn(from, 'ui/pages/'))).toEqual([])
  })

  test('only the map of the site imports pages and endpoints', () => {
    const others = product.filter(({ path }) => path !== 'worker/app.ts' && path !== 'worker/pages.ts')
    expect(strays(others, ({ from }) => !isWorkerPage(from))).toEqual([])
    expect(strays(others, ({ from }, { path }) => !isIn(from, 'worker/endpoints/') || isIn(path, 'worker/endpoints/'))).toEqual([])
  })

  test('forms and signing know no page and no mail, and signing no form and no record', () => {
    expect(strays(within('worker/forms/', 'worker/signing/'), ({ from }) => !isIn(from, 'worker/pages/', 'worker/mail/'))).toEqual([])
    expect(
      strays(within('worker/signing/'), ({ from, isPackage }) => isPackage || isIn(from, 'worker/signing/', 'ui/routes.ts', 'db/model/', 'messages/')),
    ).toEqual([])
  })

  test('only the Worker’s entry imports jobs', () => {
    expect(
      strays(
        product.filter(({ path }) => path !== 'worker/index.ts'),
        ({ from }, { path }) => !isIn(from, 'worker/jobs/') || isIn(path, 'worker/jobs/'),
      ),
    ).toEqual([])
  })

  test('what runs in the browser brings no React and no catalogue along', () => {
    const brought = strays(within('ui/islands/'), ({ from, isType }) => isType || !/^react|^hono|^messages\/translate/.test(from))
    expect(brought).toEqual([])
  })
})

describe('names', () => {
  test('every file a room imports is there', () => {
    const files = new Set(globSync('{worker,ui,db,messages,tests}/**/*', { cwd: root }).map((path) => path.replaceAll('\\', '/')))
    expect(strays(sources, ({ from, isPackage }) => isPackage || files.has(from))).toEqual([])
  })

  test('rooms are reached by their name, neighbours by their path', () => {
    const crossing = /^(?:import|export)\s+[^'"=;]*\bfrom\s+'(?:\.\.\/)+(?:worker|ui|db|messages)\//m
    expect(sources.filter(({ text }) => crossing.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('no file is a drawer for everything', () => {
    expect(sources.filter(({ path }) => /(?:^|[/.-])(?:utils?|helpers?|common|misc|lib)(?:[/.-]|$)/.test(path)).map(({ path }) => path)).toEqual([])
  })

  test('every export is used somewhere', () => {
    const exported = /^export\s+(?:async\s+)?(?:const|let|function\*?|class|interface|type)\s+([\w$]+)/gm
    const idle = product.flatMap((file) => [...file.text.matchAll(exported)].flatMap(([, name = '']) => (isUsed(name, file) ? [] : [`${file.path} ${name}`])))
    expect(idle).toEqual([])
  })

  /** In its own file beside its definition, or in one that speaks of its file. */
  function isUsed(name: string, { path, text }: Source): boolean {
    const word = new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`, 'g')
    if ((text.match(word)?.length ?? 0) > 1) return true
    return sources.some((other) => other.path !== path && other.text.includes(basename(path)) && other.text.search(word) >= 0)
  }
})
