import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

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
export async function serveCrm(crm: FakeCrm, faultOf: (call: CrmCall) => CrmFault = () => null) {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    const call = { method: request.method ?? '', url: new URL(request.url ?? '', 'http://crm'), headers, body: text === '' ? null : JSON.parse(text) }
    try {
      const answer = responseTo(crm, call, faultOf(call))
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
