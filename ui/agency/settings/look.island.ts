import { type IconDrawing, iconDrawings, iconPart, iconSizes } from '#db/model/agency/agency-look.ts'
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
    const icons = file === undefined ? [] : await iconsOf(await file.text(), form).catch(() => [])
    if (request !== latest) return
    for (const input of field.querySelectorAll('input[hidden]')) input.remove()
    field.append(...icons.map(hiddenInput))
    if (file !== undefined && icons.length > 0) showLogo(field, await file.text(), form)
  })
}

/** The alpha, of 255, above which a pixel counts as drawn. */
const minAlpha = 10

/** The icons as files, named by their form field. */
async function iconsOf(logo: string, form: HTMLFormElement): Promise<readonly File[]> {
  const palette = paletteOf(typedAccent(form))
  return Promise.all(
    iconSizes.map(async (size) => {
      const drawing = iconDrawings[size]
      const { accent, paper } = palette[drawing.theme]
      const square = draw(await imageOf(logo, accent), drawing, paper)
      const bytes = await new Promise<Blob | null>((done) => square.toBlob(done, 'image/png'))
      if (bytes === null) throw new Error('The browser could not encode a PNG.')
      return new File([bytes], iconPart(size), { type: 'image/png' })
    }),
  )
}

function draw(logo: HTMLImageElement, { side, share, isTransparent }: IconDrawing, paper: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no 2D canvas.')
  if (!isTransparent) {
    context.fillStyle = paper
    context.fillRect(0, 0, side, side)
  }
  const { left, top, width, height } = isTransparent ? { left: 0, top: 0, width: logo.naturalWidth, height: logo.naturalHeight } : drawnPart(logo)
  const scale = (side * share) / Math.max(width, height)
  const [across, down] = [width * scale, height * scale]
  context.drawImage(logo, left, top, width, height, (side - across) / 2, (side - down) / 2, across, down)
  return canvas
}

/** The bounding box of a logo's visible pixels; the whole picture if it has none. */
function drawnPart(logo: HTMLImageElement): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const { naturalWidth: width, naturalHeight: height } = logo
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context?.drawImage(logo, 0, 0)
  const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  const drawn = Array.from({ length: width * height }, (_, at) => at).filter((at) => (pixels[4 * at + 3] ?? 0) > minAlpha)
  if (drawn.length === 0) return { left: 0, top: 0, width, height }
  const columns = drawn.map((at) => at % width)
  const [left, right] = [columns.reduce((one, other) => Math.min(one, other)), columns.reduce((one, other) => Math.max(one, other))]
  const [top, bottom] = [Math.floor((drawn[0] ?? 0) / width), Math.floor((drawn.at(-1) ?? 0) / width)]
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The logo in a colour, as an image from a data URL, because the content security policy allows no blobs. */
async function imageOf(logo: string, colour: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized(logo).replaceAll('currentColor', colour))}`
  await image.decode()
  return image
}

/** Adds width and height, which some browsers need to draw an SVG. */
function sized(logo: string): string {
  const svg = new DOMParser().parseFromString(logo, 'image/svg+xml').documentElement
  const [, , width = '', height = ''] = svg.getAttribute('viewBox')?.split(/[\s,]+/) ?? []
  if (Number(width) > 0 && Number(height) > 0) {
    svg.setAttribute('width', String(512 * Math.min(1, Number(width) / Number(height))))
    svg.setAttribute('height', String(512 * Math.min(1, Number(height) / Number(width))))
  }
  return new XMLSerializer().serializeToString(svg)
}

async function showLogo(field: HTMLElement, logo: string, form: HTMLFormElement): Promise<void> {
  const image = await imageOf(logo, paletteOf(typedAccent(form)).light.accent)
  image.alt = ''
  findPart(field, 'picture-now')?.replaceChildren(image)
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
