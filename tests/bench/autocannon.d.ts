/** The part of autocannon that the bench uses; it ships no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
  }
  interface Result {
    /** Seconds. */
    readonly duration: number
    readonly non2xx: number
    readonly errors: number
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
