import { decodeHTMLStrict } from 'entities/decode'

/**
 * Decodes a named character reference without its `&` and `;`, as `micromark` expects of the package `decode-named-character-reference`.
 * The Worker's build uses this instead, because `htmlparser2` already brings the same 2,125 names in `entities`.
 * @returns false for an unknown name
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const decoded = decodeHTMLStrict(reference)
  return decoded === reference ? false : decoded
}
