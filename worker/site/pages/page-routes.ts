import { type ActionFunction, createStaticHandler, data, type RouteObject, type StaticHandler } from 'react-router'
import { reportFault } from '#db/site/report-fault.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { patternOf, type RouteName } from '#ui/routes.ts'
import { unlessSilent } from '#worker/site/faults/database-watch.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { FileAnswer } from '#worker/site/pages/file-answer.ts'
import type { Act, Page, PageContext, PreparedPage } from '#worker/site/pages/page.ts'
import { readForm } from '#worker/site/requests/read-form.ts'
import { type RequestContext, requestContextKey, sentContext } from '#worker/site/requests/request-context.ts'
import { echoOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'

/** What a route's loader returns: the page, and the request it was loaded for. */
export interface LoadedPage {
  readonly page: PreparedPage
  readonly context: RequestContext
}

/** React Router's handlers by language, created once: they match a path and run the page's action and loader. */
export function createHandlers(pages: readonly Page[], notFound: Page): ReadonlyMap<Locale, StaticHandler> {
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
    const asked = provider.get(requestContextKey)
    const context = { ...asked, requested: asked.url, parameters: params, sent: null }
    const reading = readForm(request, fileField !== null)
    asked.keepForm(name, reading)
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
    reportFault('a form was not taken', error)
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
