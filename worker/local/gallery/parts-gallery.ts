import { globSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createBuilder } from 'vite'
import { compiledMessages } from '#messages/compile.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'

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

interface ShownParts {
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
}

/** The gallery of parts in frames of three widths, with links to the languages and themes. */
function partsOverview({ locale, theme }: ShownParts): string {
  const address = (shown: ShownParts) => `?${new URLSearchParams({ language: shown.locale, theme: shown.theme })}`
  const themes = ['light', 'dark'] as const
  const choices = locales.flatMap((each) => themes.map((shade) => `<a href="${address({ locale: each, theme: shade })}">${each}, ${shade}</a>`))
  const frames = [390, 820, 1280].map(
    (width) => `<iframe title="${width} px" width="${width}" height="2400" src="/parts${address({ locale, theme })}"></iframe>`,
  )
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Gallery of parts</title><style>body { margin: 1rem; font: 1rem/1.5 sans-serif; } nav, div { display: flex; gap: 1rem; } iframe { flex: none; border: 1px solid #999; }</style></head><body><nav>${choices.join('')}</nav><div>${frames.join('')}</div></body></html>`
}

const assets = resolve(import.meta.dirname, '../../../dist/client/assets')

/** The addresses of the build's style sheets that parts are drawn with, the public site's before the desk's, as pages of the desk link them. */
export function partsStyles(): readonly string[] {
  return ['site', 'desk'].map((name) => `/assets/${newest(`${name}-*.css`)}`)
}

/** A build that watches leaves the files of earlier ones. */
function newest(pattern: string): string {
  const files = globSync(pattern, { cwd: assets }).map((file) => ({ file, changed: statSync(resolve(assets, file)).mtimeMs }))
  const [last] = files.sort((one, other) => other.changed - one.changed)
  if (last === undefined) throw new Error(`No ${pattern} in ${assets}: npm run build makes it`)
  return last.file
}
