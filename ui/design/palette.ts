import { contrastWith, inkOn, linkContrast, readableShade, textContrast } from './accent.ts'

/** The single source of every colour in style sheets and mails. Keys are the names of custom properties in camel case. */

const light = {
  paper: '#faf8f4',
  surface: '#ffffff', // fields, the enquiry card, sheets
  sand: '#f1ece3', // a quiet band behind a section
  ink: '#1c1b19', // 16.2 on paper
  inkSoft: '#524e47', // 7.6 on paper, 7.0 on sand: secondary text
  stone: '#6e6a62', // 5.1: icons, strokes, large figures, never small text
  line: '#e4dfd6', // hairlines
  control: '#857f74', // 3.7: the outline of a field or a button
  moss: '#3f5b4b', // 7.1: good, available, saved
  mossSoft: '#e7ede8',
  error: '#a1122b', // 7.5: a cool red
  errorSoft: '#fbedec',
  focus: '#1c1b19',
  focusGap: '#faf8f4',
  scrim: 'rgb(28 27 25 / 48%)',
  photoWait: '#e9e4da', // under a photograph until it has loaded
  chart: '#8e877b', // 3.4: bars of a chart; the day that matters has the accent
  planPaper: '#ffffff', // under a drawn plan
  mapHome: '#fbf9f5', // Belgium and Luxembourg
  mapLand: '#efe9df', // around them
  mapBuilt: 'rgb(120 98 66 / 13%)', // towns, over either land
  mapBorder: '#c3baaa',
  mapWater: '#d5dfe0',
  mapRiver: '#b9cdd1',
  mapRoad: '#d8b98c', // main roads
  mapRail: '#a8a39b',
  shadeFloat: 'rgb(28 27 25 / 12%)', // shadow of overlays: sheet, menu, gallery
  shadeMarker: 'rgb(28 27 25 / 22%)', // shadow of map markers
} as const

type Base = Readonly<Record<keyof typeof light, string>>

const dark: Base = {
  ...light,
  paper: '#161513',
  surface: '#1f1d1a',
  sand: '#24211d',
  ink: '#f1ede5', // 15.6
  inkSoft: '#c2bbaf', // 9.6
  stone: '#9a9388', // 6.0
  line: '#403c36',
  control: '#8c857a', // 5.0
  moss: '#a9c7b4', // 10.0
  mossSoft: '#232b26',
  error: '#ff9c97', // 9.1
  errorSoft: '#341b1a',
  focus: '#f1ede5',
  focusGap: '#161513',
  scrim: 'rgb(0 0 0 / 64%)',
  photoWait: '#2a2723',
  chart: '#827b70',
  planPaper: '#cfc8ba', // dimmed, but still light, because drawings on it are dark
  mapHome: '#2a2723',
  mapLand: '#211f1b',
  mapBuilt: 'rgb(241 237 229 / 7%)',
  mapBorder: '#57514a',
  mapWater: '#1f2b2e',
  mapRiver: '#34505a',
  mapRoad: '#7d6543',
  mapRail: '#68645d',
  shadeFloat: 'rgb(0 0 0 / 50%)',
}

/** EPC bands in the palette of the European label, the same in both themes; Wallonia and Luxembourg have nine. Text on them is `epcInk`, on the reds `epcInkLast`. */
const energyColours = {
  epc1: '#009640',
  epc2: '#52ae32',
  epc3: '#c8d400',
  epc4: '#ffed00',
  epc5: '#fbba00',
  epc6: '#ec6608',
  epc7: '#e30613',
  epc91: '#009640',
  epc92: '#52ae32',
  epc93: '#8cbf26',
  epc94: '#c8d400',
  epc95: '#ffed00',
  epc96: '#fbba00',
  epc97: '#f29400',
  epc98: '#ec6608',
  epc99: '#e30613',
  epcInk: '#14130f',
  epcInkLast: '#ffffff',
} as const

interface Accent {
  /** The main action, the logo, the day that matters in a chart. */
  readonly accent: string
  /** Links in text, hover of the main action. */
  readonly accentDeep: string
  /** Text on the accent. */
  readonly onAccent: string
}

export type Colours = Base & Accent

export interface Palette {
  readonly light: Colours
  readonly dark: Colours
}

/** What an agency chooses; `shades` are colours picked by hand to replace derived ones. */
export interface AccentChoice {
  readonly accent: string | null
  readonly shades: { readonly deep?: string; readonly dark?: string; readonly darkDeep?: string }
}

/** The colour of the browser's own frame, by theme: the accent does not change it. */
export const frameColours = { light: light.paper, dark: dark.paper } as const

const neutralAccent = '#3d5361'

/**
 * The colours of a site. An accent with too little contrast on the grounds of a theme is replaced there by a darker or lighter one of its
 * hue: 4.5:1 as text and under text, 7:1 for links.
 * @source WCAG 2.2, success criteria 1.4.3 and 1.4.6
 */
export function paletteOf({ accent, shades }: AccentChoice): Palette {
  const chosen = accent ?? neutralAccent
  return {
    light: { ...light, ...accentOn(light, chosen, shades.deep ?? chosen, 'darker') },
    dark: { ...dark, ...accentOn(dark, shades.dark ?? chosen, shades.darkDeep ?? shades.dark ?? chosen, 'lighter') },
  }
}

/** The chosen colours with too little contrast for their use, with their replacements. */
export function replacedColours(choice: AccentChoice): readonly { readonly chosen: string; readonly contrast: number; readonly used: string }[] {
  const { accent, shades } = choice
  const palette = paletteOf(choice)
  const combinations = [
    { chosen: accent, used: palette.light.accent, grounds: groundsOf(light) },
    { chosen: shades.deep, used: palette.light.accentDeep, grounds: groundsOf(light) },
    { chosen: shades.dark, used: palette.dark.accent, grounds: groundsOf(dark) },
    { chosen: shades.darkDeep, used: palette.dark.accentDeep, grounds: groundsOf(dark) },
  ]
  return combinations.flatMap(({ chosen, used, grounds }) =>
    chosen && chosen !== used ? [{ chosen, contrast: Math.floor(contrastWith(chosen, grounds) * 10) / 10, used }] : [],
  )
}

function accentOn(base: Base, chosen: string, deep: string, towards: 'darker' | 'lighter'): Accent {
  const inks = [light.surface, light.ink] as const
  const grounds = groundsOf(base)
  // The ink on the accent counts as a ground of it, because both need enough contrast.
  const ink = towards === 'darker' ? inks[0] : inks[1]
  const accent = readableShade(chosen, [...grounds, ink], textContrast, towards)
  return { accent, accentDeep: readableShade(deep, grounds, linkContrast, towards), onAccent: inkOn(accent, [...inks]) }
}

/** The grounds that text is on. */
function groundsOf({ paper, surface, sand }: Base): readonly string[] {
  return [paper, surface, sand]
}

/** The custom properties of a palette, as the style sheet that every page loads; the dark theme is for screens only. */
export function styleSheet({ light: day, dark: night }: Palette): string {
  const known = new Map(Object.entries(day))
  const changed = Object.entries(night).filter(([name, value]) => known.get(name) !== value)
  return `:root{${declarations(Object.entries({ ...day, ...energyColours }))}}\n@media screen and (prefers-color-scheme:dark){:root{${declarations(changed)}}}\n`
}

function declarations(colours: readonly (readonly [string, string])[]): string {
  return colours.map(([name, value]) => `--${propertyName(name)}:${value}`).join(';')
}

/** 'inkSoft' → 'ink-soft', 'epc91' → 'epc-9-1'. */
function propertyName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/g, '-$&')
}
