const maxDelay = 15 * 60 // s

/**
 * Seconds before a step is tried again: half a minute by the usual pause, doubled with each failure, up to a quarter of an hour.
 * @param failures of the step before this one
 * @param pause seconds between two calls
 */
export function retryDelay(failures: number, pause: number): number {
  return Math.min(maxDelay, pause * 10 * 2 ** failures)
}
