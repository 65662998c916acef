import { type IconDrawing, iconDrawings, iconGround, iconPart, iconSizes } from '#db/model/agency/agency-look.ts'
import { type AccentChoice, type Colours, paletteOf, replacedColours } from '../../design/palette.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { findPart, findParts, partValue } from '../../islands/lookup.ts'

/** Previews the site's colours while they are typed, and says which would be replaced. */
export function mountLookPreview(section: HTMLElement, { replaced }: IslandProps['look-preview']): void {
  const form = section.closest('form')
  if (form === null) return
  form.addEventListener('input', () => {
    const choice = typedAccent(form)
    const { light, dark } = paletteOf(choice)
    const colours = new Map([...named('light', light), ...named('dark', dark)])
    for (const shape of findParts(section, 'swatch')) shape.setAttribute('fill', colours.get(partValue(shape, 'swatch') ?? '') ?? '')
    const list = findPart(section, 'replaced')
    list?.replaceChildren(
      ...replacedColours(choice).map(({ chosen, contrast, used }) => {
        const item = document.createElement('li')
        item.textContent = replaced
          .replace('{chosen}', chosen)
          .replace('{contrast}', contrast.toLocaleString(document.documentElement.lang))
          .replace('{used}', used)
        return item
      }),
    )
  })
}

function named(theme: string, colours: Colours): readonly (readonly [string, string])[] {
  return Object.entries(colours).map(([name, value]) => [`${theme} ${name}`, value])
}

const names = { accent: 'set.look.accent', deep: 'set.look.shades.deep', dark: 'set.look.shades.dark', darkDeep: 'set.look.shades.darkDeep' } as const

/** The accent and its shades as typed in the form of the agency's look. */
export function typedAccent(form: HTMLFormElement): AccentChoice {
  const colour = (name: string) => {
    const input = form.elements.namedItem(name)
    const text = input instanceof HTMLInputElement ? input.value.trim().toLowerCase() : ''
    return /^#[0-9a-f]{6}$/.test(text) ? text : undefined
  }
  const pair = (shade: 'deep' | 'dark' | 'darkDeep') => {
    const typed = colour(names[shade])
    return typed === undefined ? [] : [[shade, typed] as const]
  }
  const shades = Object.fromEntries((['deep', 'dark', 'darkDeep'] as const).flatMap(pair))
  return { accent: colour(names.accent) ?? null, shades }
}

/** Shows a logo that was chosen, and sends the raster icons for browsers, phones and mails along: Workers cannot draw SVG. */
export function mountLogoIcons(field: HTMLElement): void {
  const chosen = field.querySelector<HTMLInputElement>('input[type=file]')
  const form = field.closest('form')
  if (chosen === null || form === null) return
  let latest = 0
  chosen.addEventListener('change', async () => {
    const request = ++latest
    const file = chosen.files?.[0]
    const logo = file === undefined ? null : await readLogo(file).catch(() => null)
    const icons = logo === null ? [] : await iconsOf(logo, form).catch(() => [])
    if (request !== latest) return
    for (const input of field.querySelectorAll('input[hidden]')) input.remove()
    field.append(...icons.map(hiddenInput))
    if (logo !== null && icons.length > 0) await showLogo(field, logo, form)
  })
}

/** A chosen logo: what it is, and its image in a colour, which a picture does not take on. */
interface ChosenLogo {
  readonly isPicture: boolean
  image(colour: string): Promise<HTMLImageElement>
}

/** Null for a file that is neither a PNG nor an SVG. */
async function readLogo(file: File): Promise<ChosenLogo | null> {
  if ((await file.slice(1, 4).text()) === 'PNG') {
    const address = await smallerPicture(await dataAddress(file))
    return { isPicture: true, image: () => imageAt(address) }
  }
  const text = await file.text()
  if (!/<svg[\s>]/.test(text)) return null
  const drawing = sized(text)
  return { isPicture: false, image: (colour) => imageAt(`data:image/svg+xml,${encodeURIComponent(drawing.replaceAll('currentColor', colour))}`) }
}

/** The alpha, of 255, above which a pixel counts as drawn. */
const minAlpha = 10

