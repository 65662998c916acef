/** Letters that do not decompose but sort as others. */
const sortedAs: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h' }

/** Punctuation in CLDR's order, between space and digits; curly quotes sort as straight ones. */
const punctuation = '_-‐–—,;:!¡?¿.·\'"«»()[]{}§¶@*/\\&#%•`^°©®+±÷×<=>¬|¦~¤¢$£¥€'
const straight: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' }
const marks = new Map([...punctuation].map((mark, index) => [mark, `!${String.fromCharCode(0x30 + index)}`]))

/**
 * A key whose byte order is the collation order of a Latin text, so that sorting needs no collator: case and accents are ignored;
 * spaces come before punctuation, punctuation before digits, digits before letters.
 * @param rules a language's tailoring in CLDR's notation (`language.sort` of its catalogue): `&z<å<ä` sorts å and ä after z
 * @returns '' for a text with nothing to sort by
 * @source decisions, "Paths" ("by city and type as the page's language collates"); the order is CLDR's root collation
 */
export function collationKey(text: string, rules = ''): string {
  return tailored(text, rules)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[ßæœøłđðħ]/g, (letter) => sortedAs[letter] ?? letter)
    .replace(/[‘’‚“”„]/g, (quote) => straight[quote] ?? quote)
    .replace(/[^ \p{L}\p{N}]/gu, (mark) => marks.get(mark) ?? mark)
}

/** Replaces a tailored letter by its anchor and the highest code unit, which sorts after every word with the anchor. */
function tailored(text: string, rules: string): string {
  if (rules === '') return text
  let sorted = text.normalize('NFC').toLowerCase()
  for (const [, anchor = '', after = ''] of rules.matchAll(/&\s*(\p{L})((?:\s*<\s*\p{L})+)/gu)) {
    for (const [index, letter] of (after.match(/\p{L}/gu) ?? []).entries()) sorted = sorted.replaceAll(letter, anchor + '\uffff'.repeat(index + 1))
  }
  return sorted
}
