/** Windows-1252's characters from 0x80 to 0x9f; a gap is unassigned. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const upper = `[\\u0080-\\u00bf${windows.replaceAll(' ', '').replace(/[\]\\^-]/g, '\\$&')}]`
/** UTF-8 that was read as Windows-1252 or Latin-1: 'Ã©' for 'é', 'â‚¬' for '€'. */
const misread = new RegExp(`[\\u00c2-\\u00c5]${upper}|\\u00e2${upper}{2}`, 'g')
/** 'à' of such a text, whose second character has become an ordinary space: 'Ã  deux pas', 'voilÃ  un bien'. */
const misreadA = /\u00c3 {1,2}(?=\S)/g
const controls = /[\u0080-\u009f]/g
const escapes = /\\(?:r\\n|[nrt"'/]|u[\da-fA-F]{4})/g

/**
 * Undoes what programs do to a text on its way: UTF-8 read as one byte a character, Windows-1252's quotes and dashes read as control characters, and
 * escapes of a programming language left in ('\n' in two characters).
 */
export function repaired(text: string): string {
  let whole = text
  // A text may have been read wrongly twice.
  for (let turn = 0; turn < 2 && /[\u00c2-\u00c5\u00e2]/.test(whole); turn += 1) whole = whole.replace(misread, decoded)
  whole = whole.replace(misreadA, 'à ').replace(controls, (control) => windows.charAt(control.charCodeAt(0) - 0x80).trim())
  return whole.includes('\\') ? whole.replace(escapes, unescaped) : whole
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(characters: string): string {
  try {
    return decoder.decode(Uint8Array.from(characters, byteOf))
  } catch {
    return characters
  }
}

function byteOf(character: string): number {
  const place = windows.indexOf(character)
  return place >= 0 && character !== ' ' ? 0x80 + place : character.charCodeAt(0)
}

function unescaped(written: string): string {
  const [, kind = ''] = written
  if (kind === 'u') return String.fromCharCode(Number.parseInt(written.slice(2), 16))
  return kind === 'n' || kind === 'r' ? '\n' : kind === 't' ? ' ' : kind
}
