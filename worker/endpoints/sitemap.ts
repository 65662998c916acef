import { type Context, Hono } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import { listPageEnds, listPages } from '#db/listings.ts'
import type { Agency } from '#db/model/agency.ts'
import { listProjects } from '#db/projects.ts'
import { quotedTestimonials } from '#db/quoted-testimonials.ts'
import { readStock } from '#db/stock.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { listingPaths } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import { escapeXml } from '#ui/presenters/xml.ts'
import { externalPath } from '#ui/route-lookup.ts'
import { href, type PlainRoute } from '#ui/routes.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'

/** Listings in one part: more would take the isolate too long. */
const partSize = 1000

/** Every public page in each language: at once, or for a larger stock an index of its parts (`?from=`, the id before a part). */
export const sitemap = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const { origin } = settingsOf(context.env)
  const agency = await requestAgency(context)
  const { enabled } = agency.languages
  const store = openStore(context.env.DB, context.env.LISTINGS)
  const { db } = store
  const asked = context.req.query('from')
  const ends = asked === undefined ? await listPageEnds(db, partSize) : []
  if (ends.length > 0) return answer(context, indexOf(origin, [0, ...ends]))
  const from = /^\d{1,15}$/.test(asked ?? '') ? Number(asked) : 0
  const found = await listPages(db, from, partSize)
  const paths = [...(from === 0 ? await fixedPaths(store, agency) : []), ...found.map(listingPaths)]
  return answer(context, [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map((path) => entries(origin, path, enabled)),
    '</urlset>',
  ])
})

function answer(context: Context, lines: readonly string[]): Response {
  const body = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')
  return context.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' })
}

function indexOf(base: string, starts: readonly number[]): readonly string[] {
  const parts = starts.map((start) => `<sitemap><loc>${escapeXml(`${base}/sitemap.xml?from=${start}`)}</loc></sitemap>`)
  return ['<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...parts, '</sitemapindex>']
}

/** Pages without parameters that may be indexed. */
const indexed = [
  'home',
  'forSale',
  'forRent',
  'projects',
  'calculators',
  'demandRegister',
  'valuation',
  'contact',
  'newsletter',
  'testimonials',
  'testimonialForm',
  'jobs',
  'jobOfficeManager',
] as const satisfies readonly PlainRoute[]

/** The pages that are always indexed, those that are while they have content, and the projects. */
async function fixedPaths(store: Store, { externalPages, languages, vacancies }: Agency): Promise<readonly Paths[]> {
  const [{ sale, rent, hasProjects }, quoted] = await Promise.all([readStock(store), quotedTestimonials(store)])
  const content: { readonly [Name in PlainRoute]?: boolean } = {
    forSale: sale > 0,
    forRent: rent > 0,
    projects: hasProjects,
    testimonials: quoted.length > 0,
    jobs: vacancies.length > 0,
    jobOfficeManager: vacancies.includes('office-manager'),
  }
  const names = indexed.filter((name) => (content[name] ?? true) && externalPath(name, externalPages, languages.default) === null)
  const projects = await listProjects(store.db, 500)
  return [
    ...names.map((name) => byLocale((locale) => href(name, locale))),
    ...projects.filter((project) => project.externalUrl === null).map((project) => byLocale((locale) => projectPagePath(project, locale))),
  ]
}

type Paths = Readonly<Record<Locale, string>>

/** The entries of one page in every language, each of which names all of them. */
function entries(base: string, paths: Paths, enabled: readonly Locale[]): string {
  const addresses = enabled.map((locale) => ({ locale, address: escapeXml(base + paths[locale]) }))
  const links = addresses.map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`).join('')
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`).join('\n')
}
