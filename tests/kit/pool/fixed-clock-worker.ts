import site from '#worker/index.ts'

/** The built Worker on a fixed day, so that its pages look the same in every run. The clock runs from there. */

const start = Date.parse('2026-11-23T09:00:00Z')
let begun = 0

function now(): number {
  const real = RealDate.now()
  // Outside of requests the runtime's clock is at zero.
  if (begun === 0) begun = real
  return start + real - begun
}

const RealDate = Date
const FixedDate = new Proxy(RealDate, {
  construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
Reflect.set(globalThis, 'Date', FixedDate)

export default {
  fetch: (...given: Parameters<typeof site.fetch>) => site.fetch(...given),
  queue: (...given: Parameters<typeof site.queue>) => site.queue(...given),
  scheduled: (...given: Parameters<typeof site.scheduled>) => site.scheduled(...given),
}
