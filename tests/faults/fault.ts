/** What may go wrong with one call: it fails before anything has happened, after it has, it takes its time, or it happens twice. */
export type Fault = 'none' | 'before' | 'after' | 'slow' | 'twice'

/** Something that is called, and what of it. */
export interface Call {
  readonly place: 'database' | 'queue' | 'cache' | 'bucket' | 'server'
  /** The statement, the method, the id of the mail sent. */
  readonly what: string
}

/** Decides what goes wrong with a call. */
export type FaultOf = (call: Call) => Fault

export class InjectedFault extends Error {
  override name = 'InjectedFault'
}

const takesItsTime = 15 // ms

/** Makes a call with the fault it is given. */
export async function withFault<Result>(fault: Fault, call: () => Promise<Result>): Promise<Result> {
  if (fault === 'before') throw new InjectedFault('before')
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, takesItsTime))
  const result = await call()
  if (fault === 'after') throw new InjectedFault('after')
  return fault === 'twice' ? call() : result
}
