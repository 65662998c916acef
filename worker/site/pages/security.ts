import type { MiddlewareHandler } from 'hono'
import type { ThirdPartyScript } from '#db/model/privacy/third-parties.ts'
import type { PreparedPage, RequestContext } from '#worker/site/pages/page.ts'

/** Default policy: own origin only, nothing inline; pages that need more extend directives. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
} as const

/** The content security policy, with sources added to some of its directives. */
export function contentPolicy(more: Readonly<Partial<Record<keyof typeof directives, readonly string[]>>> = {}): string {
  const added: Readonly<Partial<Record<string, readonly string[]>>> = more
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, ...(added[name] ?? [])].join(' '))
    .join('; ')
}

/** Added to the policy of pages with a chart, whose script writes style attributes; no other page allows them. @source decisions, "Charts" */
const chartDirective = "style-src-attr 'unsafe-inline'"

/** Default headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Adds the security headers that a response does not set itself; without a Cache-Control it gets `no-store`. */
export const secureHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'private, no-store')
}

/** The content security policy of a page: its players and charts, and the agency's third-party scripts except in previews and on private pages. @param styles the source of its inline styles */
export function pagePolicy(
  { players, hasChart, head }: Pick<PreparedPage, 'players' | 'hasChart'> & { readonly head: Pick<PreparedPage['head'], 'private'> },
  { agency, preview }: { readonly agency: Pick<RequestContext['agency'], 'scripts'>; readonly preview: boolean },
  styles: string | null = null,
): string {
  const scripts = preview || head.private ? [] : agency.scripts
  const talksTo = distinct(scripts.flatMap((script) => [originOf(script), ...script.origins]))
  const policy = contentPolicy({
    'style-src': styles === null ? [] : [styles],
    'script-src': distinct(scripts.map(originOf)),
    'connect-src': talksTo,
    'img-src': talksTo,
    'frame-src': players?.frames ?? [],
    'media-src': players?.media ?? [],
  })
  return hasChart ? `${policy}; ${chartDirective}` : policy
}

function originOf({ src }: ThirdPartyScript): string {
  return new URL(src).origin
}

function distinct(origins: readonly string[]): readonly string[] {
  return [...new Set(origins)]
}
