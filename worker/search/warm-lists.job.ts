import { withStore } from '#db/client.ts'
import { anySearch } from '#db/model/search/search.ts'
import { publishVersions } from '#db/site/versions.ts'
import { defaultLocale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { readList } from '#worker/search/lists.ts'

/** Warms the cache with the first page of each list for a new version of the catalogue. */
export async function warmLists(env: Env, version: number): Promise<void> {
  await withStore(env.DB, env.LISTINGS, async (opened) => {
    const store = { ...opened, versions: await publishVersions(opened) }
    if (store.versions.stock !== version) return
    for (const goal of ['sale', 'rent'] as const) await readList(store, goal, anySearch, defaultLocale)
  })
}
