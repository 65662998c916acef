import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Arrival, type CrmAnswer, type FakeCrm, referenceIn, unknownCall } from './fake-crm.ts'

export const sweepbrightLogin = { id: 'perron', secret: 'nooit-in-een-log' }

const version = 'application/vnd.sweepbright.v20230901+json'

/** SweepBright as leads meet it: no idempotency key, and no call that says what has arrived. It does not know the home x4002. */
export function fakeSweepBright(): FakeCrm {
  const arrived: Arrival[] = []
  const isWrite = (pathname: string) => /^\/(?:estates\/[\w-]+\/)?contacts(?:\/owners)?$/.test(pathname)
  return {
    arrived,
    isWrite: ({ url }) => isWrite(url.pathname),
    answer({ method, url: { pathname }, headers, body }): CrmAnswer {
      if (method !== 'POST' || !isJsonObject(body)) return unknownCall
      if (headers.get('Accept') !== version) return { status: 406, body: null }
      if (pathname === '/oauth/token') {
        const isKnown = body.client_id === sweepbrightLogin.id && body.client_secret === sweepbrightLogin.secret && body.grant_type === 'client_credentials'
        return isKnown
          ? { status: 200, body: { token_type: 'Bearer', expires_in: 3600, access_token: 'given' } }
          : { status: 401, body: { error: 'invalid_client', error_description: 'no' } }
      }
      if (headers.get('Authorization') !== 'Bearer given') return { status: 401, body: null }
      if (!isWrite(pathname)) return unknownCall
      if (pathname.startsWith('/estates/x4002/')) return { status: 404, body: null }
      if (body.last_name === 'Refused') return { status: 422, body: { errors: { phone: [`${body.phone} is not valid`] } } }
      if (pathname === '/contacts/owners' && body.office_id === undefined) return { status: 422, body: { errors: { office_id: ['required'] } } }
      arrived.push({ call: pathname.slice(1), reference: referenceIn(body), content: body })
      return { status: 204, body: null }
    },
  }
}
