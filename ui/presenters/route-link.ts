/** The address of a service that shows the way to a point, 'lat,lng' in degrees. */
export function routeTo(point: string): string {
  return `https://www.openstreetmap.org/directions?to=${point}`
}
