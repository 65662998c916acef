import { createHash } from 'node:crypto'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { type Colours, paletteOf, styleSheet } from '#ui/design/palette.ts'

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

const icons = new WeakMap<Agency['look'], VersionedText>()

/** The site's SVG icon in the accent colour, light or dark: the logo, or else the first letter of the name. */
export function svgIconOf(agency: Agency): VersionedText {
  const known = icons.get(agency.look)
  if (known) return known
  const palette = paletteOf(agency.look)
  const text =
    agency.look.logo === null
      ? letterIcon(agencyName(agency, agency.languages.default), palette.light)
      : logoIcon(agency.look.logo, palette.light, palette.dark)
  const icon = { path: `/icon/${hashOf(text)}.svg`, text }
  icons.set(agency.look, icon)
  return icon
}

/** The path of the site's icon in browsers: drawn, or of a logo that is a picture the one made from it. */
export function siteIconOf(agency: Agency): string {
  const { logoPicture, icons: drawn } = agency.look
  const icon = logoPicture && (drawn['192'] ?? drawn['32'])
  return icon ? pathOf(icon) : svgIconOf(agency).path
}

function logoIcon(logo: string, light: Colours, dark: Colours): string {
  const style = `<style>svg{color:${light.accent}}@media (prefers-color-scheme:dark){svg{color:${dark.accent}}}</style>`
  return logo.replace(/^<svg([^>]*) aria-hidden="true"([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1$2>${style}`)
}

function letterIcon(name: string, { accent, onAccent }: Colours): string {
  const letter = (/[\p{L}\d]/u.exec(name)?.[0] ?? '').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="4" fill="${accent}"/><text x="12" y="17" text-anchor="middle" font-family="Georgia,serif" font-size="15" fill="${onAccent}">${letter}</text></svg>`
}
