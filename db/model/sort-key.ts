/** Letters that are no letter with an accent but are sorted as others. */
const sortedAs: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h' }

/** CLDR's order of what comes between the space and the digits; curly quotes sort as straight ones. */
const punctuation = '_-‐–—,;:!¡?¿.·\'"«»()[]{}§¶@*/\\&#%•`^°©®+±÷×<=>¬|¦~¤¢$£¥€'
const straight: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' }
const marks = new Map([...punctuation].map((mark, index) => [mark, `!${String.fromCharCode(0x30 + index)}`]))

/**
 * A key whose plain byte order is the order of a Latin text in Dutch, French, English and German, so that a database can
 * sort without a collation: case and accents are level, a space comes before punctuation, punctuation before digits, digits before letters.
 * @returns '' for a text without anything to sort by
 * @source decisions, "Paths" ("by city and type as the page's language collates"); the order is CLDR's root collation
 */
export function collationKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[ßæœøłđðħ]/g, (letter) => sortedAs[letter] ?? letter)
    .replace(/[‘’‚“”„]/g, (quote) => straight[quote] ?? quote)
    .replace(/[^ \p{L}\p{N}]/gu, (mark) => marks.get(mark) ?? mark)
}
