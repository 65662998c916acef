import type { Token } from 'stream-json/parser.js'
import type { FileOutline } from '../outline.ts'

/** The lists of a file of the neutral format. */
export type NeutralList = 'listings' | 'deleted'

export interface NeutralOutline extends FileOutline<NeutralList> {
  /** Whether the file is only part of the stock; known once the whole file has been read. */
  isDelta(): boolean
  /** Unknown top-level keys. */
  unknownKeys(): readonly string[]
}

const known = new Set(['kind', 'version', 'extent', 'generated_at', 'channel', 'deleted', 'listings'])

/** Opens an outline: one object with `version`, `extent` and the lists `listings` and `deleted`, in any order. */
export function openNeutralOutline(): NeutralOutline {
  const values = new Map<string, unknown>()
  const keys = new Set<string>()
  const lists = new Set<NeutralList>()
  let depth = 0
  let key = ''

  return {
    take(token: Token) {
      const list = depth === 1 && token.name === 'startArray' && (key === 'listings' || key === 'deleted') ? key : null
      if (list !== null) {
        lists.add(list)
        return list
      }
      if (token.name.startsWith('start')) depth += 1
      else if (token.name.startsWith('end')) depth -= 1
      else if (depth === 1 && token.name === 'keyValue') {
        key = token.value
        keys.add(key)
      } else if (depth === 1 && 'value' in token) values.set(key, token.value)
      return null
    },
    objection() {
      const [version, extent] = [values.get('version'), values.get('extent')]
      if (version === undefined) return '"version" is missing: this site reads version "1"'
      if (String(version) !== '1') return `version "${String(version).slice(0, 20)}" is not known: this site reads version "1"`
      if (extent !== 'full' && extent !== 'delta') return '"extent" must be "full" (what is absent is withdrawn) or "delta" (only "deleted" is)'
      return lists.has('listings') || (extent === 'delta' && lists.has('deleted')) ? null : 'the list "listings" is missing'
    },
    isDelta: () => values.get('extent') === 'delta',
    unknownKeys: () => [...keys].filter((name) => !known.has(name)),
  }
}
