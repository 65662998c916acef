import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { demoContentFiles } from '#worker/local/demo/demo-content.ts'
import type { TestSite } from './site.ts'

interface DemoArticle {
  readonly key: string
  readonly category: string
  readonly name: LocalizedText
  readonly title: LocalizedText
  readonly formerPaths?: readonly string[]
}

/** The articles of the demo agency, as written in its files. */
export const demoArticles: readonly DemoArticle[] = demoContentFiles.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).articles)

/** The path of an article of the demo agency. */
export function demoArticlePath(key: string, locale: Locale): string {
  const article = demoArticles.find((each) => each.key === key)
  if (!article) throw new Error(`The demo agency has no article ${key}`)
  return articlePath({ ...article, subcategory: null }, { categories: [] }, locale)
}

/** The demo agency's vacancy, whose page has the application form. */
export function vacancyPath(locale: Locale): string {
  return demoArticlePath('job-office-manager', locale)
}

/** Imports the demo agency's content into a site. @param names file names without extension; all by default */
export async function importDemoContent(site: TestSite, ...names: readonly string[]): Promise<void> {
  const files = demoContentFiles.filter((file) => names.length === 0 || names.some((name) => file.endsWith(`/${name}.json`)))
  for (const file of files) expect(await site.importFile(file)).toMatchObject({ status: 0, errors: [] })
}
