import { isLocale, type Locale } from '#messages/locales.ts'
import { decodePercent } from '../path-segment.ts'

/** Redirects of addresses of an earlier site, and the pure rules of how they match. */

/** A redirect. It never changes: another target is another redirect, so that its id is its version. */
export interface Redirect {
  readonly id: number
  /** As `readOldPath` returns it. */
  readonly path: string
  readonly target: RedirectTarget
  /** The language of the address that was given as the target, for visitors who prefer none; null if it had none. */
  readonly locale: Locale | null
}

/**
 * Where a redirect leads. `page:` is followed by the language-neutral path of a screen of this site: 'page:team', 'page:article/KEY',
 * 'page:for-sale/-/-/4001'. Anything else is a path on this site ('/nl/te-koop/?type=house') or an https address, each with one '*' at most.
 */
export type RedirectTarget = `page:${string}` | `/${string}` | `https://${string}`

export const maxRedirects = 5000
/** Of them, those with a '*'. */
export const maxPatterns = 100
const maxOldPath = 300
export const maxTarget = 500

/** The language-neutral path of a target on this site; null for an address. */
export function neutralPathOf(target: RedirectTarget): string | null {
  return target.startsWith('page:') ? target.slice('page:'.length) : null
}

/** Keys of a query that name a campaign or a click, not a page. */
const campaignKey = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/i

const scheme = /^(?:https?:)?\/\/[^/?#]*/i
const bareHost = /^(?:www\.[\w.-]+(?=[/?#]|$)|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=\/))/i
const fileName = /\.(?:html?|php\d?|aspx?|jsp|cfm)$/i

/**
 * An old address as redirects store it: its path in lower case, without a slash at its end, then its query, if it has one, with its parts in order.
 * A full address loses its host. Null if it is none, is the front page, has more than one '*', or a '*' that would match nearly everything.
 */
export function readOldPath(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > maxOldPath + 100 || isUnprintable(text)) return null
  const [path = '', query = ''] = splitQuery(withoutHost(text))
  const read = joined(foldedPath(path), foldedQuery(query))
  const [begin = '', ...more] = read.split('*')
  const isBroad = more.length > 1 || (more.length === 1 && !/[\p{L}\p{N}]/u.test(begin))
  return read === '/' || read.length > maxOldPath || isBroad ? null : read
}

function withoutHost(text: string): string {
  const host = scheme.exec(text)?.[0] ?? bareHost.exec(text)?.[0] ?? ''
  return fileName.test(host) && !host.includes('//') ? text : text.slice(host.length)
}

function isUnprintable(text: string): boolean {
  return /\p{Cc}/u.test(decodePercent(text))
}

function splitQuery(address: string): readonly [path: string, query: string] {
  const [shown = ''] = address.split('#')
  const at = shown.indexOf('?')
  return at === -1 ? [shown, ''] : [shown.slice(0, at), shown.slice(at + 1)]
}

const joined = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** Letters in both cases have the same length nearly always; where they have not, the case is lost. */
function cased(path: string): string {
  const plain = `/${decodePercent(path)}`.normalize('NFC').replace(/\/{2,}/g, '/')
  const read = plain.length > 1 ? plain.replace(/\/$/, '') : plain
  return read.toLowerCase().length === read.length ? read : read.toLowerCase()
}

const foldedPath = (path: string) => cased(path).toLowerCase()

function foldedQuery(query: string): string {
  const parts = query.split('&').filter((part) => part !== '' && !campaignKey.test(part.split('=', 1)[0] ?? ''))
  return parts
    .map((part) => decodePercent(part.replaceAll('+', ' ')).toLowerCase())
    .sort()
    .join('&')
}

/** A requested address, as redirects are looked up by it. */
export interface AskedAddress {
  /** The paths of redirects without '*' that match, the best first. */
  readonly exact: readonly string[]
  /** What redirects with a '*' are compared with, in the case that was asked for. */
  readonly texts: readonly string[]
  /** The campaign in its query, which stays with the visitor; '' without one. */
  readonly campaign: string
}

/** Reads a requested address: its path, and its query with or without '?'. */
export function askedAddress(path: string, search = ''): AskedAddress {
  const query = search.replace(/^\?/, '')
  const [plain, whole] = [cased(path), joined(cased(path), foldedQuery(query))]
  const campaign = query.split('&').filter((part) => campaignKey.test(part.split('=', 1)[0] ?? ''))
  return {
    exact: [...new Set([whole, plain].map((text) => text.toLowerCase()))],
    texts: [...new Set([whole, plain, `${plain}/`])],
    campaign: campaign.join('&'),
  }
}

/** Everything that a redirect with a '*' may begin with to match an address. */
export function beginningsOf({ texts }: AskedAddress): readonly string[] {
  const lengths = (text: string) => Array.from({ length: Math.min(text.length, maxOldPath) }, (_, at) => text.slice(0, at + 1).toLowerCase())
  return [...new Set(texts.flatMap(lengths))]
}

/** What a path with a '*' begins with; null without one. */
export function beginningOf(path: string): string | null {
  const at = path.indexOf('*')
  return at === -1 ? null : path.slice(0, at)
}

/** The redirect that an address matches best, and what its '*' stands for: an exact one, else the one with the longest beginning. */
export function bestRedirect<Known extends Pick<Redirect, 'path'>>(
  known: readonly Known[],
  asked: AskedAddress,
): { readonly redirect: Known; readonly rest: string } | null {
  const exact = asked.exact.map((path) => known.find((redirect) => redirect.path === path)).find((redirect) => redirect !== undefined)
  if (exact) return { redirect: exact, rest: '' }
  const matching = known.flatMap((redirect) => {
    const rest = asked.texts.map((text) => restOf(redirect.path, text)).find((each) => each !== null)
    return rest === undefined || rest === null ? [] : [{ redirect, rest }]
  })
  return matching.sort((one, other) => precision(other.redirect.path) - precision(one.redirect.path))[0] ?? null
}

const precision = (path: string) => (beginningOf(path)?.length ?? 0) * maxOldPath + path.length

function restOf(path: string, text: string): string | null {
  const [begin = '', end] = path.split('*')
  const lower = text.toLowerCase()
  const isMatch = end !== undefined && lower.length >= begin.length + end.length && lower.startsWith(begin) && lower.endsWith(end)
  return isMatch ? text.slice(begin.length, text.length - end.length) : null
}

/** The address of a target that is one, with the rest in place of its '*'. The rest cannot lead to another host. */
export function filledAddress(target: string, rest: string): string {
  const safe = encodeURI(
    rest
      .toWellFormed()
      .replace(/\/{2,}/g, '/')
      .replace(/^\/+/, ''),
  ).replaceAll('#', '%23')
  return target.replace('*', () => safe)
}

const languageSegment = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?=[/?]|$)/
const languageKey = /[?&](?:lang|language|lng|taal|langue|sprache)=([a-z]{2})/

/** The language that an old address names, in its path or its query; null if it names none of ours. */
export function localeOfOldPath({ exact: [path = ''] }: AskedAddress): Locale | null {
  const code = languageSegment.exec(path)?.[1] ?? languageKey.exec(path)?.[1]
  return isLocale(code) ? code : null
}
