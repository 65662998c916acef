/** A circle of a drawing with its name. */
export interface LabelledCircle {
  readonly key: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The position of a name: the start of its baseline, or its end. */
export interface MapLabel {
  readonly key: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The type size of names, in units of the drawing: on wide screens, and on a phone. */
export const mapType = { wide: 14, narrow: 21 } as const

/** The space around a circle, in units of the drawing. */
const gap = 5

/**
 * Places names beside their circles, greedily in order: right, left, below or above, wherever a name overlaps no other name or circle and
 * stays within the drawing. A name that fits nowhere is left out.
 */
export function placeLabels(circles: readonly LabelledCircle[], width: number, height: number, type: number = mapType.wide): readonly MapLabel[] {
  const taken: Box[] = []
  return circles.flatMap((circle) => {
    const others = circles.filter(({ key }) => key !== circle.key).map(boxOf)
    const found = candidates(circle, type).find(
      ({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height && ![...taken, ...others].some((each) => overlaps(box, each)),
    )
    if (found === undefined) return []
    taken.push(found.box)
    return [found.label]
  })
}

function candidates({ key, name, x, y, radius }: LabelledCircle, type: number): readonly { readonly label: MapLabel; readonly box: Box }[] {
  // An average letter, and a line.
  const length = name.length * type * 0.53
  const line = type + 3
  const at = (anchor: MapLabel['anchor'], labelX: number, middle: number) => {
    const left = anchor === 'start' ? labelX : anchor === 'end' ? labelX - length : labelX - length / 2
    return {
      label: { key, name, anchor, x: labelX, y: middle + Math.round(type * 0.36) },
      box: { left, right: left + length, top: middle - line / 2, bottom: middle + line / 2 },
    }
  }
  return [
    at('start', x + radius + gap, y),
    at('end', x - radius - gap, y),
    at('middle', x, y + radius + gap + line / 2),
    at('middle', x, y - radius - gap - line / 2),
  ]
}

const boxOf = ({ x, y, radius }: LabelledCircle): Box => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })

const overlaps = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
