/** Whether a query failed because the database lacks a migration this build needs: a deployment under way, not an error of the request. */
export function isSchemaLag(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no such (?:table|column)/.test(error.message) || isSchemaLag(error.cause)
}
