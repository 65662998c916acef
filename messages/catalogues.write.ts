import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Catalogue, generatedFiles } from './generated-files.ts'
import { locales } from './locales.ts'

/** `npm run messages`: writes what is derived from the catalogues, where it has changed. */
const read = (code: string): Catalogue => JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8'))
const files = generatedFiles(Object.fromEntries(locales.map((code) => [code, read(code)])))
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`./${name}`, import.meta.url)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
