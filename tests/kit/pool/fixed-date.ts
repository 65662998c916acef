const RealDate = Date

export const start = RealDate.parse('2026-11-23T09:00:00Z')

/** Replaces the clock of the Worker. @param now milliseconds, from those of the real clock */
export function replaceClock(now: (real: number) => number): void {
  const replaced = () => now(RealDate.now())
  const FixedDate = new Proxy(RealDate, {
    construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [replaced()] : given, made),
    get: (target, name) => (name === 'now' ? replaced : Reflect.get(target, name)),
  })
  Reflect.set(globalThis, 'Date', FixedDate)
}
