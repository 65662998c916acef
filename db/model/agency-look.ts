import type { Photo } from './listing.ts'

/** What makes the site look like the agency's. */
export interface AgencyLook {
  /** '#rrggbb' in lower case; null: the neutral one. Where it does not read, the palette uses a darker or lighter one. */
  readonly accent: string | null
  /** Hand-picked colours that replace derived ones; a colour with too little contrast is still derived. */
  readonly shades: AccentShades
  /** Cleaned SVG, shown inside pages in the accent colour (`currentColor`); null: the name alone. */
  readonly logo: string | null
  readonly icons: AgencyIcons
  /** Shown where a page is shared that has no picture. */
  readonly share: AgencyPicture | null
  /** The photograph of the home page, and the one beside a testimonial without a picture; `name` describes it to those who do not see it. */
  readonly cover: Photo | null
  readonly interior: Photo | null
}

interface AccentShades {
  readonly deep?: string
  readonly dark?: string
  readonly darkDeep?: string
}

/** Raster icons by purpose, drawn from the logo by the import command or by the browser of who changes the logo. */
export type AgencyIcons = { readonly [Size in IconSize]?: AgencyPicture }
export const iconSizes = ['32', '180', '192', '512', 'maskable', 'mark', 'markDark'] as const
export type IconSize = (typeof iconSizes)[number]

/** How a raster icon is drawn. */
export interface IconDrawing {
  /** Pixels of the square. */
  readonly side: number
  /** How much of it the logo takes, without its empty margin unless transparent; systems cut a circle of 80 % out of a maskable icon. */
  readonly share: number
  /** In the accent of the theme on its paper, or on nothing. */
  readonly theme: 'light' | 'dark'
  readonly isTransparent?: true
}

/** The marks are for mails, on light and on dark. */
export const iconDrawings: Readonly<Record<IconSize, IconDrawing>> = {
  '32': { side: 32, share: 0.8, theme: 'light' },
  '180': { side: 180, share: 0.68, theme: 'light' },
  '192': { side: 192, share: 0.68, theme: 'light' },
  '512': { side: 512, share: 0.68, theme: 'light' },
  maskable: { side: 512, share: 0.5, theme: 'light' },
  mark: { side: 108, share: 1, theme: 'light', isTransparent: true },
  markDark: { side: 108, share: 1, theme: 'dark', isTransparent: true },
}

/** The name under which a form or an import sends an icon. */
export const iconPart = (size: IconSize) => `icon:${size}`

/** A picture of the agency's own in R2. */
export interface AgencyPicture {
  /** Its name under /agency/files/, made from its bytes. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The path of a picture of the agency, whose bytes never change. */
export function pathOf({ file }: AgencyPicture, folder = '/agency/files/'): string {
  return folder + file
}
