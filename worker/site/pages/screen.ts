import type { Context } from 'hono'
import type { Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { fixedListing } from '#db/model/agency/agency-settings.ts'
import { readStock } from '#db/statistics/stock.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { contentLookup, type FormerPath } from '#ui/content/article-address.present.ts'
import { externalPath, type FoundRoute, filled, originalOf, routeOf } from '#ui/route-lookup.ts'
import { withAgency } from '#worker/agency/agency-connections.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import {
  queryWithoutLanguage,
  type RecordPath,
  requestedLanguage,
  type Screens,
  toCanonical,
  toChosenLanguage,
  toLocalised,
  toRecord,
} from '#worker/site/languages/redirects.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'
import { readMethods } from '#worker/site/pages/page-response.tsx'
import { isPreview } from '#worker/site/pages/preview.ts'
import { relayCrmLeads, relayLater, relayMails } from '#worker/site/queue.ts'
import { countMissed, redirectOldAddress } from '#worker/site/redirects/old-address.ts'
import { type Site, servedPage } from '#worker/site/redirects/served-page.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { keepForm } from '#worker/site/requests/unsent-form.ts'
import { isLedByOwnPages } from '#worker/site/requests/write-guard.ts'

interface Rendering {
  render(request: Request, context: RequestContext): Promise<Response>
  /** The path of a matched route in another language if its segments come from a record; null if the route catalogue has them. */
  alternate(found: FoundRoute, from: Locale, to: Locale, store: Store): Promise<string | null>
}

/** Handles every page URL: redirects to the canonical path and language first, then renders the page. */
export function answerScreen({ render, alternate }: Rendering) {
  return async (context: Context<{ Bindings: Env }>): Promise<Response> => {
    const url = new URL(context.req.url)
    const agency = await requestAgency(context)
    const settings = withAgency(settingsOf(context.env), agency)
    const store = await requestStore(context)
    const content = await readContentDirectory(store)
    const written = contentLookup(content)
    const screens: Screens = {
      find: (path, language) => routeOf(path, language) ?? written.find(path, language),
      recordPath: (found, from, to) => alternate(found, from, to, store),
    }
    const site: Site = { agency, content }
    const old = () => redirectOldAddress(context, store, site)
    const elsewhere = (await toArticle(url, written.former(url.pathname), agency, screens)) ?? (await redirectOf(context, agency, screens))
    // Another spelling of an old address is not made canonical first: one hop.
    if (elsewhere) return elsewhere.status === 301 && servedPage(url.pathname, site) === null ? ((await old()) ?? elsewhere) : elsewhere

    const locale = localeOf(url, agency)
    const spoken = locale ?? requestedLanguage(context, agency.languages).locale
    const isPreviewed = isPreview(context.req.raw)
    const answer = await render(context.req.raw, {
      env: context.env,
      store,
      versions: store.versions,
      files: context.env.FILES,
      settings,
      agency,
      locale: spoken,
      url: locale === null ? new URL(`/${spoken}/-${url.pathname}`, url) : url,
      origin: settings.origin,
      preview: isPreviewed,
      stock: await readStock(store),
      content,
      now: new Date(),
      cookies: context.req.header('Cookie') ?? null,
      userAgent: context.req.header('User-Agent') ?? null,
      isLedByOwnPages: isLedByOwnPages(context.req.raw),
      keepForm: (page, reading) => keepForm(context.executionCtx, page, reading),
      clientAddress: context.req.header('CF-Connecting-IP') ?? null,
      relay: (ids, at) =>
        store.defer(at === undefined ? relayMails(context.env, ids) : Promise.all(ids.map((id) => relayLater(context.env, id, at, new Date())))),
      relayToCrms: (ids) => store.defer(relayCrmLeads(context.env, ids)),
    })
    if (answer.status !== 404 || !readMethods.includes(context.req.method)) return answer
    const redirected = await old()
    if (redirected === null && !isPreviewed) countMissed(store, url.pathname, site, new Date())
    if (redirected !== null) await answer.body?.cancel()
    return redirected ?? answer
  }
}

/** The redirect of a request, if any: to a fixed page's listing, a record, the canonical path, or another language. */
async function redirectOf(context: Context<{ Bindings: Env }>, agency: Agency, screens: Screens): Promise<Response | null> {
  const url = new URL(context.req.url)
  const { languages } = agency
  const locale = localeOf(url, agency)
  const listing = fixedPageOf(url, locale, agency)
  if (listing !== null) return toListing(context, agency, listing, locale, screens.recordPath)
  const record = await toRecord(context, languages, screens)
  if (record) return record
  const canonical = toCanonical(url, languages, screens)
  if (canonical) return canonical
  if (locale) return (await toChosenLanguage(context, languages, locale, screens)) ?? toExternal(url, locale, agency)
  return isLocale(codeOf(url).toLowerCase()) ? null : toLocalised(context, languages, screens)
}

/** Redirects a former path of an article or a category to the current one in the same language. */
async function toArticle(url: URL, former: FormerPath | null, { languages }: Agency, { recordPath }: Screens): Promise<Response | null> {
  if (former === null) return null
  const isOffered = former.locale !== null && languages.enabled.includes(former.locale)
  const language = former.locale !== null && isOffered ? former.locale : languages.default
  const path = await recordPath({ name: former.name, parameters: { key: former.key } }, language, language)
  return path === null ? null : redirection(301, path + url.search)
}

/** Redirects a screen that the agency has on another site. Null for a page of this one. */
function toExternal(url: URL, locale: Locale, { externalPages }: Agency): Response | null {
  const found = externalPages.length === 0 ? null : routeOf(url.pathname.slice(locale.length + 1), locale)
  const address = found && externalPath(found.name, externalPages, locale)
  return address === null ? null : redirection(302, address)
}

/** The id of the listing with a fixed page at a URL, original or localised, with or without a language; null if there is none. */
function fixedPageOf(url: URL, locale: Locale | null, { fixedPages, languages }: Agency): number | null {
  if (fixedPages.length === 0) return null
  const path = locale ? url.pathname.slice(locale.length + 1) : url.pathname
  const readings = [path, ...(locale ? [locale] : languages.enabled).map((each) => originalOf(path, each))]
  return readings.map((reading) => fixedListing(fixedPages, reading)).find((id) => id !== null) ?? null
}

async function toListing(context: Context<{ Bindings: Env }>, { languages }: Agency, listing: number, locale: Locale | null, recordPath: RecordPath) {
  const requested = requestedLanguage(context, languages)
  const to = requested.chosen ?? locale ?? requested.locale
  const found: FoundRoute = { name: 'propertyForSale', parameters: { city: '-', type: '-', id: String(listing) } }
  const path = (await recordPath(found, to, to)) ?? filled(found, to)
  return redirection(302, path + queryWithoutLanguage(new URL(context.req.url)), requested.headers)
}

/** The enabled language that a path begins with; null if absent. */
function localeOf(url: URL, { languages }: Agency): Locale | null {
  const code = codeOf(url)
  return isLocale(code) && languages.enabled.includes(code) ? code : null
}

function codeOf(url: URL): string {
  return url.pathname.split('/')[1] ?? ''
}
