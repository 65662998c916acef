/** A body as JSON; null without one. The named members are Whise's. */
type CrmBody =
  | (Readonly<Record<string, unknown>> & {
      readonly Filter?: Readonly<Record<string, unknown>>
      readonly Page?: { readonly Limit: number; readonly Offset: number }
    })
  | null

/** A call of a CRM's API. */
export interface CrmCall {
  readonly method: string
  /** Without the slash that it begins with. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: CrmBody
}

/** What goes wrong with a call: the connection is lost or the service fails, before or after the call has had its effect; or the service answers so, if ever. */
export type CrmFault = 'cutBefore' | 'cutAfter' | 'busyBefore' | 'busyAfter' | Response | Promise<Response> | null

/** A lead as a CRM has received it. */
export interface Arrival {
  readonly call: string
  /** The reference in its texts. */
  readonly reference: string
  readonly content: Readonly<Record<string, unknown>>
}

/** The protocol of a CRM. */
interface Protocol {
  /** The leads that arrived. */
  readonly arrived: readonly Arrival[]
  /** Whether a call writes a lead. */
  isWrite(call: CrmCall): boolean
  respond(call: CrmCall): Response
}

/** A CRM in memory: `answer` may stand for `fetch`, or behind a port. A connection that is lost throws. */
export function fakeCrm({ arrived, isWrite, respond }: Protocol) {
  const calls: CrmCall[] = []
  let faultOf: (call: CrmCall) => CrmFault = () => null
  return {
    arrived,
    isWrite,
    /** Every call so far. */
    calls,
    /** Decides what goes wrong with each call from now on. */
    fail(decide: (call: CrmCall) => CrmFault): void {
      faultOf = decide
    },
    async answer(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const path = pathname.replace(/^\/(?:api\/)?/, '')
      const call = { method: request.method, path, query: searchParams, headers: request.headers, body: text === '' ? null : JSON.parse(text) }
      calls.push(call)
      const fault = faultOf(call)
      if (typeof fault === 'object' && fault !== null) return fault
      if (fault === 'cutBefore') throw new TypeError('fetch failed')
      if (fault === 'busyBefore') return busy(503)
      const response = respond(call)
      if (fault === 'cutAfter') throw new TypeError('fetch failed')
      return fault === 'busyAfter' ? busy(502) : response
    },
  }
}

export type FakeCrm = ReturnType<typeof fakeCrm>

const busy = (status: number) => new Response('<html>busy</html>', { status })

export const unknownCall = () => Response.json({ message: 'no such call' }, { status: 404 })

/** The reference in the texts of a call. */
export function referenceIn(content: unknown): string {
  return /Perron-[0-9a-f]{12}/.exec(JSON.stringify(content))?.[0] ?? ''
}
