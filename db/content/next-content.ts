import type { Article } from '../model/content/article.ts'
import type { ContentPage } from '../model/content/content-page.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { nextCatalogue } from '../site/next-catalogue.ts'
import type { Overlay } from '../site/overlaid-database.ts'

interface Texts {
  readonly articles: readonly Article[]
  readonly pages: readonly ContentPage[]
}

/** The tables of articles and page texts as they are, read as those of a change are. */
export const presentContent: readonly Overlay[] = [
  { table: 'articles', rows: 'SELECT key, state, head, body, changed_at, removed_at FROM main.articles' },
  { table: 'content_pages', rows: 'SELECT page, texts, changed_at FROM main.content_pages' },
]

/** The same tables as a change would leave them. @param now UTC in ISO 8601 */
export function nextContent({ articles, pages }: Texts, now: string): readonly Overlay[] {
  const rows = [articles.map(({ key, state, body, ...head }) => ({ key, state, head, body })), pages.map(({ page, ...texts }) => ({ page, texts }))]
  const changed = [
    "key NOT IN (SELECT value ->> '$.key' FROM given) UNION ALL SELECT value ->> '$.key', value ->> '$.state', value -> '$.head', value -> '$.body', ?, NULL",
    "page NOT IN (SELECT value ->> '$.page' FROM given) UNION ALL SELECT value ->> '$.page', value -> '$.texts', ?",
  ]
  const tables = presentContent.map((present, at): Overlay => {
    const json = [...jsonBatches((rows[at] ?? []).map((row) => JSON.stringify(row)))]
    if (json.length === 0) return present
    const given = json.map(() => 'SELECT value FROM json_each(?)').join(' UNION ALL ')
    return { table: present.table, rows: `WITH given AS (${given}) ${present.rows} WHERE ${changed[at]} FROM given`, values: [...json, now] }
  })
  return [...tables, nextCatalogue('content')]
}
