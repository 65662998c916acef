import { argumentsOf } from './message-arguments.ts'

/** The files that `npm run messages` generates from the catalogues, by name. Pure: text in, text out, so that a test can compare. */

export type Catalogue = Readonly<Record<string, string>>

const heading = (from: string) => `// Written by \`npm run messages\` from ${from}.\n`

/** Whether a catalogue key is a message, not a path or a fact about the language. */
export function isMessageKey(key: string): boolean {
  return !/^(?:language|path)\./.test(key)
}

/** The text of every generated file by its name. `catalogues` has all languages, by code. */
export function generatedFiles(catalogues: Readonly<Record<string, Catalogue>>): Readonly<Record<string, string>> {
  return {
    'keys.ts': keysModule(catalogues.en ?? {}),
    'catalogues.ts': cataloguesModule(Object.keys(catalogues)),
    'languages.ts': languagesModule(catalogues),
    'paths.ts': pathsModule(catalogues),
  }
}

/** One line per message; `null` if it has no placeholders. */
function keysModule(english: Catalogue): string {
  const lines = Object.keys(english)
    .filter(isMessageKey)
    .sort()
    .map((key) => {
      const args = Object.entries(argumentsOf(english[key] ?? '')).map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string'}`)
      return `  '${key}': ${args.length === 0 ? 'null' : `{ ${args.join('; ')} }`}`
    })
  return `${heading('en.json: every message and its arguments')}export interface Messages {\n${lines.join('\n')}\n}\n`
}

/** A catalogue without one of the English messages does not compile. */
function cataloguesModule(codes: readonly string[]): string {
  const imports = codes.map((code) => `import ${code} from './${code}.json'`).join('\n')
  return `${heading('the list of languages')}import type { Messages } from './keys.ts'
import type { Locale } from './locales.ts'
${imports}

export const catalogues = { ${codes.join(', ')} } satisfies Record<Locale, Readonly<Record<keyof Messages, string>>>
`
}

function languagesModule(catalogues: Readonly<Record<string, Catalogue>>): string {
  return `${heading('the `language.*` keys of the catalogues')}import type { Language } from './language.ts'
import type { Locale } from './locales.ts'

export const languages: Readonly<Record<Locale, Language>> = ${under('language.', catalogues)}
`
}

function pathsModule(catalogues: Readonly<Record<string, Catalogue>>): string {
  return `${heading('the `path.*` keys of the catalogues')}import type { Locale } from './locales.ts'

/** Path segments by the name of their screen; a missing segment is as in English. */
export const paths: Readonly<Record<Locale, Readonly<Record<string, string>>>> = ${under('path.', catalogues)}
`
}

/** The part of each catalogue below a prefix. */
function under(prefix: string, catalogues: Readonly<Record<string, Catalogue>>): string {
  const parts = Object.entries(catalogues).map(([code, catalogue]) => {
    const entries = Object.entries(catalogue).filter(([key]) => key.startsWith(prefix))
    return [code, Object.fromEntries(entries.map(([key, text]) => [key.slice(prefix.length), text]))]
  })
  return JSON.stringify(Object.fromEntries(parts), null, 2)
}
