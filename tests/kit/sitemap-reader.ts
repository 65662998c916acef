import type { TestSite } from './site.ts'

type Reader = Pick<TestSite, 'html'>

/** The paths of the sitemap's parts, as its index names them. */
export async function sitemapParts(site: Reader): Promise<readonly string[]> {
  const index = await site.html('/sitemap.xml')
  return [...index.matchAll(/<sitemap><loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

/** Every part of the sitemap after its index, as text. */
export async function wholeSitemap(site: Reader): Promise<string> {
  const texts = await Promise.all(['/sitemap.xml', ...(await sitemapParts(site))].map((path) => site.html(path)))
  return texts.join('\n')
}
