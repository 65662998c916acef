import { readFileSync, writeFileSync } from 'node:fs'
import { locales } from './locales.ts'
import { type Catalogue, writtenFiles } from './written.source.ts'

/** `npm run messages`: writes what is derived from the catalogues. */
const read = (code: string): Catalogue => JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8'))
const files = writtenFiles(Object.fromEntries(locales.map((code) => [code, read(code)])))
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(`./${name}`, import.meta.url), text)
