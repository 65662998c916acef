/** The quantile: the value that a share of the values, 0 to 1, does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? Number.NaN
  return below + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? Number.NaN) - below)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The interquartile mean: as robust as a median, for values in whole milliseconds. */
export function middleMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const quarter = Math.floor(sorted.length / 4)
  return mean(sorted.slice(quarter, sorted.length - quarter))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The largest value over the items; 0 without items. */
export function most<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((largest, item) => Math.max(largest, of(item)), 0)
}
