/** Timeout of the frame's requests. */
const timeout = 10_000 // ms

/** The signal combined with a timeout of 10 s, where the browser has `AbortSignal.any` (Safari from 17.4). */
export function inTime(signal: AbortSignal): AbortSignal {
  return 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(timeout)]) : signal
}
