import { catalogueVersion } from '#db/catalogue.ts'
import { openStore } from '#db/client.ts'
import { anySearch } from '#db/model/search.ts'
import { defaultLocale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { readList } from '#worker/lists.ts'

/** Caches the first page of each list for a new version of the catalogue, so that no visitor waits for it. */
export async function warmLists(env: Env, version: number): Promise<void> {
  const store = openStore(env.DB, env.LISTINGS)
  if ((await catalogueVersion(store)) !== version) return
  for (const goal of ['sale', 'rent'] as const) await readList(store, goal, anySearch, defaultLocale)
}
