import { sql } from 'drizzle-orm'
import type { Article } from '../model/content/article.ts'
import type { ContentPage } from '../model/content/content-page.ts'
import { inPlace, nextCatalogue } from '../site/next-catalogue.ts'
import type { Overlay } from '../site/overlaid-database.ts'

interface Texts {
  readonly articles: readonly Article[]
  readonly pages: readonly ContentPage[]
}

const articleColumns = sql.raw('key, state, head, body, changed_at, removed_at')

/** The tables of articles and page texts as a change would leave them. @param now UTC in ISO 8601 */
export function nextContent({ articles, pages }: Texts, now: string): readonly Overlay[] {
  const articleRows = JSON.stringify(articles.map(({ key, state, body, ...head }) => ({ key, state, head, body })))
  const pageRows = JSON.stringify(pages.map(({ page, ...texts }) => ({ page, texts })))
  return [
    {
      table: 'articles',
      rows: inPlace(sql`SELECT ${articleColumns} FROM main.articles WHERE key NOT IN (SELECT value ->> '$.key' FROM json_each(${articleRows}))
        UNION ALL SELECT value ->> '$.key', value ->> '$.state', value -> '$.head', value -> '$.body', ${now}, NULL FROM json_each(${articleRows})`),
    },
    {
      table: 'content_pages',
      rows: inPlace(sql`SELECT page, texts, changed_at FROM main.content_pages WHERE page NOT IN (SELECT value ->> '$.page' FROM json_each(${pageRows}))
        UNION ALL SELECT value ->> '$.page', value -> '$.texts', ${now} FROM json_each(${pageRows})`),
    },
    nextCatalogue('content'),
  ]
}

/** The same tables as they are, read in the same way. */
export const presentContent: readonly Overlay[] = [
  { table: 'articles', rows: 'SELECT key, state, head, body, changed_at, removed_at FROM main.articles' },
  { table: 'content_pages', rows: 'SELECT page, texts, changed_at FROM main.content_pages' },
]
