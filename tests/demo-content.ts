import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { LocalizedText } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { articlePath } from '#ui/presenters/article-address.ts'
import { demoContentFiles } from '#worker/local/demo-content.ts'
import type { TestSite } from './site.ts'

interface DemoArticle {
  readonly key: string
  readonly category: string
  readonly name: LocalizedText
  readonly title: LocalizedText
  readonly formerPaths?: readonly string[]
}

/** The articles of the demo agency, as its files have them. */
export const demoArticles: readonly DemoArticle[] = demoContentFiles.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).articles)

/** The path of an article of the demo agency. */
export function demoArticlePath(key: string, locale: Locale): string {
  const article = demoArticles.find((each) => each.key === key)
  if (!article) throw new Error(`The demo agency has no article ${key}`)
  return articlePath({ ...article, subcategory: null }, { categories: [] }, locale)
}

/** The vacancy of the demo agency, which has the form to apply. */
export function vacancyPath(locale: Locale): string {
  return demoArticlePath('job-office-manager', locale)
}

/** Gives a site what the demo agency has written. @param names of the files, without their ending; all by default */
export async function importDemoContent(site: TestSite, ...names: readonly string[]): Promise<void> {
  const files = demoContentFiles.filter((file) => names.length === 0 || names.some((name) => file.endsWith(`/${name}.json`)))
  for (const file of files) expect(await site.importFile(file)).toMatchObject({ status: 0, errors: [] })
}
