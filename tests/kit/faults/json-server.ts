import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a handler of web requests on a port of this machine. If the handler throws, the connection is cut off. */
export async function serveJson(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const headers = Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    const body = pieces.length === 0 ? {} : { body: Buffer.concat(pieces) }
    const init = { method: request.method ?? 'GET', headers: new Headers([...headers].map(([name, value]) => [name, value])), ...body }
    try {
      const answered = await answer(new Request(`http://service${request.url ?? '/'}`, init))
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(Buffer.from(await answered.arrayBuffer()))
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
