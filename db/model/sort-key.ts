/** Letters that are no letter with an accent but are sorted as others. */
const sortedAs: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h' }

/** CLDR's order of what comes between the space and the digits; curly quotes sort as straight ones. */
const punctuation = '_-‐–—,;:!¡?¿.·\'"«»()[]{}§¶@*/\\&#%•`^°©®+±÷×<=>¬|¦~¤¢$£¥€'
const straight: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' }
const marks = new Map([...punctuation].map((mark, index) => [mark, `!${String.fromCharCode(0x30 + index)}`]))

/**
 * A key whose plain byte order is the order of a Latin text, so that a database can sort without a collation: case and accents are
 * level, a space comes before punctuation, punctuation before digits, digits before letters.
 * @param rules what a language sorts otherwise, in the manner of CLDR: `&z<å<ä` puts å and ä after z (`language.sort` of its catalogue)
 * @returns '' for a text without anything to sort by
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

/** A letter after another letter becomes that letter and the last code there is, so that every word with the other comes first. */
function tailored(text: string, rules: string): string {
  if (rules === '') return text
  let sorted = text.normalize('NFC').toLowerCase()
  for (const [, anchor = '', after = ''] of rules.matchAll(/&\s*(\p{L})((?:\s*<\s*\p{L})+)/gu)) {
    for (const [index, letter] of (after.match(/\p{L}/gu) ?? []).entries()) sorted = sorted.replaceAll(letter, anchor + '\uffff'.repeat(index + 1))
  }
  return sorted
}
