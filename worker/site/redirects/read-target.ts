import { maxTarget, type RedirectTarget } from '#db/model/site/redirects/redirect.ts'
import type { Locale } from '#messages/locales.ts'
import { officeAt, personAt } from '#ui/agency/agency-address.present.ts'
import { writtenPath } from '#ui/content/article-address.present.ts'
import { type FoundRoute, filled, routeOf } from '#ui/route-lookup.ts'
import { isPlainRoute, routeDefinition } from '#ui/routes.ts'
import { type Landing, landingAt, landingPath } from '#ui/search/landing-paths.present.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { isEndpoint, recordOf, type ServedPage, type Site, servedPage } from '#worker/site/redirects/served-page.ts'

/** Why a target was not understood. */
type TargetProblem = 'noTarget' | 'notHttps' | 'target'

/** A target as typed, before anything is looked up. */
export type TypedTarget =
  | { readonly kind: 'target'; readonly target: RedirectTarget; readonly locale: Locale | null; readonly record: HomeRecord | null }
  /** A path that no page has; it may be an old one that is redirected itself. */
  | { readonly kind: 'unserved'; readonly target: RedirectTarget }
  /** The reference, number or words of a home. */
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'problem'; readonly problem: TargetProblem }

interface HomeRecord {
  readonly kind: 'listing' | 'project'
  readonly id: number
}

/** The hosts of this site, without 'www.'. */
export function ownHosts({ origin, requested }: Pick<PageContext, 'origin' | 'requested'>): readonly string[] {
  return [origin, requested.origin].map((each) => new URL(each).host.replace(/^www\./, ''))
}

const problem = (name: TargetProblem): TypedTarget => ({ kind: 'problem', problem: name })

/** Reads a target: an address of this site or another, 'project 901', or the words of a home. @param hosts of this site */
export function readTarget(typed: string, site: Site, hosts: readonly string[]): TypedTarget {
  const text = typed.trim()
  if (text === '') return problem('noTarget')
  if (text.length > maxTarget || /\p{Cc}/u.test(text)) return problem('target')
  if (text.startsWith('page:')) return readNeutral(text.slice('page:'.length), site)
  const address = addressIn(text)
  if (address !== null) return hosts.includes(hostOf(address)) ? readPath(address, site) : readForeign(address)
  if (text.startsWith('/')) return readPath(URL.parse(text.replace(/^\/+/, '/'), 'https://site.invalid'), site)
  const project = /^p(?:roje(?:ct|kt|t))?\s*([1-9]\d{0,14})$/i.exec(text)?.[1]
  if (project !== undefined) return ofRecord({ kind: 'project', id: Number(project) })
  const path = URL.parse(`/${text}`, 'https://site.invalid')
  return path !== null && !/\s/.test(text) && servedPage(path.pathname, site) !== null ? readPath(path, site) : { kind: 'words', words: text }
}

/** A page chosen from the list, by its language-neutral path. */
function readNeutral(path: string, site: Site): TypedTarget {
  const found = path === '' ? null : routeOf(path, 'en')
  const isGone = found !== null && written.includes(found.name) && writtenPath(found, site.content, 'en') === null
  const neutral = found === null || isGone ? null : neutralPath({ found, spoken: 'en' }, site)
  if (path !== '' && neutral === null) return problem('target')
  return { kind: 'target', target: `page:${neutral ?? ''}`, locale: null, record: (found && recordOf(found)) ?? null }
}

function addressIn(text: string): URL | null {
  if (/^(?:https?:)?\/\//i.test(text)) return URL.parse(text, 'https://site.invalid')
  return /^www\.\S+$/i.test(text) ? URL.parse(`https://${text}`) : null
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

function readForeign({ protocol, href, host, username, password }: URL): TypedTarget {
  if (protocol !== 'https:') return problem('notHttps')
  const isPlain = username === '' && password === '' && !host.includes('*') && host.includes('.') && stars(href) < 2
  return isPlain ? { kind: 'target', target: `https://${href.slice('https://'.length)}`, locale: null, record: null } : problem('target')
}

const stars = (text: string) => text.split('*').length - 1

/** A path on this site: its page, if it has one, so that the redirect follows renames and the visitor's language; else the path itself. */
function readPath(url: URL | null, site: Site): TypedTarget {
  if (url === null || stars(url.href) > 1) return problem('target')
  const path = `/${url.pathname.replace(/^\/+/, '')}` as const
  const whole = `${path}${url.search}${url.hash}` as const
  const asIs: TypedTarget = { kind: 'target', target: whole, locale: null, record: null }
  if (whole.includes('*') || isEndpoint(path)) return asIs
  if (url.pathname === '/') return url.search + url.hash === '' ? { ...asIs, target: 'page:' } : asIs
  const served = servedPage(path, site)
  if (served === null) return { kind: 'unserved', target: whole }
  const neutral = whole === path ? neutralPath(served, site) : null
  const record = recordOf(served.found) ?? null
  return neutral === null ? { ...asIs, record } : { kind: 'target', target: `page:${neutral}`, locale: served.locale, record }
}

/** The target of a home or project. */
export function ofRecord(record: HomeRecord): TypedTarget {
  return { kind: 'target', target: `page:${recordPath(record)}`, locale: null, record }
}

/** The target of a landing page that was named. */
export function ofLanding(landing: Landing): TypedTarget {
  return { kind: 'target', target: `page:${withoutLanguage(landingPath(landing, 'en') ?? '')}`, locale: null, record: null }
}

/** The language-neutral path of a home or project. */
function recordPath({ kind, id }: HomeRecord): string {
  const parameters = { city: '-', type: '-', name: '-', id: String(id) }
  return withoutLanguage(filled({ name: kind === 'project' ? 'project' : 'propertyForSale', parameters }, 'en'))
}

const written: readonly FoundRoute['name'][] = ['article', 'vacancy', 'articleCategory']

/** The language-neutral path of a page; null for one that is no target by itself, such as a form about a home. */
function neutralPath({ found, spoken }: Pick<ServedPage, 'found' | 'spoken'>, { agency }: Site): string | null {
  const record = recordOf(found)
  if (record) return recordPath(record)
  const landing = landingAt(found, spoken)
  if (landing) return withoutLanguage(landingPath(landing, 'en') ?? '')
  const person = found.name === 'person' ? personAt(agency, found.parameters.person) : null
  if (person) return withoutLanguage(filled({ ...found, parameters: { person: person.key } }, 'en'))
  const office = found.name === 'office' ? officeAt(agency, found.parameters.office) : null
  if (office) return withoutLanguage(filled({ ...found, parameters: { office: office.key } }, 'en'))
  const isTarget = written.includes(found.name) || (isPlainRoute(found.name) && routeDefinition(found.name).public)
  return isTarget ? withoutLanguage(filled(found, 'en')) : null
}

function withoutLanguage(path: string): string {
  return path.split('/').slice(2).filter(Boolean).join('/')
}
