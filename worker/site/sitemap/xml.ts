import type { Locale } from '#messages/locales.ts'
import { escapeXml } from '#ui/site/xml.present.ts'

/** The sitemap protocol (sitemaps.org) with hreflang alternates: each URL of a page lists all of them. */

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** A page in each language that has it, and the day it last changed, if known. */
export interface SitemapPage {
  readonly paths: { readonly [L in Locale]?: string }
  readonly changedOn: string | null
  /** Path of its main picture. */
  readonly image?: string | null
}

/** The inputs of the site's URLs: its origin and languages. */
export interface SitemapSite {
  readonly origin: string
  readonly languages: readonly Locale[]
}

export function pagesXml({ origin, languages }: SitemapSite, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ paths, changedOn, image = null }) => {
    const addresses = languages.flatMap((locale) => (paths[locale] === undefined ? [] : [{ locale, address: escapeXml(origin + paths[locale]) }]))
    const links = addresses.map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`).join('')
    const picture = image === null ? '' : `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`
    const rest = `</loc>${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}${links}${picture}</url>\n`
    return addresses.map(({ address }) => `<url><loc>${address}${rest}`).join('')
  })
  return `${declaration}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

/** The index of parts: their paths, and when each last changed. */
export function indexXml({ origin }: SitemapSite, parts: readonly { readonly path: string; readonly changedAt: string | null }[]): string {
  const lines = parts.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<sitemap><loc>${escapeXml(origin + path)}</loc>${changed}</sitemap>\n`
  })
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}
