import type { Context } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import type { Agency } from '#db/model/agency.ts'
import { fixedListing } from '#db/model/agency-settings.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { type FoundRoute, filled, routeOf } from '#ui/route-lookup.ts'
import { href } from '#ui/routes.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'
import { isPreview, negotiated, toCanonical, toChosenLanguage, toLocalised } from '#worker/http/locale-redirects.ts'
import { redirection } from '#worker/http/redirection.ts'
import type { RequestContext } from '#worker/http/request-context.ts'
import { relayMails } from '#worker/mail/relay.ts'

interface Screens {
  render(request: Request, visit: RequestContext): Promise<Response>
  /** Path of a matched route in another language where its segments come from a record; null where the route catalogue has them. */
  alternate(found: FoundRoute, to: Locale, store: Store): Promise<string | null>
}

/** Answers every page URL: redirects to the canonical spelling and language first, then renders the page. */
export function answerScreen({ render, alternate }: Screens) {
  return async (context: Context<{ Bindings: Env }>): Promise<Response> => {
    const url = new URL(context.req.url)
    const preview = isPreview(url)
    if (preview) url.pathname = url.pathname.slice('/preview'.length)
    const canonical = preview ? null : toCanonical(url)
    if (canonical) return canonical

    const settings = settingsOf(context.env)
    const agency = await requestAgency(context)
    const { languages } = agency
    const code = url.pathname.split('/')[1]?.toLowerCase()
    const locale = isLocale(code) && languages.enabled.includes(code) ? code : null
    const store = openStore(context.env.DB, context.env.LISTINGS)
    const elsewhere =
      locale === null
        ? unspoken(code, context, agency)
        : await toChosenLanguage(context, languages, url, locale, (other) => alternatePath(url, locale, other, (found) => alternate(found, other, store)))
    if (elsewhere instanceof Response) return elsewhere
    const fixed = locale && fixedListing(agency.fixedPages, url.pathname.slice(locale.length + 1))
    if (locale && fixed) return redirection(302, `${preview ? '/preview' : ''}${href('propertyForSale', locale, { city: '', type: '', id: fixed })}`)

    const spoken = locale ?? negotiated(context, languages)
    return render(context.req.raw, {
      store,
      files: context.env.FILES,
      settings,
      agency,
      locale: spoken,
      url: locale === null ? new URL(`/${spoken}/-${url.pathname}`, url) : url,
      origin: settings.origin ?? url.origin,
      preview,
      now: new Date(),
      clientAddress: context.req.header('CF-Connecting-IP') ?? null,
      relay: (ids) => relayMails(context.env, ids),
    })
  }
}

/** The same page in another language; null when the path matches no route. */
async function alternatePath(url: URL, from: Locale, to: Locale, alternate: (found: FoundRoute) => Promise<string | null>): Promise<string | null> {
  const found = routeOf(url.pathname.slice(from.length + 1), from)
  return found && ((await alternate(found)) ?? filled(found, to))
}

/** Redirects a path without an enabled language to the localised page; null when it starts with a language that is disabled. */
function unspoken(code: string | undefined, context: Context<{ Bindings: Env }>, agency: Agency): Response | null {
  return isLocale(code) ? null : toLocalised(context, agency)
}
