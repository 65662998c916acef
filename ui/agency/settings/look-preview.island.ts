import { type Colours, paletteOf, replacedColours } from '../../design/palette.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { findPart, findParts, partValue } from '../../islands/lookup.ts'
import { typedAccent } from './typed-accent.island.ts'

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
