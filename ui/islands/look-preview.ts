import { type Colours, paletteOf, replacedColours } from '../palette.ts'
import type { IslandProps } from './html-hooks.ts'
import { findPart, findParts, partValue } from './lookup.ts'

const names = { accent: 'set.look.accent', deep: 'set.look.shades.deep', dark: 'set.look.shades.dark', darkDeep: 'set.look.shades.darkDeep' } as const

/** Draws the site's colours as they are typed, and says which would be replaced. */
export function mountLookPreview(section: HTMLElement, { replaced }: IslandProps['look-preview']): void {
  const form = section.closest('form')
  if (form === null) return
  const colour = (name: string) => {
    const input = form.elements.namedItem(name)
    const text = input instanceof HTMLInputElement ? input.value.trim().toLowerCase() : ''
    return /^#[0-9a-f]{6}$/.test(text) ? text : undefined
  }
  form.addEventListener('input', () => {
    const shades = Object.fromEntries((['deep', 'dark', 'darkDeep'] as const).flatMap((shade) => pair(shade, colour(names[shade]))))
    const choice = { accent: colour(names.accent) ?? null, shades }
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

function pair(shade: string, colour: string | undefined): readonly (readonly [string, string])[] {
  return colour === undefined ? [] : [[shade, colour]]
}

function named(theme: string, colours: Colours): readonly (readonly [string, string])[] {
  return Object.entries(colours).map(([name, value]) => [`${theme} ${name}`, value])
}
