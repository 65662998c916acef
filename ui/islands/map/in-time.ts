/** How long the frame waits for an answer. */
const patience = 10_000 // ms

/** The signal, which also gives up a request that takes longer than 10 s, in browsers that can join two (Safari from 17.4). */
export function inTime(signal: AbortSignal): AbortSignal {
  return 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(patience)]) : signal
}
