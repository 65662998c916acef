import type { Db } from '#db/client.ts'
import { findCrmCategories, saveCrmCategories } from '#db/listings/crm-categories.ts'
import { beginning } from '#db/model/content/excerpt.ts'
import { boundedRemarks, type FieldRemark, type RecordRemark } from '#db/model/feeds/field-remark.ts'
import type { ImportCounts, Rejection } from '#db/model/feeds/import-run.ts'
import { type CrmCategory, maxCategories } from '#db/model/listings/crm-categories.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Fields, openFields } from '../fields.ts'
import { readNumber } from '../values/number.ts'
import { plainLine, readPlainText } from '../values/text.ts'

const maxName = 200

interface CategoriesRead {
  readonly categories: readonly CrmCategory[]
  readonly rejected: readonly Rejection[]
  readonly remarks: readonly RecordRemark[]
}

/** Reads a CRM's list of categories, `{ID, ParentID, Name, WebID}` with keys in any case and the name as text or by language. Positions count from 1. */
export function readCategories(records: readonly unknown[]): CategoriesRead {
  const categories = new Map<number, CrmCategory>()
  const rejected: Rejection[] = []
  const remarks: RecordRemark[] = []
  const parents: { readonly at: { readonly position: number; readonly id: string }; readonly category: CrmCategory; readonly given: unknown }[] = []
  for (const [index, record] of records.entries()) {
    const position = index + 1
    const read = readCategory(record)
    const refusal = 'reason' in read ? read : refusalBeside(read.category, categories)
    if (refusal !== null) {
      rejected.push({ position, ...refusal })
      continue
    }
    if ('reason' in read) continue
    const { category } = read
    const at = { position, id: String(category.id) }
    categories.set(category.id, category)
    parents.push({ at, category, given: read.parent })
    remarks.push(...boundedRemarks(read.remarks).map((remark) => ({ ...at, ...remark })))
  }
  for (const { at, category, given } of parents) {
    if (category.parentId === null || (categories.has(category.parentId) && !isBelowItself(category, categories))) continue
    // It is on top of the tree.
    remarks.push({ ...at, field: 'ParentID', value: String(given), reason: 'implausible' })
  }
  return { categories: [...categories.values()], rejected, remarks }
}

interface Refused {
  readonly id: string | null
  readonly reason: string
}

type CategoryRead = { readonly category: CrmCategory; readonly parent: unknown; readonly remarks: readonly FieldRemark[] } | Refused

function readCategory(record: unknown): CategoryRead {
  if (!isJsonObject(record)) return { id: null, reason: 'not a record' }
  const fields = openFields(record)
  if (fields.keys().some((key) => key === 'goal' || key === 'city' || key === 'zip')) return { id: null, reason: 'a property, not a category' }
  const given = fields.take('ID')
  const id = wholeNumber(given)
  if (id === null || id === 0) return { id: null, reason: given === undefined ? 'no ID' : 'ID is not a positive whole number' }
  const name = readPlainText(fields.take('Name'), (text) => beginning(plainLine(text), maxName))
  if (name === null) return { id: String(id), reason: 'no Name' }
  const remarks: FieldRemark[] = []
  const parent = fields.take('ParentID')
  const parentId = numberIn(fields, 'ParentID', remarks)
  return { category: { id, parentId: parentId || null, name, webId: numberIn(fields, 'WebID', remarks) || null }, parent, remarks }
}

function refusalBeside({ id }: CrmCategory, taken: ReadonlyMap<number, CrmCategory>): Refused | null {
  if (taken.has(id)) return { id: String(id), reason: 'another category of the list has its ID' }
  return taken.size >= maxCategories ? { id: String(id), reason: `the list has more than ${maxCategories} categories` } : null
}

function numberIn(fields: Fields, name: string, remarks: FieldRemark[]): number | null {
  const given = fields.take(name)
  const number = wholeNumber(given)
  if (given !== undefined && number === null) remarks.push({ field: name, value: JSON.stringify(given), reason: 'notUnderstood' })
  return number
}

function wholeNumber(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null
}

function isBelowItself(category: CrmCategory, all: ReadonlyMap<number, CrmCategory>): boolean {
  const seen = new Set<number>()
  for (let at: CrmCategory | undefined = category; at?.parentId != null; at = all.get(at.parentId)) {
    if (seen.has(at.id)) return at.id === category.id
    seen.add(at.id)
    if (at.parentId === category.id) return true
  }
  return false
}

interface StoredCategories {
  readonly counts: ImportCounts
  readonly rejected: readonly Rejection[]
  readonly remarks: readonly RecordRemark[]
}

/**
 * Replaces a source's list of categories; of a part of the list, adds or changes those in it. A list without a usable category changes nothing.
 * @returns null if no category can be used
 */
export async function storeCategories(db: Db, source: string, records: readonly unknown[], isPart: boolean, now: Date): Promise<StoredCategories | null> {
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
