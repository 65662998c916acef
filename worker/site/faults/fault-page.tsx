import { style } from 'virtual:client-assets'
import { renderToStaticMarkup } from 'react-dom/server'
import { reportFault } from '#db/site/report-fault.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { FaultDocument } from '#ui/fault-document.tsx'
import type { UnsentFormView } from '#ui/forms/unsent-form.part.tsx'
import { siteIconOf, styleSheetOf } from '#worker/agency/look-files.ts'
import type { Env } from '#worker/env.ts'
import { addressIn } from '#worker/site/caching/page-address.ts'
import { visitorLocale } from '#worker/site/languages/language.ts'
import { knownAgency } from '#worker/site/pages/agency.ts'
import { securityHeaders } from '#worker/site/pages/security.ts'

/** The kind of fault: an internal error with its log reference, or a database that does not respond. */
export type Fault = { readonly kind: 'error'; readonly reference: string } | { readonly kind: 'unavailable' }

/** Responds to a page request with an error page, and gives back the form that was sent. Does no I/O, and falls back to plain HTML if rendering fails. */
export function faultPage(
  request: Request,
  env: Env,
  fault: Fault,
  status: 500 | 503,
  retryAfter: string | null,
  unsent: UnsentFormView | null = null,
): Response {
  const locale = visitorLocale(request, env, 'lng')
  const headers = {
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'private, no-store',
    ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
  }
  return new Response(request.method === 'HEAD' ? null : markupOf(request, env, fault, locale, unsent), { status, headers })
}

function markupOf(request: Request, env: Env, fault: Fault, locale: Locale, unsent: UnsentFormView | null): string {
  const t = translator(locale)
  const [title, text] = fault.kind === 'error' ? [t('error.title'), t('error.text')] : [t('unavailable.title'), t('unavailable.text')]
  const reference = fault.kind === 'error' ? fault.reference : null
  try {
    const agency = knownAgency(env)
    const look = { styleSheets: [styleSheetOf(agency).path, style], icon: siteIconOf(agency) }
    const again = request.method === 'GET' || request.method === 'HEAD' ? addressIn(request.url) : null
    const document = <FaultDocument agency={agency} locale={locale} title={title} text={text} reference={reference} again={again} unsent={unsent} look={look} />
    return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
  } catch (error) {
    reportFault('the error page was not rendered', error)
    const quoted = reference === null ? '' : `<p>${t('error.reference', { reference })}</p>`
    return `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body><main><h1>${title}</h1><p>${text}</p>${quoted}</main></body></html>`
  }
}