/** The icons as files, named by their form field. */
async function iconsOf(logo: ChosenLogo, form: HTMLFormElement): Promise<readonly File[]> {
  const palette = paletteOf(typedAccent(form))
  return Promise.all(
    iconSizes.map(async (size) => {
      const drawing = iconDrawings[size]
      const { accent, paper } = palette[drawing.theme]
      const square = draw(await logo.image(accent), drawing, iconGround(drawing, paper, logo.isPicture))
      const bytes = await new Promise<Blob | null>((done) => square.toBlob(done, 'image/png'))
      if (bytes === null) throw new Error('The browser could not encode a PNG.')
      return new File([bytes], iconPart(size), { type: 'image/png' })
    }),
  )
}

/** @param ground null: transparent */
function draw(logo: HTMLImageElement, { side, share, isTransparent }: IconDrawing, ground: string | null): HTMLCanvasElement {
  const [canvas, context] = canvasOf(side, side)
  if (ground !== null) {
    context.fillStyle = ground
    context.fillRect(0, 0, side, side)
  }
  const { left, top, width, height } = isTransparent ? { left: 0, top: 0, width: logo.naturalWidth, height: logo.naturalHeight } : drawnPart(logo)
  const scale = (side * share) / Math.max(width, height)
  const [across, down] = [width * scale, height * scale]
  context.drawImage(logo, left, top, width, height, (side - across) / 2, (side - down) / 2, across, down)
  return canvas
}

function canvasOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no 2D canvas.')
  return [canvas, context]
}

/** The bounding box of a logo's visible pixels; the whole picture if it has none. */
function drawnPart(logo: HTMLImageElement): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const { naturalWidth: width, naturalHeight: height } = logo
  const [, context] = canvasOf(width, height)
  context.drawImage(logo, 0, 0)
  const pixels = context.getImageData(0, 0, width, height).data
  const drawn = Array.from({ length: width * height }, (_, at) => at).filter((at) => (pixels[4 * at + 3] ?? 0) > minAlpha)
  if (drawn.length === 0) return { left: 0, top: 0, width, height }
  const columns = drawn.map((at) => at % width)
  const [left, right] = [columns.reduce((one, other) => Math.min(one, other)), columns.reduce((one, other) => Math.max(one, other))]
  const [top, bottom] = [Math.floor((drawn[0] ?? 0) / width), Math.floor((drawn.at(-1) ?? 0) / width)]
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** An image from a data address: the content security policy allows no blobs. */
async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function dataAddress(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', failed)
    reader.readAsDataURL(file)
  })
}

/** The longer side in pixels of the picture that icons are drawn from. */
const drawnSide = 1024

/** A picture of at most that size. */
async function smallerPicture(address: string): Promise<string> {
  const image = await imageAt(address)
  const scale = drawnSide / Math.max(image.naturalWidth, image.naturalHeight)
  if (scale >= 1) return address
  const [canvas, context] = canvasOf(Math.max(1, Math.round(image.naturalWidth * scale)), Math.max(1, Math.round(image.naturalHeight * scale)))
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** Gives an SVG the width and height of its view box, which some browsers need to draw it. A parsed document would report its styles as violations of the content policy. */
function sized(logo: string): string {
  return logo.replace(/<svg\b[^>]*>/, (tag) => {
    const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(tag) ?? []
    const [width, height] = box
      .trim()
      .split(/[\s,]+/)
      .slice(2)
      .map(Number)
    if (!width || !height || width < 0 || height < 0) return tag
    const [across, down] = [512 * Math.min(1, width / height), 512 * Math.min(1, height / width)]
    return tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '').replace('<svg', `<svg width="${across}" height="${down}"`)
  })
}

async function showLogo(field: HTMLElement, logo: ChosenLogo, form: HTMLFormElement): Promise<void> {
  const image = await logo.image(paletteOf(typedAccent(form)).light.accent)
  image.alt = ''
  const place = findPart(field, 'picture-now')
  place?.classList.add('is-logo')
  place?.replaceChildren(image)
}

function hiddenInput(file: File): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'file'
  input.name = file.name
  input.hidden = true
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  return input
}
