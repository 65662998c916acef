import { Hono } from 'hono'
import { type Env, settingsOf } from '#worker/env.ts'

/** robots.txt. Previews are crawlable, so that crawlers see their `noindex` header. */
export const robots = new Hono<{ Bindings: Env }>().get('/', (context) => {
  const { origin } = settingsOf(context.env)
  const lines = [
    'User-agent: *',
    'Disallow: /import',
    'Disallow: /mail',
    'Disallow: /privacy',
    'Disallow: /files',
    'Disallow: /documents',
    'Disallow: /tokens',
    'Disallow: /compliance',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return context.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
})
