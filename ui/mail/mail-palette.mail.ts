/** The colours of one theme of a mail, as hex: a subset of the colours of pages. */
export interface MailColours {
  readonly paper: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
  readonly accent: string
  /** For links and small text on paper. */
  readonly accentDeep: string
  /** For text on the accent. */
  readonly onAccent: string
}

export interface MailPalette {
  readonly light: MailColours
  readonly dark: MailColours
}

/** Overrides the inline colours in mail programs that support dark themes. */
export function darkStyle({ paper, ink, inkSoft, line, accent, accentDeep, onAccent }: MailColours): string {
  return `@media (prefers-color-scheme: dark) {
.paper { background-color: ${paper} !important; }
.ink { color: ${ink} !important; }
.soft { color: ${inkSoft} !important; }
.link { color: ${accentDeep} !important; }
.line { border-color: ${line} !important; }
.action { background-color: ${accent} !important; color: ${onAccent} !important; }
}`
}
