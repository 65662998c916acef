export type JsonObject = { readonly [key: string]: unknown }

/** Whether a value of JSON is an object, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects in a list of JSON; empty for anything else. */
export function jsonObjectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

/** Canonical JSON with sorted keys, for comparison. */
export function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
    ) ?? ''
  )
}
