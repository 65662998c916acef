import { style } from 'virtual:client-assets'
import { createId } from '@paralleldrive/cuid2'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Agency, agencyName } from '#db/model/agency.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { escapeXml } from '#ui/presenters/xml.ts'
import { styleSheetOf } from '#worker/agency/style-sheet.ts'
import type { Env } from '#worker/env.ts'
import { knownAgency } from '#worker/http/agency.ts'
import { acceptedLocale } from '#worker/http/language.ts'
import { isSchemaLag } from '#worker/http/schema-lag.ts'

/** A server error: logged with a reference, answered with that reference in the visitor's language. Shows no internals; uses nothing that may itself have failed. */
export function errorPage(error: Error, context: Context<{ Bindings: Env }>): Response {
  if (error instanceof HTTPException) return error.getResponse()
  const reference = createId().slice(0, 10)
  if (isSchemaLag(error)) console.error(`error ${reference}: the database lacks a migration`)
  else console.error(`error ${reference}`, error)
  const agency = knownAgency(context)
  const locale = localeOf(context, agency)
  const t = translator(locale)
  const body = `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('error.title')} | ${escapeXml(agencyName(agency, locale))}</title><link rel="stylesheet" href="${styleSheetOf(agency).path}"><link rel="stylesheet" href="${style}"><body><main class="measure later"><h1>${t('error.title')}</h1><p>${t('error.text')}</p><p>${t('error.reference', { reference })}</p><p><a href="/${locale}/">${t('notFound.home')}</a></p></main></body></html>`
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' })
  if (!isSchemaLag(error)) return new Response(body, { status: 500, headers })
  headers.set('Retry-After', '5')
  return new Response(body, { status: 503, headers })
}

function localeOf(context: Context, { languages }: Agency): Locale {
  const code = new URL(context.req.url).pathname.split('/')[1]
  if (isLocale(code) && languages.enabled.includes(code)) return code
  return acceptedLocale(context.req.header('Accept-Language') ?? '', languages.enabled, languages.default) ?? languages.default
}
