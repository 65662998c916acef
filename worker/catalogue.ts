import { prepareAgency } from '#db/agency.ts'
import { publishCatalogueVersion, untoldVersion } from '#db/catalogue.ts'
import { openStore } from '#db/client.ts'
import { carryIndex, prepareIndex } from '#db/search/open.ts'
import { prepareStock } from '#db/stock.ts'
import type { Env } from '#worker/env.ts'

/** Publishes a new version of the catalogue, once its search index is prepared; the first pages of the lists are then cached by a queue message. */
export async function announceCatalogue(env: Env, version: number): Promise<void> {
  await prepareIndex(openStore(env.DB, env.LISTINGS), version).catch((error: unknown) => console.error('the search index was not prepared', error))
  await publish(env, version)
}

/** Publishes a new version after a change of documents: pages change, the search index does not. */
export async function announceDocuments(env: Env, version: number): Promise<void> {
  await carryIndex(openStore(env.DB, env.LISTINGS), version)
  await publish(env, version)
}

/** Publishes a version that a crash left unpublished, if there is one. */
export async function announceUntold(env: Env): Promise<void> {
  const version = await untoldVersion(openStore(env.DB, env.LISTINGS))
  if (version !== null) await announceCatalogue(env, version)
}

/** Of two changes at once the slower may publish the older version last: the newer is then published again. */
async function publish(env: Env, version: number): Promise<void> {
  const store = openStore(env.DB, env.LISTINGS)
  await prepareAgency(store, version).catch((error: unknown) => console.error('the agency was not cached', error))
  await prepareStock(store, version).catch((error: unknown) => console.error('the stock was not counted', error))
  await publishCatalogueVersion(env.LISTINGS, version)
  await env.WORK.send({ kind: 'warm-lists', version })
  const untold = await untoldVersion(store)
  if (untold !== null && untold > version) await announceCatalogue(env, untold)
}
