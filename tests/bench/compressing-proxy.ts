import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

const quality = 5 // about what an edge uses for a dynamic page
const text = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/

export interface Proxy {
  readonly origin: string
  close(): Promise<void>
}

/** A proxy that compresses text, as the edge does and local workerd does not. */
export async function compressing(target: string): Promise<Proxy> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(target + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: { accept: request.headers.accept ?? '*/*' },
        redirect: 'manual',
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const squeezed = text.test(answer.headers.get('Content-Type') ?? '') && body.length > 500
      for (const [name, value] of answer.headers) if (!/^(content-(length|encoding)|connection|transfer-encoding)$/.test(name)) response.setHeader(name, value)
      if (squeezed) response.setHeader('Content-Encoding', 'br')
      response.writeHead(answer.status)
      response.end(squeezed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : body)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return address.port
}
