/** Whether a query failed because a migration that this build needs has not run yet: a deployment in progress, not an error of the request. */
export function isSchemaLag(error: unknown): boolean {
  return saysDatabase(error, /no such (?:table|column)/)
}

/** Whether a query failed because the database takes none or no writes at present: it is locked, overloaded, restarting or out of reach. */
export function isDatabaseAway(error: unknown): boolean {
  return saysDatabase(
    error,
    /\b(?:locked|SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|overloaded|timed out|exceeded timeout|reset because|Network connection lost)\b/i,
  )
}

/** Whether the message of an error of D1, or of its causes, matches. The message of drizzle is left out: it quotes what a person has sent. */
function saysDatabase(error: unknown, words: RegExp): boolean {
  if (!(error instanceof Error)) return false
  return (error.message.startsWith('D1_') && words.test(error.message)) || saysDatabase(error.cause, words)
}
