import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isMessageKey } from './generated-files.ts'
import { isLocale, type Locale, locales } from './locales.ts'
import { type CompiledMessage, packedKeys, packedMessages } from './packed.ts'
import { unbroken } from './unbroken.ts'

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

const keysModule = 'virtual:message-keys'

/**
 * Parses the catalogues at build time, so that the parser is not bundled and formatting a message takes microseconds. The keys are bundled once for all
 * languages: four copies are too far apart for gzip to see that they are the same, and were a twelfth of the Worker.
 * @param isIncluded whether a message is bundled
 */
export function compiledMessages(isIncluded: (key: string) => boolean = () => true): Plugin {
  const catalogue = (locale: Locale): Record<string, string> => JSON.parse(readFileSync(`${import.meta.dirname}/${locale}.json`, 'utf8'))
  const keys = () => [...new Set(locales.flatMap((locale) => Object.keys(catalogue(locale))))].filter((key) => isMessageKey(key) && isIncluded(key))
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: (source) => (source === keysModule ? `\0${source}` : null),
    load(source) {
      if (source !== `\0${keysModule}`) return null
      return `import { unpackedKeys } from '#messages/packed.ts'\nexport const keys = unpackedKeys(${JSON.stringify(packedKeys(keys()))})`
    },
    transform(text, id) {
      const locale = /\/messages\/(\w+)\.json$/.exec(id)?.[1]
      return isLocale(locale) ? { code: messagesModule(JSON.parse(text), keys()), map: null, moduleType: 'js' } : null
    },
  }
}

function messagesModule(source: Readonly<Record<string, string>>, keys: readonly string[]): string {
  const compiled = keys.map((key) => (source[key] === undefined ? null : compileMessage(source[key], key)))
  return `import { unpackedMessages } from '#messages/packed.ts'
import { keys } from '${keysModule}'
const messages = unpackedMessages(${JSON.stringify(packedMessages(compiled))})
export default Object.fromEntries(messages.flatMap((message, index) => (message === null ? [] : [[keys[index], message]])))`
}
