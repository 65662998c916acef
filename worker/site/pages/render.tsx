import { isRouteErrorResponse, matchRoutes, RouterContextProvider, type StaticHandler, type StaticHandlerContext } from 'react-router'
import { contentLookup } from '#ui/content/article-address.present.ts'
import { filled } from '#ui/route-lookup.ts'
import { keysReadBy } from '#worker/site/caching/page-address.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { FileAnswer } from '#worker/site/pages/file-answer.ts'
import type { Page } from '#worker/site/pages/page.ts'
import { pageResponse, readMethods } from '#worker/site/pages/page-response.tsx'
import { createHandlers, type LoadedPage } from '#worker/site/pages/page-routes.ts'
import { type RequestContext, requestContextKey } from '#worker/site/requests/request-context.ts'

interface ErrorPages {
  readonly notFound: Page
  readonly wrongMethod: Page
}

/** Renders the site's pages: React Router matches the path and runs the loader, React renders the document. */
export function createRenderer(pages: readonly Page[], { notFound, wrongMethod }: ErrorPages) {
  const handlers = createHandlers(pages, notFound)
  const keys = keysReadBy(pages)
  return (request: Request, context: RequestContext): Promise<Response> => {
    const handler = handlers.get(context.locale)
    if (!handler) throw new Error(`No routes for ${context.locale}`)
    const methods = readMethods.includes(request.method) ? readMethods : methodsOf(handler, routableUrl(context).pathname)
    if (!methods.includes(request.method)) return refuseMethod(wrongMethod, methods, request, context)
    return answer(handler, request, context, { keys, notFound })
  }
}

/** The methods allowed at a path; an unknown path responds with 404 to a POST too. */
function methodsOf({ dataRoutes }: StaticHandler, path: string): readonly string[] {
  const route = matchRoutes(dataRoutes, path)?.at(-1)?.route
  return route && !route.action ? readMethods : [...readMethods, 'POST']
}

async function refuseMethod(wrongMethod: Page, methods: readonly string[], request: Request, context: RequestContext): Promise<Response> {
  const page = await wrongMethod.prepare({ ...context, parameters: {}, sent: null })
  const response = await pageResponse({ page, context }, request, new Set())
  response.headers.set('Allow', methods.join(', '))
  return response
}

interface Answering {
  readonly keys: ReadonlySet<string>
  readonly notFound: Page
}

async function answer(handler: StaticHandler, request: Request, context: RequestContext, { keys, notFound }: Answering): Promise<Response> {
  const result = await loadedBy(handler, request, context)
  if (result instanceof Response) return result
  const error = errorIn(result)
  if (error instanceof FileAnswer) return error.file
  if (error instanceof NoPage) return pageResponse({ page: await notFound.prepare({ ...context, parameters: {}, sent: null }), context }, request, keys)
  if (error !== undefined) throw isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  const loaded: LoadedPage | undefined = Object.values(result.loaderData)[0]
  if (!loaded) throw new Error('The loader returned no page')
  return pageResponse(loaded, request, keys)
}

async function loadedBy(handler: StaticHandler, request: Request, context: RequestContext): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(requestContextKey, context)
  return handler.query(new Request(routableUrl(context), request), { requestContext })
}

/** The URL for the router. Articles and categories are matched by key; a path that the router cannot decode, or whose line terminators would break its splat, is treated as unknown. */
function routableUrl({ url, locale, content }: RequestContext): URL {
  const written = contentLookup(content).find(url.pathname.slice(locale.length + 1), locale)
  if (written) return new URL(filled(written, locale), url)
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
