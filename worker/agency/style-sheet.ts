import { createHash } from 'node:crypto'
import type { Agency } from '#db/model/agency/agency.ts'
import { paletteOf, styleSheet } from '#ui/design/palette.ts'

/** A text served under a URL with a content hash. */
export interface VersionedText {
  readonly path: string
  readonly text: string
}

const made = new Map<string, VersionedText>()
const maxMade = 20

/** The style sheet with the agency's colours. */
export function styleSheetOf({ look }: Pick<Agency, 'look'>): VersionedText {
  const name = JSON.stringify([look.accent, look.shades])
  const known = made.get(name)
  if (known) return known
  const text = styleSheet(paletteOf(look))
  const sheet = { path: `/style/${hashOf(text)}.css`, text }
  if (made.size >= maxMade) made.clear()
  made.set(name, sheet)
  return sheet
}

/** A content hash of ten characters. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
