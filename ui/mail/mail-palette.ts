/** The colours of one theme of a mail, as hex. */
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

/** The colours of `ui/styles/tokens.css`, copied because mail programs do not support custom properties. */
export const mailPalette: MailPalette = {
  light: {
    paper: '#faf8f4',
    ink: '#1c1b19',
    inkSoft: '#524e47',
    line: '#e4dfd6',
    accent: '#9c4a2f',
    accentDeep: '#7e3720',
    onAccent: '#ffffff',
  },
  dark: {
    paper: '#161513',
    ink: '#f1ede5',
    inkSoft: '#c2bbaf',
    line: '#35322d',
    accent: '#e39a7b',
    accentDeep: '#ecb199',
    onAccent: '#1c1b19',
  },
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
