/**
 * Whether a point can belong to a listing. Some systems write 0, 0 for an unknown point.
 * @source observed feeds; not in the specification
 */
export function isOnEarth(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
}
