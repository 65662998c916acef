import type { Context } from 'hono'
import type { SiteLanguages } from '#db/model/agency/agency-settings.ts'
import { pathSegment } from '#db/model/site/path-segment.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type FoundRoute, filled } from '#ui/route-lookup.ts'
import { patternOf, type RouteName } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { enabledLocale } from '#worker/site/languages/language.ts'
import { languageAsked, queryWithoutLanguage, type Screens } from '#worker/site/languages/locale-redirects.ts'
import { redirection } from '#worker/site/languages/redirection.ts'

type Request = Context<{ Bindings: Env }>

/** The lists whose first segment an address of a record begins with, and the screens below each by their number of segments. */
const families = [
  { list: 'forSale', below: ['townForSale', 'typeForSale', 'propertyForSale'], record: 'propertyForSale' },
  { list: 'forRent', below: ['townForRent', 'typeForRent', 'propertyForRent'], record: 'propertyForRent' },
  { list: 'projects', below: [null, null, 'project'], record: 'project' },
] as const satisfies readonly { list: RouteName; below: readonly (RouteName | null)[]; record: RouteName }[]

const recordId = /^[1-9]\d{0,14}$/

/**
 * Redirects an address that names a record without its optional segments ('/en/for-sale/ghent/20001/', '/fr/projets-neufs/901/'), or begins with another
 * language's segment for the goal ('/fr/te-koop/gent/villa/20001/', '/en/te-koop/'), to the canonical one (specification, section 2). One hop; the query
 * stays. Null for every other address, and for an unknown record.
 */
export async function toRecord(context: Request, languages: SiteLanguages, { recordPath }: Pick<Screens, 'recordPath'>): Promise<Response | null> {
  const url = new URL(context.req.url)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const prefix = enabledLocale(segments[0] ?? '', languages.enabled)
  const [first = '', ...rest] = prefix === null ? segments : segments.slice(1)
  if (rest.length > 3) return null
  const spelled = pathSegment(decoded(first), prefix ?? 'en').replace(/\/$/, '')
  const named = families.flatMap((family) => {
    const spokenIn = locales.filter((locale) => patternOf(family.list, locale) === spelled)
    return spokenIn.length === 0 ? [] : [{ family, spokenIn }]
  })[0]
  if (!named) return null
  const id = rest.at(-1) ?? ''
  const isForeign = prefix !== null && !named.spokenIn.includes(prefix)
  const isShort = rest.length > 0 && rest.length < 3 && recordId.test(id)
  if (!isForeign && !isShort) return null
  const asked = languageAsked(context, languages)
  const offered = named.spokenIn.filter((locale) => languages.enabled.includes(locale))
  const locale = asked.chosen ?? prefix ?? (offered.includes(asked.locale) ? asked.locale : (offered[0] ?? asked.locale))
  const found: FoundRoute | null = isShort ? { name: named.family.record, parameters: { city: '-', type: '-', name: '-', id } } : foundIn(named.family, rest)
  const path = found && (await pathOf(found, [...named.spokenIn, locale], locale, recordPath))
  if (path === null) return null
  if (asked.chosen !== null || prefix === null) return redirection(302, path + queryWithoutLanguage(url), asked.headers)
  return redirection(301, path + url.search)
}

/** The screen of a family's path below its list. */
function foundIn({ list, below }: (typeof families)[number], rest: readonly string[]): FoundRoute | null {
  const name = rest.length === 0 ? list : below[rest.length - 1]
  if (!name) return null
  const keys = name === 'project' ? ['city', 'name', 'id'] : ['city', 'type', 'id']
  return { name, parameters: Object.fromEntries(rest.map((segment, at) => [keys[at] ?? '', decoded(segment)])) }
}

/** The path in a language; a town may be spelled in any of the languages given. Null for an unknown town or record. */
async function pathOf(found: FoundRoute, spokenIn: readonly Locale[], to: Locale, recordPath: Screens['recordPath']): Promise<string | null> {
  if (Object.keys(found.parameters).length === 0) return filled(found, to)
  for (const from of spokenIn) {
    const path = await recordPath(found, from, to)
    if (path !== null) return path
  }
  return null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
