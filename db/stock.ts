import { cacheName, putInCache, throughCatalogueCache } from './catalogue.ts'
import type { Db, Store } from './client.ts'
import { countListed } from './listings.ts'
import type { Stock } from './model/stock.ts'
import type { Versions } from './model/versions.ts'
import { listProjects } from './projects.ts'

const cacheKey = 'stock'

/** What the site has on offer, through the catalogue cache. */
export function readStock(store: Store): Promise<Stock> {
  return throughCatalogueCache(store, cacheKey, () => countStock(store.db))
}

/** Caches what is on offer under a version that is about to be published, so that no page has to count it. */
export async function prepareStock(store: Store, versions: Versions): Promise<void> {
  await putInCache(store, cacheName(versions, ['stock'], cacheKey), await countStock(store.db))
}

async function countStock(db: Db): Promise<Stock> {
  const [sale, rent, projects] = await Promise.all([countListed(db, 'sale'), countListed(db, 'rent'), listProjects(db, 1)])
  return { sale, rent, hasProjects: projects.length > 0 }
}
