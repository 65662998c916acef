import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastWith } from './accent.ts'
import { type Colours, paletteOf, replacedColours, styleSheet } from './palette.ts'

const none = {} as const
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const grounds = ({ paper, surface, sand }: Colours) => [paper, surface, sand]

describe('an accent', () => {
  test('an accent with enough contrast on paper stays as chosen', () => {
    const { light, dark } = paletteOf({ accent: '#9c4a2f', shades: { deep: '#7e3720', dark: '#e39a7b', darkDeep: '#ecb199' } })
    expect([light.accent, light.accentDeep, light.onAccent]).toEqual(['#9c4a2f', '#7e3720', '#ffffff'])
    expect([dark.accent, dark.accentDeep, dark.onAccent]).toEqual(['#e39a7b', '#ecb199', '#1c1b19'])
  })

  test('an accent too pale for the light theme becomes darker, too dark for the dark theme lighter, in the same hue', () => {
    const { light, dark } = paletteOf({ accent: '#ffd400', shades: none })
    expect(light.accent).not.toBe('#ffd400')
    expect(dark.accent).toBe('#ffd400')
    expect(contrastWith(light.accent, grounds(light))).toBeGreaterThanOrEqual(4.5)
    expect(replacedColours({ accent: '#ffd400', shades: none })).toEqual([{ chosen: '#ffd400', contrast: 1.2, used: light.accent }])
    expect(contrastWith(paletteOf({ accent: '#0b1d3a', shades: none }).dark.accent, grounds(dark))).toBeGreaterThanOrEqual(4.5)
  })

  test('an accent of any colour has enough contrast in both themes: as text, as a link, and under text', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (accent, deep, night, nightDeep) => {
        const palette = paletteOf({ accent, shades: { deep, dark: night, darkDeep: nightDeep } })
        for (const colours of [palette.light, palette.dark]) {
          expect(contrastWith(colours.accent, grounds(colours))).toBeGreaterThanOrEqual(4.5)
          expect(contrastWith(colours.accentDeep, grounds(colours))).toBeGreaterThanOrEqual(7)
          expect(contrastWith(colours.onAccent, [colours.accent])).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  test('the accent is neutral if none was chosen', () => {
    const { light } = paletteOf({ accent: null, shades: none })
    expect(contrastWith(light.accent, grounds(light))).toBeGreaterThanOrEqual(4.5)
  })
})

test('text has enough contrast on every ground of both themes', () => {
  const { light, dark } = paletteOf({ accent: null, shades: none })
  for (const colours of [light, dark]) {
    expect(contrastWith(colours.ink, grounds(colours))).toBeGreaterThanOrEqual(7)
    expect(contrastWith(colours.inkSoft, grounds(colours))).toBeGreaterThanOrEqual(7)
    expect(contrastWith(colours.error, [colours.paper])).toBeGreaterThanOrEqual(7)
  }
})

test('the style sheet defines every colour, and the dark theme only those that differ', () => {
  const [day = '', night = ''] = styleSheet(paletteOf({ accent: '#123456', shades: none })).split('@media')
  for (const name of [
    '--paper:#faf8f4',
    '--ink-soft:#524e47',
    '--accent:#123456',
    '--epc-1:#009640',
    '--epc-9-9:#e30613',
    '--epc-ink-last:#ffffff',
    '--plan-paper:#ffffff',
  ])
    expect(day).toContain(name)
  expect(night).toContain('screen and (prefers-color-scheme:dark){:root{--paper:#161513')
  expect(night).not.toContain('--epc-')
})
