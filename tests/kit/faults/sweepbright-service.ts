export type SweepBrightEstate = Readonly<Record<string, unknown>> & { readonly id: string }

export interface SweepBrightCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

export const sweepBrightClient = { SWEEPBRIGHT_ID: 'website', SWEEPBRIGHT_SECRET: 'nooit-in-een-log' }

/** A service that speaks SweepBright's protocol: a token, estates that a webhook has named, and the addresses of their pages. */
export function aSweepBright(estates: readonly SweepBrightEstate[] = []) {
  const calls: SweepBrightCall[] = []
  /** The estates that it answers for, as if a webhook had named them in the last hour. */
  const stock = { estates }
  let token = 'token-1'
  /** The addresses of pages that it was told. */
  const told: (readonly unknown[])[] = []
  let faultOf: (call: SweepBrightCall) => Response | null = () => null
  let lossOf = faultOf

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^\/(?:api\/)?/, '')
    const text = await request.text()
    const call = { method: request.method, path, body: text === '' ? null : JSON.parse(text) }
    calls.push(call)
    const fault = faultOf(call)
    if (fault !== null) return fault
    if (path === 'oauth/token') return tokenFor(call.body)
    const isKnown =
      request.headers.get('Authorization') === `Bearer ${token}` && /^application\/vnd\.sweepbright\.v\d{8}\+json$/.test(request.headers.get('Accept') ?? '')
    if (!isKnown) return new Response('', { status: 401 })
    const estate = stock.estates.find(({ id }) => path === `estates/${id}`)
    if (request.method === 'PUT') {
      told.push([path, call.body.url])
      return lossOf(call) ?? new Response(null, { status: 204 })
    }
    return estate === undefined ? Response.json({ message: 'not found' }, { status: 404 }) : Response.json(estate)
  }
  function tokenFor(body: { readonly client_id?: string; readonly client_secret?: string; readonly grant_type?: string }): Response {
    const { SWEEPBRIGHT_ID, SWEEPBRIGHT_SECRET } = sweepBrightClient
    const isRight = body.grant_type === 'client_credentials' && body.client_id === SWEEPBRIGHT_ID && body.client_secret === SWEEPBRIGHT_SECRET
    return isRight
      ? Response.json({ token_type: 'Bearer', expires_in: 3_600, access_token: token })
      : Response.json({ error: 'invalid_client' }, { status: 401 })
  }
  return {
    calls,
    stock,
    told,
    answer,
    /** Ends the token that was given out. */
    endToken(): void {
      token = `${token}1`
    },
    /** Decides what goes wrong with each call from now on. */
    fail(decide: (call: SweepBrightCall) => Response | null): void {
      faultOf = decide
    },
    /** Decides which answers to an address are lost from now on, after it was stored. */
    lose(decide: (call: SweepBrightCall) => Response | null): void {
      lossOf = decide
    },
  }
}

/** A house for sale whose address and price are shown, with the data that may never be. */
export function aSweepBrightEstate(overrides: Readonly<Record<string, unknown>> = {}): SweepBrightEstate {
  return {
    id: 'a-1',
    is_project: false,
    publish_status: 'public',
    negotiation: 'sale',
    status: 'available',
    type: 'house',
    sub_type: 'villa',
    settings: { reference: 'SB-1' },
    price: { amount: 395_000, currency: 'EUR', hidden: false },
    location: {
      street: 'Langerei',
      number: '12',
      box: '',
      city: 'Brugge',
      postal_code: '8000',
      country: 'BE',
      geo: { latitude: 51.2154, longitude: 3.2301 },
      formatted: 'Langerei 12, 8000 Brugge',
      hidden: false,
    },
    sizes: { liveable_area: { size: 168, unit: 'sq_m' }, plot_area: { size: 4.2, unit: 'are' }, net_area: [] },
    bedrooms: 3,
    description_title: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins' },
    description: { nl: 'Een huis aan het water.', fr: '' },
    images: [
      { id: 'p-2', url: 'https://files.example/2.jpg?sig=b', ordinal: 2 },
      { id: 'p-1', url: 'https://files.example/1.jpg?sig=a', ordinal: 1 },
    ],
    legal: { energy: { epc_value: 312, epc_category: 'D' }, regulations: { building_permit: true, priority_purchase_right: '' }, property_and_land: [] },
    negotiator: { first_name: 'An', last_name: 'Peeters', email: 'an@agency.example', phone: '0470 12 34 56' },
    vendors: [{ name: 'Geheime Eigenaar' }],
    internal_note: 'Sleutel onder de mat',
    mandate: { exclusive: true },
    agency_commission: 3,
    ...overrides,
  }
}
