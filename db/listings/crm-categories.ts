import { eq } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import { readContentDirectory } from '../content/articles.ts'
import { type CrmCategory, type CrmTypes, noCrmTypes, placeCategories } from '../model/listings/crm-categories.ts'
import { crmCategories } from '../schema.ts'
import { raisingContent } from '../site/versions.ts'

/** The lists of categories of the CRMs, one a source. They are part of the content, whose version a change raises. */

const none: readonly (readonly CrmCategory[])[] = []

/** The categories of all CRMs, as they are placed in trees; none without a list. Read with the directory of the content, which every page needs. */
export async function readCrmTypes(store: Store): Promise<CrmTypes> {
  const { crmCategories: lists = none } = await readContentDirectory(store)
  const all = lists.map(placeCategories)
  const [only] = all
  return only !== undefined && all.length === 1 ? only : merged(lists, all)
}

const mergedLists = new WeakMap<readonly (readonly CrmCategory[])[], CrmTypes>()

/** The first source's place of a category counts. The same lists stay the same object, since trees are cached by it. */
function merged(lists: readonly (readonly CrmCategory[])[], all: readonly CrmTypes[]): CrmTypes {
  if (all.length === 0) return noCrmTypes
  const known = mergedLists.get(lists)
  if (known) return known
  const made = {
    groups: [...new Map(all.flatMap(({ groups }) => groups.map((each) => [each.value, each] as const)).toReversed()).values()],
    types: [...new Map(all.flatMap(({ types }) => types.map((each) => [`${each.group} ${each.value}`, each] as const)).toReversed()).values()],
  }
  mergedLists.set(lists, made)
  return made
}

/** The stored list of a source; empty without one. */
export async function findCrmCategories(db: Db, source: string): Promise<readonly CrmCategory[]> {
  const row = await db.select().from(crmCategories).where(eq(crmCategories.source, source)).get()
  return row?.categories ?? []
}

/** Replaces the list of a source. @param at UTC in ISO 8601 */
export async function saveCrmCategories(db: Db, source: string, categories: readonly CrmCategory[], at: string): Promise<void> {
  const row = { source, categories, changedAt: at }
  await db.batch([db.insert(crmCategories).values(row).onConflictDoUpdate({ target: crmCategories.source, set: row }), raisingContent(db)])
}
