import { isJsonObject } from '#db/model/site/json-object.ts'
import { openFields } from '../fields.ts'
import { plainKey } from '../values/plain-key.ts'

/** The CRM's answers that list categories, by plain key. */
const answers: readonly string[] = ['getwebidlistjsonresult', 'gettypeofpropertylistjsonresult']
const listKeys: readonly string[] = ['categories', 'items', 'value']

/** Whether a key of a file is the CRM's answer with a list of categories. */
export function isCategoriesAnswer(key: string): boolean {
  return answers.includes(plainKey(key))
}

/** Whether the keys of a record are those of a category, in any case: an id and a name with a parent or a number, and nothing of a property. */
export function isCategory(keys: readonly string[]): boolean {
  const plain = new Set(keys.map(plainKey))
  return plain.has('id') && plain.has('name') && plain.has('parentid') && !['goal', 'city', 'zip', 'constructions'].some((key) => plain.has(key))
}

/** The records of a list of categories: a bare array, or one below `Categories`, `Items`, or `Value` of the CRM's answer. Null without a list. */
export function categoriesIn(file: unknown): readonly unknown[] | null {
  if (Array.isArray(file)) return file
  if (!isJsonObject(file)) return null
  const fields = openFields(file)
  for (const key of [...answers, ...listKeys]) {
    const found = categoriesIn(fields.take(key))
    if (found !== null) return found
  }
  return null
}
