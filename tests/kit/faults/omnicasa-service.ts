import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedRecord } from '../factories.ts'

/** What goes wrong with one call: a status, an answer that never comes or is cut off, or another body. */
export type ServiceFault =
  | { readonly status: number; readonly after?: string }
  | 'silent'
  | 'cut'
  | { readonly body: string | Uint8Array; readonly type?: string }

export interface ServiceCall {
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string | number>>
}

export const customer = { OMNICASA_NAME: 'perron-immo', OMNICASA_PASSWORD: 'nooit-in-een-log' }

/** A server that speaks the CRM's protocol: lists by page, changes since a moment, deleted ids, and figures of a property. */
export async function openService() {
  const calls: ServiceCall[] = []
  /** Whether texts come in the language that is asked for, and not by language. */
  const speech = { isMonolingual: false }
  const stock: { properties: readonly FeedRecord[]; projects: readonly FeedRecord[]; deleted: readonly number[] } = {
    properties: [],
    projects: [],
    deleted: [],
  }
  const figures = new Map<string, unknown>()
  let faultOf: (call: ServiceCall) => ServiceFault | null = () => null

  const valueFor = ({ endpoint, parameters }: ServiceCall): unknown => {
    if (endpoint === 'GetPropertyList') return pageOf(stock.properties, parameters)
    if (endpoint === 'GetProjectList') return pageOf(stock.projects, parameters)
    if (endpoint === 'GetDeletedPropertyIDs') return stock.deleted
    if (endpoint === 'GetDeletedProjectIDs') return []
    return figures.get(endpoint) ?? null
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service')
    const { CustomerName, CustomerPassword, ...parameters } = JSON.parse(searchParams.get('json') ?? '{}')
    const endpoint = /^\/OmnicasaService\.svc\/(\w+)Json$/.exec(pathname)?.[1] ?? ''
    const call = { endpoint, parameters }
    calls.push(call)
    const fault = faultOf(call)
    const isCustomer = CustomerName === customer.OMNICASA_NAME && CustomerPassword === customer.OMNICASA_PASSWORD
    const result = isCustomer
      ? { Code: 0, Message: '', Success: true, Value: speech.isMonolingual ? inLanguage(valueFor(call), parameters.LanguageId) : valueFor(call) }
      : { Code: 1, Message: `Wrong password ${CustomerPassword} of ${CustomerName}`, Success: false, Value: null }
    answer(response, JSON.stringify({ [`${endpoint}JsonResult`]: result }), fault)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/OmnicasaService.svc/`,
    calls,
    stock,
    speech,
    /** The service's data about a property, by endpoint. */
    figures,
    /** Decides what goes wrong with each call from now on. */
    fail(decide: (call: ServiceCall) => ServiceFault | null): void {
      faultOf = decide
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Service = Awaited<ReturnType<typeof openService>>

/** The same fault for the first calls of an endpoint. */
export function atFirst(endpoint: string, fault: ServiceFault, times = 1): (call: ServiceCall) => ServiceFault | null {
  let left = times
  return (call) => {
    if (call.endpoint !== endpoint || left === 0) return null
    left -= 1
    return fault
  }
}

function pageOf(records: readonly FeedRecord[], { Limit1, Limit2, ChangeSince }: ServiceCall['parameters']) {
  const changed = records.filter(({ LastChangedDate }) => ChangeSince === undefined || String(LastChangedDate) >= String(ChangeSince))
  const items = changed.slice(Number(Limit1) - 1, Number(Limit2))
  return { From: Limit1, To: Limit2, RowsCount: changed.length, Items: items }
}

const languages = ['nl', 'fr', 'en', 'de'] as const

function inLanguage(value: unknown, languageId: unknown): unknown {
  const language = languages[Number(languageId) - 1] ?? 'nl'
  return JSON.parse(JSON.stringify(value), (_key, part) => (typeof part?.[language] === 'string' ? part[language] : part))
}

function answer(response: ServerResponse, body: string, fault: ServiceFault | null): void {
  if (fault === 'silent') return
  if (fault === 'cut') {
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(body) })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  } else if (fault !== null && 'status' in fault) {
    response.writeHead(fault.status, fault.after === undefined ? {} : { 'Retry-After': fault.after }).end('<html>busy</html>')
  } else {
    response.writeHead(200, { 'Content-Type': fault?.type ?? 'application/json' }).end(fault?.body ?? body)
  }
}
