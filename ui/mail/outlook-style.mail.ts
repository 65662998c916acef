import type { MailColours } from './mail-palette.mail.ts'
import { sheetWidth } from './mail-styles.mail.ts'

/**
 * For Outlook on Windows, which lays mails out with Word: it ignores `max-width` and the padding of links, so that a button takes its size
 * from its cell, and sets a text whose first typeface is missing in Times New Roman.
 */
export function outlookStyle({ accent }: MailColours): string {
  return `
.sheet { width: ${sheetWidth}px !important; }
body, table, td, div, p, a, li { font-family: Arial, sans-serif !important; }
h1, h2, .display { font-family: Georgia, serif !important; }
.preview { mso-hide: all; }
.action { padding: 0 !important; }
.action-cell { padding: 12px 20px; background-color: ${accent}; }
`
}
