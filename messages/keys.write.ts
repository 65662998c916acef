import { readFileSync, writeFileSync } from 'node:fs'
import { keysModule } from './keys.source.ts'

/** `npm run messages`: writes the types of the catalogue's keys and placeholders from the English catalogue. */
const catalogue: Record<string, string> = JSON.parse(readFileSync(new URL('./en.json', import.meta.url), 'utf8'))
writeFileSync(new URL('./keys.ts', import.meta.url), keysModule(catalogue))
