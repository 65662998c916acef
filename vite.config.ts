import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compiledMessages } from './messages/compile.ts'
import { locales } from './messages/locales.ts'
import { wordsFile, wordsFileName } from './messages/sentences/words-file.ts'
import { feedRulesHashes } from './worker/local/import/feed-rules-hash.ts'
import { earlyFacesOf } from './worker/local/page-styles/early-faces.ts'
import { pageStylesOf } from './worker/local/page-styles/page-styles.ts'

/** Messages are parsed at build time, so the parser is not bundled. */
const parsedMessages = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }

/** Turns off the report of slow plugins. */
const checks = { bundlerTimings: false }

/** The messages that the screens of the desk show. */
const isOfDesk = (key: string) => /^(?:desk|form|frame|route)\./.test(key)

/** In the browser the catalogues are empty; a screen that needs messages fetches those of its language. */
function emptyCatalogues(): Plugin {
  return {
    name: 'empty-catalogues',
    enforce: 'pre',
    load: (id) =>
      /\/messages\/catalogues\.ts$/.test(id) ? `export const catalogues = ${JSON.stringify(Object.fromEntries(locales.map((each) => [each, {}])))}` : null,
  }
}

/** What the browser gets: a style sheet and a small script, the map's own beside them, with hashed names and a manifest for the Worker. */
const client: UserConfig = {
  plugins: [compiledMessages(isOfDesk), emptyCatalogues(), wordsFile()],
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    manifest: 'assets/manifest.json',
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { checks, input: { site: 'ui/islands/hydrate.ts', map: 'ui/map/frame/frame.island.ts', desk: 'ui/islands/desk.ts' } },
  },
  worker: { format: 'es' },
  // The entry of the package is the older of its two builds, which cannot be tree-shaken.
  resolve: { alias: { leaflet: 'leaflet/dist/leaflet-src.esm.js', ...parsedMessages } },
}

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

const manifestFile = 'dist/client/assets/manifest.json'

function readManifest(): Readonly<Record<string, ManifestEntry>> {
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
}

/** A module of the Worker that only a build can write. It is written again after each build of the client, whose files it names. */
function generated(name: string, write: () => string): Plugin {
  const id = `virtual:${name}`
  return {
    name,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      this.addWatchFile(`${import.meta.dirname}/${manifestFile}`)
      return write()
    },
  }
}

/** The hashed file names of the client build. */
function clientAssets(): string {
  const manifest = readManifest()
  const site = manifest['ui/islands/hydrate.ts']
  const map = manifest['ui/map/frame/frame.island.ts']
  const desk = manifest['ui/islands/desk.ts']
  const fonts = (site?.assets ?? []).filter((file) => file.endsWith('.woff2')).sort()
  const named = {
    script: `/${site?.file}`,
    style: `/${site?.css?.[0]}`,
    fonts: fonts.map((file) => `/${file}`),
    mapScript: `/${map?.file}`,
    mapParts: (map?.imports ?? []).map((name) => `/${manifest[name]?.file}`),
    mapStyle: `/${map?.css?.[0]}`,
    deskStyle: `/${desk?.css?.[0]}`,
    sentenceWords: `/${manifest[wordsFileName]?.file}`,
    build: Date.now().toString(36),
  }
  return Object.entries(named)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The styles of each page, from the client build's style sheets. */
function pageStyles(): string {
  const manifest = readManifest()
  const css = ['ui/islands/hydrate.ts', 'ui/islands/desk.ts'].map((entry) => readFileSync(`dist/client/${manifest[entry]?.css?.[0]}`, 'utf8'))
  const { pages, ...styles } = pageStylesOf(import.meta.dirname, css.join(''))
  const imports = pages.map(({ path, component }, index) => `import { ${component} as page${index} } from '/${path}'`)
  const sheets = pages.map(({ sheet }, index) => `[page${index}, ${sheet}]`)
  const parsed = 'let parsed\nexport const pageStyles = () => (parsed ??= JSON.parse(text))'
  const text = `const text = ${JSON.stringify(JSON.stringify(styles))}`
  const faces = `export const earlyFaces = ${JSON.stringify(earlyFacesOf(css.join('')))}`
  return [...imports, text, parsed, faces, `export const sheetOf = new Map([${sheets}])`].join('\n')
}

/** A fingerprint of the code that reads each feed format: after a change of it, even unchanged records are read again. */
function feedRulesHash(): string {
  return `export const feedRulesHashes = ${JSON.stringify(feedRulesHashes(import.meta.dirname))}`
}

/** Emits WebAssembly modules beside the Worker, which imports them compiled: the runtime cannot compile them from bytes. */
function wasmModules(): Plugin {
  return {
    name: 'wasm-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.wasm')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found) return null
      const file = basename(found.id)
      this.emitFile({ type: 'asset', fileName: file, source: readFileSync(found.id) })
      return { id: `./${file}`, external: true }
    },
  }
}

/**
 * What a part imports on demand, after a click, is never needed in the Worker: empty there. Otherwise all that it shares with pages would be bundled as modules
 * that are initialised on demand.
 */
function withoutIslandImports(): Plugin {
  const empty = '\0island-import'
  return {
    name: 'without-island-imports',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/block-preview.part.tsx') && importer?.endsWith('/markdown-editor.part.tsx') ? empty : null),
    load: (id) => (id === empty ? 'export {}' : null),
  }
}

