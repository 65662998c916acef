import type { Content } from '#db/content-import.ts'
import type { Article, ArticleCategory } from '#db/model/article.ts'
import type { ContentPage } from '#db/model/content-page.ts'

/** Formats content as a content file. Importing that file again changes nothing. Drafts that are complete in no language stay out of it. */
export function contentFile({ pages, categories, articles }: Content) {
  const whole = articles.filter(({ languages }) => languages.length > 0)
  return { kind: 'content', pages: pages.map(pageEntry), categories: categories.map(categoryEntry), articles: whole.map(articleEntry) }
}

function pageEntry({ body, ...page }: ContentPage) {
  return { ...page, ...(body === null ? {} : { body }) }
}

function categoryEntry({ key, parent, name }: ArticleCategory) {
  return { key, ...(parent === null ? {} : { parent }), name }
}

function articleEntry({ subcategory, order, author, updated, picture, formerPaths, job, languages: _, ...article }: Article) {
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
    ...(picture ? { picture: pictureEntry(picture) } : {}),
    ...(formerPaths.length === 0 ? {} : { formerPaths }),
    ...(job ? { job: withoutNulls(job) } : {}),
  }
}

function pictureEntry({ url, width, height, name, placeholder }: NonNullable<Article['picture']>) {
  return withoutNulls({ file: url, width, height, alt: name, placeholder })
}

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}
