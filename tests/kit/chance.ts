/** A seeded random generator, so that a failing run can be repeated. */
export interface Chance {
  /** True with this probability, from 0 to 1. */
  happens(likelihood: number): boolean
  /** An integer between two, inclusive. */
  whole(least: number, most: number): number
  /** A number between two, the upper one excluded. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, or all if there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** Mulberry32: small, and uniform enough for tests. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }
  return {
    happens: (likelihood) => next() < likelihood,
    whole,
    between: (least, most) => least + next() * (most - least),
    pick,
    some<Item>(items: readonly Item[], count: number) {
      const left = [...items]
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(whole(0, left.length - 1), 1)).flat()
    },
  }
}
