/** Degrees. */
export type Position = readonly [lng: number, lat: number]

/** Douglas–Peucker simplification; `tolerance` in degrees. */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((position) => distance(position, first, last))
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(line.slice(farthest), tolerance)]
}

function distance([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}
