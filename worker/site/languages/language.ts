import { match } from '@formatjs/intl-localematcher'
import type { SiteLanguages } from '#db/model/agency/agency-settings.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { knownAgency } from '#worker/site/pages/agency.ts'

/** The language hints of a request; each may be missing or invalid. */
interface LanguageHints {
  readonly segment?: string | null | undefined
  readonly lng?: string | null | undefined
  readonly cookie?: string | null | undefined
  readonly acceptLanguage?: string | null | undefined
}

/** The language of a response: path, then `?lng=`, cookie, Accept-Language, default. Languages that are not enabled are skipped. */
export function negotiate(hints: LanguageHints, enabled: readonly Locale[], fallback: Locale): Locale {
  return (
    enabledLocale(hints.segment, enabled) ??
    enabledLocale(hints.lng, enabled) ??
    enabledLocale(hints.cookie, enabled) ??
    acceptedLocale(hints.acceptLanguage ?? '', enabled, fallback) ??
    fallback
  )
}

/** An enabled language by its code, case-insensitive. */
export function enabledLocale(code: string | null | undefined, enabled: readonly Locale[]): Locale | null {
  const lower = code?.toLowerCase()
  return isLocale(lower) && enabled.includes(lower) ? lower : null
}

/** Luxembourgish readers read German, then French. */
const stepsIn: Readonly<Record<string, readonly Locale[]>> = { lb: ['de', 'fr'] }
const maxRanges = 20

interface Range {
  readonly tag: string
  readonly quality: number
}

/** The best enabled language of an Accept-Language header (RFC 4647 look-up, RFC 9110 quality values); null when none matches. */
export function acceptedLocale(header: string, enabled: readonly Locale[], fallback: Locale): Locale | null {
  const ranges = rangesOf(header)
  const refused = new Set(ranges.filter((range) => range.quality === 0).map((range) => range.tag))
  const open = enabled.filter((locale) => !refused.has(locale))
  const accepted = ranges.filter((range) => range.quality > 0)
  for (const { tag } of accepted) {
    const found = tag === '*' ? anyOf(open, fallback, refused) : exact(tag, open)
    if (found) return found
  }
  return related(
    accepted.map((range) => range.tag).filter((tag) => tag !== '*'),
    open,
  )
}

function exact(tag: string, open: readonly Locale[]): Locale | null {
  const primary = tag.split('-')[0] ?? tag
  return [primary, ...(stepsIn[primary] ?? [])].find((code): code is Locale => isLocale(code) && open.includes(code)) ?? null
}

function anyOf(open: readonly Locale[], fallback: Locale, refused: ReadonlySet<string>): Locale | null {
  if (refused.has('*')) return null
  return open.includes(fallback) ? fallback : (open[0] ?? null)
}

/**
 * Falls back to a related language: Swiss German, Afrikaans, Walloon. The matcher caches every tag without a limit, so it gets bare language codes only:
 * with scripts and regions, tags sent by visitors would fill the isolate's memory.
 */
function related(tags: readonly string[], open: readonly Locale[]): Locale | null {
  const languages = tags.map((tag) => tag.split('-', 1)[0] ?? '').filter((code) => /^[a-z]{2,3}$/.test(code))
  if (languages.length === 0 || open.length === 0) return null
  const found = match(languages, open, 'und', { algorithm: 'best fit' })
  return isLocale(found) ? found : null
}

function rangesOf(header: string): Range[] {
  return header
    .split(',', maxRanges)
    .map(rangeOf)
    .filter((range) => range !== null)
    .map((range, index) => ({ range, index }))
    .sort((a, b) => b.range.quality - a.range.quality || anything(a.range) - anything(b.range) || a.index - b.index)
    .map(({ range }) => range)
}

/** At equal quality, a named language goes before the wildcard. */
function anything(range: Range): number {
  return range.tag === '*' ? 1 : 0
}

function rangeOf(part: string): Range | null {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  if (tag !== '*' && !canonical(tag)) return null
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  if (quality !== undefined && !/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) return null
  return { tag, quality: quality === undefined ? 1 : Number(quality) }
}

function canonical(tag: string): boolean {
  if (!/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The language that `lang` of a data request names, in any casing and with a region ('fr', 'FR', 'fr-BE'); the site's default for any other. */
export function readLanguage(query: URLSearchParams, { enabled, default: standard }: SiteLanguages): Locale {
  return enabledLocale(query.get('lang')?.split(/[-_]/)[0], enabled) ?? standard
}

/** The language and the goal in the query of a data request; by default the site's default language and listings for sale. */
export function readLocaleAndGoal(query: URLSearchParams, languages: SiteLanguages): { readonly locale: Locale; readonly goal: Goal } {
  return { locale: readLanguage(query, languages), goal: query.get('goal') === 'rent' ? 'rent' : 'sale' }
}

/**
 * The visitor's language for a response that must not wait for the database: from the path or a parameter, else from Accept-Language,
 * else the default.
 */
export function visitorLocale(request: Pick<Request, 'url' | 'headers'>, env: Env, parameter: string): Locale {
  const { languages } = knownAgency(env)
  const url = new URL(request.url)
  const code = url.pathname.replace(/^\/preview(?=\/)/i, '').split('/')[1]
  if (isLocale(code) && languages.enabled.includes(code)) return code
  return (
    enabledLocale(url.searchParams.get(parameter) ?? undefined, languages.enabled) ??
    acceptedLocale(request.headers.get('Accept-Language') ?? '', languages.enabled, languages.default) ??
    languages.default
  )
}
