import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { filled, routeOf } from '#ui/route-lookup.ts'
import { deepLink } from '#worker/endpoints/deep-link.ts'
import { health } from '#worker/endpoints/health.ts'
import { importer } from '#worker/endpoints/import.ts'
import { photos } from '#worker/endpoints/photos.ts'
import { robots } from '#worker/endpoints/robots.ts'
import { sitemap } from '#worker/endpoints/sitemap.ts'
import { words } from '#worker/endpoints/words.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { faultPage } from '#worker/http/fault.ts'
import { preferredLocale, toCanonical, toChosenLanguage, toHome, toLocalised } from '#worker/http/locale-redirects.ts'
import { createRenderer } from '#worker/http/render.tsx'
import { secureHeaders } from '#worker/http/security.ts'
import type { Visit } from '#worker/http/visit.ts'
import { propertyAlternate } from '#worker/pages/property-alternate.ts'
import { lost, pages } from '#worker/pages.ts'

const render = createRenderer(pages, lost)

/** The map of the site: what answers what, in the order it is asked. */
export const app = new Hono<{ Bindings: Env }>({ strict: true })

app.onError(faultPage)
app.use(secureHeaders)

app.route('/health', health)
app.route('/import', importer)
app.route('/photos', photos)
app.route('/words', words)
app.route('/robots.txt', robots)
app.route('/sitemap.xml', sitemap)
app.route('/property', deepLink)

app.get('/', toHome)

app.on(['GET', 'HEAD'], '*', async (context) => {
  const url = new URL(context.req.url)
  const preview = url.pathname.toLowerCase().startsWith('/preview/')
  if (preview) url.pathname = url.pathname.slice('/preview'.length)
  const canonical = preview ? null : toCanonical(url)
  if (canonical) return canonical

  const { enabled, origin } = settingsOf(context.env)
  const code = url.pathname.split('/')[1]?.toLowerCase()
  const locale = isLocale(code) && enabled.includes(code) ? code : null
  if (locale === null && !isLocale(code)) {
    const localised = toLocalised(context)
    if (localised) return localised
  }

  const store = openStore(context.env.DB, context.env.LISTINGS)
  if (locale !== null) {
    const chosen = await toChosenLanguage(context, locale, (other) => alternatePath(url, locale, other, store))
    if (chosen) return chosen
  }
  const visit: Visit = {
    store,
    settings: settingsOf(context.env),
    locale: locale ?? preferredLocale(context),
    url: locale === null ? unknownAddress(url, preferredLocale(context)) : url,
    origin: origin ?? url.origin,
    preview,
    now: new Date(),
  }
  return render(context.req.raw, visit)
})

// A page is read; what may be sent to has a route of its own.
app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))

/** The same page in another language; null when the path names none. A property's path holds its town and category in words, which only its record knows. */
async function alternatePath(url: URL, from: Locale, to: Locale, store: Visit['store']): Promise<string | null> {
  const found = routeOf(url.pathname.slice(3), from)
  if (!found) return null
  return (await propertyAlternate(found, to, store)) ?? filled(found, to)
}

/** What is asked for under no language of ours is not found in the visitor's. */
function unknownAddress(url: URL, locale: Locale): URL {
  return new URL(`/${locale}/-${url.pathname}`, url)
}
