import { publishCatalogueVersion } from '#db/catalogue.ts'
import type { Env } from '#worker/env.ts'

/** Tells every reader that the stock has changed, then has the first pages of the lists read once, so that no visitor waits for them. */
export async function announceCatalogue(env: Env, version: number): Promise<void> {
  await publishCatalogueVersion(env.LISTINGS, version)
  await env.WORK.send({ kind: 'warm-lists', version })
}
