import { type ActionFunction, createStaticHandler, data, type RouteObject, type StaticHandler } from 'react-router'
import { type Locale, locales } from '#messages/locales.ts'
import { patternOf } from '#ui/routes.ts'
import type { Act, Page, PreparedPage } from '#worker/http/page.ts'
import { type RequestContext, requestContextKey, sentContext } from '#worker/http/request-context.ts'

/** What a route's loader returns: the page, and the request it was loaded for. */
export interface LoadedPage {
  readonly page: PreparedPage
  readonly context: RequestContext
}

/** React Router's handlers by language, created once: they match a path and run the page's action and loader. */
export function createHandlers(pages: readonly Page[], notFound: Page): ReadonlyMap<Locale, StaticHandler> {
  return new Map(
    locales.map((locale) => {
      const routes = [...pages.map((page) => routeOf(page, `/${locale}/${patternOf(page.name, locale)}`)), routeOf(notFound, '*')]
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
      const prepared = await page.prepare({ ...context, parameters: params, sent: provider.get(sentContext) })
      return data({ page: prepared, context } satisfies LoadedPage, { status: prepared.status })
    },
    ...(page.act && { action: actionOf(page.act) }),
  }
}

/** A rejected form is rendered by the page's own loader, which reads the form's state from `sentContext`. */
function actionOf(act: Act): ActionFunction {
  return async ({ request, context: provider, params }) => {
    // Treat an unparsable body as an empty form.
    const sent = await request.formData().catch(() => new FormData())
    provider.set(sentContext, await act({ ...provider.get(requestContextKey), parameters: params, sent: null }, sent))
    return null
  }
}
