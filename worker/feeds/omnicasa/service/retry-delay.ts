const maxDelay = 15 * 60 // s

/**
 * Exponential backoff in seconds: half a minute with the default pause, doubled by each failure, up to a quarter of an hour.
 * @param failures previous failures of the step
 * @param pause seconds between two calls
 */
export function retryDelay(failures: number, pause: number): number {
  return Math.min(maxDelay, pause * 10 * 2 ** failures)
}
