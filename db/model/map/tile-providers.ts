/** The tile servers that a manager can choose for the map: those that need no key, and one of their own. */

/** `template` holds {z}, {x} and {y}; the attribution is shown in the map's corner. */
interface Tiles {
  readonly template: string
  readonly attribution: string
}

/** @source operations.osmfoundation.org/policies/tiles; ngi.be, conditions of CartoWeb.be; data.public.lu, "Carte de base" */
const tileProviders = {
  osm: { template: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' },
  ngi: { template: 'https://cartoweb.wmts.ngi.be/1.0.0/topo/default/3857/{z}/{y}/{x}.png', attribution: '© NGI/IGN' },
  geoportail: { template: 'https://wmts1.geoportail.lu/opendata/wmts/basemap/GLOBAL_WEBMERCATOR/{z}/{x}/{y}.png', attribution: '© geoportail.lu' },
} as const satisfies Readonly<Record<string, Tiles>>

export const tileChoices = ['osm', 'ngi', 'geoportail', 'own'] as const

/** The choice of the agency; template and attribution are those of a server of its own. */
export interface TileChoice {
  readonly provider: (typeof tileChoices)[number]
  readonly template?: string
  readonly attribution?: string
}

/** The tiles of a choice; null without one. */
export function tilesOf(choice: TileChoice | null): Tiles | null {
  if (choice === null) return null
  const { provider, template, attribution = '' } = choice
  if (provider !== 'own') return tileProviders[provider]
  return template === undefined ? null : { template, attribution }
}
