import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frames, layOut, type QuarterDrawing } from './quarter-layout.present.ts'

const rings = ['5 min', '10 min', '15 min']
const places = fc
  .array(fc.record({ name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), metres: fc.nat(4000) }), { minLength: 1, maxLength: 40 })
  .map((all) => all.map((place) => ({ ...place, distance: `${place.metres} m` })).sort((one, other) => one.metres - other.metres))
const drawn = fc.tuple(places, fc.constantFrom(frames.narrow, frames.wide)).map(([all, frame]) => layOut(all, rings, frame))

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxesOf({ labels, letter }: QuarterDrawing): readonly Box[] {
  return labels.map(({ x, y, anchor, width }) => {
    const left = anchor === 'start' ? x : x - width
    return { left, right: left + width, top: y - letter / 2, bottom: y + letter / 2 }
  })
}

/** The labels of the rings, above the home, and the home itself. */
function fixedBoxes({ rings: all }: QuarterDrawing): readonly Box[] {
  return [...all.map(({ radius }) => ({ left: -20, right: 20, top: -radius - 5, bottom: -radius + 5 })), { left: -8, right: 8, top: -8, bottom: 8 }]
}

const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('the quarter', () => {
  test('no label overlaps another, the label of a ring, or the home', () => {
    fc.assert(
      fc.property(drawn, (drawing) => {
        const boxes = [...boxesOf(drawing), ...fixedBoxes(drawing)]
        return boxes.every((one, index) => boxes.slice(index + 1).every((other) => !overlap(one, other)))
      }),
    )
  })

  test('no dot and no label leaves the frame', () => {
    fc.assert(
      fc.property(drawn, (drawing) => {
        const dots = drawing.labels.map(({ dot }) => ({ left: dot.x - 4, right: dot.x + 4, top: dot.y - 4, bottom: dot.y + 4 }))
        return [...boxesOf(drawing), ...dots].every(
          ({ left, right, top, bottom }) =>
            left >= -drawing.width / 2 && right <= drawing.width / 2 && top >= -drawing.height / 2 && bottom <= drawing.height / 2,
        )
      }),
    )
  })

  test.each([
    ['five minutes away, on the first ring', 400, frames.narrow.step],
    ['fifteen minutes away, on the last', 1200, 3 * frames.narrow.step],
    ['farther, beyond it', 9000, 3 * frames.narrow.step + 11],
    ['next door, still beside the home', 10, 15],
  ])('%s', (_, metres, radius) => {
    const dot = layOut([{ name: 'Bakery', metres, distance: '' }], rings, frames.narrow).labels[0]?.dot
    expect(Math.hypot(dot?.x ?? 0, dot?.y ?? 0)).toBeCloseTo(radius, 0)
  })

  test('eight places are drawn, the nearest ones', () => {
    const all = Array.from({ length: 12 }, (_, index) => ({ name: `Place ${index}`, metres: 100 * index, distance: '' }))
    expect(layOut(all, rings, frames.narrow).labels.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Place ${index}`))
  })

  test('a long name is cut off, so that its distance stays', () => {
    const [label] = layOut([{ name: 'Sint-Jozef-Klein-Seminarie en internaat voor jongens', metres: 300, distance: '300 m' }], rings, frames.narrow).labels
    expect(label?.name).toMatch(/^Sint-Jozef.*…$/)
    expect(label?.distance).toBe('300 m')
  })
})
