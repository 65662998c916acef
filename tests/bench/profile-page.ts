import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { builtWorker } from '#worker/local/site.ts'
import { applyLoad } from './autocannon.ts'
import { profileWhile } from './profiler.ts'
import { serveWorker } from './sites.ts'
import { type TimeSpent, timeSpent } from './time-spent.ts'

const connections = 8
const seconds = 6

export interface PageProfile extends TimeSpent {
  readonly path: string
  readonly requests: number
}

/** Profiles a Worker built as deployed, with a source map and without page memory, while each page is requested. */
export async function profilePages(state: string, directory: string, paths: readonly string[]): Promise<readonly PageProfile[]> {
  await build({ mode: 'worker', logLevel: 'error', build: { outDir: directory, sourcemap: true, emptyOutDir: true } })
  const map = new SourceMap(JSON.parse(readFileSync(join(directory, 'index.js.map'), 'utf8')))
  const contents = readFileSync(join(directory, 'index.js'), 'utf8')
  const site = await serveWorker(state, {
    modules: [{ name: 'index.js', contents }, ...builtWorker().filter(({ name }) => name.endsWith('.wasm'))],
    inspected: true,
    variables: { PAGE_MEMORY_MB: '0' },
  })
  try {
    const pages: PageProfile[] = []
    for (const path of paths) pages.push(await profilePage(site.origin + path, site.inspector, map, path))
    return pages
  } finally {
    await site.close()
  }
}

async function profilePage(url: string, inspector: URL | null, map: SourceMap, path: string): Promise<PageProfile> {
  if (!inspector) throw new Error('The Worker has no inspector')
  await applyLoad({ url, connections, duration: 3 })
  let requests = 0
  const profile = await profileWhile(inspector, 'perron', async () => {
    requests = (await applyLoad({ url, connections, duration: seconds })).requests.total
  })
  return { path, requests, ...timeSpent(profile, map) }
}
