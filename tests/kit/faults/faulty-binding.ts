import { type Call, type FaultOf, withFault } from './fault.ts'

/** A queue, cache or bucket whose named methods may fail. Only a queue delivers twice; elsewhere 'twice' means slow. */
export function faultyBinding<Binding extends object>(binding: Binding, place: Call['place'], methods: readonly string[], faultOf: FaultOf): Binding {
  return new Proxy(binding, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function') return method
      const name = String(key)
      if (!methods.includes(name)) return method.bind(target)
      return (...values: unknown[]) => {
        const fault = faultOf({ place, what: name })
        return withFault(fault === 'twice' && place !== 'queue' ? 'slow' : fault, () => Promise.resolve(Reflect.apply(method, target, values)))
      }
    },
  })
}
