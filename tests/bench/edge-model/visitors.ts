import type { Chance } from '../../kit/chance.ts'

/** A choice among many items, the first ones most often: item k with a weight of 1 / (k + 1) ** exponent. */
export function zipf(chance: Chance, count: number, exponent: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let item = 0; item < count; item += 1) {
    sum += 1 / (item + 1) ** exponent
    sums[item] = sum
  }
  return () => {
    const target = chance.between(0, sum)
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Seconds until the next event of a Poisson process with this rate per second. */
export function pause(chance: Chance, rate: number): number {
  return -Math.log(1 - chance.between(0, 1)) / rate
}
