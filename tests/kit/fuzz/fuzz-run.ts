import { markupIn } from '../../site/bad-queries.ts'
import { chanceFrom } from '../chance.ts'
import { malformedRequest, type RandomRequest, type RawRequest, randomRequest } from './random-requests.ts'
import { openWire, type WireAnswer } from './wire.ts'

export interface FuzzRun {
  readonly seed: number
  readonly statuses: Readonly<Record<number, number>>
  /** The errors found, each with its request. */
  readonly errors: readonly string[]
  /** The slowest answers, in milliseconds. */
  readonly slowest: readonly { readonly ms: number; readonly what: string }[]
  /** Memory of the server in bytes after each twentieth of the requests. */
  readonly memory: readonly number[]
}

const connections = 4
const maxListed = 10

/**
 * Sends `count` random requests and checks every answer.
 * @param measure the server's memory in bytes
 */
export async function runFuzz(origin: string, seed: number, count: number, measure: () => number | Promise<number>): Promise<FuzzRun> {
  const chance = chanceFrom(seed)
  const wire = openWire(origin, connections)
  const statuses: Record<number, number> = {}
  const errors: string[] = []
  const memory: number[] = []
  let slowest: { readonly ms: number; readonly what: string }[] = []
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      if (left % Math.ceil(count / 20) === 0) memory.push(await measure())
      const request = chance.happens(0.01) ? malformedRequest(chance) : randomRequest(chance)
      const started = performance.now()
      const answer = 'raw' in request ? await wire.sendRaw(request.raw) : await wire.send(request)
      const what = inWords(request)
      slowest = [...slowest, { ms: performance.now() - started, what }].sort((one, other) => other.ms - one.ms).slice(0, maxListed)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const error = isCutOff(request, answer) ? null : 'raw' in request ? statusError(answer) : errorIn(answer)
      if (error !== null) errors.push(`${answer.status} ${error}: ${what}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  wire.close()
  return { seed, statuses, errors, slowest, memory }
}

/** Maximum bytes of request line and headers. The runtime answers longer ones with 414 and closes the connection, which may arrive before the answer. */
const maxHeadLength = 65_000

function isCutOff(request: RandomRequest | RawRequest, { status }: WireAnswer): boolean {
  return status === 0 && !('raw' in request) && request.target.length + JSON.stringify(request.headers).length > maxHeadLength
}

function inWords(request: RandomRequest | RawRequest): string {
  if ('raw' in request) return JSON.stringify(request.raw.slice(0, 200))
  const { method, target, headers, body } = request
  const sent = body === null ? '' : ` ${body.bytes.length} bytes ${JSON.stringify(body.bytes.toString('utf8', 0, 300))}`
  const more = target.length > 300 ? `… (${target.length} characters)` : ''
  return `${method} ${target.slice(0, 300)}${more} ${JSON.stringify(headers).slice(0, 400)}${sent}`
}

function statusError({ status }: WireAnswer): string | null {
  if (status === 0) return 'no answer'
  return status >= 500 ? 'a server error' : null
}

/** The only parts of the input that could become executable markup. */
const suspicious = /garbage|alert\(|onerror|javascript:|prompt\(|document\.cookie|<svg\/|<iframe/i

function errorIn(answer: WireAnswer): string | null {
  const { headers, body } = answer
  const type = String(headers['content-type'] ?? '')
  if (statusError(answer)) return statusError(answer)
  if (JSON.stringify(headers['set-cookie'] ?? '').includes('garbage') || 'x-garbage' in headers) return 'a header from the request'
  const location = headers.location
  if (typeof location === 'string' && !/^\/(?![/\\])/.test(location)) return `a redirect to ${location}`
  if (type.includes('json') && body !== '') return isJson(body) ? null : 'not JSON'
  const isMarkup = /html|xml|svg/.test(type)
  const found = isMarkup && suspicious.test(body) ? markupIn(body, type) : []
  return found.length > 0 ? `markup ${found.join(' ')}` : null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
