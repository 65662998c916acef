import sharp from 'sharp'
import { type IconSize, iconDrawings, iconGround, iconSizes } from '#db/model/agency/agency-look.ts'
import { type AccentChoice, paletteOf } from '#ui/design/palette.ts'
import { escapeXml } from '#ui/site/xml.present.ts'

/** What icons and the share picture are drawn from. */
export interface LogoSource {
  /** The SVG's source, or a PNG. */
  readonly logo: string | Buffer
  readonly name: string
  readonly look: AccentChoice
}

/** Raster icons by purpose, as PNG. Workers cannot draw SVG, so this happens where the import command runs; `ui/agency/settings/look.island.ts` does the same in a browser. */
export async function drawIcons({ logo, look }: LogoSource): Promise<ReadonlyMap<IconSize, Buffer>> {
  const palette = paletteOf(look)
  const mark = await drawMark(logo, palette.light.accent)
  const icons = await Promise.all(
    iconSizes.map(async (size) => {
      const { side, share, theme, isTransparent = false } = iconDrawings[size]
      const ground = iconGround(iconDrawings[size], palette[theme].paper, typeof logo !== 'string')
      const { accent } = palette[theme]
      const inner = Math.round(side * share)
      const drawing = isTransparent ? await drawLogo(logo, accent, inner, inner) : await sharp(mark).resize(inner, inner, { fit: 'inside' }).toBuffer()
      const square = sharp({ create: { width: side, height: side, channels: 4, background: ground ?? 'transparent' } })
      return [
        size,
        await square
          .composite([{ input: drawing, gravity: 'centre' }])
          .png({ palette: true })
          .toBuffer(),
      ] as const
    }),
  )
  return new Map(icons)
}

/** Pixels at which margins are looked for, and the difference to nothing that counts as drawn. */
const margins = { side: 640, threshold: 10 } as const

const share = { width: 1200, height: 630 } as const

/** The preview picture of shared pages that have no picture: the logo over the name, on paper with a line in the accent. */
export async function drawShare({ logo, name, look }: LogoSource): Promise<Buffer> {
  const { paper, accent, ink } = paletteOf(look).light
  const size = Math.min(84, Math.floor(1800 / Math.max(1, name.length)))
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${share.width}" height="${share.height}">
    <rect width="100%" height="100%" fill="${paper}"/><rect y="606" width="100%" height="24" fill="${accent}"/>
    <text x="600" y="480" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-size="${size}" fill="${ink}">${escapeXml(name)}</text></svg>`
  const drawing = await drawLogo(logo, accent, 520, 220)
  const { height = 220, width = 520 } = await sharp(drawing).metadata()
  const place = { left: Math.round((share.width - width) / 2), top: Math.round(250 - height / 2) }
  return sharp(Buffer.from(ground))
    .composite([{ input: drawing, ...place }])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

async function drawLogo(logo: string | Buffer, accent: string, width: number, height: number): Promise<Buffer> {
  const source = typeof logo === 'string' ? sharp(Buffer.from(logo.replaceAll('currentColor', accent)), { density: 600 }) : sharp(logo)
  return source.resize(width, height, { fit: 'inside' }).png().toBuffer()
}

/** The logo without the empty margin of its drawing, so that every agency's icon fills its square alike. */
async function drawMark(logo: string | Buffer, accent: string): Promise<Buffer> {
  const drawn = await drawLogo(logo, accent, margins.side, margins.side)
  return sharp(drawn).trim({ background: 'transparent', threshold: margins.threshold }).png().toBuffer()
}
