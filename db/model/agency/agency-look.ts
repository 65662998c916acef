import type { Photo } from '../listings/listing.ts'

/** The agency's branding. */
export interface AgencyLook {
  /** '#rrggbb' in lower case; null: the neutral colour. The palette darkens or lightens it if its contrast is too low. */
  readonly accent: string | null
  /** Hand-picked colours that replace derived ones; a colour with too little contrast is still derived. */
  readonly shades: AccentShades
  /** Cleaned SVG, shown inside pages in the accent colour (`currentColor`); null: the name alone. */
  readonly logo: string | null
  readonly icons: AgencyIcons
  /** Fallback Open Graph image for pages without a picture. */
  readonly share: AgencyPicture | null
  /** The photograph of the home page and of testimonials without a picture; `name` is its alternative text. */
  readonly cover: Photo | null
  readonly interior: Photo | null
}

interface AccentShades {
  readonly deep?: string
  readonly dark?: string
  readonly darkDeep?: string
}

/** Raster icons by purpose, rendered from the logo by the import command or, when the logo is changed at the desk, in the editor's browser. */
export type AgencyIcons = { readonly [Size in IconSize]?: AgencyPicture }
export const iconSizes = ['32', '180', '192', '512', 'maskable', 'mark', 'markDark'] as const
export type IconSize = (typeof iconSizes)[number]

/** How a raster icon is drawn. */
export interface IconDrawing {
  /** Pixels of the square. */
  readonly side: number
  /** Fraction of the side that the logo fills. A maskable icon needs a margin, since systems crop it to a circle of 80 %. */
  readonly share: number
  /** The theme whose accent and background colours it is drawn in. */
  readonly theme: 'light' | 'dark'
  readonly isTransparent?: true
}

/** The `mark` icons are for mails, in light and dark mode. */
export const iconDrawings: Readonly<Record<IconSize, IconDrawing>> = {
  '32': { side: 32, share: 0.8, theme: 'light' },
  '180': { side: 180, share: 0.68, theme: 'light' },
  '192': { side: 192, share: 0.68, theme: 'light' },
  '512': { side: 512, share: 0.68, theme: 'light' },
  maskable: { side: 512, share: 0.5, theme: 'light' },
  mark: { side: 108, share: 1, theme: 'light', isTransparent: true },
  markDark: { side: 108, share: 1, theme: 'dark', isTransparent: true },
}

/** The name of an icon's part in a form or an import. */
export const iconPart = (size: IconSize) => `icon:${size}`

/** A picture of the agency's own in R2. */
export interface AgencyPicture {
  /** Its name under /agency/files/, which contains a hash of its bytes. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The path of a picture of the agency; immutable, so it can be cached forever. */
export function pathOf({ file }: AgencyPicture, folder = '/agency/files/'): string {
  return folder + file
}
