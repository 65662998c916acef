import type { RequestContext } from '#worker/site/pages/page.ts'

/** Host of the map's tiles, which is contacted only once the visitor asks for a map or accepts the category; null where maps have no tiles. */
export function tilesFrom({ settings }: Pick<RequestContext, 'settings'>): string | null {
  return settings.map.tiles && new URL(settings.map.tiles.origin).hostname
}
