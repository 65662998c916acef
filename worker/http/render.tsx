import { build, fonts, script, style } from 'virtual:client-assets'
import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, RouterContextProvider, type StaticHandler, type StaticHandlerContext } from 'react-router'
import { Document } from '#ui/document.tsx'
import { svgIconOf } from '#worker/agency/icon.ts'
import { styleSheetOf } from '#worker/agency/style-sheet.ts'
import type { Page } from '#worker/http/page.ts'
import { createHandlers, type LoadedPage } from '#worker/http/page-routes.ts'
import { type RequestContext, requestContextKey } from '#worker/http/request-context.ts'

const assets = { script, style, fonts, build }

/** Renders the site's pages: React Router matches the path and runs the loader, React streams the document. */
export function createRenderer(pages: readonly Page[], notFound: Page) {
  const handlers = createHandlers(pages, notFound)
  return (request: Request, context: RequestContext): Promise<Response> => {
    const handler = handlers.get(context.locale)
    if (!handler) throw new Error(`No routes for ${context.locale}`)
    return render(handler, request, context)
  }
}

async function render(handler: StaticHandler, request: Request, context: RequestContext): Promise<Response> {
  const result = await loadedBy(handler, request, context)
  if (result instanceof Response) return result
  const error = errorIn(result)
  if (isRouteErrorResponse(error) && error.status === 405) return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  if (error !== undefined) throw isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  const loaded: LoadedPage | undefined = Object.values(result.loaderData)[0]
  if (!loaded) throw new Error('The loader returned no page')
  const headers = await headersOf(loaded)
  if (headers.get('ETag') !== null && request.headers.get('If-None-Match') === headers.get('ETag')) {
    return new Response(null, { status: 304, headers })
  }
  const stream = await renderToReadableStream(documentOf(loaded), {
    // No boundaries out of order: React would move them into place by inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reportError,
  })
  return new Response(stream, { status: result.statusCode, headers })
}

async function loadedBy(handler: StaticHandler, request: Request, context: RequestContext): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(requestContextKey, context)
  const query = (url: URL) => handler.query(new Request(url, request), { requestContext })
  const result = await query(context.url)
  // The router's splat stops at a line terminator, so such a path does not even match the not-found route.
  return isUnmatched(result) ? query(new URL(`/${context.locale}/-/`, context.url)) : result
}

function isUnmatched(result: StaticHandlerContext | Response): boolean {
  if (result instanceof Response) return false
  const error = errorIn(result)
  return isRouteErrorResponse(error) && error.status === 404
}

function errorIn({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {})[0]
}

function documentOf({ page, context }: LoadedPage) {
  return (
    <Document
      agency={context.agency}
      name={page.name}
      head={page.head}
      locale={context.locale}
      origin={context.origin}
      address={context.url}
      preview={context.preview}
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
  if (page.status === 429) headers.set('Retry-After', '3600') // the shortest limit on forms is an hour
  return headers
}

function reportError(error: unknown): void {
  console.error(error)
}
