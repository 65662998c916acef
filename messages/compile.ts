import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isMessageKey } from './generated-files.ts'
import { isLocale } from './locales.ts'
import { unbroken } from './unbroken.ts'

/** A compiled message: a string if it has no placeholders, else its parsed elements. */
export type CompiledMessage = string | MessageFormatElement[]

/**
 * Parses one ICU message; plain text stays a string. Throws on a syntax error.
 * @param key mail subjects are headers: no invisible characters are added to them
 */
export function compileMessage(source: string, key = ''): CompiledMessage {
  const elements = parse(key.endsWith('.subject') ? source : unbroken(source), { ignoreTag: true })
  if (elements.length === 0) return ''
  const [only] = elements
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements
}

/**
 * Parses the catalogues at build time, so that the parser is not bundled and formatting a message takes microseconds.
 * @param kept whether a message is bundled
 */
export function compiledMessages(kept: (key: string) => boolean = () => true): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!isLocale(/\/messages\/(\w+)\.json$/.exec(id)?.[1])) return null
      const source: Record<string, string> = JSON.parse(code)
      const messages = Object.entries(source).filter(([key]) => isMessageKey(key) && kept(key))
      const compiled = Object.fromEntries(messages.map(([key, text]) => [key, compileMessage(text, key)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null, moduleType: 'js' }
    },
  }
}
