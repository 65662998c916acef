import type { FeedRecord } from '../factories.ts'
import { type Arrival, fakeCrm, referenceIn, unknownCall } from './fake-crm.ts'

export const omnicasaLogin = { CustomerName: 'perron-immo', CustomerPassword: 'nooit-in-een-log' }

const writes = ['ContactOnMe', 'ContactOnMeProject', 'DemandRegister2']

/**
 * Omnicasa's service in memory: a list of homes, of which none ever changes, and leads: a contact makes a person, a task and a history, a search demand a person
 * and a history. Every other list is empty.
 */
export function fakeOmnicasa(homes: readonly FeedRecord[] = []) {
  const arrived: Arrival[] = []
  const persons = new Map<string, number>()
  const tasks: { person: number; Subject: unknown; Comment: unknown }[] = []
  const histories: { person: number; Subject: unknown; Content: unknown }[] = []
  const ofPerson = (items: readonly { person: number }[], id: unknown) => {
    const Items = items.filter(({ person }) => String(person) === String(id)).map(({ person: _, ...item }) => item)
    return { From: 1, To: 50, RowsCount: Items.length, Items }
  }
  const receive = (endpoint: string, { CustomerName: _, CustomerPassword: __, ...content }: Record<string, unknown>) => {
    const email = String(content.Email ?? `nobody-${arrived.length}`).toLowerCase()
    const person = persons.get(email) ?? persons.size + 1
    persons.set(email, person)
    arrived.push({ call: endpoint, reference: referenceIn(content), content })
    const Subject = content.Subject ?? 'Website demand'
    if (endpoint !== 'DemandRegister2') tasks.push({ person, Subject, Comment: content.Content })
    histories.push({ person, Subject, Content: content.Content ?? content.Comment })
    return true
  }
  const answerValue = (endpoint: string, parameters: Record<string, unknown>): unknown => {
    if (writes.includes(endpoint)) return receive(endpoint, parameters)
    if (endpoint === 'GetPersonByEmail') {
      const id = persons.get(String(parameters.Email).toLowerCase())
      return id === undefined ? null : { ID: id, Email: parameters.Email }
    }
    if (endpoint === 'GetTaskHistories') return ofPerson(tasks, parameters.PersonIDs)
    if (endpoint === 'GetAutomaticHistories') return ofPerson(histories, parameters.PersonIDs)
    if (endpoint === 'GetPropertyList' && parameters.ChangeSince === undefined) {
      const Items = homes.slice(Number(parameters.Limit1) - 1, Number(parameters.Limit2))
      return { From: parameters.Limit1, To: parameters.Limit2, RowsCount: homes.length, Items }
    }
    return endpoint.startsWith('Get') ? { RowsCount: 0, Items: [] } : undefined
  }
  const endpointOf = (path: string) => /(\w+)Json$/.exec(path)?.[1] ?? ''
  return fakeCrm({
    arrived,
    isWrite: ({ path }) => writes.includes(endpointOf(path)),
    respond({ method, path, query }) {
      const endpoint = endpointOf(path)
      const parameters = JSON.parse(query.get('json') ?? '{}')
      if (method !== 'GET') return unknownCall()
      const isCustomer = parameters.CustomerName === omnicasaLogin.CustomerName && parameters.CustomerPassword === omnicasaLogin.CustomerPassword
      if (!isCustomer) return envelope(endpoint, { Code: 600, Message: `Wrong password of ${parameters.CustomerName}`, Success: false, Value: null })
      if (parameters.Name === 'Refused') return envelope(endpoint, { Code: 600, Message: `No person ${parameters.Email}`, Success: false, Value: null })
      const Value = answerValue(endpoint, parameters)
      return Value === undefined ? unknownCall() : envelope(endpoint, { Code: 0, Message: '', Success: true, Value })
    },
  })
}

function envelope(endpoint: string, result: object): Response {
  return Response.json({ [`${endpoint}JsonResult`]: result })
}
