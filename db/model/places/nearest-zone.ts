import type { Corner } from '../search/search.ts'
import { distance } from './circle.ts'
import { type Zone, zoneTable } from './zone-table.ts'

/** Maximum distance in km between a point and the zone that it is named after. */
const reach = 1.5

/** The municipality or locality whose middle is nearest to a point; null when none is within reach. */
export function nearestZone(point: Corner): Zone | null {
  let nearest: Zone | null = null
  let least = reach
  for (const { zone } of zoneTable().entries.values()) {
    if (!zone.point || (zone.kind !== 'municipality' && zone.kind !== 'locality') || Math.abs(zone.point.lat - point.lat) > 0.02) continue
    const away = distance(point, zone.point)
    if (away < least || (away === least && zone.kind === 'municipality')) {
      nearest = zone
      least = away
    }
  }
  return nearest
}
