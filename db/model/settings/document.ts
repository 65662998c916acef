/** The agency's record as plain JSON in its file format, with access by path. */

export type Document = { readonly [key: string]: unknown }

/** Whether a value is an object, as a record and each of its entries are. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of keys; undefined if absent. */
export function valueAt(document: Document, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isDocument(part) && Object.hasOwn(part, key) ? part[key] : undefined), document)
}

/** A copy with a value set at a path; undefined removes it, along with groups that become empty. */
export function withValue(document: Document, path: string, value: unknown): Document {
  const [key = '', ...rest] = path.split('.')
  const { [key]: before, ...others } = document
  if (rest.length === 0) return value === undefined ? others : { ...document, [key]: value }
  const group = withValue(isDocument(before) ? before : {}, rest.join('.'), value)
  return Object.keys(group).length === 0 ? others : { ...document, [key]: group }
}

/** Whether the parent group of a path is non-empty; the root counts as a group. */
export function hasGroup(document: Document, path: string): boolean {
  const group = path.split('.').slice(0, -1).join('.')
  return group === '' ? Object.keys(document).length > 0 : isDocument(valueAt(document, group))
}

/** The entries of a list of the document. */
export function entriesAt(document: Document, path: string): readonly Document[] {
  const list = valueAt(document, path)
  return Array.isArray(list) ? list.filter(isDocument) : []
}

/** Canonical JSON with sorted keys, for comparison. */
export function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isDocument(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
    ) ?? ''
  )
}
