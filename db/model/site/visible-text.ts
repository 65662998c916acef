/**
 * Whether a value counts as empty: undefined, null, or a string of white space only. The blank of Braille, which looks like a space, counts as one.
 * @source specification, section 5 ("Null or empty")
 */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\u2800]*$/.test(value))
}

/** Zero-width, bidirectional and other invisible characters that change how a text looks, except joiners of emoji. */
const invisible =
  /(?<!\p{Extended_Pictographic}\p{EMod}?\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f|(?![\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu

/** A text without invisible characters: for subjects and names in mails, where they could disguise the text. */
export function visibleText(text: string): string {
  return text.replace(invisible, '')
}
