import { type Arrival, type CrmCall, fakeCrm, referenceIn, unknownCall } from '../crms/fake-crm.ts'

/** An estate as Whise gives it; keys that are undefined are left out. */
export type WhiseEstate = Readonly<Record<string, unknown>> & { readonly id: number }

export const whiseLogin = { user: 'website', password: 'nooit-in-een-log', client: '77', office: '' }
const { user: WHISE_USER, password: WHISE_PASSWORD, client: WHISE_CLIENT } = whiseLogin
export const whiseClient = { WHISE_USER, WHISE_PASSWORD, WHISE_CLIENT, WHISE_WEBHOOK_SECRET: 'geheim-adres' }

const numbers = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const idIn = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined)
const writes = ['v1/contacts/upsert', 'v1/contacts/create']
const tells = ['POST v1/estates/exports/changestatus', 'PATCH v1/admin/clients/settings/update']
const required = ['Name', 'CountryId', 'LanguageId', 'OfficeIds']

type Body = NonNullable<CrmCall['body']>

/**
 * A service that speaks Whise's protocol: tokens, pages of estates in a language, faults with status 200, lists without a key when they are empty. An upsert
 * merges by e-mail address, a create always makes a contact.
 */
export function aWhise(estates: readonly WhiseEstate[] = []) {
  const stock = { estates }
  const arrived: Arrival[] = []
  const contacts: { id: number; privateEmail: string | null; message: string }[] = []
  let tokens = 1
  /** What it was told: the estate, the status of its export, and the message; where pages are. */
  const told: (readonly unknown[])[] = []
  let lossOf: (call: CrmCall) => Response | null = () => null

  function list({ Filter = {}, Page = { Limit: 50, Offset: 0 } }: Body): object {
    const language = String(Filter.LanguageId)
    const since = Filter.UpdateDateTimeRange as { readonly Min: string } | undefined
    const chosen = stock.estates
      .filter(({ id }) => Filter.EstateIds === undefined || numbers(Filter.EstateIds).includes(id))
      .filter(
        ({ status, displayStatusId = 2 }) =>
          numbers(Filter.StatusIds).includes(idIn(status) ?? 1) && numbers(Filter.DisplayStatusIds).includes(displayStatusId),
      )
      .filter(({ updateDateTime }) => since === undefined || String(updateDateTime) >= since.Min)
      .sort((one, other) => String(one.updateDateTime).localeCompare(String(other.updateDateTime)))
    const page = chosen.slice(Page.Offset, Page.Offset + Page.Limit).map((estate) => inLanguage(estate, language))
    return { isValidRequest: true, ...(page.length === 0 ? {} : { estates: page }), totalCount: chosen.length }
  }

  function storeContact(call: 'upsert' | 'create', content: Body): Response {
    const missing = required.filter((name) => content[name] === undefined)
    const email = typeof content.PrivateEmail === 'string' ? content.PrivateEmail.toLowerCase() : null
    if (missing.length > 0 || content.Name === 'Refused') return refused(`${missing.join()} ${content.PrivateEmail} is not valid`, 'BadRequestFormat')
    arrived.push({ call, reference: referenceIn(content), content })
    const known = call === 'upsert' ? contacts.find(({ privateEmail }) => privateEmail === email) : undefined
    const contact = known ?? { id: 1000 + contacts.length, privateEmail: email, message: '' }
    if (known === undefined) contacts.push(contact)
    contact.message += `${content.Message}\n`
    return Response.json({ isValidRequest: true, contactId: contact.id })
  }

  function contactsOf({ Filter }: Body): Response {
    const found = contacts.filter(({ privateEmail }) => privateEmail === String(Filter?.PrivateEmail).toLowerCase())
    return Response.json({ isValidRequest: true, ...(found.length > 0 && { contacts: found, totalCount: found.length }) })
  }

  function tell({ method, body }: CrmCall): Response {
    told.push([body?.EstateId ?? 'site', body?.ExportStatus ?? method, body?.ExportMessage ?? body?.DetailPageUrl])
    return Response.json({ isValidRequest: true })
  }

  function respond(call: CrmCall): Response {
    const { method, path, headers, body } = call
    if (body === null) return unknownCall()
    const given = headers.get('Authorization')
    if (path === 'token')
      return body.Username === WHISE_USER && body.Password === WHISE_PASSWORD
        ? Response.json({ isValidRequest: true, token: 'integrator' })
        : refused(`Wrong password ${body.Password}`)
    if (path === 'v1/admin/clients/token')
      return given === 'Bearer integrator' && body.ClientId === Number(WHISE_CLIENT)
        ? Response.json({ isValidRequest: true, token: `client-${tokens}` })
        : refused('no client')
    if (given !== `Bearer client-${tokens}`) return new Response('', { status: 401 })
    if (tells.includes(`${method} ${path}`)) {
      const answer = tell(call)
      return lossOf(call) ?? answer
    }
    if (method !== 'POST') return unknownCall()
    if (path === 'v1/estates/list') return Response.json(list(body))
    if (path === 'v1/admin/offices/list') return Response.json({ isValidRequest: true, offices: [{ id: 5, name: 'Brugge' }] })
    if (path === 'v1/contacts/upsert') return storeContact('upsert', body)
    if (path === 'v1/contacts/create') return storeContact('create', body)
    return path === 'v1/contacts/list' ? contactsOf(body) : unknownCall()
  }
  const crm = fakeCrm({ arrived, isWrite: ({ path }) => writes.includes(path), respond })
  return {
    ...crm,
    stock,
    contacts,
    told,
    /** Decides which answers are lost from now on, after the CRM was told. */
    lose(decide: (call: CrmCall) => Response | null): void {
      lossOf = decide
    },
    /** The calls of the list. */
    lists: () => crm.calls.filter(({ path }) => path === 'v1/estates/list'),
    /** Ends the token that was given out. */
    endToken(): void {
      tokens += 1
    },
  }
}

