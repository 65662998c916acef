import type { CSSProperties } from 'react'

/** The colours of one theme of a mail, as hex: a subset of the colours of pages. */
interface MailColours {
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
.bar { background-color: ${line} !important; }
.action { background-color: ${accent} !important; color: ${onAccent} !important; }
}`
}

const textFont = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const displayFont = 'Fraunces, Georgia, serif'

export const sheetWidth = 560
export const markSize = 36
export const portraitSize = 56
/** Leaves room on a phone for the longest words beside it. */
const thumbnailWidth = 120
const thumbnailGap = 16

/** Every inline style of a mail, in the colours of its light theme: many mail programs ignore style sheets. */
export function mailStyles({ paper, ink, inkSoft, line, accent, accentDeep, onAccent }: MailColours) {
  /** The alternative text of a blocked picture. */
  const alt = { color: inkSoft, fontFamily: textFont, fontSize: 14, lineHeight: '20px' } as const
  const changeCell = { padding: '20px 0', wordBreak: 'break-word', borderTop: `1px solid ${line}`, verticalAlign: 'top' } as const
  return {
    body: { margin: 0, padding: 0, backgroundColor: paper },
    preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
    paper: { backgroundColor: paper },
    margins: { padding: '32px 20px 48px' },
    sheet: { maxWidth: sheetWidth },
    header: { paddingBottom: 20, borderBottom: `1px solid ${line}` },
    agency: { color: ink, fontFamily: displayFont, fontSize: 26, fontWeight: 500, letterSpacing: '-0.02em', textDecoration: 'none' },
    mark: { display: 'inline-block', marginRight: 10, border: 0, borderRadius: 4, verticalAlign: 'middle' },
    main: { padding: '32px 0', color: ink, fontFamily: textFont, fontSize: 17, lineHeight: '27px' },
    footer: { paddingTop: 20, borderTop: `1px solid ${line}`, color: inkSoft, fontFamily: textFont, fontSize: 14, lineHeight: '21px' },
    footParagraph: { margin: '0 0 12px' },
    footEnd: { margin: 0 },
    footLink: { color: inkSoft, textDecoration: 'underline' },
    title: { margin: '0 0 16px', color: ink, fontFamily: displayFont, fontSize: 28, fontWeight: 400, lineHeight: '34px', textWrap: 'balance' },
    heading: { margin: '32px 0 12px', color: ink, fontFamily: displayFont, fontSize: 20, fontWeight: 400, lineHeight: '26px' },
    paragraph: { margin: '0 0 16px' },
    lead: { margin: '0 0 20px', color: ink, fontFamily: displayFont, fontSize: 22, lineHeight: '31px' },
    figure: { margin: '0 0 12px', color: ink, fontSize: 16, lineHeight: '24px' },
    figureValue: { marginRight: 6, fontFamily: displayFont, fontSize: 56, lineHeight: '60px' },
    saying: { margin: '0 0 24px', paddingLeft: 16, borderLeft: `3px solid ${line}` },
    sayingText: { margin: '0 0 4px', fontFamily: displayFont, fontSize: 18, lineHeight: '27px', whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
    bars: { margin: '4px 0 24px', tableLayout: 'fixed' },
    barCell: { padding: '0 3px', verticalAlign: 'bottom', textAlign: 'center', color: inkSoft, fontSize: 13, lineHeight: '18px' },
    bar: { margin: '2px 0', backgroundColor: line },
    lastBar: { margin: '2px 0', backgroundColor: accent },
    freeText: { marginBottom: 16 },
    list: { margin: '0 0 16px', paddingLeft: 24 },
    listItem: { margin: '0 0 6px' },
    blockquote: { margin: '0 0 16px', paddingLeft: 16, borderLeft: `3px solid ${line}`, color: inkSoft },
    dataTable: { margin: '0 0 16px', borderCollapse: 'collapse' },
    dataCell: { padding: '6px 16px 6px 0', borderBottom: `1px solid ${line}`, textAlign: 'left', verticalAlign: 'top' },
    rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${line}` },
    quote: { whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
    quoteSection: { margin: '0 0 16px', whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
    quiet: { margin: '0 0 16px', color: inkSoft, fontSize: 14, lineHeight: '22px', whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
    code: { margin: '0 0 16px', fontSize: 28, fontWeight: 600, lineHeight: '36px', letterSpacing: '0.06em' },
    row: { padding: '10px 0', borderTop: `1px solid ${line}`, fontSize: 16, lineHeight: '24px' },
    label: { color: inkSoft, fontSize: 14, lineHeight: '20px' },
    link: { color: accentDeep, textDecoration: 'underline' },
    actionLine: { margin: '16px 0' },
    action: {
      display: 'inline-block',
      padding: '12px 20px',
      borderRadius: 4,
      backgroundColor: accent,
      color: onAccent,
      fontSize: 16,
      fontWeight: 600,
      lineHeight: '20px',
      textDecoration: 'none',
    },
    photo: { ...alt, display: 'block', width: '100%', height: 'auto', marginBottom: 16, border: 0, borderRadius: 2 },
    thumbnail: { ...alt, display: 'block', width: thumbnailWidth, height: 'auto', marginBottom: 0, border: 0, borderRadius: 2 },
    listingTitle: { fontFamily: displayFont, fontSize: 20, lineHeight: '26px' },
    portraitCell: { width: portraitSize + 16, padding: '12px 0', verticalAlign: 'top' },
    portrait: { display: 'block', border: 0, borderRadius: portraitSize / 2, objectFit: 'cover' },
    signer: { color: ink, fontWeight: 600 },
    contactCell: { padding: '12px 0', verticalAlign: 'top' },
    phone: { whiteSpace: 'nowrap' },
    listingLine: { color: inkSoft, fontSize: 16, lineHeight: '24px' },
    changeTable: { tableLayout: 'fixed' },
    changeCell,
    thumbnailCell: { ...changeCell, width: thumbnailWidth + thumbnailGap },
    badge: { color: accentDeep, fontSize: 14, fontWeight: 600, lineHeight: '20px' },
    changeTitle: { color: ink, fontFamily: displayFont, fontSize: 18, lineHeight: '24px', textDecoration: 'underline', hyphens: 'auto' },
    price: { fontSize: 16, fontWeight: 600, lineHeight: '24px' },
    priceBefore: { color: inkSoft, fontWeight: 400 },
  } as const satisfies Readonly<Record<string, CSSProperties>>
}

export type MailStyles = ReturnType<typeof mailStyles>

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
