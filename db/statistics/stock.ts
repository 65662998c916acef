import type { Store } from '../client.ts'
import { hasListingsAbroad } from '../listings/abroad.ts'
import type { Stock } from '../model/search/stock.ts'
import type { Versions } from '../model/site/versions.ts'
import { listProjects } from '../projects/projects.ts'
import { openIndex } from '../search/open.ts'
import { cacheName, putInCache, throughCatalogueCache } from '../site/catalogue.ts'
import { hasReferences } from './references.ts'

const cacheKey = 'stock:2'

/** A summary of the listings on offer, through the catalogue cache. */
export function readStock(store: Store): Promise<Stock> {
  return throughCatalogueCache(store, cacheKey, () => countStock(store))
}

/** Warms the cache of `readStock` for a version that is about to be published, so that no page has to count. */
export async function prepareStock(store: Store, versions: Versions): Promise<void> {
  await putInCache(store, cacheName(versions, ['stock'], cacheKey), await countStock({ ...store, versions }))
}

async function countStock(store: Store): Promise<Stock> {
  const { db } = store
  const [{ size, firstRental }, projects, sold, abroad] = await Promise.all([openIndex(store), listProjects(db, 1), hasReferences(db), hasListingsAbroad(db)])
  return { sale: firstRental, rent: size - firstRental, hasProjects: projects.length > 0, hasReferences: sold, hasAbroad: abroad }
}
