/** An estate as Whise gives it; keys that are undefined are left out. */
export type WhiseEstate = Readonly<Record<string, unknown>> & { readonly id: number }

export interface WhiseCall {
  readonly path: string
  readonly body: { readonly Filter?: Readonly<Record<string, unknown>>; readonly Page?: { readonly Limit: number; readonly Offset: number } } & Readonly<
    Record<string, unknown>
  >
}

export const whiseClient = { WHISE_USER: 'website', WHISE_PASSWORD: 'nooit-in-een-log', WHISE_CLIENT: '77', WHISE_WEBHOOK_SECRET: 'geheim-adres' }

const numbers = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const idIn = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined)

/** A service that speaks Whise's protocol: tokens, pages of estates in a language, faults with status 200, lists without a key when they are empty. */
export function aWhise(estates: readonly WhiseEstate[] = []) {
  const calls: WhiseCall[] = []
  const stock = { estates }
  let token = 'client-1'
  /** What it was told: the estate, the status of its export, and the message; where pages are. */
  const told: (readonly unknown[])[] = []
  let faultOf: (call: WhiseCall) => Response | null = () => null
  let lossOf = faultOf

  function list({ Filter = {}, Page = { Limit: 50, Offset: 0 } }: WhiseCall['body']): object {
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

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(1)
    const body: WhiseCall['body'] = JSON.parse(await request.text())
    const call = { path, body }
    calls.push(call)
    const fault = faultOf(call)
    if (fault !== null) return fault
    const given = request.headers.get('Authorization')
    if (path === 'token')
      return body.Username === whiseClient.WHISE_USER && body.Password === whiseClient.WHISE_PASSWORD
        ? Response.json({ isValidRequest: true, token: 'integrator' })
        : refused(`Wrong password ${body.Password}`)
    if (path === 'v1/admin/clients/token')
      return given === 'Bearer integrator' && body.ClientId === 77 ? Response.json({ isValidRequest: true, token }) : refused('no client')
    if (given !== `Bearer ${token}`) return new Response('', { status: 401 })
    if (path !== 'v1/estates/list') told.push([body.EstateId ?? 'site', body.ExportStatus ?? request.method, body.ExportMessage ?? body.DetailPageUrl])
    const lost = lossOf(call)
    if (lost !== null) return lost
    return Response.json(path === 'v1/estates/list' ? list(body) : { isValidRequest: true })
  }
  return {
    calls,
    stock,
    told,
    answer,
    /** The calls of the list. */
    lists: () => calls.filter(({ path }) => path === 'v1/estates/list'),
    /** Ends the token that was given out. */
    endToken(): void {
      token = `${token}1`
    },
    /** Decides what goes wrong with each call from now on. */
    fail(decide: (call: WhiseCall) => Response | null): void {
      faultOf = decide
    },
    /** Decides which answers are lost from now on, after the call took effect. */
    lose(decide: (call: WhiseCall) => Response | null): void {
      lossOf = decide
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
