/**
 * An error as a log may hold it: its kind, message, frames and causes, without what a person has sent. Query parameters, quoted text, addresses and
 * anything that looks like a hash, a token or a telephone number are left out, wherever they stand.
 */

const maxDepth = 5
const maxMessage = 1_000
const maxFrames = 8

/** The text of an error for a log. Never throws. */
export function faultText(error: unknown): string {
  try {
    return causesOf(error, maxDepth).map(textOf).join('\nCaused by: ')
  } catch {
    return 'an error that could not be read'
  }
}

/** A text without addresses, secrets and numbers of telephones, for a log. */
export function withoutPersons(text: string): string {
  return text
    .replace(/"[^"\n]*"(?:@|%40)[^\s<>"'(),;]+/gi, '[address]')
    .replace(/[^\s<>"'`(){}[\],:;=/?&|]+(?:@|%40)[^\s<>"'`(){}[\],;?&|]+/gi, '[address]')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[secret]')
    .replace(/(?<![\w-])(?=[\w-]*\d)[\w-]{32,}|(?<![\w-])[\w-]{48,}/g, '[secret]')
    .replace(/\+\d[\d ./-]{7,}\d|(?<![\w:.-])0\d[\d ./-]{6,}\d(?![\w:])/g, '[number]')
}

function causesOf(error: unknown, depth: number): readonly unknown[] {
  if (depth === 0 || error === undefined || error === null) return []
  if (!(error instanceof Error)) return [error]
  const causes = error instanceof AggregateError ? [...error.errors] : [error.cause]
  return [error, ...causes.flatMap((cause) => causesOf(cause, depth - 1))]
}

function textOf(error: unknown): string {
  // A thrown value that is no error may be anything, so only its type is reported.
  if (!(error instanceof Error)) return typeof error === 'string' ? messageOf(error) : `a thrown ${typeof error}`
  return [`${error.name}: ${messageOf(error.message)}`, ...framesOf(error)].join('\n')
}

/** Drizzle's message holds the statement, and after it the values of its parameters, which may have line breaks. */
function messageOf(message: string): string {
  const [statement = ''] = message.split(/\s*\bparams:/)
  const isQuery = statement.includes('Failed query:')
  // The double quotes of a statement are those of columns. Elsewhere they hold a piece of what was read, as in the errors of JSON and SQL parsers.
  const masked = isQuery ? statement.replace(/'(?:[^']|'')*'/g, "'…'") : statement.replace(/"[^"]*"?/g, '"…"')
  return withoutPersons(masked).slice(0, maxMessage)
}

/** The frames of a stack, which begins with the message. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const at = message === '' ? -1 : stack.lastIndexOf(message)
  const frames = (at === -1 ? stack : stack.slice(at + message.length)).split('\n').filter((line) => /^\s+at \S+.*?:\d+:\d+\)?$/.test(line))
  return frames.slice(0, maxFrames).map(withoutPersons)
}
