import type { Context, MiddlewareHandler } from 'hono'
import { minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { defaultLocale, isLocale, type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { acceptedLocale } from '../languages/language.ts'

/** When an isolate last logged the error; throttled to once a minute. */
const logged = new WeakMap<Env, number>()

/** Responds with 503 to every request while a setting or secret is missing or invalid, and logs which. */
export const requireSettings: MiddlewareHandler<{ Bindings: Env }> = async (context, next) => {
  try {
    settingsOf(context.env)
  } catch (error) {
    logOnce(context.env, error)
    return refusal(context)
  }
  return next()
}

function logOnce(env: Env, error: unknown): void {
  if ((logged.get(env) ?? 0) > Date.now() - minute) return
  logged.set(env, Date.now())
  reportFault(error instanceof Error ? error.message : 'the settings could not be read')
}

function refusal(context: Context): Response {
  context.header('Cache-Control', 'no-store')
  context.header('Retry-After', '300')
  const wantsPage = context.req.header('Accept')?.includes('text/html') ?? false
  if (!wantsPage) return context.json({ error: 'the settings of this site are not valid; its log says which' }, 503)
  const locale = localeOf(context)
  const t = translator(locale)
  return context.html(
    `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('error.title')}</title><body><main><h1>${t('error.title')}</h1><p>${t('error.text')}</p></main></body></html>`,
    503,
  )
}

/** All languages count as enabled, since the settings are unreadable. */
function localeOf(context: Context): Locale {
  const code = new URL(context.req.url).pathname.split('/')[1]
  if (isLocale(code)) return code
  return acceptedLocale(context.req.header('Accept-Language') ?? '', locales, defaultLocale) ?? defaultLocale
}
