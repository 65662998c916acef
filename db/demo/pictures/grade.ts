import type { Sharp } from 'sharp'

// One grade for all pictures: rendered greens and blues are calmer, light is warmer than shade, and corners are darker, as from a lens. The sources
// stay as they were rendered.

const greens = 0.4
const blues = 0.45
const warmth = 7
const vignette = 0.16
const grain = 2.2

/** @returns 0 below the first edge, 1 above the second one */
function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** More contrast around the middle, black that is not quite black, white that is not quite white. */
const curve = Uint8ClampedArray.from({ length: 256 }, (_, level) => {
  const t = level / 255
  return 6 + 243 * (t + 0.32 * t * (1 - t) * (2 * t - 1) - 0.1 * t * (1 - t))
})

/** Grain of the same picture is always the same, so that a second run changes nothing. */
function noise(): () => number {
  let state = 20_261
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** The graded picture in its full size, as raw pixels. */
export async function graded(source: Sharp) {
  const { data, info } = await source.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const random = noise()
  for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
    const calm = 1 - Math.max(greens * ramp(0, 45, g - (r + b) / 2), blues * ramp(0, 60, b - r))
    const x = (2 * (pixel % width)) / width - 1
    const y = (2 * Math.floor(pixel / width)) / height - 1
    const edge = 1 - vignette * ramp(0.5, 2, x * x + y * y)
    const warm = warmth * ramp(110, 240, light)
    const speck = grain * random()
    data[at] = curve[Math.round(Math.min(255, Math.max(0, (light + (r - light) * calm + warm * 0.5) * edge + speck)))] ?? 0
    data[at + 1] = curve[Math.round(Math.min(255, Math.max(0, (light + (g - light) * calm) * edge + speck)))] ?? 0
    data[at + 2] = curve[Math.round(Math.min(255, Math.max(0, (light + (b - light) * calm - warm) * edge + speck)))] ?? 0
  }
  return { data, raw: { width, height, channels: 3 as const } }
}
