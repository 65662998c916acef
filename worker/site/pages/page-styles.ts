import { createHash } from 'node:crypto'
import { earlyFaces, pageStyles, sheetOf } from 'virtual:page-styles'
import type { Agency } from '#db/model/agency/agency.ts'
import { createByteBoundedMap } from '#db/model/site/byte-bounded-map.ts'
import { type Markup, markupOf } from '#ui/site/markup-cache.ts'
import { styleSheetOf } from '#worker/agency/look-files.ts'

/** The styles in the head of a page, and their source in its content security policy. */
export interface InlineStyles {
  readonly markup: Markup
  readonly source: string
}

/** Room for every sheet in the colours of one agency, counted as two bytes a character and its bytes in UTF-8. */
const maxBytes = 6_000_000
const made = createByteBoundedMap<InlineStyles>(maxBytes)

/**
 * The styles of what a page shows first, with the agency's colours; null for a component that the build does not know: its page links all styles.
 * @param hasPicture whether the page has a photograph in view, after which typefaces are fetched
 */
export function inlineStyles(component: unknown, agency: Pick<Agency, 'look'>, hasPicture: boolean): InlineStyles | null {
  const sheet = sheetOf.get(component)
  if (sheet === undefined) return null
  const colours = styleSheetOf(agency)
  const key = `${sheet} ${hasPicture} ${colours.path}`
  const known = made.get(key)
  if (known) return known
  // No style sheet has `</` but in a string, where the backslash changes nothing.
  const text = (colours.text + textOf(sheet) + (hasPicture ? '' : earlyFaces.text)).replaceAll('</', String.raw`<\/`)
  const styles = { markup: markupOf(text, true), source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
  made.set(key, styles, text.length * 3)
  return styles
}

/** The rules of a sheet, below the at-rules around them. */
function textOf(sheet: number): string {
  const { layers, contexts, rules, sheets } = pageStyles()
  const bits = Buffer.from(sheets[sheet] ?? '', 'base64')
  const pieces = [layers]
  let open: readonly string[] = []
  for (const [place, [context, text]] of rules.entries()) {
    if (((bits[place >> 3] ?? 0) & (1 << (place & 7))) === 0) continue
    const within = contexts[context] ?? []
    if (within !== open) pieces.push('}'.repeat(open.length), ...within.map((each) => `${each}{`))
    open = within
    pieces.push(text)
  }
  return pieces.join('') + '}'.repeat(open.length)
}
