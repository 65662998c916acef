import { catalogueVersion } from './catalogue.ts'
import type { Store } from './client.ts'
import type { Versions } from './model/versions.ts'

/** The versions a request reads under. Take them once, at its start: what is read later is cached under these. */
export async function readVersions(store: Store): Promise<Versions> {
  if (store.versions) return store.versions
  const stock = await catalogueVersion(store)
  return { stock, agency: stock, content: stock }
}
