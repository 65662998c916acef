import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Writes the display face as the site uses it: `node worker/local/zones/write-fonts.ts FOLDER`, where FOLDER holds the npm package subset-font 2
 * (`npm install --prefix FOLDER subset-font@2`). Fraunces, SIL Open Font License 1.1: one weight, and the optical sizes from body text to
 * the largest heading. Every glyph is kept.
 */

type Subset = (font: Buffer, text: undefined, options: object) => Promise<Buffer>

const axes = { wght: 400, opsz: { min: 14, max: 72 } }
const root = resolve(import.meta.dirname, '../../..')
const source = join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
const target = join(root, 'ui/design/fonts/fraunces.woff2')

const subset = resolve(process.argv[2] ?? '', 'node_modules/subset-font/index.js')
const { default: reduce }: { default: Subset } = await import(pathToFileURL(subset).href)
const font = await reduce(readFileSync(source), undefined, { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: axes })
writeFileSync(target, font)
console.log(`${target}: ${font.length} bytes`)
