import { type Arrival, type CrmCall, type CrmFault, fakeCrm, referenceIn, unknownCall } from '../crms/fake-crm.ts'
import type { FeedRecord } from '../factories.ts'
import { serveJson } from './json-server.ts'

/** What goes wrong with one call of a server: a status, an answer that never comes or is cut off, or another body. */
export type ServiceFault =
  | { readonly status: number; readonly after?: string }
  | 'silent'
  | 'cut'
  | { readonly body: string | Uint8Array<ArrayBuffer>; readonly type?: string }

interface ServiceCall {
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string | number>>
}

export const omnicasaLogin = { name: 'perron-immo', password: 'nooit-in-een-log' }
export const customer = { OMNICASA_NAME: omnicasaLogin.name, OMNICASA_PASSWORD: omnicasaLogin.password }

const writes = ['ContactOnMe', 'ContactOnMeProject', 'DemandRegister2']

interface Stock {
  properties: readonly FeedRecord[]
  projects: readonly FeedRecord[]
  deleted: readonly number[]
}

/**
 * A service that speaks Omnicasa's protocol: lists by page, changes since a moment, deleted ids, figures of a property, and leads: a contact makes a person, a task
 * and a history, a search demand a person and a history.
 */
export function anOmnicasa(properties: readonly FeedRecord[] = []) {
  /** Whether texts come in the language that is asked for, and not by language. */
  const speech = { isMonolingual: false }
  const stock: Stock = { properties, projects: [], deleted: [] }
  const figures = new Map<string, unknown>()
  const arrived: Arrival[] = []
  const { receive, recordOf } = people(arrived)

  const valueFor = (endpoint: string, parameters: ServiceCall['parameters']): unknown => {
    if (writes.includes(endpoint)) return receive(endpoint, parameters)
    if (endpoint === 'GetPropertyList') return pageOf(stock.properties, parameters)
    if (endpoint === 'GetProjectList') return pageOf(stock.projects, parameters)
    if (endpoint === 'GetDeletedPropertyIDs') return stock.deleted
    if (endpoint === 'GetDeletedProjectIDs') return []
    return recordOf(endpoint, parameters) ?? figures.get(endpoint) ?? null
  }
  const respond = ({ method, path, query }: CrmCall) => {
    const { endpoint, parameters } = serviceCall(path, query)
    const { CustomerName, CustomerPassword } = JSON.parse(query.get('json') ?? '{}')
    if (method !== 'GET') return unknownCall()
    const refused = (Code: number, Message: string) => envelope(endpoint, { Code, Message, Success: false, Value: null })
    const isCustomer = CustomerName === omnicasaLogin.name && CustomerPassword === omnicasaLogin.password
    if (!isCustomer) return refused(1, `Wrong password ${CustomerPassword} of ${CustomerName}`)
    if (parameters.Name === 'Refused') return refused(600, `No person ${parameters.Email}`)
    const value = valueFor(endpoint, parameters)
    return envelope(endpoint, { Code: 0, Message: '', Success: true, Value: speech.isMonolingual ? inLanguage(value, parameters.LanguageId) : value })
  }
  const isWrite = ({ path, query }: CrmCall) => writes.includes(serviceCall(path, query).endpoint)
  return { ...fakeCrm({ arrived, isWrite, respond }), stock, speech, figures }
}

/** What leads leave behind: persons by e-mail address, with their tasks and histories. */
function people(arrived: Arrival[]) {
  const persons = new Map<string, number>()
  const tasks: { person: number; Subject: unknown; Comment: unknown }[] = []
  const histories: { person: number; Subject: unknown; Content: unknown }[] = []
  const ofPerson = (items: readonly { person: number }[], id: unknown) => {
    const Items = items.filter(({ person }) => String(person) === String(id)).map(({ person: _, ...item }) => item)
    return { From: 1, To: 50, RowsCount: Items.length, Items }
  }
  return {
    receive(endpoint: string, content: ServiceCall['parameters']): true {
      const email = String(content.Email ?? `nobody-${arrived.length}`).toLowerCase()
      const person = persons.get(email) ?? persons.size + 1
      persons.set(email, person)
      arrived.push({ call: endpoint, reference: referenceIn(content), content })
      const Subject = content.Subject ?? 'Website demand'
      if (endpoint !== 'DemandRegister2') tasks.push({ person, Subject, Comment: content.Content })
      histories.push({ person, Subject, Content: content.Content ?? content.Comment })
      return true
    },
    /** Undefined for an endpoint that is about no person. */
    recordOf(endpoint: string, { Email, PersonIDs }: ServiceCall['parameters']): unknown {
      const id = persons.get(String(Email).toLowerCase())
      if (endpoint === 'GetPersonByEmail') return id === undefined ? null : { ID: id, Email }
      if (endpoint === 'GetTaskHistories' && PersonIDs !== undefined) return ofPerson(tasks, PersonIDs)
      return endpoint === 'GetAutomaticHistories' && PersonIDs !== undefined ? ofPerson(histories, PersonIDs) : undefined
    },
  }
}

/** The service behind a port, with its calls as endpoints and parameters. */
export async function openService() {
  const { answer, fail, stock, speech, figures } = anOmnicasa()
  const calls: ServiceCall[] = []
  let faultOf: (call: ServiceCall) => ServiceFault | null = () => null
  fail(({ path, query }) => {
    const call = serviceCall(path, query)
    calls.push(call)
    return faultFrom(faultOf(call))
  })
  const server = await serveJson(answer)
  return {
    base: `${server.base}OmnicasaService.svc/`,
    calls,
    stock,
    speech,
    /** The service's data about a property, by endpoint. */
    figures,
    /** Decides what goes wrong with each call from now on. */
    fail(decide: (call: ServiceCall) => ServiceFault | null): void {
      faultOf = decide
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
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

function serviceCall(path: string, query: URLSearchParams): ServiceCall {
  const { CustomerName: _, CustomerPassword: __, ...parameters } = JSON.parse(query.get('json') ?? '{}')
  return { endpoint: /(\w+)Json$/.exec(path)?.[1] ?? '', parameters }
}

function faultFrom(fault: ServiceFault | null): CrmFault {
  if (fault === null) return null
  if (fault === 'silent') return new Promise(() => undefined)
  if (fault === 'cut') return 'cutAfter'
  if ('body' in fault) return new Response(fault.body, { headers: { 'Content-Type': fault.type ?? 'application/json' } })
  return new Response('<html>busy</html>', { status: fault.status, headers: fault.after === undefined ? {} : { 'Retry-After': fault.after } })
}

function envelope(endpoint: string, result: object): Response {
  return Response.json({ [`${endpoint}JsonResult`]: result })
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
