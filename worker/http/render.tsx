import { build, fonts, script, style } from 'virtual:client-assets'
import { renderToReadableStream } from 'react-dom/server'
import { type ActionFunction, createStaticHandler, data, isRouteErrorResponse, type RouteObject, RouterContextProvider } from 'react-router'
import { type Locale, locales } from '#messages/locales.ts'
import { Document } from '#ui/document.tsx'
import { patternOf } from '#ui/routes.ts'
import type { Act, Page, PreparedPage } from '#worker/http/page.ts'
import { type RequestContext, requestContextKey, sentContext } from '#worker/http/request-context.ts'

interface RenderedPage {
  readonly page: PreparedPage
  readonly visit: RequestContext
}

const assets = { script, style, fonts, build }

function Screen({ page, visit }: RenderedPage) {
  return (
    <Document
      name={page.name}
      head={page.head}
      locale={visit.locale}
      enabled={visit.settings.enabled}
      fallback={visit.settings.fallback}
      origin={visit.origin}
      address={visit.url}
      preview={visit.preview}
      assets={assets}
    >
      {page.body}
    </Document>
  )
}

function routeObject(page: Page, path: string): RouteObject {
  return {
    id: page.name + path,
    path,
    async loader({ context, params }) {
      const visit = context.get(requestContextKey)
      const prepared = await page.prepare({ ...visit, parameters: params, sent: context.get(sentContext) })
      return data({ page: prepared, visit } satisfies RenderedPage, { status: prepared.status })
    },
    ...(page.act && { action: actionOf(page.act) }),
  }
}

/** A form that is not taken is shown again by the page's own loader, which finds here what was typed. */
function actionOf(act: Act): ActionFunction {
  return async ({ request, context, params }) => {
    const visit = context.get(requestContextKey)
    // Treat an unparsable body as an empty form.
    const sent = await request.formData().catch(() => new FormData())
    context.set(sentContext, await act({ ...visit, parameters: params, sent: null }, sent))
    return null
  }
}

/** Renders the site's pages: React Router finds the screen and runs its loader, React streams it. One handler a language, made once. */
export function createRenderer(pages: readonly Page[], notFound: Page) {
  const handlers = new Map(
    locales.map((locale) => {
      const routes = [...pages.map((page) => routeObject(page, `/${locale}/${patternOf(page.name, locale)}`)), routeObject(notFound, '*')]
      return [locale, createStaticHandler(routes)] as const
    }),
  )
  return (request: Request, visit: RequestContext) => render(handlerOf(handlers, visit.locale), request, visit)
}

type Handler = ReturnType<typeof createStaticHandler>

function handlerOf(handlers: ReadonlyMap<Locale, Handler>, locale: Locale): Handler {
  const handler = handlers.get(locale)
  if (!handler) throw new Error(`No pages for ${locale}`)
  return handler
}

async function render(handler: Handler, request: Request, visit: RequestContext): Promise<Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(requestContextKey, visit)
  const query = (url: URL) => handler.query(sentOn(request, url), { requestContext })
  const matched = await query(visit.url)
  // The router's splat stops at a line terminator: such a path is no screen's, and gets the page that says so.
  const context = isUnmatched(matched) ? await query(new URL(`/${visit.locale}/-/`, visit.url)) : matched
  if (context instanceof Response) return context
  const error = Object.values(context.errors ?? {})[0]
  if (isRouteErrorResponse(error) && error.status === 405) return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  if (error !== undefined) throw isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  const rendered: RenderedPage | undefined = Object.values(context.loaderData)[0]
  if (!rendered) throw new Error('The loader returned no page')
  const headers = await headersOf(rendered.page, visit)
  if (headers.get('ETag') !== null && request.headers.get('If-None-Match') === headers.get('ETag')) {
    return new Response(null, { status: 304, headers })
  }
  const stream = await renderToReadableStream(<Screen {...rendered} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reportError,
  })
  return new Response(stream, { status: context.statusCode, headers })
}

/** Whether not even the not-found route matched the path. */
function isUnmatched(result: Awaited<ReturnType<Handler['query']>>): boolean {
  if (result instanceof Response) return false
  const error = Object.values(result.errors ?? {})[0]
  return isRouteErrorResponse(error) && error.status === 404
}

/** The request under the address its screen has. */
function sentOn(request: Request, url: URL): Request {
  return new Request(url, request)
}

async function headersOf(page: PreparedPage, visit: RequestContext): Promise<Headers> {
  const policy = page.cache
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': visit.locale, ...policy.headers })
  if (policy.tag && page.status === 200) headers.set('ETag', `W/"${await policy.tag(visit)}"`)
  if (page.status === 429) headers.set('Retry-After', '3600') // the shortest of the limits on forms is an hour
  return headers
}

function reportError(error: unknown): void {
  console.error(error)
}
