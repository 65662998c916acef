import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createBuilder } from 'vite'
import { compiledMessages } from '#messages/compile.ts'
import { isLocale } from '#messages/locales.ts'
import { partsOverview, type ShownParts } from './parts-overview.ts'
import { partsStyles } from './parts-styles.ts'

/**
 * Serves the gallery of parts to developers: `/` shows it in frames of three widths, `/parts` alone, and everything else comes from the
 * site. The page is rendered from the sources at every request, and is not part of the build.
 */
export async function openPartsGallery(port: number, site: string): Promise<{ close(): Promise<void> }> {
  const builder = await createBuilder({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [compiledMessages()],
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const pageOf = async (shown: ShownParts): Promise<string> => {
    const { partsPage } = await builder.ssrLoadModule('/ui/gallery-of-parts/page.tsx')
    return partsPage({ ...shown, styles: partsStyles() })
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', site)
    if (pathname !== '/' && pathname !== '/parts') {
      const file = await fetch(site + pathname + search)
      const bytes = Buffer.from(await file.arrayBuffer())
      response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? 'application/octet-stream' }).end(bytes)
      return
    }
    const language = searchParams.get('language') ?? ''
    const shown: ShownParts = { locale: isLocale(language) ? language : 'nl', theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light' }
    // A sample that throws does so before the head is sent, so that the answer can still be a 500.
    const html = pathname === '/' ? partsOverview(shown) : await pageOf(shown)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    async close() {
      server.close()
      await builder.close()
    },
  }
}
