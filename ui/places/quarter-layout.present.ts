import { isWithinWalk, metresAMinute, walkingRings } from '#db/model/places/walking.ts'

/** Sizes of a drawing in its own units, which are about pixels. */
interface Frame {
  readonly width: number
  /** Between two rings. */
  readonly step: number
  /** Height of a label, with the space to the next. */
  readonly row: number
  readonly letter: number
}

export const frames = {
  narrow: { width: 300, step: 43, row: 19, letter: 12 },
  wide: { width: 600, step: 60, row: 23, letter: 14 },
} as const satisfies Record<string, Frame>

/** Coordinates are from the home, to the right and down. */
export interface QuarterLabel {
  readonly name: string
  readonly distance: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
  /** At most; letters are measured generously. */
  readonly width: number
  readonly dot: { readonly x: number; readonly y: number }
  /** The end of the line from the dot to a label above or below it. */
  readonly leader: { readonly x: number; readonly y: number } | null
  /** Beyond the last ring. */
  readonly isFar: boolean
}

export interface QuarterDrawing extends Frame {
  readonly height: number
  readonly rings: readonly { readonly radius: number; readonly text: string }[]
  readonly labels: readonly QuarterLabel[]
}

interface KnownPlace {
  readonly name: string
  readonly distance: string
  readonly metres: number
}

const margin = 4
/** From a dot to its label. */
const gap = 8
/** Half the height of the home, and of a ring's label. */
const home = 9
const ringLabel = 7
/** How far beyond the last ring places stand that are farther. */
const edge = 11
/** No dot is nearer to the home's middle, so that it stays visible beside it. */
const nearest = 15
/** The part of a ring's height in which dots stand: not straight above or below the home. */
const reach = 0.94

/**
 * The directions of places are unknown, so each takes the free row nearest to an angle of this fixed sequence, on either side by turns.
 * Degrees below the horizontal.
 */
const angles = [-28, 32, 58, -52, 8, -14, 44, -40] as const

/** Nearest places first. Every label has a row of its own, so that no two overlap; what finds no free row is in the list beside the drawing only. */
export function layOut(places: readonly KnownPlace[], rings: readonly string[], frame: Frame): QuarterDrawing {
  const free = rowsOf(frame)
  const labels = places.slice(0, angles.length).flatMap((place, index) => {
    const radius = radiusOf(place.metres, frame)
    const wanted = radius * Math.sin(((angles[index] ?? 0) * Math.PI) / 180)
    const row = free.toSorted((one, other) => costOf(one, wanted, radius) - costOf(other, wanted, radius))[0]
    if (row === undefined) return []
    free.splice(free.indexOf(row), 1)
    return labelOf(place, radius, row, index % 2 === 0 ? 1 : -1, frame)
  })
  return {
    ...frame,
    height: 2 * (walkingRings.length * frame.step + ringLabel + 2),
    rings: rings.map((text, index) => ({ radius: (index + 1) * frame.step, text })),
    labels,
  }
}

/** The middles of rows for labels: beside each other, clear of the home and of the rings' labels above it. */
function rowsOf({ step, row }: Frame): number[] {
  const last = walkingRings.length * step - row / 2
  const count = Math.floor((last - home) / row)
  const below = Array.from({ length: count }, (_, index) => home + row * (index + 0.5))
  const above = walkingRings.flatMap((_, index) => {
    const from = index === 0 ? home : index * step + ringLabel
    const to = (index + 1) * step - ringLabel
    const fitting = Math.floor((to - from) / row)
    const slack = (to - from - fitting * row) / 2
    return Array.from({ length: fitting }, (_each, at) => -(from + slack + row * (at + 0.5)))
  })
  return [...below, ...above]
}

/** How ill a row suits a place: by the distance to the wanted one, more so where its ring does not reach the row and a line must lead to the label. */
function costOf(row: number, wanted: number, radius: number): number {
  return Math.abs(row - wanted) + 3 * Math.max(0, Math.abs(row) - radius * reach)
}

function radiusOf(metres: number, { step }: Frame): number {
  if (!isWithinWalk(metres)) return walkingRings.length * step + edge
  return Math.max(nearest, (metres / (walkingRings[0] * metresAMinute)) * step)
}

function labelOf({ name, distance, metres }: KnownPlace, radius: number, row: number, side: 1 | -1, frame: Frame): QuarterLabel {
  const most = radius * reach
  const down = Math.max(-most, Math.min(most, row))
  const across = Math.sqrt(radius ** 2 - down ** 2)
  const [outside, inside] = [frame.width / 2 - across - gap - margin, frame.width / 2 + across - gap - margin]
  const whole = widthOf(`${name} ${distance}`, frame)
  const isOutside = whole <= outside
  const shown = cutTo(name, (isOutside ? outside : inside) - widthOf(` ${distance}`, frame), frame)
  const x = side * (across + (isOutside ? gap : -gap))
  return {
    name: shown,
    distance,
    x: rounded(x),
    leader: down === row ? null : { x: rounded(x - Math.sign(x - side * across) * 3), y: rounded(row) },
    y: rounded(row),
    anchor: (side === 1) === isOutside ? 'start' : 'end',
    width: Math.ceil(widthOf(`${shown} ${distance}`, frame)),
    dot: { x: rounded(side * across), y: rounded(down) },
    isFar: !isWithinWalk(metres),
  }
}

/** Generous: no letter of the typeface or its fallbacks is wider. */
function widthOf(text: string, { letter }: Frame): number {
  return [...text].reduce((width, each) => width + letter * emsOf(each), 0)
}

function emsOf(letter: string): number {
  if (letter > '\u2e7f') return 1.1
  return /[mwMW@%…—]/.test(letter) ? 0.95 : /\p{Lu}/u.test(letter) ? 0.72 : /[\s.,'’ijlft()]/.test(letter) ? 0.36 : 0.6
}

function cutTo(name: string, width: number, frame: Frame): string {
  if (widthOf(name, frame) <= width) return name
  const letters = [...name]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, frame) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
