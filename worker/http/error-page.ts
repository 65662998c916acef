import { style } from 'virtual:client-assets'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { agencyName } from '#db/model/agency.ts'
import { translator } from '#messages/translate.ts'
import { escapeXml } from '#ui/presenters/xml.ts'
import { styleSheetOf } from '#worker/agency/style-sheet.ts'
import type { Env } from '#worker/env.ts'
import { knownAgency } from '#worker/http/agency.ts'
import { apiFault, isApi, newReference } from '#worker/http/api-fault.ts'
import { isSchemaLag } from '#worker/http/schema-lag.ts'
import { visitorLocale } from '#worker/http/visitor-locale.ts'

/** A server error: logged with a reference, answered with that reference in the visitor's language. Shows no internals; uses nothing that may itself have failed. */
export function errorPage(error: Error, context: Context<{ Bindings: Env }>): Response {
  const isPublicApi = isApi(new URL(context.req.url).pathname)
  if (error instanceof HTTPException) return isPublicApi ? apiFault(context, error.status) : error.getResponse()
  const reference = newReference()
  if (isSchemaLag(error)) console.error(`error ${reference}: the database lacks a migration`)
  else console.error(`error ${reference}`, error)
  const retry = isSchemaLag(error) ? { 'Retry-After': '5' } : null
  if (isPublicApi) return apiFault(context, retry ? 503 : 500, retry ?? {}, reference)
  const agency = knownAgency(context)
  const locale = visitorLocale(context, 'lng')
  const t = translator(locale)
  const body = `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('error.title')} | ${escapeXml(agencyName(agency, locale))}</title><link rel="stylesheet" href="${styleSheetOf(agency).path}"><link rel="stylesheet" href="${style}"><body><main class="measure later"><h1>${t('error.title')}</h1><p>${t('error.text')}</p><p>${t('error.reference', { reference })}</p><p><a href="/${locale}/">${t('notFound.home')}</a></p></main></body></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store', ...retry }
  return new Response(body, { status: retry ? 503 : 500, headers })
}
