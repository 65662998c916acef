/** Quickselect: returns the value at an index of the sorted array, or 0 if the array is empty. Reorders the array in place. */
export function nthSmallest(values: Int32Array, position: number): number {
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const pivot = values[(from + to) >> 1] ?? 0
    let [left, right] = [from, to]
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const value = values[left] ?? 0
      values[left] = values[right] ?? 0
      values[right] = value
      left += 1
      right -= 1
    }
    if (position <= right) to = right
    else if (position >= left) from = left
    else break
  }
  return values[position] ?? 0
}
