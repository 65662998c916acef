import { Hono } from 'hono'
import { agencyName } from '#db/model/agency/agency.ts'
import { hour } from '#db/model/site/durations.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey, href, type PlainRoute } from '#ui/routes.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { fixedPages } from '#worker/site/sitemap/fixed-pages.ts'

const about: readonly PlainRoute[] = [
  'home',
  'forSale',
  'forRent',
  'projects',
  'assets',
  'tips',
  'references',
  'statistics',
  'team',
  'testimonials',
  'jobs',
  'contact',
]
const legal: readonly PlainRoute[] = ['legal', 'privacy', 'cookiePolicy', 'disclaimer']

/** llms.txt (llmstxt.org): describes the site, its main pages and feeds to language models. In English if the site has it. */
export const llmsTxt = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const agency = await requestAgency(context)
  const { origin } = settingsOf(context.env)
  const store = await requestStore(context)
  const locale = agency.languages.enabled.includes('en') ? 'en' : agency.languages.default
  const t = translator(locale)
  const link = (name: PlainRoute) => `- [${t(breadcrumbKey(name))}](${origin}${href(name, locale)})`
  const pages = new Set((await fixedPages(store, agency, [])).map(({ paths }) => paths[locale]))
  const links = (names: readonly PlainRoute[]) => names.filter((name) => pages.has(href(name, locale))).map(link)
  const lines = [
    `# ${agencyName(agency, locale)}`,
    '',
    `> ${[t('home.description'), textIn(agency.area, locale)].filter(Boolean).join(' ')}`,
    '',
    `Languages: ${agency.languages.enabled.map((each) => `[${languages[each].name}](${origin}${href('home', each)})`).join(', ')}`,
    ...section(t('route.home'), links(about)),
    ...section('Data', [
      `- [JSON](${origin}/api/listings?lang=${locale}&goal=sale)`,
      `- [Atom, ${t('route.forSale')}](${origin}/api/listings.atom?lang=${locale}&goal=sale)`,
      `- [Atom, ${t('route.forRent')}](${origin}/api/listings.atom?lang=${locale}&goal=rent)`,
      `- [Sitemap](${origin}/sitemap.xml)`,
    ]),
    ...section('Optional', links(legal)),
    '',
  ]
  return context.text(lines.join('\n'), 200, { 'Cache-Control': sharedFor(hour) })
})

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
}
