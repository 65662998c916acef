import type { Content } from '#db/content/content-import.ts'
import type { Article, ArticleCategory } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import type { PictureFocus } from '#db/model/listings/listing.ts'

/**
 * Exports content as a content file; importing that file again changes nothing. Leaves out drafts that are not complete in any language.
 * @param points focal points by picture URL
 */
export function contentFile({ pages, categories, articles }: Content, points: ReadonlyMap<string, PictureFocus>) {
  const whole = articles.filter(({ languages }) => languages.length > 0)
  return {
    kind: 'content',
    pages: pages.map(pageEntry),
    categories: categories.map(categoryEntry),
    articles: whole.map((article) => articleEntry(article, points)),
  }
}

function pageEntry({ body, ...page }: ContentPage) {
  return { ...page, ...(body === null ? {} : { body }) }
}

function categoryEntry({ key, parent, name }: ArticleCategory) {
  return { key, ...(parent === null ? {} : { parent }), name }
}

function articleEntry(
  { subcategory, order, author, updated, picture, formerPaths, job, languages: _, ...article }: Article,
  points: ReadonlyMap<string, PictureFocus>,
) {
  const { key, category, published, state, name, title, summary, body } = article
  return {
    key,
    category,
    ...(subcategory === null ? {} : { subcategory }),
    order,
    ...(author === null ? {} : { author }),
    published,
    ...(updated === null ? {} : { updated }),
    state,
    name,
    title,
    summary,
    body,
    ...(picture ? { picture: pictureEntry(picture, points.get(picture.url)) } : {}),
    ...(formerPaths.length === 0 ? {} : { formerPaths }),
    ...(job ? { job: withoutNulls(job) } : {}),
  }
}

function pictureEntry({ url, width, height, name, placeholder }: NonNullable<Article['picture']>, focus: PictureFocus | undefined) {
  return withoutNulls({ file: url, width, height, alt: name, placeholder, focus: focus ? { x: focus.x, y: focus.y } : null })
}

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}
