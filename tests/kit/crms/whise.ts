import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Arrival, type CrmAnswer, type FakeCrm, referenceIn, unknownCall } from './fake-crm.ts'

export const whiseLogin = { user: 'perron', password: 'nooit-in-een-log', client: '77', office: '' }

const required = ['Name', 'CountryId', 'LanguageId', 'OfficeIds']
const writes = ['/v1/contacts/upsert', '/v1/contacts/create']

/** Whise as leads meet it: an upsert merges by e-mail address, a create always makes a contact. Tokens can be made to expire. */
export function fakeWhise() {
  const arrived: Arrival[] = []
  const contacts: { id: number; privateEmail: string | null; message: string }[] = []
  let tokens = 0
  let expired = 0
  const store = (call: string, content: Record<string, unknown>): CrmAnswer => {
    const missing = required.filter((name) => content[name] === undefined)
    const email = typeof content.PrivateEmail === 'string' ? content.PrivateEmail.toLowerCase() : null
    if (missing.length > 0 || content.Name === 'Refused') return invalid('BadRequestFormat', `${missing.join()} ${content.PrivateEmail} is not valid`)
    arrived.push({ call, reference: referenceIn(content), content })
    const known = call === 'upsert' ? contacts.find(({ privateEmail }) => privateEmail === email) : undefined
    const contact = known ?? { id: 1000 + contacts.length, privateEmail: email, message: '' }
    if (known === undefined) contacts.push(contact)
    contact.message += `${content.Message}\n`
    return { status: 200, body: { isValidRequest: true, contactId: contact.id } }
  }
  const crm: FakeCrm = {
    arrived,
    isWrite: ({ url }) => writes.includes(url.pathname),
    answer({ method, url: { pathname }, headers, body }): CrmAnswer {
      if (method !== 'POST' || !isJsonObject(body)) return unknownCall
      if (pathname === '/token') {
        const isKnown = body.Username === whiseLogin.user && body.Password === whiseLogin.password
        return isKnown ? { status: 200, body: { token: 'integrator' } } : invalid('FailedAuthentication', 'no such user')
      }
      const token = headers.get('Authorization')
      if (pathname === '/v1/admin/clients/token') {
        if (token !== 'Bearer integrator' || body.ClientId !== Number(whiseLogin.client)) return invalid('FailedAuthentication', 'no such client')
        tokens += 1
        return { status: 200, body: { token: `agency-${tokens}` } }
      }
      if (token !== `Bearer agency-${tokens}` || tokens <= expired) return { status: 401, body: null }
      if (pathname === '/v1/admin/offices/list') return { status: 200, body: { isValidRequest: true, offices: [{ id: 5, name: 'Brugge' }] } }
      if (pathname === '/v1/contacts/upsert') return store('upsert', body)
      if (pathname === '/v1/contacts/create') return store('create', body)
      if (pathname !== '/v1/contacts/list') return unknownCall
      const email = isJsonObject(body.Filter) ? String(body.Filter.PrivateEmail).toLowerCase() : ''
      const found = contacts.filter(({ privateEmail }) => privateEmail === email)
      // An empty list has no key at all.
      return { status: 200, body: { isValidRequest: true, ...(found.length > 0 && { contacts: found, totalCount: found.length }) } }
    },
  }
  return {
    ...crm,
    contacts,
    /** Ends the tokens given so far. */
    expire(): void {
      expired = tokens
    },
  }
}

function invalid(code: string, message: string): CrmAnswer {
  return { status: 200, body: { isValidRequest: false, validationErrors: [{ code, message }] } }
}
