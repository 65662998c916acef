/** Zero-width, bidirectional and other characters that are not seen but change what is, except those that join emoji. */
const invisible =
  /(?<!\p{Extended_Pictographic}\p{EMod}?\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f|(?![\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu

/** A text without characters that are not seen: for subjects and names in mails, where they would disguise what is read. */
export function visibleText(text: string): string {
  return text.replace(invisible, '')
}
