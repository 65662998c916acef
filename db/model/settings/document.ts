/** The agency's record in the form of its file, as plain JSON, and how parts of it are read and replaced. */

export type Document = { readonly [key: string]: unknown }

/** Whether a value is an object, as a record and each of its entries are. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value under a path of keys; undefined where there is none. */
export function valueAt(document: Document, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isDocument(part) && Object.hasOwn(part, key) ? part[key] : undefined), document)
}

/** A copy with another value under a path; undefined takes it out, and groups that become empty with it. */
export function withValue(document: Document, path: string, value: unknown): Document {
  const [key = '', ...rest] = path.split('.')
  const { [key]: before, ...others } = document
  if (rest.length === 0) return value === undefined ? others : { ...document, [key]: value }
  const group = withValue(isDocument(before) ? before : {}, rest.join('.'), value)
  return Object.keys(group).length === 0 ? others : { ...document, [key]: group }
}

/** Whether the group that a path lies in has anything; the document itself counts as a group. */
export function hasGroup(document: Document, path: string): boolean {
  const group = path.split('.').slice(0, -1).join('.')
  return group === '' ? Object.keys(document).length > 0 : isDocument(valueAt(document, group))
}

/** The entries of a list of the document. */
export function entriesAt(document: Document, path: string): readonly Document[] {
  const list = valueAt(document, path)
  return Array.isArray(list) ? list.filter(isDocument) : []
}

/** JSON with its keys in order, so that the order of keys is no difference. */
export function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isDocument(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
    ) ?? ''
  )
}
