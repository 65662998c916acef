import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { type Colours, paletteOf } from '#ui/design/palette.ts'
import { hashOf, type VersionedText } from './style-sheet.ts'

const made = new WeakMap<Agency['look'], VersionedText>()

/** The site's SVG icon in the accent colour, light or dark: the logo, or else the first letter of the name. */
export function svgIconOf(agency: Agency): VersionedText {
  const known = made.get(agency.look)
  if (known) return known
  const palette = paletteOf(agency.look)
  const text =
    agency.look.logo === null
      ? letterIcon(agencyName(agency, agency.languages.default), palette.light)
      : logoIcon(agency.look.logo, palette.light, palette.dark)
  const icon = { path: `/icon/${hashOf(text)}.svg`, text }
  made.set(agency.look, icon)
  return icon
}

function logoIcon(logo: string, light: Colours, dark: Colours): string {
  const style = `<style>svg{color:${light.accent}}@media (prefers-color-scheme:dark){svg{color:${dark.accent}}}</style>`
  return logo.replace(/^<svg([^>]*) aria-hidden="true"([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1$2>${style}`)
}

function letterIcon(name: string, { accent, onAccent }: Colours): string {
  const letter = (/[\p{L}\d]/u.exec(name)?.[0] ?? '').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="4" fill="${accent}"/><text x="12" y="17" text-anchor="middle" font-family="Georgia,serif" font-size="15" fill="${onAccent}">${letter}</text></svg>`
}
