import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { locales } from '#messages/locales.ts'

const root = resolve(import.meta.dirname, '../..')

/** A pseudo-locale: bracketed English messages with its own number words, alphabet and one path. */
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

const execute = promisify(execFile)
const rooms = ['worker', 'ui', 'db', 'messages', 'migrations', 'public']

/** Runs a command in the copy and returns its stdout; throws with its output if it fails. */
export async function run(copy: string, command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
  // Vitest sets NODE_ENV to test, which would make the build keep React's development code.
  const { NODE_ENV, ...inherited } = process.env
  const { stdout } = await execute(command, args, { cwd: copy, env: { ...inherited, ...environment } }).catch((error: unknown) => {
    const output = typeof error === 'object' && error !== null && 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : String(error)
    throw new Error(output)
  })
  return stdout
}

/** Copies the product, adds the language `eo` (code and catalogue) and returns the folder. */
export async function copyWithFifthLanguage(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'perron-language-'))
  for (const part of [...rooms, 'package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml', 'tests/longest-first.ts', 'tests/unbuilt.ts']) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(basename(path)) })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const list = join(copy, 'messages/locales.ts')
  const codes = (all: readonly string[]) => `[${all.map((code) => `'${code}'`).join(', ')}] as const`
  writeFileSync(list, readFileSync(list, 'utf8').replace(codes(locales), codes([...locales, 'eo'])))
  const english: Record<string, string> = JSON.parse(readFileSync(join(copy, 'messages/en.json'), 'utf8'))
  const marked = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `⟦${text}⟧`]))
  writeFileSync(join(copy, 'messages/eo.json'), JSON.stringify({ ...marked, ...facts }, null, 2))
  await run(copy, process.execPath, ['messages/catalogues.write.ts'])
  return copy
}
