/** How a call can go wrong: it fails before or after taking effect, is slow, runs twice, or never finishes. */
export type Fault = 'none' | 'before' | 'after' | 'slow' | 'twice' | 'silent'

/** A call of a binding or the mail server. */
export interface Call {
  readonly place: 'database' | 'queue' | 'cache' | 'bucket' | 'server'
  /** The statement, the method or the mail's id. */
  readonly what: string
}

/** Decides what goes wrong with a call. */
export type FaultOf = (call: Call) => Fault

/** A fault of a call, in the words of D1 for a connection that was lost. */
export class InjectedFault extends Error {
  override name = 'InjectedFault'

  constructor(when: 'before' | 'after') {
    super(`D1_ERROR: Network connection lost (${when} the call).`)
  }
}

const delay = 15 // ms
const silence = 60_000 // ms

/** Runs a call with the given fault. */
export async function withFault<Result>(fault: Fault, call: () => Promise<Result>): Promise<Result> {
  if (fault === 'silent') await new Promise((resolve) => setTimeout(resolve, silence))
  if (fault === 'before') throw new InjectedFault('before')
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, delay))
  const result = await call()
  if (fault === 'after') throw new InjectedFault('after')
  return fault === 'twice' ? call() : result
}
