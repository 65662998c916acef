import { catalogueVersion } from '#db/catalogue.ts'
import { openStore } from '#db/client.ts'
import { anySearch } from '#db/model/search.ts'
import { defaultLocale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { readList } from '#worker/lists.ts'

/** Reads the first page of each list under a new version of the catalogue, so that no visitor is the one who waits. */
export async function warmLists(env: Env, version: number): Promise<void> {
  const store = openStore(env.DB, env.LISTINGS)
  if ((await catalogueVersion(store)) !== version) return
  for (const goal of ['sale', 'rent'] as const) await readList(store, goal, anySearch, defaultLocale)
}