/** A fault as the service answers it, with status 200; it may stand beside data. */
export function refused(message: string, code = 'FailedAuthentication', beside: object = { isValidRequest: false }): Response {
  return Response.json({ ...beside, validationErrors: [{ message, code }] })
}

/** Texts of a list are given in the language asked for, and so is a town that has several names. */
function inLanguage(estate: WhiseEstate, language: string): object {
  const entries = Object.entries(estate).flatMap(([key, value]) => {
    if (key === 'city' && typeof value === 'object' && value !== null) return [[key, Object.entries(value).find(([name]) => language.startsWith(name))?.[1]]]
    const own =
      Array.isArray(value) && ['sms', 'shortDescription', 'longDescription'].includes(key) ? value.filter((text) => text.languageId === language) : value
    return Array.isArray(own) && own.length === 0 ? [] : [[key, own]]
  })
  return Object.fromEntries(entries)
}

/** A house for sale whose address and price are shown. */
export function anEstate(overrides: Readonly<Record<string, unknown>> = {}): WhiseEstate {
  return {
    id: 501,
    name: 'INTERN dossier Langerei',
    referenceNumber: 'W-501',
    address: 'Langerei',
    number: '12',
    zip: '8000',
    city: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges' },
    country: { id: 1 },
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    status: { id: 1 },
    displayStatusId: 2,
    displayAddress: true,
    displayPrice: true,
    category: { id: 1 },
    subCategory: { id: 13 },
    state: { id: 4 },
    price: 395_000,
    currency: '€',
    area: 168,
    rooms: 3,
    bathRooms: 1,
    garden: 1,
    energyValue: '312',
    createDateTime: '2026-05-04T10:30:00',
    updateDateTime: '2026-11-20T09:14:35',
    sms: [
      { languageId: 'nl-BE', content: 'Trapgevel met tuin' },
      { languageId: 'fr-BE', content: 'Pignon à gradins' },
    ],
    longDescription: [{ languageId: 'nl-BE', content: '<p class="x">Een huis aan het water &amp; een tuin.</p>' }],
    pictures: [
      { id: 9, order: 1, urlXXL: 'https://photos.whise.example/9.jpg' },
      { id: 8, urlXXL: 'https://photos.whise.example/8.jpg' },
    ],
    ...overrides,
  }
}
