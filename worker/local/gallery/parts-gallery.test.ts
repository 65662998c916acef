import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openPartsGallery } from './parts-gallery.ts'

/** Opens a server on a free port. */
async function opened(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('the gallery of parts outlives a site that breaks off, as one does that restarts', async () => {
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': '10' })
    response.write('half', () => response.destroy())
  })
  const free = createServer()
  const port = await opened(free)
  await new Promise((closed) => free.close(closed))
  const gallery = await openPartsGallery(port, `http://127.0.0.1:${await opened(site)}`)
  try {
    expect((await fetch(`http://127.0.0.1:${port}/site.css`)).status).toBe(500)
    const overview = await (await fetch(`http://127.0.0.1:${port}/?language=de&theme=dark`)).text()
    expect(overview.match(/src="\/parts\?language=de&theme=dark"/g)).toHaveLength(3)
  } finally {
    await gallery.close()
    site.close()
  }
})
