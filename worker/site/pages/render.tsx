import {
  type ActionFunction,
  createContext,
  createStaticHandler,
  data,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { reportFault } from '#db/site/report-fault.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { contentLookup } from '#ui/content/article-address.present.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { filled } from '#ui/route-lookup.ts'
import { patternOf, type RouteName } from '#ui/routes.ts'
import { keysReadBy } from '#worker/site/caching/page-address.ts'
import { unlessSilent } from '#worker/site/faults/database-watch.ts'
import { FileAnswer, NoPage } from '#worker/site/pages/answers.ts'
import type { Act, Page, PageContext, RequestContext } from '#worker/site/pages/page.ts'
import { type LoadedPage, pageResponse, readMethods } from '#worker/site/pages/page-response.tsx'
import { readForm } from '#worker/site/requests/read-form.ts'
import { echoOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'

const requestContextKey = createContext<RequestContext>()

/** State of a form rejected in this request; null without a form or if it was accepted. */
const sentContext = createContext<FormState | null>(null)

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

/** React Router's handlers by language, created once: they match a path and run the page's action and loader. */
function createHandlers(pages: readonly Page[], notFound: Page): ReadonlyMap<Locale, StaticHandler> {
  return new Map(
    locales.map((locale) => {
      const routes = [...pages.map((page) => routeOf(page, `/${locale}/${patternOf(page.name, locale)}`)), { ...routeOf(notFound, '*'), action: () => null }]
      return [locale, createStaticHandler(routes)] as const
    }),
  )
}

function routeOf(page: Page, path: string): RouteObject {
  return {
    id: page.name + path,
    path,
    async loader({ context: provider, params }) {
      const context = provider.get(requestContextKey)
      const prepared = await page.prepare({ ...context, store: storeFor(page, context), parameters: params, sent: provider.get(sentContext) })
      return data({ page: prepared, context } satisfies LoadedPage, { status: prepared.status })
    },
    ...(page.act && { action: actionOf(page.name, page.act, page.fileField) }),
  }
}

/** Uncacheable pages read the primary: they may show what their visitor has just changed, which a replica may not have yet (read your writes). */
function storeFor({ cache }: Page, { store }: RequestContext): RequestContext['store'] {
  return !cache.isTagged ? { ...store, db: store.primary } : store
}

/** A rejected form is rendered by the page's own loader, which reads the form's state from `sentContext`. */
function actionOf(name: RouteName, act: Act, fileField: string | null): ActionFunction {
  return async ({ request, context: provider, params }) => {
    const requestContext = provider.get(requestContextKey)
    const context = { ...requestContext, requested: requestContext.url, parameters: params, sent: null }
    const reading = readForm(request, fileField !== null)
    requestContext.keepForm(name, reading)
    const { form, isWhole } = await reading
    const state = isFromOwnPages(request) && isWhole ? await stateAfter(act, context, form) : refused(form, isWhole, fileField)
    provider.set(sentContext, state)
    return null
  }
}

/** Handles a form; if it cannot be stored, the page shows it again with everything typed. */
async function stateAfter(act: Act, context: PageContext, form: FormData): Promise<FormState> {
  try {
    const state = await unlessSilent(act(context, form), context.store)
    if (state === null) throw new Error('the database does not answer')
    return state
  } catch (error) {
    if (error instanceof Response || error instanceof NoPage || error instanceof FileAnswer) throw error
    reportFault('a form was not handled', error)
    return { typed: { ...typedValues(form), ...fileNames(form) }, errors: {}, failed: true }
  }
}

/** The names of the files of a form, which its page asks for again. */
function fileNames(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value.name]])))
}

function refused(form: FormData, isWhole: boolean, fileField: string | null): FormState {
  const state = { typed: echoOf(typedValues(form)), errors: {}, failed: false }
  if (isWhole) return { ...state, refused: 'foreign' }
  return { ...state, refused: 'tooLarge', errors: fileField === null ? {} : { [fileField]: 'invalid' } }
}