/** The Worker: one module for workerd, with the catalogues of messages already parsed. */
const worker: UserConfig = {
  publicDir: false,
  plugins: [
    ...[wasmModules(), compiledMessages(), withoutIslandImports()],
    ...[generated('client-assets', clientAssets), generated('page-styles', pageStyles), generated('feed-rules-hash', feedRulesHash)],
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['workerd', 'worker', 'module', 'import', 'production'],
    alias: {
      ...parsedMessages,
      'decode-named-character-reference': `${import.meta.dirname}/ui/content/markdown/character-references.ts`,
      'micromark-util-edit-map': `${import.meta.dirname}/ui/content/markdown/edit-map.ts`,
      'bignumber.js': `${import.meta.dirname}/worker/site/whole-number.ts`,
      '@peculiar/x509': `${import.meta.dirname}/worker/accounts/attestation-certificates.ts`,
    },
  },
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'production'] } },
  build: {
    ssr: 'worker/index.ts',
    outDir: 'dist/worker',
    target: 'es2024',
    minify: true,
    emptyOutDir: true,
    emitAssets: true,
    rolldownOptions: {
      checks,
      optimization: { inlineConst: true },
      external: [/^cloudflare:/, /^node:/],
      output: { entryFileNames: 'index.js', codeSplitting: false },
      // React Router marks some modules 'use client', which has no meaning here: React does not run in the browser.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
    },
  },
}

/** The slow files that `npm run test:quick` leaves out: they take longer than all others together. */
const slow = [
  ...['application', 'appointment-faults', 'appointment-link', 'bad-input', 'being-found', 'calculators', 'calendar-api', 'captcha', 'consent'],
  ...['content', 'counting', 'demand-register', 'demo', 'digest-faults', 'digests', 'document-requests', 'documents', 'empty-site', 'energy-label'],
  ...[
    'every-page',
    'fifth-language',
    'form-corpora',
    'form-faults',
    'form-texts',
    'held-listings',
    'hostile-texts',
    'import',
    'import-limits',
    'index-changes',
    'known-address',
    'owner-records',
    'statistics-import',
    'sync',
  ],
  ...['listing-address', 'listing-events', 'listing-photographs', 'lists', 'local-start', 'mail', 'mail-faults', 'mailbox-limits', 'neutral-import'],
  ...[
    'newsletter',
    'off-market',
    'other-agency',
    'owner-account',
    'owner-login',
    'owner-portal',
    'page-memory',
    'place-salt',
    'print',
    'property',
    'purchase-offer',
    'records',
    'request-fuzz',
    'rotation',
    'sealed-links',
  ],
  ...['search-counts', 'seats', 'send-to-friend', 'silent-database', 'stalled-import', 'starting', 'static-headers', 'subscriptions', 'surroundings'],
  ...['testimonial-pictures', 'testimonial-retention', 'testimonial-review', 'testimonials', 'tokens', 'viewing'],
].map((name) => `tests/*/${name}.test.ts`)
/** The slow rules: every way of writing the real streets. */
const slowRules = ['worker/feeds/hidden/**/*.test.ts']

export default defineConfig(async ({ mode }) => {
  if (mode === 'client') return client
  if (mode === 'worker') return worker
  const { LongestFirst } = await import('./tests/longest-first.ts')
  const { unbuilt } = await import('./tests/unbuilt.ts')
  const isQuick = mode === 'quick'
  // Workers of vitest and commands in tests load the same large packages: only the first compiles them. This is the folder that Node itself uses by default.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
  return {
    plugins: [compiledMessages(), unbuilt()],
    test: {
      reporters: ['default', './tests/skipped-reporter.ts'],
      sequence: { sequencer: LongestFirst },
      // Generous: a machine may be several times slower than usual, and only a test that fails waits this long.
      expect: { poll: { timeout: 40_000 } },
      // Tests spend much of their time waiting for the browser, mails and timeouts, so there are two more workers than cores.
      maxWorkers: availableParallelism() + 2,
      // Most code of a test run is called a few times. V8 compiles all of it by its baseline compiler at once, and collects young objects less
      // often than that of `npm start`, which saves memory: together a fifth less CPU for request tests.
      env: { MINIFLARE_WORKERD_V8_FLAGS: '--max-semi-space-size=16 --always-sparkplug' },
      execArgv: ['--max-semi-space-size=64', '--always-sparkplug'],
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['{db,ui,messages,worker}/**/*.test.{ts,tsx}'],
            exclude: isQuick ? slowRules : [],
            environment: 'node',
            isolate: false,
            // Every spelling of hundreds of streets takes minutes.
            testTimeout: process.env.FULL === '1' ? 1_800_000 : 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'requests',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: isQuick ? slow : [],
            environment: 'node',
            isolate: false,
            testTimeout: 120_000,
            hookTimeout: 120_000,
            globalSetup: 'tests/kit/pool/set-up.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            include: isQuick ? ['tests/site/smoke.journey.ts'] : ['tests/**/*.journey.ts'],
            // The other journeys cover these paths too.
            exclude: isQuick || process.env.FULL ? [] : ['tests/site/smoke.journey.ts'],
            environment: 'node',
            // A sweep over every kind of page takes minutes.
            testTimeout: process.env.FULL === '1' ? 900_000 : 180_000,
            hookTimeout: 180_000,
            isolate: false,
            globalSetup: ['tests/kit/pool/set-up.ts', 'tests/kit/journeys/set-up.ts'],
          },
        },
      ],
    },
  }
})
