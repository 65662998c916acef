import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { locales } from '#messages/locales.ts'

const root = resolve(import.meta.dirname, '..')

/** A language made up for tests: every English message between brackets, number words and an alphabet of its own, and one path. */
const facts = {
  'language.name': 'Proba',
  'language.tag': 'eo-BE',
  'language.openGraph': 'eo_BE',
  'language.box': 'skatolo',
  'language.numbers':
    'nul; unu; du; tri; kvar; kvin; ses; sep; ok; naŭ; 10: dek[ >>]; 20: <<dek[ >>]; 100: cent[ >>]; 200: <<cent[ >>]; 1000: mil[ >>]; 2000: << mil[ >>]; 1000000: << miliono[ >>|j]',
  'language.sort': '&b<a',
  'path.forSale': 'vendo',
}

/** Runs a command in the copy; its output is in the error when it fails. */
export function run(copy: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A copy of the product with one more language, `eo`: the code in the list, a catalogue, and `npm run messages`. Returns its folder. */
export function copyWithFifthLanguage(): string {
  const copy = mkdtempSync(join(tmpdir(), 'perron-language-'))
  for (const part of ['worker', 'ui', 'db', 'messages', 'migrations', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml']) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(basename(path)) })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const list = join(copy, 'messages/locales.ts')
  const codes = (all: readonly string[]) => `[${all.map((code) => `'${code}'`).join(', ')}] as const`
  writeFileSync(list, readFileSync(list, 'utf8').replace(codes(locales), codes([...locales, 'eo'])))
  const english: Record<string, string> = JSON.parse(readFileSync(join(copy, 'messages/en.json'), 'utf8'))
  const marked = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `⟦${text}⟧`]))
  writeFileSync(join(copy, 'messages/eo.json'), JSON.stringify({ ...marked, ...facts }, null, 2))
  run(copy, process.execPath, 'messages/catalogues.write.ts')
  return copy
}
