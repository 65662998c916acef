/** Whether a query failed because a migration that this build needs has not run yet: a deployment in progress, not an error of the request. */
export function isSchemaLag(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no such (?:table|column)/.test(error.message) || isSchemaLag(error.cause)
}
