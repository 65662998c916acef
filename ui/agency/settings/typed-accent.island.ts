import type { AccentChoice } from '../../design/palette.ts'

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
