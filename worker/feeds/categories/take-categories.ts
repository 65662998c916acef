import type { Db } from '#db/client.ts'
import { findCrmCategories, saveCrmCategories } from '#db/listings/crm-categories.ts'
import type { RecordRemark } from '#db/model/feeds/field-remark.ts'
import type { ImportCounts, Rejection } from '#db/model/feeds/import-run.ts'
import type { CrmCategory } from '#db/model/listings/crm-categories.ts'
import { readCategories } from './read-categories.ts'

interface TakenCategories {
  readonly counts: ImportCounts
  readonly rejected: readonly Rejection[]
  readonly remarks: readonly RecordRemark[]
}

/**
 * Replaces a source's list of categories; of a part of the list, adds or changes those in it. A list without a usable category changes nothing.
 * @returns null if no category can be used
 */
export async function takeCategories(db: Db, source: string, records: readonly unknown[], isPart: boolean, now: Date): Promise<TakenCategories | null> {
  const { categories, rejected, remarks } = readCategories(records)
  if (categories.length === 0) return null
  const before = await findCrmCategories(db, source)
  const known = new Map(before.map((category) => [category.id, JSON.stringify(category)]))
  const given = new Set(categories.map(({ id }) => id))
  const absent = before.filter(({ id }) => !given.has(id))
  const after: readonly CrmCategory[] = isPart ? [...absent, ...categories] : categories
  const unchanged = categories.filter((category) => known.get(category.id) === JSON.stringify(category)).length
  const changed = categories.filter(({ id }) => known.has(id)).length - unchanged
  const withdrawn = isPart ? 0 : absent.length
  if (unchanged < categories.length || withdrawn > 0) await saveCrmCategories(db, source, after, now.toISOString())
  return { counts: { added: categories.length - changed - unchanged, changed, unchanged, withdrawn }, rejected, remarks }
}
