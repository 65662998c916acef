import { type Arrival, type CrmCall, fakeCrm, referenceIn, unknownCall } from '../crms/fake-crm.ts'

export type SweepBrightEstate = Readonly<Record<string, unknown>> & { readonly id: string }

export const sweepBrightLogin = { id: 'website', secret: 'nooit-in-een-log' }
export const sweepBrightClient = { SWEEPBRIGHT_ID: sweepBrightLogin.id, SWEEPBRIGHT_SECRET: sweepBrightLogin.secret }

const writes = /^(?:estates\/[\w-]+\/)?contacts(?:\/owners)?$/

/**
 * A service that speaks SweepBright's protocol: a token, estates that a webhook has named, the addresses of their pages, and leads, which it can neither
 * recognise nor list. It takes no leads about the home x4002.
 */
export function aSweepBright(estates: readonly SweepBrightEstate[] = []) {
  /** The estates that it answers for, as if a webhook had named them in the last hour. */
  const stock = { estates }
  const arrived: Arrival[] = []
  let token = 'token-1'
  /** The addresses of pages that it was told. */
  const told: (readonly unknown[])[] = []
  let lossOf: (call: CrmCall) => Response | null = () => null

  function receive({ path, body }: CrmCall): Response {
    if (path.startsWith('estates/x4002/') || body === null) return new Response('', { status: 404 })
    if (body.last_name === 'Refused') return Response.json({ errors: { phone: [`${body.phone} is not valid`] } }, { status: 422 })
    if (path === 'contacts/owners' && body.office_id === undefined) return Response.json({ errors: { office_id: ['required'] } }, { status: 422 })
    arrived.push({ call: path, reference: referenceIn(body), content: body })
    return new Response(null, { status: 204 })
  }
  function respond(call: CrmCall): Response {
    const { method, path, headers, body } = call
    if (path === 'oauth/token') return tokenFor(body, token)
    const isKnown = headers.get('Authorization') === `Bearer ${token}` && /^application\/vnd\.sweepbright\.v\d{8}\+json$/.test(headers.get('Accept') ?? '')
    if (!isKnown) return new Response('', { status: 401 })
    if (method === 'POST') return writes.test(path) ? receive(call) : unknownCall()
    if (method === 'PUT') {
      told.push([path, body?.url])
      return lossOf(call) ?? new Response(null, { status: 204 })
    }
    const estate = stock.estates.find(({ id }) => path === `estates/${id}`)
    return estate === undefined ? unknownCall() : Response.json(estate)
  }
  return {
    ...fakeCrm({ arrived, isWrite: ({ method, path }) => method === 'POST' && writes.test(path), respond }),
    stock,
    told,
    /** Decides which answers to an address are lost from now on, after it was stored. */
    lose(decide: (call: CrmCall) => Response | null): void {
      lossOf = decide
    },
    /** Ends the token that was given out. */
    endToken(): void {
      token = `${token}1`
    },
  }
}

function tokenFor(body: CrmCall['body'], token: string): Response {
  const { id, secret } = sweepBrightLogin
  const isRight = body?.grant_type === 'client_credentials' && body.client_id === id && body.client_secret === secret
  return isRight ? Response.json({ token_type: 'Bearer', expires_in: 3_600, access_token: token }) : Response.json({ error: 'invalid_client' }, { status: 401 })
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
