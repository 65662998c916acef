import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RandomRequest } from './random-requests.ts'

/** An answer as it came; `status` is 0 if the connection was closed without one. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

const nothing: WireAnswer = { status: 0, headers: {}, body: '' }

export interface Wire {
  send(request: RandomRequest): Promise<WireAnswer>
  /** Sends bytes, one a character, on a separate connection. */
  sendRaw(raw: string): Promise<WireAnswer>
  close(): void
}

/** Sends requests as they are: nothing is normalised, checked or followed. */
export function openWire(origin: string, connections: number): Wire {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const once = (request: RandomRequest, agent: Agent | false) =>
    new Promise<WireAnswer>((done) => {
      const { method, target, headers, body, isChunked } = request
      const length = body && !isChunked ? { 'Content-Length': String(body.bytes.length) } : {}
      const sent = httpRequest({ agent, hostname, port, method, path: target, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', () => done(nothing))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: textOf(Buffer.concat(chunks), answer.headers['content-encoding']) }),
        )
      })
      sent.on('error', () => done(nothing))
      if (body && isChunked) for (let at = 0; at < body.bytes.length; at += 10_000) sent.write(body.bytes.subarray(at, at + 10_000))
      sent.end(body && !isChunked ? body.bytes : undefined)
    })
  return {
    async send(request) {
      const answer = await once(request, agent)
      // A kept-alive connection may be closed just as it is used again, or still hold the rest of a refused body, which the runtime
      // then takes for a request of an unknown method (501; the Worker itself never answers that).
      return answer.status === 0 || answer.status === 501 ? once(request, false) : answer
    },
    sendRaw: (raw) => exchange(hostname, Number(port), raw),
    close: () => agent.destroy(),
  }
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length > 0 && encoding === 'gzip') return gunzipSync(bytes).toString('utf8')
  return (bytes.length > 0 && encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8')
}

const timeout = 5000 // ms

function exchange(hostname: string, port: number, raw: string): Promise<WireAnswer> {
  return new Promise((done) => {
    const socket = connect(port, hostname)
    let text = ''
    const end = () => {
      socket.destroy()
      clearTimeout(timer)
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), headers: {}, body: text })
    }
    const timer = setTimeout(end, timeout)
    // The answer begins with its status, and a kept-alive connection never ends.
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('\r\n')) end()
    })
    socket.on('end', end).on('error', end)
    socket.write(raw, 'latin1')
  })
}
