import { serveJson } from '../faults/json-server.ts'

/** A call of a CRM's API. */
export interface CrmCall {
  readonly method: string
  /** With its query. */
  readonly url: URL
  readonly headers: Headers
  /** Parsed JSON; null without a body. */
  readonly body: unknown
}

export interface CrmAnswer {
  readonly status: number
  readonly body: unknown
}

/** What goes wrong with a call: the connection is lost or the service fails, before or after the call has had its effect. */
export type CrmFault = 'cutBefore' | 'cutAfter' | 'busyBefore' | 'busyAfter' | null

/** A lead as a CRM has received it. */
export interface Arrival {
  readonly call: string
  /** The reference in its texts. */
  readonly reference: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A CRM in memory. */
export interface FakeCrm {
  readonly arrived: readonly Arrival[]
  /** Whether a call writes a lead. */
  isWrite(call: CrmCall): boolean
  answer(call: CrmCall): CrmAnswer
}

export const unknownCall: CrmAnswer = { status: 404, body: { message: 'no such call' } }

/** The reference in the texts of a call. */
export function referenceIn(content: unknown): string {
  return /Perron-[0-9a-f]{12}/.exec(JSON.stringify(content))?.[0] ?? ''
}

/** `fetch` that reaches a CRM in memory. */
export function fetchOf(crm: FakeCrm, faultOf: (call: CrmCall) => CrmFault = () => null): typeof fetch {
  return async (input, init = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const call = { method: init.method ?? 'GET', url: new URL(String(input)), headers: new Headers(init.headers), body }
    return responseTo(crm, call, faultOf(call))
  }
}

function responseTo(crm: FakeCrm, call: CrmCall, fault: CrmFault): Response {
  if (fault === 'cutBefore') throw new TypeError('fetch failed')
  if (fault === 'busyBefore') return new Response('<html>busy</html>', { status: 503 })
  const { status, body } = crm.answer(call)
  if (fault === 'cutAfter') throw new TypeError('fetch failed')
  if (fault === 'busyAfter') return new Response('<html>busy</html>', { status: 502 })
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
}

/** A server of a CRM, for the built Worker. */
export function serveCrm(crm: FakeCrm, faultOf: (call: CrmCall) => CrmFault = () => null) {
  return serveJson(async (request) => {
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    const call = { method: request.method, url: new URL(request.url), headers: request.headers, body }
    return responseTo(crm, call, faultOf(call))
  })
}
