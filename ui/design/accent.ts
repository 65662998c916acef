import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, type Oklch, parseHex, useMode as registered, wcagContrast } from 'culori/fn'

registered(modeRgb)
registered(modeLrgb)
const toOklch = registered(modeOklch)

/** The minimum contrast of text, and the enhanced one for long texts (WCAG 2.2, success criteria 1.4.3 and 1.4.6). */
export const textContrast = 4.5
export const linkContrast = 7

/**
 * The contrast of a colour with the least favourable of several grounds, 1 to 21.
 * @source WCAG 2.2, "contrast ratio"
 */
export function contrastWith(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)))
}

/**
 * A colour with enough contrast on all the grounds: the colour itself, or else the nearest shade of the same hue.
 * @param towards where to look for it: darker on light grounds, lighter on dark ones
 * @returns '#rrggbb'
 */
export function readableShade(colour: string, grounds: readonly string[], contrast: number, towards: 'darker' | 'lighter'): string {
  const base = toOklch(parseHex(colour))
  const requested = formatHex(base)
  if (base === undefined || requested === undefined) throw new Error(`${colour} is not a colour`)
  if (contrastWith(requested, grounds) >= contrast) return requested
  let [fails, reads] = [base.l, towards === 'darker' ? 0 : 1]
  for (let step = 0; step < 12; step += 1) {
    const middle = (fails + reads) / 2
    if (contrastWith(atLightness(base, middle), grounds) >= contrast) reads = middle
    else fails = middle
  }
  return atLightness(base, reads)
}

/** Whichever of two inks has more contrast on a colour. */
export function inkOn(colour: string, inks: readonly [string, string]): string {
  const [one, other] = inks
  return wcagContrast(one, colour) >= wcagContrast(other, colour) ? one : other
}

function atLightness(colour: Oklch, l: number): string {
  return formatHex(clampChroma({ ...colour, l }, 'oklch')) ?? '#000000'
}
