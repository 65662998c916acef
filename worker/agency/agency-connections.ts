import type { Agency } from '#db/model/agency/agency.ts'
import { tilesOf } from '#db/model/map/tile-providers.ts'
import type { MapSettings, Settings } from '#worker/env.ts'
import { withHosts } from '#worker/feeds/photo-hosts.ts'

/** The settings in force: those of the deployment, with what the agency's record adds. */
export function withAgency(settings: Settings, { photoHosts, mapTiles }: Pick<Agency, 'photoHosts' | 'mapTiles'>): Settings {
  const tiles = settings.map.tiles ?? ownTiles(mapTiles, settings.photos.isOnThisMachine)
  return { ...settings, photos: withHosts(settings.photos, photoHosts), map: { ...settings.map, tiles } }
}

function ownTiles(choice: Agency['mapTiles'], isOnThisMachine: boolean): MapSettings['tiles'] {
  const tiles = tilesOf(choice)
  if (tiles === null || !(tiles.template.startsWith('https:') || isOnThisMachine)) return null
  return { ...tiles, origin: new URL(tiles.template).origin }
}
