import { Hono } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import { listPages } from '#db/listings.ts'
import { listProjects } from '#db/projects.ts'
import { quotedTestimonials } from '#db/quoted-testimonials.ts'
import { readStock } from '#db/stock.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { listingPaths } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import { escapeXml } from '#ui/presenters/xml.ts'
import { href } from '#ui/routes.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'

const most = 5_000

/** Every public page in each language, in parts (`?from=` an id). */
export const sitemap = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const { origin } = settingsOf(context.env)
  const { enabled } = (await requestAgency(context)).languages
  const store = openStore(context.env.DB, context.env.LISTINGS)
  const { db } = store
  const from = Number(context.req.query('from') ?? 0)
  const found = await listPages(db, Number.isSafeInteger(from) ? from : 0, most)
  const projects = from > 0 ? [] : await listProjects(db, 500)
  const fixed = from > 0 ? [] : (await fixedPages(store)).map((name) => byLocale((locale) => href(name, locale)))
  const paths = [
    ...fixed,
    ...projects.filter((project) => project.externalUrl === null).map((project) => byLocale((locale) => projectPagePath(project, locale))),
    ...found.map(listingPaths),
  ]
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => enabled.map((locale) => entry(origin, path, locale, enabled))),
    '</urlset>',
  ]
  return context.body(body.join('\n'), 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' })
})

/** The pages that are indexed whatever they list, and the lists that are not empty. */
async function fixedPages(store: Store) {
  const [{ sale, rent, hasProjects }, quoted] = await Promise.all([readStock(store), quotedTestimonials(store)])
  const isIndexed = { home: true, forSale: sale > 0, forRent: rent > 0, projects: hasProjects, calculators: true, testimonials: quoted.length > 0 }
  return (['home', 'forSale', 'forRent', 'projects', 'calculators', 'testimonials'] as const).filter((name) => isIndexed[name])
}

function entry(base: string, paths: Readonly<Record<Locale, string>>, locale: Locale, enabled: readonly Locale[]): string {
  const others = enabled.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(base + paths[each])}"/>`)
  return `<url><loc>${escapeXml(base + paths[locale])}</loc>${others.join('')}</url>`
}
