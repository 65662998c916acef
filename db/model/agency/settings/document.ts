import { isJsonObject, type JsonObject, jsonObjectsIn } from '../../site/json-object.ts'

/** The agency's record as plain JSON in its file format, with access by path. */

/** The value at a path of keys; undefined if absent. */
export function valueAt(document: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined), document)
}

/** A copy with a value set at a path; undefined removes it, along with groups that become empty. */
export function withValue(document: JsonObject, path: string, value: unknown): JsonObject {
  const [key = '', ...rest] = path.split('.')
  const { [key]: before, ...others } = document
  if (rest.length === 0) return value === undefined ? others : { ...document, [key]: value }
  const group = withValue(isJsonObject(before) ? before : {}, rest.join('.'), value)
  return Object.keys(group).length === 0 ? others : { ...document, [key]: group }
}

/** Whether the parent group of a path is non-empty; the root counts as a group. */
export function hasGroup(document: JsonObject, path: string): boolean {
  const group = path.split('.').slice(0, -1).join('.')
  return group === '' ? Object.keys(document).length > 0 : isJsonObject(valueAt(document, group))
}

/** The entries of a list of the document. */
export function entriesAt(document: JsonObject, path: string): readonly JsonObject[] {
  return jsonObjectsIn(valueAt(document, path))
}
