import type { Photo } from '../listings/listing.ts'

/** The agency's branding. */
export interface AgencyLook {
  /** '#rrggbb' in lower case; null: the neutral colour. The palette darkens or lightens it if its contrast is too low. */
  readonly accent: string | null
  /** Hand-picked colours that replace derived ones; a colour with too little contrast is still derived. */
  readonly shades: AccentShades
  /** Cleaned SVG, shown inside pages in the accent colour (`currentColor`); null without a drawn logo. */
  readonly logo: string | null
  /** The logo as a PNG, in place of a drawing. Without either the name stands alone. */
  readonly logoPicture?: AgencyPicture
  /** The logo contains the agency's name, which is not written beside it. */
  readonly logoHasName?: true
  readonly icons: AgencyIcons
  /** Fallback Open Graph image for pages without a picture. */
  readonly share: AgencyPicture | null
  /** The photograph of the home page and of testimonials without a picture; `name` is its alternative text. */
  readonly cover: Photo | null
  readonly interior: Photo | null
}

/** Whether the agency has a logo, drawn or in a picture. */
export function hasLogo({ logo, logoPicture }: Pick<AgencyLook, 'logo' | 'logoPicture'>): boolean {
  return logo !== null || logoPicture !== undefined
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

const white = '#ffffff'

/**
 * The ground of an icon; null where it is transparent. A logo in a picture has colours of its own, mostly meant for white paper.
 * @param paper the theme's colour of paper
 */
export function iconGround({ isTransparent, theme }: IconDrawing, paper: string, isPicture: boolean): string | null {
  if (!isPicture) return isTransparent ? null : paper
  return isTransparent && theme === 'light' ? null : white
}

const logoSides = { least: 32, most: 4000 } as const // px

/** Whether a picture may be the logo: a PNG, which can be transparent, neither tiny nor huge. */
export function isLogoPicture({ file, width, height }: AgencyPicture): boolean {
  return file.endsWith('.png') && Math.min(width, height) >= logoSides.least && Math.max(width, height) <= logoSides.most
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
