import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const assets = resolve(import.meta.dirname, '../../../dist/client/assets')

/** The addresses of the build's style sheets that parts are drawn with, the public site's before the desk's, as pages of the desk link them. */
export function partsStyles(): readonly string[] {
  return ['site', 'desk'].map((name) => `/assets/${newest(`${name}-*.css`)}`)
}

/** A build that watches leaves the files of earlier ones. */
function newest(pattern: string): string {
  const files = globSync(pattern, { cwd: assets }).map((file) => ({ file, changed: statSync(resolve(assets, file)).mtimeMs }))
  const [last] = files.sort((one, other) => other.changed - one.changed)
  if (last === undefined) throw new Error(`No ${pattern} in ${assets}: npm run build makes it`)
  return last.file
}
