import { Hono } from 'hono'
import { isLocale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { rulesFile, speculationRules } from '#worker/site/caching/speculation-rules.ts'
import type { Page } from '#worker/site/pages/page.ts'

/** Mounted at /speculation-rules, for browsers: which pages of a language they may load ahead. */
export function speculation(pages: readonly Page[]) {
  return new Hono<{ Bindings: Env }>().get(`/:file{${rulesFile}}`, (context) => {
    const locale = context.req.param('file').slice(0, 2)
    if (!isLocale(locale)) return context.notFound()
    const isPhone = context.req.header('Sec-CH-UA-Mobile') === '?1'
    return context.body(speculationRules(pages, locale, isPhone), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'private, max-age=86400',
      Vary: 'Sec-CH-UA-Mobile',
    })
  })
}
