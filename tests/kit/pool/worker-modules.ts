import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { builtWorker, type WorkerModule } from '#worker/local/site.ts'

const kit = resolve(import.meta.dirname, '..')

/** Another entry around the built Worker, which it imports as `#worker/index.ts`: TypeScript files of tests/kit/, the entry first. */
export function aroundWorker(...files: readonly string[]): readonly WorkerModule[] {
  const own = files.map((file) => ({
    name: `${basename(file, '.ts')}.js`,
    contents: stripTypeScriptTypes(readFileSync(join(kit, file), 'utf8'))
      .replaceAll('#worker/index.ts', './index.js')
      .replace(/((?:from|import) '\.)\.?\/(?:[\w-]+\/)?([\w-]+)\.ts'/g, "$1/$2.js'"),
  }))
  return [...own, ...builtWorker()]
}
