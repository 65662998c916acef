import { publishCatalogueVersion, untoldVersion } from '#db/catalogue.ts'
import { openStore } from '#db/client.ts'
import { carryIndex, prepareIndex } from '#db/search/open.ts'
import type { Env } from '#worker/env.ts'

/** Tells every reader that the stock has changed: with its index ready and the first pages of the lists read soon after, so that no visitor waits for them. */
export async function announceCatalogue(env: Env, version: number): Promise<void> {
  await prepareIndex(openStore(env.DB, env.LISTINGS), version).catch((error: unknown) => console.error('the index of the search was not prepared', error))
  await publish(env, version)
}

/** Tells every reader that a document has come or gone: pages change, what is searched does not. */
export async function announceDocuments(env: Env, version: number): Promise<void> {
  await carryIndex(openStore(env.DB, env.LISTINGS), version)
  await publish(env, version)
}

/** Tells of a version that nobody was told of, if there is one: for whoever comes after somebody that died over it. */
export async function announceUntold(env: Env): Promise<void> {
  const version = await untoldVersion(openStore(env.DB, env.LISTINGS))
  if (version !== null) await announceCatalogue(env, version)
}

/** Of two that change the catalogue at once, the slower may tell of the older version last: then the newer is told of again. */
async function publish(env: Env, version: number): Promise<void> {
  await publishCatalogueVersion(env.LISTINGS, version)
  await env.WORK.send({ kind: 'warm-lists', version })
  const untold = await untoldVersion(openStore(env.DB, env.LISTINGS))
  if (untold !== null && untold > version) await announceCatalogue(env, untold)
}
