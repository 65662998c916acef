import { build, fonts, script, style } from 'virtual:client-assets'
import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, matchRoutes, RouterContextProvider, type StaticHandler, type StaticHandlerContext } from 'react-router'
import { Document } from '#ui/document.tsx'
import { svgIconOf } from '#worker/agency/icon.ts'
import { styleSheetOf } from '#worker/agency/style-sheet.ts'
import { matchesTag } from '#worker/http/etag.ts'
import type { Page } from '#worker/http/page.ts'
import { createHandlers, type LoadedPage } from '#worker/http/page-routes.ts'
import { type RequestContext, requestContextKey } from '#worker/http/request-context.ts'
import { contentPolicy } from '#worker/http/security.ts'

const assets = { script, style, fonts, build }

interface ErrorPages {
  readonly notFound: Page
  readonly wrongMethod: Page
}

/** Renders the site's pages: React Router matches the path and runs the loader, React streams the document. */
export function createRenderer(pages: readonly Page[], { notFound, wrongMethod }: ErrorPages) {
  const handlers = createHandlers(pages, notFound)
  return (request: Request, context: RequestContext): Promise<Response> => {
    const handler = handlers.get(context.locale)
    if (!handler) throw new Error(`No routes for ${context.locale}`)
    const methods = readMethods.includes(request.method) ? readMethods : methodsOf(handler, routableUrl(context).pathname)
    return methods.includes(request.method) ? answer(handler, request, context) : refuseMethod(wrongMethod, methods, context)
  }
}

const readMethods: readonly string[] = ['GET', 'HEAD']

/** The methods of the page at a path; an unknown path gets its 404 for a form as well. */
function methodsOf({ dataRoutes }: StaticHandler, path: string): readonly string[] {
  const route = matchRoutes(dataRoutes, path)?.at(-1)?.route
  return route && !route.action ? readMethods : [...readMethods, 'POST']
}

async function refuseMethod(wrongMethod: Page, methods: readonly string[], context: RequestContext): Promise<Response> {
  const page = await wrongMethod.prepare({ ...context, parameters: {}, sent: null })
  const response = await rendered({ page, context })
  response.headers.set('Allow', methods.join(', '))
  return response
}

async function answer(handler: StaticHandler, request: Request, context: RequestContext): Promise<Response> {
  const result = await loadedBy(handler, request, context)
  if (result instanceof Response) return result
  const error = errorIn(result)
  if (error !== undefined) throw isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  const loaded: LoadedPage | undefined = Object.values(result.loaderData)[0]
  if (!loaded) throw new Error('The loader returned no page')
  return rendered(loaded, request.headers.get('If-None-Match'))
}

async function rendered(loaded: LoadedPage, known: string | null = null): Promise<Response> {
  const headers = await headersOf(loaded)
  if (matchesTag(known, headers.get('ETag'))) return new Response(null, { status: 304, headers })
  const stream = await renderToReadableStream(documentOf(loaded), {
    // No boundaries out of order: React would move them into place by inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reportError,
  })
  return new Response(stream, { status: loaded.page.status, headers })
}

async function loadedBy(handler: StaticHandler, request: Request, context: RequestContext): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(requestContextKey, context)
  return handler.query(new Request(routableUrl(context), request), { requestContext })
}

/** The address to match: a path that the router cannot decode, or whose line terminators end its splat, matches nothing and is an unknown one. */
function routableUrl({ url, locale }: RequestContext): URL {
  return isRoutable(url.pathname) ? url : new URL(`/${locale}/-/`, url)
}

function isRoutable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURI(path))
  } catch {
    return false
  }
}

function errorIn({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {})[0]
}

function documentOf({ page, context }: LoadedPage) {
  return (
    <Document
      agency={context.agency}
      name={page.name}
      found={page.status === 200}
      head={page.head}
      locale={context.locale}
      origin={context.origin}
      address={context.url}
      preview={context.preview}
      stock={context.stock}
      assets={assets}
      look={{ styleSheet: styleSheetOf(context.agency).path, icon: svgIconOf(context.agency).path }}
    >
      {page.body}
    </Document>
  )
}

async function headersOf({ page, context }: LoadedPage): Promise<Headers> {
  const policy = page.cache
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': context.locale, ...policy.headers })
  if (policy.tag && page.status === 200) headers.set('ETag', `W/"${await policy.tag(context)}"`)
  if (page.players) headers.set('Content-Security-Policy', contentPolicy({ 'frame-src': page.players.frames, 'media-src': page.players.media }))
  const retryAfter = retryAfters.get(page.status)
  if (retryAfter !== undefined) headers.set('Retry-After', retryAfter)
  return headers
}

/** Seconds. The shortest limit on forms is an hour; a database that fails is back soon. */
const retryAfters: ReadonlyMap<number, string> = new Map([
  [429, '3600'],
  [503, '30'],
])

function reportError(error: unknown): void {
  console.error(error)
}
