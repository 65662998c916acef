/** The colours of `ui/styles/tokens.css` for mails, whose readers know no custom properties; dark where the reader's program asks for it. */
export const palette = {
  paper: '#faf8f4',
  surface: '#ffffff',
  ink: '#1c1b19',
  inkSoft: '#524e47',
  line: '#e4dfd6',
  brick: '#9c4a2f',
  brickDeep: '#7e3720',
  onBrick: '#ffffff',
} as const

const dark: Readonly<Record<keyof typeof palette, string>> = {
  paper: '#161513',
  surface: '#1f1d1a',
  ink: '#f1ede5',
  inkSoft: '#c2bbaf',
  line: '#35322d',
  brick: '#e39a7b',
  brickDeep: '#ecb199',
  onBrick: '#1c1b19',
}

/** What programs with a dark theme read; the others keep the colours that stand at each element. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${dark.paper} !important; }
.surface { background-color: ${dark.surface} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.inkSoft} !important; }
.link { color: ${dark.brickDeep} !important; }
.line { border-color: ${dark.line} !important; }
.action { background-color: ${dark.brick} !important; color: ${dark.onBrick} !important; }
}`
