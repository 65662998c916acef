import site from '#worker/index.ts'
import { replaceClock, start } from './fixed-date.ts'

/** The built Worker on a fixed day, so that its pages look the same in every run. The clock runs from there. */

let begun = 0

replaceClock((real) => {
  // Outside of requests the runtime's clock is at zero.
  if (begun === 0) begun = real
  return start + real - begun
})

export default {
  fetch: (...given: Parameters<typeof site.fetch>) => site.fetch(...given),
  queue: (...given: Parameters<typeof site.queue>) => site.queue(...given),
  scheduled: (...given: Parameters<typeof site.scheduled>) => site.scheduled(...given),
}
