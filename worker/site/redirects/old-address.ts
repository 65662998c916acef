import type { Context } from 'hono'
import type { Db, Store } from '#db/client.ts'
import { isCounted } from '#db/model/site/redirects/missed-path.ts'
import {
  type AskedAddress,
  askedAddress,
  bestRedirect,
  filledAddress,
  localeOfOldPath,
  neutralPathOf,
  type Redirect,
} from '#db/model/site/redirects/redirect.ts'
import { countMissedPath } from '#db/site/redirects/missed-paths.ts'
import { selectRedirectsOf } from '#db/site/redirects/redirects.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Locale } from '#messages/locales.ts'
import { entryPath } from '#ui/agency/agency-address.present.ts'
import { filled, routeOf } from '#ui/route-lookup.ts'
import { routeDefinition } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { unlessSilent } from '#worker/site/faults/database-watch.ts'
import { requestedLanguage } from '#worker/site/languages/redirects.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { recordAlternate } from '#worker/site/record-alternate.ts'
import { isEndpoint, type Site, servedPage } from '#worker/site/redirects/served-page.ts'

/** The answers to addresses that no page has: a redirect, or a count of what was missed. */

/** A redirect that an address matches. */
interface Followed {
  /** The one that the address matches itself, and the one at the end of its chain. */
  readonly first: Redirect
  readonly last: Redirect
  /** The address it leads to, with its '*' filled in; null for a page of this site, whose address depends on the language. */
  readonly address: string | null
}

const maxSteps = 5

/** The redirect of an address, followed to the end of its chain; null without one, or in a circle. @param find the redirects that may match an address */
export async function followRedirects(find: (asked: AskedAddress) => Promise<readonly Redirect[]>, asked: AskedAddress, site: Site): Promise<Followed | null> {
  let followed: Followed | null = null
  let first: Redirect | null = null
  let next = asked
  for (let step = 0; step < maxSteps; step += 1) {
    const matched = bestRedirect(await find(next), next)
    if (matched === null) return followed
    const { redirect, rest } = matched
    const address = neutralPathOf(redirect.target) === null ? filledAddress(redirect.target, rest) : null
    first ??= redirect
    followed = { first, last: redirect, address }
    const [path = '', query] = address?.split('?') ?? []
    if (address === null || !leadsOn(path, site)) return followed
    next = askedAddress(path, query)
  }
  return null
}

/** Whether an address may be another old one: a path here that no page has. */
function leadsOn(path: string, site: Site): boolean {
  return path.startsWith('/') && path !== '/' && !isEndpoint(path) && servedPage(path, site) === null
}

/** The path of a page of this site in a language, by its language-neutral path. Follows renames of articles and homes. */
export async function pagePath(neutral: string, locale: Locale, store: Store, { agency }: Site): Promise<string> {
  const found = routeOf(neutral, 'en')
  if (found === null) return `/${locale}/`
  return entryPath(found, agency, locale) ?? (await recordAlternate(found, 'en', locale, store)) ?? filled(found, locale)
}

/** The redirect of a request that nothing else answers; null without one, and while the database does not answer: a 404 needs none. */
export async function redirectOldAddress(context: Context<{ Bindings: Env }>, store: Store, site: Site): Promise<Response | null> {
  return unlessSilent(redirectOf(context, store, site), store).catch((error: unknown) => {
    reportFault('a redirect was not looked up', error)
    return null
  })
}

async function redirectOf(context: Context<{ Bindings: Env }>, store: Store, site: Site): Promise<Response | null> {
  const url = new URL(context.req.url)
  if ((context.req.method !== 'GET' && context.req.method !== 'HEAD') || isEndpoint(url.pathname)) return null
  const asked = askedAddress(url.pathname, url.search)
  const followed = await followRedirects(async (each) => selectRedirectsOf(store.db, each), asked, site)
  if (followed === null) return null
  const { address, last } = followed
  if (address !== null) return redirection(301, withCampaign(address, asked))
  const { languages } = site.agency
  const isOffered = (locale: Locale | null): locale is Locale => locale !== null && languages.enabled.includes(locale)
  const own = localeOfOldPath(asked)
  const requested = requestedLanguage(context, { ...languages, default: isOffered(last.locale) ? last.locale : languages.default })
  const locale = requested.chosen ?? (isOffered(own) ? own : requested.locale)
  const path = await pagePath(neutralPathOf(last.target) ?? '', locale, store, site)
  return redirection(301, withCampaign(path, asked), requested.headers)
}

function withCampaign(address: string, { campaign }: AskedAddress): string {
  if (campaign === '') return address
  const [page = '', fragment] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}${campaign}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Counts in this isolate by database, so that a crawler does not write without end. */
const counted = new WeakMap<Db, { readonly minute: number; readonly written: number }>()
const maxCountsAMinute = 30

/** Counts an address that was not found, after the response is sent. Not those below private pages, whose paths may hold a key. */
export function countMissed(store: Store, path: string, site: Site, now: Date): void {
  const [address = ''] = askedAddress(path).exact
  const served = servedPage(path, site)
  if (!isCounted(address) || isEndpoint(path) || (served !== null && !routeDefinition(served.found.name).public)) return
  const minute = Math.floor(now.getTime() / 60_000)
  const before = counted.get(store.primary)
  const written = before?.minute === minute ? before.written + 1 : 1
  counted.set(store.primary, { minute, written })
  if (written > maxCountsAMinute) return
  store.defer(countMissedPath(store.primary, address, now))
}
