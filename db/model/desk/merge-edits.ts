import { isLocale } from '#messages/locales.ts'
import { isJsonObject, type JsonObject, jsonObjectsIn, sortedJson } from '../site/json-object.ts'

/**
 * Two people at one record: merges what a form says with what has been stored since the form was opened, field by field.
 * @source decisions, "Two people at one record"
 */

/**
 * A merge. The two documents have the same shape and differ only in the fields that both people changed, to different values. If they are the
 * same, the document can be stored.
 */
export interface MergedEdits {
  /** With the form's values in those fields. A removed row is an empty one, if the other person changed it. */
  readonly mine: JsonObject
  /** With the stored values in those fields. */
  readonly theirs: JsonObject
}

/**
 * Merges a form with the stored record. A field that only one of the two has changed takes that change; rows of a list are recognised by what
 * they hold, so that an added or removed row does not shift the others.
 * @param opened the values the form was opened with; null if they are unknown, so that each difference counts as changed by both
 */
export function mergeEdits(opened: JsonObject | null, stored: JsonObject, form: JsonObject): MergedEdits {
  return groupOf(opened === null ? unseen : opened, stored, form)
}

/** Whether a merge leaves nothing to ask. */
export function isSettled({ mine, theirs }: MergedEdits): boolean {
  return isSame(mine, theirs)
}

interface Both {
  readonly mine: unknown
  readonly theirs: unknown
}

/** A value that equals no other. */
const unseen: unique symbol = Symbol('unseen')

function either(opened: unknown, stored: unknown, form: unknown): Both {
  if (isSame(form, stored) || isSame(form, opened)) return { mine: stored, theirs: stored }
  if (isSame(stored, opened)) return { mine: form, theirs: form }
  if ([stored, form].some(isJsonObject) && [opened, stored, form].every(isGroup)) {
    const { mine, theirs } = groupOf(opened === unseen ? unseen : groupIn(opened), groupIn(stored), groupIn(form))
    return { mine: unlessBare(mine), theirs: unlessBare(theirs) }
  }
  if ([stored, form].some(isRows) && [opened, stored, form].every(isList))
    return rowsOf(opened === unseen ? unseen : jsonObjectsIn(opened), jsonObjectsIn(stored), jsonObjectsIn(form))
  return { mine: form, theirs: stored }
}

const isGroup = (value: unknown) => value === undefined || value === unseen || isJsonObject(value)
const isRows = (value: unknown) => Array.isArray(value) && value.some(isJsonObject)
const isList = (value: unknown) => value === undefined || value === unseen || (Array.isArray(value) && value.every(isJsonObject))
const groupIn = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
const unlessBare = (group: JsonObject) => (Object.keys(group).length === 0 ? undefined : group)

function isSame(one: unknown, other: unknown): boolean {
  return one !== unseen && other !== unseen && sortedJson(one) === sortedJson(other)
}

function groupOf(opened: JsonObject | typeof unseen, stored: JsonObject, form: JsonObject): { readonly mine: JsonObject; readonly theirs: JsonObject } {
  const known = opened === unseen ? {} : opened
  const spelled = [known, stored, form].some((each) => 'any' in each) && [known, stored, form].some((each) => Object.keys(each).some(isLocale))
  // A text for all languages stands for that of each language.
  const read = (group: JsonObject, key: string) => (Object.hasOwn(group, key) ? group[key] : spelled && isLocale(key) ? group.any : undefined)
  const keys = [...new Set([known, stored, form].flatMap((each) => Object.keys(each)))].filter((key) => !(spelled && key === 'any'))
  const merged = keys.map((key) => [key, either(opened === unseen ? unseen : read(known, key), read(stored, key), read(form, key))] as const)
  const filled = (side: keyof Both) => Object.fromEntries(merged.flatMap(([key, both]) => (both[side] === undefined ? [] : [[key, both[side]]])))
  return { mine: filled('mine'), theirs: filled('theirs') }
}

function rowsOf(opened: readonly JsonObject[] | typeof unseen, stored: readonly JsonObject[], form: readonly JsonObject[]): Both {
  const base = opened === unseen ? [] : opened
  const [storedAt, formAt] = [alignedRows(base, stored), alignedRows(base, form)]
  const merged: { readonly mine: JsonObject; readonly theirs: JsonObject }[] = []
  const add = (row: JsonObject, inForm: JsonObject | undefined, inStored: JsonObject | undefined) => {
    if (inForm !== undefined && inStored !== undefined) merged.push(groupOf(row, inStored, inForm))
    else if (inForm !== undefined ? !isSame(inForm, row) : inStored !== undefined && !isSame(inStored, row))
      merged.push({ mine: inForm ?? {}, theirs: inStored ?? {} })
  }
  const rowOf = (rows: readonly JsonObject[], at: number | undefined) => (at === undefined ? undefined : rows[at])
  for (const [index, row] of stored.entries()) {
    const from = storedAt.indexOf(index)
    const opening = base[from]
    if (opening === undefined) merged.push({ mine: row, theirs: row })
    else add(opening, rowOf(form, formAt[from]), row)
  }
  for (const [from, row] of base.entries()) if (storedAt[from] === undefined) add(row, rowOf(form, formAt[from]), undefined)
  const added = form.filter((row, index) => !formAt.includes(index) && !stored.some((each, at) => !storedAt.includes(at) && isSame(each, row)))
  merged.push(...added.map((row) => ({ mine: row, theirs: row })))
  const side = (name: keyof Both) => (merged.length === 0 ? undefined : merged.map((row) => row[name]))
  return { mine: side('mine'), theirs: side('theirs') }
}

/** For each row of a list its index in a changed copy of the list; undefined if it was removed. Unchanged rows first, then the most similar. */
function alignedRows(rows: readonly JsonObject[], changed: readonly JsonObject[]): readonly (number | undefined)[] {
  const free = new Set(changed.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const same = rows.map((row) => take([...free].find((index) => isSame(changed[index], row))))
  return rows.map((row, at) => {
    if (same[at] !== undefined) return same[at]
    const scored = [...free].map((index) => ({ index, likeness: likeness(row, changed[index] ?? {}) + (index === at ? 0.5 : 0) }))
    return take(scored.filter((each) => each.likeness > 0).toSorted((one, other) => other.likeness - one.likeness)[0]?.index)
  })
}

/** The number of fields in which two rows are the same. */
function likeness(one: JsonObject, other: JsonObject): number {
  return Object.keys(one).filter((key) => isSame(one[key], other[key])).length
}
